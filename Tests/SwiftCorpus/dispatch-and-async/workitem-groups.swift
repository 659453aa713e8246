// swift-format-ignore-file
import Foundation
let g = DispatchGroup(), q = DispatchQueue(label: "s")
var order: [String] = []
let item = DispatchWorkItem { order.append("item") }
item.notify(queue: q) { order.append("notified") }
q.async(group: g, execute: item)
q.async(group: g) { order.append("block") }
let late = DispatchWorkItem { order.append("late") }
q.asyncAfter(deadline: .now() + 0.02, execute: late); late.cancel()
g.wait(); q.sync {}
print(order.first!, order.contains("block"), late.isCancelled, item.isCancelled)
g.notify(queue: .main) { print("group", order.count) }
