final class Node {
  var tags: Set<String> = []
  var counts: [String: [Int]] = [:]
}
var calls = 0
let node = Node()
func find(_ name: String) -> Node? {
  calls += 1
  return name == "a" ? node : nil
}
func next() -> Int {
  calls += 1
  return calls
}
find("a")?.tags.insert("x")
find("a")?.counts["k", default: []].append(4)
find("a")?.counts["k"]?[0] += 1
find("b")?.tags.insert("y")
print(node.tags, node.counts, calls)
var numbers = [0, 0, 0, 0, 0, 0, 0, 0]
numbers[next()] += 1
numbers[next()] = 7
print(numbers, calls)
