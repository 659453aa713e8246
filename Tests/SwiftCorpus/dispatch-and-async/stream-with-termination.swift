import Foundation

final class Source {
  private var continuation: AsyncStream<Int>.Continuation?
  func values() -> AsyncStream<Int> {
    AsyncStream { continuation in
      continuation.onTermination = { reason in print("ended", reason) }
      self.continuation = continuation
    }
  }
  func send(_ value: Int) { continuation?.yield(value) }
  func stop() { continuation?.finish() }
}
let source = Source()
let stream = source.values()
Task { @MainActor in
  for await value in stream where value != 2 { print("got", value) }
  print("loop over")
}
Task { @MainActor in
  for value in 1...3 {
    source.send(value)
    try? await Task.sleep(nanoseconds: 3_000_000)
  }
  source.stop()
}
