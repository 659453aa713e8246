// swift-format-ignore-file
struct Headers: ExpressibleByDictionaryLiteral, Sequence { private var items: [(String, String)] = []
  init(dictionaryLiteral e: (String, String)...) { items = e.map { ($0.0.lowercased(), $0.1) } }
  subscript(k: String) -> String? { get { items.last { $0.0 == k.lowercased() }?.1 } set { items.removeAll { $0.0 == k.lowercased() }; if let newValue { items.append((k.lowercased(), newValue)) } } }
  func makeIterator() -> IndexingIterator<[(String, String)]> { items.makeIterator() } }
var h: Headers = ["Accept": "json", "X-A": "1", "accept": "text"]
print(h["ACCEPT"]!, h["none"] as Any, h.map(\.0)); h["x-a"] = nil; h["New"] = "n"; for (k, v) in h { print(k, v) }
struct Stack: ExpressibleByArrayLiteral { var items: [Int]; init(arrayLiteral e: Int...) { items = e } }
func top(_ s: Stack) -> Int? { s.items.last }; print(top([1, 2, 3])!, top([]) as Any, ([4] as Stack).items)
let empty: Headers = [:]; print(empty.map { $0 }.count, Array(h).count)
