import Foundation

let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
var log: [String] = []
queue.addOperation { log.append("a") }
queue.addOperation { log.append("b") }
queue.waitUntilAllOperationsAreFinished()
print(log)
