// swift-format-ignore-file
struct Push { let title: String; let badge: Int?; let thread: String }
enum Reason: String { case noAps = "no aps", noTitle = "no title", badBadge = "bad badge" }
func parse(_ i: [AnyHashable: Any]) -> (Push?, Reason?) {
  guard let aps = i["aps"] as? [String: Any] else { return (nil, .noAps) }
  let title: String
  if let t = aps["alert"] as? String { title = t } else if let a = aps["alert"] as? [String: Any], let t = a["title"] as? String { title = t } else { return (nil, .noTitle) }
  let badge: Int?
  switch aps["badge"] { case nil: badge = nil; case let n as Int where n >= 0: badge = n; default: return (nil, .badBadge) }
  return (Push(title: title, badge: badge, thread: aps["thread-id"] as? String ?? "default"), nil) }
for i: [AnyHashable: Any] in [[:], ["aps": ["alert": "Hi"]], ["aps": ["alert": ["title": "T"], "badge": 3, "thread-id": "x"] as [String: Any]], ["aps": ["badge": 1]], ["aps": ["alert": "a", "badge": -1] as [String: Any]], ["aps": ["alert": "a", "badge": "2"], 5: 6]] {
  let (p, r) = parse(i); print(p.map { "\($0.title) \($0.badge as Any) \($0.thread)" } ?? r!.rawValue, p?.badge.map { $0 + 1 } ?? 0) }
