// swift-format-ignore-file
import Foundation
func fetch(_ i: Int) async -> Int { try? await Task.sleep(nanoseconds: UInt64(50 - i * 10) * 1_000_000); return i * i }
Task { let all = await withTaskGroup(of: (Int, Int).self) { g -> [Int: Int] in var r: [Int: Int] = [:]; var next = 0
    while next < 2 { let i = next; g.addTask { (i, await fetch(i)) }; next += 1 }
    for await (i, v) in g { r[i] = v; if next < 4 { let i = next; g.addTask { (i, await fetch(i)) }; next += 1 } }
    return r }
  print(all.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }) 
  let t = Task { () -> String in do { try await Task.sleep(nanoseconds: 9_000_000_000); return "late" } catch is CancellationError { return "cancelled \(Task.isCancelled)" } catch { return "?" } }
  t.cancel(); print(await t.value) }
