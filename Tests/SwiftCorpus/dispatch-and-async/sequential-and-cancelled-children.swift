// swift-format-ignore-file
import Foundation
func step(_ n: Int) async throws -> Int { try Task.checkCancellation(); try await Task.sleep(nanoseconds: UInt64(n) * 2_000_000); return n * n }
func sum(_ ns: [Int]) async throws -> Int { try await withThrowingTaskGroup(of: Int.self) { g in for n in ns { g.addTask { try await step(n) } }; var t = 0; for try await v in g { t += v }; return t } }
Task { print(try await sum([3, 1, 2])); let t = Task { try await sum([50, 60]) }; t.cancel(); do { _ = try await t.value; print("no") } catch is CancellationError { print("cancelled", t.isCancelled) } 
  let r = await Task { try await step(2) }.result; switch r { case .success(let v): print("ok", v); case .failure(let e): print(e) }
  async let a = step(1), b = step(2); print(try await a + b); let values = try await [1, 2].asyncMap { try await step($0) }; print(values) }
extension Sequence { func asyncMap<T>(_ f: (Element) async throws -> T) async rethrows -> [T] { var out: [T] = []; for e in self { try await out.append(f(e)) }; return out } }
