// swift-format-ignore-file
struct Label: ExpressibleByStringInterpolation, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, CustomStringConvertible {
  let parts: [String]
  init(stringLiteral s: String) { parts = [s] }
  init(nilLiteral: ()) { parts = [] }
  init(arrayLiteral e: String...) { parts = e }
  var description: String { parts.isEmpty ? "<none>" : parts.joined(separator: "|") } }
let a: Label = "one", b: Label = nil, c: Label = ["x", "y"], d: Label = "n\(1 + 1)"
print(a, b, c, d)
func show(_ l: Label = nil) -> String { "(\(l))" }
print(show(), show("t"), show(["q"]), [a, nil, ["z"]] as [Label])
let map: [String: Label] = ["k": ["1", "2"], "n": nil]
print(map["k"]!, map["n"]!, map.count)
