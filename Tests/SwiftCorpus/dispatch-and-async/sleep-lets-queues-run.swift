// swift-format-ignore-file
import Foundation
var log: [String] = []
let queue = DispatchQueue(label: "worker")
queue.async { log.append("a") }
Thread.sleep(forTimeInterval: 0.05)
print(log)
queue.asyncAfter(deadline: .now() + 0.02) { log.append("b") }
DispatchQueue.main.async { log.append("main") }
Thread.sleep(forTimeInterval: 0.1)
print(log)
