// swift-format-ignore-file
import Foundation
enum Feed: Error { case broken(Int) }
func feed() -> AsyncThrowingStream<Int, Error> {
  AsyncThrowingStream { c in
    Task { for i in 1...3 { try await Task.sleep(nanoseconds: 5_000_000); c.yield(i) }; c.finish(throwing: Feed.broken(9)) }
  }
}
Task {
  do { for try await x in feed() { print("got", x) } } catch Feed.broken(let n) { print("broken", n) } catch { print("?") }
  let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  continuation.yield("a"); continuation.yield("b"); continuation.finish()
  var all: [String] = []
  for await s in stream { all.append(s) }
  print(all)
}
