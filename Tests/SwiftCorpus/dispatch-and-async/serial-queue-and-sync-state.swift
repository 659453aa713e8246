// swift-format-ignore-file
import Foundation
final class SafeCounter { private let q = DispatchQueue(label: "c", attributes: .concurrent); private var counts: [String: Int] = [:]
  func bump(_ k: String) { q.async(flags: .barrier) { self.counts[k, default: 0] += 1 } }
  func get(_ k: String) -> Int { q.sync { counts[k] ?? 0 } }; var all: [String] { q.sync { counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" } } } }
let c = SafeCounter(); for i in 0..<10 { c.bump(i % 3 == 0 ? "a" : "b") }; print(c.get("a"), c.get("b"), c.get("z"), c.all)
let serial = DispatchQueue(label: "s"); var log: [Int] = []; for i in 1...3 { serial.async { log.append(i) } }; serial.sync { log.append(99) }; print(log)
let item = DispatchWorkItem { print("item") }; serial.async(execute: item); item.wait(); print(item.isCancelled); let dead = DispatchWorkItem { print("never") }; dead.cancel(); serial.async(execute: dead); serial.sync {}
DispatchQueue.concurrentPerform(iterations: 3) { i in serial.sync { log.append(i * 10) } }; print(log.suffix(3).sorted())
