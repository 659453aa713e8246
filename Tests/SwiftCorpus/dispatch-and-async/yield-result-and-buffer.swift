// swift-format-ignore-file
import Foundation
let (stream, feed) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(2))
func tell(_ r: AsyncStream<Int>.Continuation.YieldResult) -> String { switch r { case .enqueued(let left): return "left \(left)"; case .dropped(let n): return "dropped \(n)"; case .terminated: return "ended"; @unknown default: return "?" } }
feed.onTermination = { print("terminated", $0) }
print((1...4).map { tell(feed.yield($0)) }); feed.finish(); print(tell(feed.yield(9)))
Task { for await n in stream { print("got", n) }; print("done")
  let all = AsyncStream<String> { c in c.yield("a"); if case .enqueued(let left) = c.yield("b") { print(left == .max) }; c.finish(); c.yield("late") }
  var out: [String] = []; for await s in all { out.append(s) }; print(out) }
