// swift-format-ignore-file
import Foundation
actor Counter { private(set) var n = 0; var waiters: [CheckedContinuation<Int, Never>] = []
  func bump() -> Int { n += 1; if n == 2 { waiters.forEach { $0.resume(returning: n) }; waiters = [] }; return n }
  func reachedTwo() async -> Int { if n >= 2 { return n }; return await withCheckedContinuation { waiters.append($0) } } }
@MainActor func run() async { let c = Counter(); let t = Task { @MainActor in print("wait"); let v = await c.reachedTwo(); print("woken", v) }
  await Task.yield(); print(await c.bump()); print(await c.bump()); await t.value; print("done", await c.n) }
Task { await run() }
