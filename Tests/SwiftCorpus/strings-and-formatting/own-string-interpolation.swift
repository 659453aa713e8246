// swift-format-ignore-file
struct SQL: ExpressibleByStringInterpolation { var text: String; var args: [Any]
  init(stringLiteral v: String) { text = v; args = [] }
  init(stringInterpolation s: StringInterpolation) { text = s.text; args = s.args }
  struct StringInterpolation: StringInterpolationProtocol { var text = ""; var args: [Any] = []
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ l: String) { text += l }
    mutating func appendInterpolation(_ v: Any) { text += "?"; args.append(v) } } }
func run() { let id = 5; let q: SQL = "select * from t where id = \(id) and n = \("x")"; print(q.text, q.args) }
run()
