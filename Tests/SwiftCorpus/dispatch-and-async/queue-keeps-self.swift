import Foundation

final class Job {
  let name: String
  init(_ name: String) { self.name = name }
  func start() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { print("done", self.name) }
  }
  func startWeakly() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { [weak self] in
      print("weakly", self?.name ?? "gone")
    }
  }
  deinit { print("freed", name) }
}
do { Job("a").start() }
do { Job("b").startWeakly() }
print("started")
