// swift-format-ignore-file
import Foundation
struct Bad: Error { let id: Int }
func job(_ id: Int) async throws -> Int { try await Task.sleep(nanoseconds: UInt64(10 - id) * 3_000_000); if id == 3 { throw Bad(id: id) }; return id * id }
Task { let all = await withTaskGroup(of: (Int, Result<Int, Error>).self) { g in for i in 1...4 { g.addTask { do { return (i, .success(try await job(i))) } catch { return (i, .failure(error)) } } }; var out: [Int: Result<Int, Error>] = [:]; for await (i, r) in g { out[i] = r }; return out }
  for (i, r) in all.sorted(by: { $0.key < $1.key }) { switch r { case .success(let v): print(i, v); case .failure(let e as Bad): print(i, "bad", e.id); case .failure: print("?") } }
  do { let sum = try await withThrowingTaskGroup(of: Int.self) { g -> Int in [1, 2].forEach { n in g.addTask { try await job(n) } }; return try await g.reduce(0, +) }; print(sum); try await withThrowingTaskGroup(of: Void.self) { g in g.addTask { _ = try await job(3) }; try await g.waitForAll() } } catch let e as Bad { print("caught", e.id) } }
