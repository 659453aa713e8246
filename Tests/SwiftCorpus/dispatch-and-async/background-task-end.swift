// swift-format-ignore-file
import Foundation
final class BackgroundWork { private var id: Int? = nil; private var steps = 0
  func begin() { id = 7; print("begin", id!)
    DispatchQueue.global().async { [weak self] in let n = (1...10).reduce(0, +)
      DispatchQueue.main.async { self?.finish(n) } } }
  private func finish(_ n: Int) { guard let id else { return print("ended already") }; print("end", id, n); self.id = nil }
  func expire() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { self.finish(0) } }
  deinit { print("free") } }
var w: BackgroundWork? = BackgroundWork()
w?.begin(); w?.expire(); w = nil
print("launched")
