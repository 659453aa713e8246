// swift-format-ignore-file
struct Path: ExpressibleByStringLiteral, CustomStringConvertible { let parts: [Substring]
  init(stringLiteral value: String) { parts = value.split(separator: "/") }
  var description: String { parts.joined(separator: " > ") } }
struct Bits: ExpressibleByArrayLiteral { var raw = 0
  init(arrayLiteral elements: Int...) { for e in elements { raw |= 1 << e } } }
struct Headers: ExpressibleByDictionaryLiteral { var lines: [String] = []
  init(dictionaryLiteral elements: (String, Int)...) { for (k, v) in elements { lines.append("\(k)=\(v)") } } }
func show(_ p: Path, _ b: Bits = [0, 3]) { print(p, b.raw) }
show("a/b/c")
show("x", [1, 2, 4])
let h: Headers = ["one": 1, "two": 2, "one": 3]
print(h.lines)
let optional: Path? = "q/r"
print(optional?.parts.count ?? 0, optional!)
