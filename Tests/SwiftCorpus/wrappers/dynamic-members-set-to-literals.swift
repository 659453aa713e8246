@dynamicMemberLookup
struct Node: ExpressibleByNilLiteral, ExpressibleByDictionaryLiteral {
  var text = ""
  var parts: [String: Node] = [:]
  init(nilLiteral: ()) { text = "null" }
  init(dictionaryLiteral elements: (String, String)...) {
    text = elements.map { $0 + "=" + $1 }.joined(separator: ",")
  }
  subscript(dynamicMember name: String) -> Node {
    get { parts[name] ?? nil }
    set { parts[name] = newValue }
  }
}
var node: Node = ["a": "1"]
node.empty = nil
node.extra = ["k": "5"]
print(node.text, node.empty.text, node.extra.text, node.parts.count, node.other.text)
