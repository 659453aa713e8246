// swift-format-ignore-file
import Foundation
final class Monitor { private var k: AsyncStream<String>.Continuation?; lazy var states = AsyncStream<String> { c in self.k = c; c.onTermination = { _ in print("terminated") } }
  func send(_ s: String) { k?.yield(s) }; func stop() { k?.finish() } }
let m = Monitor(); let task = Task { var seen: [String] = []; for await s in m.states where s != "skip" { seen.append(s); if seen.count == 3 { break } }; return seen }
Task { await Task.yield(); for s in ["a", "skip", "b", "c"] { m.send(s); try? await Task.sleep(nanoseconds: 2_000_000) }; m.stop(); print(await task.value) }
