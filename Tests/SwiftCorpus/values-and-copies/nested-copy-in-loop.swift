// swift-format-ignore-file
struct Badge { var n: Int; var tags: [String] = [] }
struct Inbox { var badges: [String: Badge] = [:]
  mutating func bump(_ k: String) { badges[k, default: Badge(n: 0)].n += 1; badges[k]!.tags.append("t\(badges[k]!.n)") } }
var a = Inbox(); a.bump("x")
let frozen = a
for k in ["x", "y", "x"] { a.bump(k) }
for var b in a.badges.values { b.n = 99 }
print(a.badges["x"]!, a.badges["y"]!.tags, frozen.badges.count, frozen.badges["x"]!.n)
a.badges["x"]?.tags[0] = "first"; print(a.badges["x"]!.tags, frozen.badges["x"]!.tags)
