import Foundation

Task { @MainActor in
  let task = Task { @MainActor in 40 + 2 }
  print(await task.value)
  let sleeper = Task { @MainActor () -> String in
    do {
      try await Task.sleep(nanoseconds: 10_000_000_000)
      return "slept"
    } catch {
      return Task.isCancelled ? "cancelled" : "error"
    }
  }
  sleeper.cancel()
  print(await sleeper.value)
}
