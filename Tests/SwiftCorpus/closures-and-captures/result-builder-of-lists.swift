@resultBuilder struct ListBuilder<T> {
  static func buildBlock(_ c: [T]...) -> [T] { c.flatMap { $0 } }
  static func buildExpression(_ e: T) -> [T] { [e] }
  static func buildExpression(_ e: [T]) -> [T] { e }
  static func buildOptional(_ c: [T]?) -> [T] { c ?? [] }
  static func buildEither(first c: [T]) -> [T] { c }
  static func buildEither(second c: [T]) -> [T] { c }
  static func buildArray(_ c: [[T]]) -> [T] { c.flatMap { $0 } }
}
func list<T>(@ListBuilder<T> _ f: () -> [T]) -> [T] { f() }
enum Kind { case a, b, c }
func pick(_ k: Kind) -> [String] {
  list {
    "start"
    switch k {
    case .a: "A"
    case .b:
      "B"
      "B2"
    case .c: ["C", "D"]
    }
    if k == .b { "only b" }
  }
}
print(
  list {
    1
    2
    [3, 4]
    for i in 6...7 { i }
  })
print(pick(.a), pick(.b), pick(.c))
let flag: Int? = 3
print(list { if let f = flag { "f\(f)" } else { "none" } })
