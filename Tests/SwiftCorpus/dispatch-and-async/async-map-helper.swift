// swift-format-ignore-file
import Foundation
extension Sequence { func asyncMap<T>(_ f: (Element) async throws -> T) async rethrows -> [T] { var r: [T] = []; for e in self { try await r.append(f(e)) }; return r } }
struct Bad: Error { let n: Int }
func load(_ n: Int) async throws -> String { try await Task.sleep(nanoseconds: 100_000); if n == 3 { throw Bad(n: n) }; return "#\(n)" }
Task { @MainActor in print(try await [1, 2].asyncMap(load)); do { _ = try await [2, 3, 4].asyncMap { try await load($0) } } catch { print(error) }
  async let a = load(7), b = load(8); print(try await a + b); await print((try? load(3)) ?? "nil") }
print("start")
