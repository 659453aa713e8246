// swift-format-ignore-file
import Foundation
func download(_ n: Int) -> AsyncThrowingStream<Double, Error> { AsyncThrowingStream { c in let t = Task { for i in 1...n { try? await Task.sleep(nanoseconds: 2_000_000); if Task.isCancelled { return }; c.yield(Double(i) / Double(n)) }; c.finish() }; c.onTermination = { r in if case .cancelled = r { print("cancelled") }; t.cancel() } } }
Task { var last = 0.0; for try await p in download(4) { last = p }; print("done", last); for try await p in download(10) { print(p); if p >= 0.2 { break } }; print("left loop")
  let t = Task { () -> Int in var n = 0; for try await _ in download(100) { n += 1 }; return n }; try? await Task.sleep(nanoseconds: 9_000_000); t.cancel(); let n = (try? await t.value) ?? -1; print(n >= 0 && n < 100) }
