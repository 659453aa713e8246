// swift-format-ignore-file
final class Signal<T> { private var slots: [(id: Int, f: (T) -> Void)] = []; private var next = 0
  func connect(_ f: @escaping (T) -> Void) -> () -> Void { next += 1; let id = next; slots.append((id, f)); return { [weak self] in self?.slots.removeAll { $0.id == id } } }
  func once(_ f: @escaping (T) -> Void) { var stop: (() -> Void)?; stop = connect { f($0); stop?(); stop = nil } }
  func send(_ t: T) { for s in slots { s.f(t) } }; var count: Int { slots.count } }
let s = Signal<Int>(); var log: [String] = []; let off = s.connect { log.append("a\($0)") }; s.once { log.append("once\($0)") }; s.connect { [log] in print(log.count, $0) }()
s.send(1); s.send(2); off(); off(); s.send(3); print(log, s.count)
func merge<T>(_ ss: Signal<T>...) -> Signal<T> { let out = Signal<T>(); ss.forEach { s in _ = s.connect { out.send($0) } }; return out }; let a = Signal<String>(), b = Signal<String>(); var got = ""; let m = merge(a, b); _ = m.connect { got += $0 }; a.send("x"); b.send("y"); print(got, a.count, m.count)
