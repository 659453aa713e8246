// swift-format-ignore-file
let link = "myapp://post/42?ref=push&utm=a%20b#top"
let parts = link.split(separator: "?", maxSplits: 1)
let scheme = parts[0].prefix { $0 != ":" }
let path = parts[0].dropFirst(scheme.count + 3).split(separator: "/")
let query = parts[1].prefix(while: { $0 != "#" }).split(separator: "&").map { pair -> (String, String) in
  let kv = pair.split(separator: "=").map(String.init); return (kv[0], kv[1]) }
print(scheme, path, query, link.hasSuffix("#top"))
for (k, v) in query { print(k.padding(6), v) }
extension String { func padding(_ n: Int) -> String { count >= n ? self : self + String(repeating: ".", count: n - count) } }
