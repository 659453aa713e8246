// swift-format-ignore-file
import Foundation
actor Cache { private var d: [String: Task<Int, Never>] = [:]; private(set) var loads = 0; func get(_ k: String) async -> Int { if let t = d[k] { return await t.value }; let t = Task { await load(k) }; d[k] = t; return await t.value }; private func load(_ k: String) async -> Int { loads += 1; try? await Task.sleep(nanoseconds: 1_000_000); return k.count } }
let c = Cache(); Task { async let x = c.get("abc"); async let y = c.get("abc"); let r = await [x, y]; print(r, await c.loads); print(await c.get("z"), await c.loads) }
