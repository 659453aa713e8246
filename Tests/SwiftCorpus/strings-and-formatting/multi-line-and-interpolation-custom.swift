// swift-format-ignore-file
struct Money { let cents: Int }
extension String.StringInterpolation {
  mutating func appendInterpolation(_ m: Money) { appendLiteral("$\(m.cents / 100).\(m.cents % 100 < 10 ? "0" : "")\(m.cents % 100)") }
  mutating func appendInterpolation(_ v: Int, pad: Int) { let t = String(v); appendLiteral(String(repeating: "0", count: max(0, pad - t.count)) + t) }
  mutating func appendInterpolation<T>(maybe v: T?) { if let v { appendInterpolation(v) } else { appendLiteral("–") } }
}
let name: String? = nil
print("\(Money(cents: 1205)) \(7, pad: 3) \(maybe: name) \(maybe: Optional(2))")
let text = """
  Dear \(name ?? "you"),
    indented \
  joined
  "quotes" and \t tab
  """
print(text, text.split(separator: "\n").count, #"raw \n \#(1 + 1)"#)
