enum Kind: Hashable {
  case chat
  case news(Int)
}
struct Key: Hashable {
  var id: Int
  var name: String
}
var byKind: [Kind: String] = [.chat: "c", .news(1): "n"]
byKind[.news(2)] = "m"
print(byKind[.chat]!, byKind[.news(1)]!, byKind[.news(3)] as Any, byKind.count)
let byKey = [Key(id: 1, name: "a"): 10]
print(byKey[Key(id: 1, name: "a")] as Any, byKey[Key(id: 1, name: "b")] as Any)
let byInt = [3: "three", 1: "one"]
print(byInt.keys.sorted(), byInt[3]!)
