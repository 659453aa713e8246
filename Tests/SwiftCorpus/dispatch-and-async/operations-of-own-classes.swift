import Foundation

var order: [Int] = []

class Load: Operation {
  let id: Int
  init(id: Int) { self.id = id }
  override func main() {
    if self.isCancelled { return }
    order.append(id)
  }
}

class Base: Operation {
  var text = ""
  func work() -> String { "base" }
  override final func main() { text = "\(work()) \(self.isExecuting)" }
}

class Derived: Base {
  override func work() -> String { "derived of " + super.work() }
}

/// Ends later than its `start` does.
class Slow: Operation {
  private var executing = false
  private var finished = false
  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { executing }
  override var isFinished: Bool { finished }
  override func start() {
    set(executing: true, finished: false)
    DispatchQueue.global().async {
      order.append(99)
      self.set(executing: false, finished: true)
    }
  }
  private func set(executing: Bool, finished: Bool) {
    willChangeValue(forKey: "isExecuting")
    willChangeValue(forKey: "isFinished")
    (self.executing, self.finished) = (executing, finished)
    didChangeValue(forKey: "isFinished")
    didChangeValue(forKey: "isExecuting")
  }
}

let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
let loads = (1...3).map { Load(id: $0) }
loads[0].addDependency(loads[2])
queue.addOperations(loads, waitUntilFinished: true)
print(order, loads.map(\.isFinished), loads[0].dependencies.count)
let slow = Slow()
queue.addOperations([slow, Load(id: 4)], waitUntilFinished: true)
print(order, slow.isFinished, slow.isAsynchronous)
let single = Load(id: 9)
single.start()
print(single.isFinished, order.last!)
let cancelled = Load(id: 5)
cancelled.cancel()
queue.addOperations([cancelled], waitUntilFinished: true)
print(cancelled.isCancelled, cancelled.isFinished, order.contains(5))
let derived = Derived()
queue.addOperations([derived], waitUntilFinished: true)
print(derived.text, derived.isExecuting)
