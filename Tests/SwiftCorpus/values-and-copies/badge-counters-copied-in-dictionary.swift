// swift-format-ignore-file
struct Badge { var count = 0; var muted = false; mutating func bump(by n: Int = 1) -> Int { if !muted { count += n }; return count } }
var badges: [String: Badge] = ["chat": Badge(), "mail": Badge(count: 2, muted: true)]
var copy = badges
print(badges["chat"]!.bump(), badges["mail"]!.bump(by: 4), badges["news", default: Badge(count: 10)].bump(by: 5))
print(copy["chat"]!.count, badges.keys.sorted(), badges.values.map(\.count).sorted())
copy["mail"]?.muted.toggle()
if var m = copy["mail"] { print(m.bump()); print(copy["mail"]!.count) }
let frozen = badges["chat"]; badges["chat"] = nil
print(frozen?.count ?? -1, badges["chat"]?.count ?? -1, badges.count)
