// swift-format-ignore-file
struct Library { private var storage: [String: [Int]] = [:]; private(set) var writes = 0
  var all: [String: [Int]] { get { storage } set { writes += 1; storage = newValue.filter { !$0.value.isEmpty } } }
  subscript(_ k: String) -> [Int] { get { storage[k] ?? [] } set { writes += 1; storage[k] = newValue.isEmpty ? nil : newValue } }
  var sortedKeys: [String] { storage.keys.sorted() } ; var first: (key: String, value: [Int])? { storage.min { $0.key < $1.key } } }
var l = Library(); l["a"].append(1); l["a"].append(2); l["b"] += [9]; l["c"] = []; print(l.sortedKeys, l.writes, l["zz"])
l.all["a"]?.removeLast(); l.all["d", default: []].append(4); l.all["b"] = nil; print(l.sortedKeys, l.writes, l["a"], l.first!.value)
l["a"][0] += 40; l["a"].insert(7, at: 0); l["d"].removeAll(); print(l["a"], l.sortedKeys, l.writes);
