// swift-format-ignore-file
import Foundation
final class Uploader { private let q = DispatchQueue(label: "up"); private var running = 0; let limit = 2; private var waiting: [() -> Void] = []; var log: [String] = []
  func upload(_ n: String, done: @escaping (String) -> Void) { q.async { self.start { finish in self.q.asyncAfter(deadline: .now() + .milliseconds(10)) { finish(); DispatchQueue.main.async { done(n) } } } } }
  private func start(_ work: @escaping (@escaping () -> Void) -> Void) { guard running < limit else { waiting.append { [weak self] in self?.start(work) }; return }; running += 1; work { [self] in running -= 1; if !waiting.isEmpty { waiting.removeFirst()() } } } }
let u = Uploader(); var left = 4; for n in ["a", "b", "c", "d"] { u.upload(n) { s in u.log.append(s); left -= 1; if left == 0 { print(u.log.sorted(), u.log.count, Thread.isMainThread) } } }; print("queued", left)
