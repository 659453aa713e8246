// swift-format-ignore-file
protocol Event { static var name: String { get } }
struct Opened: Event { static let name = "opened"; let from: String }
struct Closed: Event { static let name = "closed" }
final class Hub { private var subs: [String: [(any Event) -> Void]] = [:]
  func on<E: Event>(_ f: @escaping (E) -> Void) { subs[E.name, default: []].append { if let e = $0 as? E { f(e) } } }
  func post<E: Event>(_ e: E) -> Int { let s = subs[E.name] ?? []; s.forEach { $0(e) }; return s.count } }
let h = Hub(); h.on { (e: Opened) in print("opened from", e.from) }; h.on { (_: Closed) in print("closed") }
print(h.post(Opened(from: "push")), h.post(Closed()), h.post(Opened(from: "tap")))
