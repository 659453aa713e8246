// swift-format-ignore-file
import Foundation
func run() {
  let s = "key1=v1;key2=v2"
  let parts = s.split(separator: ";")
  var d: [Substring: Substring] = [:]
  for p in parts { let kv = p.split(separator: "=", maxSplits: 1); d[kv[0]] = kv[1] }
  print(d["key1"] ?? "none", d[parts[1].prefix(4)] ?? "none", d.count)
  print(d.sorted { $0.key < $1.key })
  var rest = s[...]
  while let c = rest.popFirst() { if c == ";" { break } }
  print(rest, s[rest.startIndex...], rest.first as Any, type(of: rest), type(of: parts))
  var q = s.dropFirst(4); q.removeFirst(); print(q, s.distance(from: s.startIndex, to: q.startIndex))
  q.append("!"); print(q, q.hasSuffix("!"), String(q).count, q.uppercased())
  switch parts[0] { case "key1=v1": print("one"); default: print("other") }
  print(Set(parts.map { $0.prefix(3) }).count, parts.map(String.init), parts.joined(separator: "&"))
  print(Int("42x".dropLast()) as Any, Double("1.5".prefix(3)) as Any, "\(parts[1])", parts[0] + "x", "a" + parts[0])
  print(parts.contains("key2=v2"), parts.firstIndex(of: "key2=v2") as Any, parts == ["key1=v1", "key2=v2"], parts.sorted(by: >))
  print(parts[0].startIndex == s.startIndex, parts[1].indices.count, parts[1].reversed().first as Any)
  let any: Any = parts[0]; print(any is Substring, any)
  func head<S: StringProtocol>(_ s: S) -> String { String(s.prefix(1)) }
  print(head(s), head(parts[1]), parts[0].isEmpty, parts.map(\.count), parts.max() as Any)
}
run()
