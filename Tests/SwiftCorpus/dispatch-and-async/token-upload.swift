// swift-format-ignore-file
import Foundation
// Each task waits for the other: the output does not depend on when the threads run.
actor Uploader { private(set) var sent: [String] = []; private(set) var busy = false
  private var answer: CheckedContinuation<Void, Never>?
  func upload(_ t: String) async throws { guard !busy else { throw Busy(token: t) }; busy = true; defer { busy = false }
    await withCheckedContinuation { answer = $0 }; sent.append(t) }
  var isWaiting: Bool { answer != nil }
  func respond() { answer?.resume(); answer = nil } }
struct Busy: Error { let token: String }
let up = Uploader()
let first = Task { do { try await up.upload("a"); print("a done") } catch { print(error) } }
Task { while await !up.isWaiting { await Task.yield() }
  do { try await up.upload("b") } catch let e as Busy { print("busy", e.token) }
  await up.respond(); await first.value
  let c = Task { try await up.upload("c") }
  while await !up.isWaiting { await Task.yield() }
  await up.respond(); try await c.value; print(await up.sent, await up.busy) }
print("sync first")
