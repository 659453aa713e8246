// swift-format-ignore-file
struct Token: ExpressibleByStringLiteral, CustomStringConvertible { let v: String
  init(stringLiteral value: String) { v = value }
  var description: String { "<\(v)>" } }
struct Meters: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var m: Double
  init(integerLiteral v: Int) { m = Double(v) }
  init(floatLiteral v: Double) { m = v } }
struct Bag: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral { var items: [String] = []
  init(arrayLiteral e: String...) { items = e }
  init(dictionaryLiteral e: (String, Int)...) { items = e.flatMap { Array(repeating: $0.0, count: $0.1) } } }
func show(_ t: Token) { print(t) }
show("abc")
let ms: [Meters] = [1, 2.5]
print(ms.map { $0.m })
let b: Bag = ["x", "y"], c: Bag = ["z": 3]
print(b.items, c.items)
let o: Token? = "maybe"
print(o!, ["k": "v"] as [String: Token])
