// swift-format-ignore-file
final class Scheduler { private var queue: [(at: Int, order: Int, work: () -> Void)] = []; private(set) var now = 0; private var n = 0
  func after(_ d: Int, _ work: @escaping () -> Void) { n += 1; queue.append((now + d, n, work)) }
  func every(_ d: Int, times: Int, _ f: @escaping (Int) -> Void) { var left = times; func tick() { guard left > 0 else { return }; left -= 1; f(times - left); after(d, tick) }; after(d, tick) }
  func run(until t: Int) { while let next = queue.min(by: { ($0.at, $0.order) < ($1.at, $1.order) }), next.at <= t { queue.removeAll { $0.order == next.order }; now = next.at; next.work() }; now = t } }
let s = Scheduler(); s.after(5) { print("five at", s.now); s.after(0) { print("same time", s.now) } }; s.every(2, times: 3) { print("tick", $0, "at", s.now) }
s.run(until: 5); print("now", s.now); s.run(until: 10); print("end", s.now)
