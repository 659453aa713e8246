// swift-format-ignore-file
var stats: [String: (sent: Int, opened: Int)] = [:]
for (kind, opened) in [("promo", true), ("chat", false), ("promo", false)] {
  stats[kind, default: (0, 0)].sent += 1
  if opened { stats[kind]?.opened += 1 }
}
let copy = stats
stats["promo"]?.sent = 0
for (k, v) in copy.sorted(by: { $0.key < $1.key }) { print(k, v.sent, v.opened, v) }
print(stats["promo"]!, stats["none"] as Any)
