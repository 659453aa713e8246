// swift-format-ignore-file
import Foundation
extension Operation {
  func after(_ other: Operation) -> Self {
    addDependency(other)
    return self
  }
}
extension Timer {
  static func every(_ seconds: TimeInterval, _ body: @escaping () -> Void) -> Timer {
    scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in body() }
  }
}
extension AsyncSequence {
  func collect() async throws -> [Element] { try await reduce(into: []) { $0.append($1) } }
}
func run() {
  let queue = OperationQueue()
  let first = BlockOperation { print("first") }
  queue.addOperation(BlockOperation { print("second") }.after(first))
  queue.addOperation(first)
  queue.waitUntilAllOperationsAreFinished()
  var timer: Timer?
  var count = 0
  timer = Timer.every(0.02) {
    count += 1
    print("tick", count)
    if count == 2 { timer?.invalidate() }
  }
  Task { print(try await AsyncStream<Int> { $0.yield(1); $0.finish() }.collect()) }
}
run()
