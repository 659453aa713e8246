protocol Node { func render(_ d: Int) -> String }
struct Text: Node {
  let s: String
  init(_ s: String) { self.s = s }
  func render(_ d: Int) -> String { String(repeating: "  ", count: d) + s }
}
struct Group: Node {
  let name: String, kids: [any Node]
  init(_ n: String, @NodeBuilder kids: () -> [any Node]) {
    name = n
    self.kids = kids()
  }
  func render(_ d: Int) -> String {
    ([String(repeating: "  ", count: d) + name] + kids.map { $0.render(d + 1) }).joined(
      separator: "\n")
  }
}
@resultBuilder enum NodeBuilder {
  static func buildExpression(_ n: any Node) -> [any Node] { [n] }
  static func buildBlock(_ n: [any Node]...) -> [any Node] { n.flatMap { $0 } }
  static func buildOptional(_ n: [any Node]?) -> [any Node] { n ?? [] }
}
protocol Page { @NodeBuilder var body: [any Node] { get } }
struct Home: Page {
  var admin: Bool
  var body: [any Node] {
    Text("hello")
    if admin {
      Group("admin") {
        Text("x")
        Text("y")
      }
    }
    let n = 3
    Text("n=\(n)")
  }
}
print(
  Home(admin: true).body.map { $0.render(0) }.joined(separator: "\n"), Home(admin: false).body.count
)
