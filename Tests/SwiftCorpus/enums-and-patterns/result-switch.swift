// swift-format-ignore-file
enum Status: Error { case denied, unknown(Int) }
typealias Answer = Result<Bool, Status>
func explain(_ a: Answer) -> String { switch a { case .success(true): "granted"; case .success(false): "not granted"; case .failure(.denied): "denied"; case .failure(.unknown(let c)) where c > 9: "big \(c)"; case .failure(let e): "\(e)" } }
print([.success(true), .success(false), .failure(.denied), .failure(.unknown(3)), .failure(.unknown(30))].map(explain))
let a: Answer = .failure(.denied); if case .failure(let e) = a, case .denied = e { print("was denied") }; print(a.map { !$0 }, Answer.success(true).map { $0 ? 1 : 0 })
