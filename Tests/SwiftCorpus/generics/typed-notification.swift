// swift-format-ignore-file
struct Event<Payload> { let name: String; let make: ([String: Any]) -> Payload? }
final class Bus {
  private var handlers: [String: [([String: Any]) -> Void]] = [:]
  func on<P>(_ e: Event<P>, _ f: @escaping (P) -> Void) { handlers[e.name, default: []].append { if let p = e.make($0) { f(p) } } }
  func post<P>(_ e: Event<P>, _ info: [String: Any]) { (handlers[e.name] ?? []).forEach { $0(info) } }
}
let badge = Event(name: "badge") { $0["n"] as? Int }
let link = Event<(String, Bool)>(name: "link") { info in (info["u"] as? String).map { ($0, info["cold"] != nil) } }
let bus = Bus()
bus.on(badge) { print("badge", $0 + 1) }
bus.on(link) { url, cold in print(url, cold) }
bus.post(badge, ["n": 4]); bus.post(badge, ["n": "4"]); bus.post(link, ["u": "a://b", "cold": 1])
