// swift-format-ignore-file
import Foundation
actor Gate { private var free: Int; private var waiting: [CheckedContinuation<Void, Never>] = []; init(_ n: Int) { free = n }
  func enter() async { if free > 0 { free -= 1; return }; await withCheckedContinuation { waiting.append($0) } }
  func leave() { if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() } } }
let gate = Gate(1)
func job(_ n: Int) async { await gate.enter(); print("in", n); try? await Task.sleep(nanoseconds: 5_000_000); print("out", n); await gate.leave() }
Task { await job(1); async let a: Void = job(2); await a; print("done") }
