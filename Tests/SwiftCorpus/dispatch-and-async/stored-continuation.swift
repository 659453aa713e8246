import Foundation

@MainActor enum Prompt {
  private static var waiting: CheckedContinuation<Bool, Never>?
  static func ask() async -> Bool {
    await withCheckedContinuation { waiting = $0 }
  }
  static func answer(_ value: Bool) {
    waiting?.resume(returning: value)
    waiting = nil
  }
}
Task { @MainActor in
  print("asking")
  print("answer", await Prompt.ask())
}
Task { @MainActor in
  try? await Task.sleep(nanoseconds: 10_000_000)
  print("user taps")
  Prompt.answer(true)
}
