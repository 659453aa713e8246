import Foundation

let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
let download = BlockOperation { print("download") }
let parse = BlockOperation { print("parse") }
parse.addDependency(download)
queue.addOperations([parse, download], waitUntilFinished: true)
print("finished", parse.isFinished)
