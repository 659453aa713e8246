// swift-format-ignore-file
import Foundation
let sem = DispatchSemaphore(value: 0), q = DispatchQueue(label: "w", attributes: .concurrent)
var result = 0
q.async { result = (1...10).reduce(0, +); sem.signal() }
sem.wait()
print(result)
let g = DispatchGroup(); var done: [Int] = []; let lock = NSLock()
for i in 0..<4 { DispatchQueue.global().async(group: g) { lock.lock(); done.append(i * i); lock.unlock() } }
g.wait()
print(done.sorted())
q.async(flags: .barrier) { done.removeAll() }
q.sync { print(done.isEmpty) }
DispatchQueue.concurrentPerform(iterations: 3) { i in lock.lock(); done.append(i); lock.unlock() }
print(done.sorted(), sem.wait(timeout: .now() + 0.01) == .timedOut)
let op = OperationQueue(); op.maxConcurrentOperationCount = 1
let one = BlockOperation { print("one") }, two = BlockOperation { print("two") }; one.addDependency(two)
op.addOperations([one, two], waitUntilFinished: true)
print(one.isFinished)
