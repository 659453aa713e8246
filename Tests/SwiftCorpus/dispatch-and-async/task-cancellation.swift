// swift-format-ignore-file
import Foundation
let task = Task { () -> String in
  for i in 1...5 {
    if Task.isCancelled { return "cancelled at \(i)" }
    do { try await Task.sleep(nanoseconds: 10_000_000) } catch { return "sleep threw \(error is CancellationError) at \(i)" }
  }
  return "finished"
}
Task {
  try? await Task.sleep(nanoseconds: 25_000_000)
  task.cancel()
  print(await task.value, task.isCancelled)
  do { try Task.checkCancellation(); print("not cancelled") } catch { print("?") }
}
