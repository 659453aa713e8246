// swift-format-ignore-file
import Foundation
struct V { var n = 1 }
func run() { Task { let t = Task<V, Never> { .init(n: 5) }; print(await t.value.n, await Task<Double, Never> { 3 }.value); let sum = await withTaskGroup(of: V.self) { g -> Int in g.addTask { .init(n: 7) }; g.addTask { V() }; var s = 0; for await x in g { s += x.n }; return s }; print(sum); let d = await withTaskGroup(of: Double.self) { g in g.addTask { 1 }; return await g.next()! }; print(d) } }
run()
