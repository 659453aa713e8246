// swift-format-ignore-file
import Foundation
struct Entry<V> { let value: V; let expires: Date }
final class Expiring<V> { private var entries: [String: Entry<V>] = [:]; var now: () -> Date; init(now: @escaping () -> Date) { self.now = now }
  func set(_ k: String, _ v: V, for t: TimeInterval) { entries[k] = Entry(value: v, expires: now().addingTimeInterval(t)) }
  func get(_ k: String) -> V? { guard let e = entries[k] else { return nil }; guard e.expires > now() else { entries[k] = nil; return nil }; return e.value }
  var next: Date? { entries.values.map(\.expires).min() } }
var clock = Date(timeIntervalSince1970: 1_000_000); let c = Expiring<Int>(now: { clock })
c.set("a", 1, for: 60); c.set("b", 2, for: 10.5); print(c.get("a")!, c.next!, c.next!.timeIntervalSince(clock))
clock += 30; print(c.get("b") as Any, c.get("a") as Any, c.next!.timeIntervalSince1970); clock.addTimeInterval(30); print(c.get("a") as Any, c.next as Any, clock > Date(timeIntervalSinceReferenceDate: 0), Date.distantPast < clock, clock.distance(to: clock + 5))
