// swift-format-ignore-file
let lines = ["a=1", "b", "c=3", "=4"]
let pairs = lines.map { line -> (String, Int)? in
  let parts = line.split(separator: "=", omittingEmptySubsequences: false)
  guard parts.count == 2, let v = Int(parts[1]) else { return nil }
  return (String(parts[0]), v)
}
for case let (key, value)? in pairs where !key.isEmpty { print(key, value) }
print(pairs.map { $0 == nil }, pairs.compactMap { $0?.1 }.reduce(0, +))
var it = pairs.makeIterator()
while let next = it.next() { print(next?.0 ?? "nil", terminator: ";") }
print()
