// swift-format-ignore-file
import Foundation
struct Profile { let id: Int; var name: String { get async throws { guard id > 0 else { throw URLError(.badURL) }; await Task.yield(); return "user\(id)" } } }
@MainActor var cache: [Int: String] = [:]
func name(_ id: Int) async -> String { if let hit = await cache[id] { return hit + "*" }; let n = (try? await Profile(id: id).name) ?? "none"; await MainActor.run { cache[id] = n }; return n }
Task { print(await name(1), await name(1), await name(-1)); for id in [2, 3] { async let n = name(id); print(await n) } }
