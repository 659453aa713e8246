// swift-format-ignore-file
import Foundation
struct Fail: Error { let id: Int }
func fetch(_ id: Int) async throws -> String { try await Task.sleep(nanoseconds: UInt64(id) * 1_000_000); if id == 3 { throw Fail(id: id) }; return "r\(id)" }
func both() async -> String { async let a = fetch(1); async let b = fetch(3); do { return try await a + b } catch let f as Fail { return "failed \(f.id)" } catch { return "other" } }
func firstOf(_ ids: [Int]) async -> String? { await withTaskGroup(of: String?.self) { g in for i in ids { g.addTask { try? await fetch(i) } }; for await r in g { if let r { g.cancelAll(); return r } }; return nil } }
Task { print(await both()); print(await firstOf([3, 9, 5]) ?? "none"); let rs = await [1, 3].asyncMap { await Result2.of { try await fetch($0) }($0) }; print(rs) }
enum Result2 { static func of(_ f: @escaping (Int) async throws -> String) -> (Int) async -> String { { n in do { return try await f(n) } catch { return "\(error)" } } } }
extension Array { func asyncMap<T>(_ f: (Element) async -> T) async -> [T] { var r: [T] = []; for e in self { r.append(await f(e)) }; return r } }
