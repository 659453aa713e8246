// swift-format-ignore-file
struct Envelope<T> { let kind: String; let body: T }
func wrap<T>(_ body: T, as type: T.Type = T.self) -> Envelope<T> { Envelope(kind: "\(type)", body: body) }
final class Hub { private var handlers: [String: (Any) -> Void] = [:]
  func on<T>(key: String = "\(T.self)", _ f: @escaping (T) -> Void) { handlers[key] = { any in if let t = any as? T { f(t) } else { print("not", T.self) } } }
  func send<T>(_ t: T, key: String = String(describing: T.self)) { if let h = handlers[key] { h(t) } else { print("none for", key) } } }
struct Tap { let x: Int }
let hub = Hub(); hub.on { (t: Tap) in print("tap", t.x) }; hub.on { (s: String) in print("text", s) }; hub.on(key: "odd") { (d: Double) in print("d", d) }
hub.send(Tap(x: 3)); hub.send("hi"); hub.send(2.5); hub.send(2.5, key: "odd"); hub.send(1, key: "odd"); print(wrap(4).kind, wrap(["a"]), wrap(Tap(x: 1)).kind)
