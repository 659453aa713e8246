// swift-format-ignore-file
import Foundation
actor Limiter { private var running = 0; private var waiters: [CheckedContinuation<Void, Never>] = []; let max: Int; private(set) var peak = 0; init(_ m: Int) { max = m }
  func enter() async { if running >= max { await withCheckedContinuation { waiters.append($0) } } else { running += 1 }; peak = Swift.max(peak, running) }; func leave() { if waiters.isEmpty { running -= 1 } else { waiters.removeFirst().resume() } } }
let l = Limiter(2); Task { await withTaskGroup(of: Int.self) { g in for i in 1...5 { g.addTask { await l.enter(); try? await Task.sleep(nanoseconds: 2_000_000); await l.leave(); return i } }; var sum = 0; for await i in g { sum += i }; print(sum) }; print(await l.peak) }
