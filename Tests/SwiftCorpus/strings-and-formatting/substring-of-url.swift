// swift-format-ignore-file
import Foundation
func run() {
  let url = "myapp://item/42?ref=push&x=1"
  guard let r = url.range(of: "://") else { return }
  let after = url[r.upperBound...]
  let q = after.firstIndex(of: "?") ?? after.endIndex
  print(after[..<q], url[r.upperBound..<q], after[after.index(after: q)...])
  let pairs = url[url.index(after: q)...].split(separator: "&").map { $0.split(separator: "=").map(String.init) }
  print(pairs)
  if let e = url.lastIndex(of: "/") { let tail = url[e...]; print(tail.dropFirst().prefix(2), tail.startIndex == e) }
  var out = ""
  for piece in after.split(separator: "/") { out += piece; out.append(contentsOf: piece.reversed()); out.append("|") }
  print(out)
  let idx = after.indices.filter { after[$0] == "=" }
  print(idx.count, idx.map { url[$0] }, after.distance(from: after.startIndex, to: idx[0]))
  print(after.contains("item"), after.contains { $0 == "4" }, after.components(separatedBy: "/"), after.lowercased() == String(after))
  print(zip(after, url).prefix(2).map { "\($0)\($1)" }, after.enumerated().first { $0.element == "4" }!.offset, after.allSatisfy(\.isASCII))
  var s = url; s.removeSubrange(s.startIndex..<r.upperBound); print(s); s.replaceSubrange(s.range(of: "42")!, with: after.prefix(2)); print(s)
}
run()
