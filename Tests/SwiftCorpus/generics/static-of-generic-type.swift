// swift-format-ignore-file
struct Registry<T> { static var name: String { "\(T.self)" }
  static func label(_ n: Int) -> String { "Registry<\(T.self)>#\(n)" }
  let value: T
  var kind: String { String(describing: T.self) + "/" + Self.name } }
print(Registry<Int>.name, Registry<[String]>.label(2), Registry(value: 2.5).kind, Registry<Int?>(value: nil).kind)
func name<T>(of _: T.Type) -> String { "\(T.self)" }
print(name(of: String.self), name(of: [Int: Bool].self), name(of: (Int, String).self), name(of: Registry<UInt8>.self))
func emptyList<T>(_ type: T.Type = T.self) -> [T] { [T]() }
let empties: [Character] = emptyList()
print(empties.count, type(of: emptyList(Double.self)), type(of: empties))
