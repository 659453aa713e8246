import Foundation

let queue = DispatchQueue(label: "work")
var log: [Int] = []
for i in 1...3 { queue.async { log.append(i) } }
queue.sync { log.append(99) }
print(log)
print(queue.sync { log.count * 2 })
