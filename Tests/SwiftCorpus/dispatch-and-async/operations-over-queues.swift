import Foundation

let network = OperationQueue()
network.maxConcurrentOperationCount = 1
let fetch = BlockOperation { print("fetch") }
let parse = BlockOperation { print("parse") }
let show = BlockOperation { print("show") }
parse.addDependency(fetch)
show.addDependency(parse)
let skipped = BlockOperation { print("skipped") }
skipped.cancel()
OperationQueue.main.addOperation(show)
print("queued", show.isFinished, skipped.isCancelled)
network.addOperation(parse)
network.addOperation(skipped)
network.addOperation(fetch)
