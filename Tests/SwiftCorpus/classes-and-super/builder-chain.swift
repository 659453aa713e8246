// swift-format-ignore-file
class Request { private(set) var headers: [String: String] = [:]; var body: String?
  @discardableResult func header(_ k: String, _ v: String) -> Self { headers[k] = v; return self }
  func build() -> String { headers.sorted { $0 < $1 }.map { "\($0):\($1)" }.joined(separator: " ") } }
class Upload: Request { var size = 0; @discardableResult func size(_ n: Int) -> Self { size = n; return self }
  override func build() -> String { header("n", "\(size)"); return super.build() + (body.map { " [\($0)]" } ?? "") } }
let u = Upload().header("b", "2").size(3).header("a", "1"); u.body = "x"
print(u.build()); print(Request().header("z", "1").build(), (u as Request).build() == u.build())
