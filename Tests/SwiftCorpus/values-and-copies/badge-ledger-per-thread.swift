// swift-format-ignore-file
struct Ledger { private(set) var unread: [String: Int] = [:]
  var badge: Int { unread.values.reduce(0, +) }
  mutating func receive(_ thread: String, _ n: Int = 1) { unread[thread, default: 0] += n }
  mutating func read(_ thread: String) -> Int { unread.removeValue(forKey: thread) ?? 0 }
  func merged(with other: Ledger) -> Ledger { var copy = self; copy.unread.merge(other.unread, uniquingKeysWith: max); return copy } }
var phone = Ledger(), watch = phone
phone.receive("a"); phone.receive("a", 3); phone.receive("b")
watch.receive("a", 2); watch.receive("c")
let both = phone.merged(with: watch)
print(phone.badge, watch.badge, both.badge, both.unread.keys.sorted())
print(phone.read("a"), phone.read("a"), phone.badge, both.badge)
