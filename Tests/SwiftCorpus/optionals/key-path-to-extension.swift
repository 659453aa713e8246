protocol Named { var name: String { get } }
extension Int: Named { var name: String { "int\(self)" } }
extension Optional: Named where Wrapped: Named { var name: String { self?.name ?? "none" } }
let values: [Int?] = [1, nil]
print(values.map(\.name))
