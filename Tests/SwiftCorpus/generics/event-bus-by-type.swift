// swift-format-ignore-file
protocol Event {}
struct Opened: Event { let id: Int }; struct Closed: Event {}; enum Net: Event { case up, down(String) }
final class Bus { private var handlers: [ObjectIdentifier: [(Any) -> Void]] = [:]; private(set) var missed: [String] = []
  func on<E: Event>(_ t: E.Type = E.self, _ f: @escaping (E) -> Void) { handlers[ObjectIdentifier(t), default: []].append { if let e = $0 as? E { f(e) } } }
  func send<E: Event>(_ e: E) { guard let hs = handlers[ObjectIdentifier(E.self)], !hs.isEmpty else { missed.append("\(E.self)"); return }; hs.forEach { $0(e) } }
  func sendAny(_ e: any Event) { func open<E: Event>(_ e: E) { send(e) }; open(e) } }
let bus = Bus(); var seen: [String] = []
bus.on { (e: Opened) in seen.append("open \(e.id)") }; bus.on(Net.self) { if case .down(let why) = $0 { seen.append(why) } else { seen.append("up") } }; bus.on(Opened.self) { seen.append("again \($0.id * 10)") }
bus.send(Opened(id: 1)); bus.send(Closed()); let mixed: [any Event] = [Net.down("cable"), Net.up, Closed(), Opened(id: 2)]; mixed.forEach(bus.sendAny); print(seen, bus.missed)
