// swift-format-ignore-file
extension Optional {
  func unwrap(or message: String) throws -> Wrapped { if let self { return self }; throw Missing(what: message) }
  mutating func take() -> Wrapped? { defer { self = nil }; return self }
  func filter(_ p: (Wrapped) -> Bool) -> Wrapped? { flatMap { p($0) ? $0 : nil } }
}
struct Missing: Error { let what: String }
var handler: ((Int) -> Void)? = { print("handled", $0) }
handler.take()?(1)
handler.take()?(2)
print(handler == nil, Optional(5).filter { $0 > 3 } as Any, Optional(2).filter { $0 > 3 } as Any)
do { let n = try Int("x").unwrap(or: "number"); print(n) } catch { print(error) }
print((try? Int("7").unwrap(or: "n")) ?? 0)
