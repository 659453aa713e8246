struct Markup: ExpressibleByStringInterpolation, CustomStringConvertible {
  var description: String
  init(stringLiteral value: String) { description = value }
  init(stringInterpolation pieces: Pieces) { description = pieces.text }
  struct Pieces: StringInterpolationProtocol {
    var text = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ s: String) { text += "[" + s + "]" }
    mutating func appendInterpolation(raw s: String) { text += s }
  }
}
let m: Markup = "a \("b") \(raw: "c")"
print(m)
