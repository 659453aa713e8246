// swift-format-ignore-file
import Foundation
actor EventLog { private var events: [String] = []; private var waiting: [CheckedContinuation<String, Never>] = []; nonisolated let name = "log"
  func add(_ e: String) { if let c = waiting.first { waiting.removeFirst(); c.resume(returning: e) } else { events.append(e) } }
  func next() async -> String { if !events.isEmpty { return events.removeFirst() }; return await withCheckedContinuation { waiting.append($0) } }
  var count: Int { events.count }; subscript(i: Int) -> String? { events.indices.contains(i) ? events[i] : nil } }
let log = EventLog(); print(log.name)
Task { await log.add("a"); await log.add("b"); print(await log.count, await log[1] ?? "-"); print(await log.next(), await log.next()); async let late = log.next(); try? await Task.sleep(nanoseconds: 5_000_000); await log.add("c"); print(await late, await log.count) }
