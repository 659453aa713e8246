// swift-format-ignore-file
import Foundation
@MainActor final class ViewModel {
  var state = "idle" { didSet { print("state", oldValue, "->", state) } }
  func load() async {
    state = "loading"
    await Task.yield()
    state = await compute()
  }
  nonisolated func compute() async -> String { "loaded" }
}
Task { @MainActor in
  let vm = ViewModel()
  async let other: Void = vm.load()
  await other
  print("end", vm.state)
  await MainActor.run { print("on main", Thread.isMainThread) }
}
print("sync first")
