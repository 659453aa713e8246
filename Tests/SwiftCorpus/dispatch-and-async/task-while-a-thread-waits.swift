// swift-format-ignore-file
import Foundation
actor Counter { private var n = 0; func add() { n += 1 }; var value: Int { n } }
func calc() async -> Int { try? await Task.sleep(nanoseconds: 1000); return 7 }
func blocking<T>(_ work: @escaping () async -> T) -> T { let s = DispatchSemaphore(value: 0); var r: T!; Task { r = await work(); s.signal() }; s.wait(); return r }
func run() { print(blocking { await calc() }); print(blocking { () -> Int in let c = Counter(); await withTaskGroup(of: Void.self) { g in for _ in 0..<5 { g.addTask { await c.add() } } }; return await c.value }) }
run()
