var list: [Int?] = [nil, 1]
print(list.min { ($0 ?? 0) < ($1 ?? 0) } as Any)
print(list.popLast() as Any, list.popLast() as Any, list.popLast() as Any)
var table: [String: Int?] = ["a": 1, "b": nil]
print(table.removeValue(forKey: "b") as Any, table.removeValue(forKey: "z") as Any)
print(table.updateValue(nil, forKey: "a") as Any, table.updateValue(2, forKey: "a") as Any)
