// swift-format-ignore-file
import Foundation
actor Store { private var value = 0; private var streams: [Int: AsyncStream<Int>.Continuation] = [:]; private var nextID = 0
  func set(_ v: Int) { value = v; for s in streams.values { s.yield(v) } }
  func changes() -> AsyncStream<Int> { let id = nextID; nextID += 1; let (s, c) = AsyncStream.makeStream(of: Int.self); streams[id] = c; c.yield(value); return s }
  func finish() { streams.values.forEach { $0.finish() }; streams = [:] }
  nonisolated var kind: String { "store" } }
let store = Store()
Task { let stream = await store.changes(); await store.set(1); await store.set(5); await store.finish()
  var seen: [Int] = []; for await v in stream { seen.append(v) }; print(seen, store.kind)
  let again = await store.changes(); await store.finish(); print(await again.first { _ in true } ?? -1) }
