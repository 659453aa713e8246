// swift-format-ignore-file
final class EventQueue { typealias Work = () -> Void; private var items: [(id: Int, priority: Int, work: Work)] = []; private var next = 0
  @discardableResult func add(_ p: Int = 0, _ w: @escaping Work) -> () -> Bool { next += 1; let id = next; items.append((id, p, w)); return { [weak self] in guard let i = self?.items.firstIndex(where: { $0.id == id }) else { return false }; self?.items.remove(at: i); return true } }
  func run() { while !items.isEmpty { let best = items.indices.max { items[$0].priority == items[$1].priority ? items[$0].id > items[$1].id : items[$0].priority < items[$1].priority }!; items.remove(at: best).work() } } }
let q = EventQueue(); var log: [String] = []; q.add { log.append("a") }; q.add(5) { log.append("b"); q.add(9) { log.append("nested") } }; let c = q.add(3) { log.append("c") }; q.add { log.append("d") }; print(c(), c()); q.run(); print(log)
