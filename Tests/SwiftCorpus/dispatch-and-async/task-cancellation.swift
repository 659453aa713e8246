// swift-format-ignore-file
import Foundation
let task = Task { () -> String in
  for i in 1...5_000 {
    if Task.isCancelled { return "cancelled at \(i)" }
    do { try await Task.sleep(nanoseconds: 10_000_000) } catch { return "sleep threw \(error is CancellationError) at \(i > 1)" }
  }
  return "finished"
}
Task {
  try? await Task.sleep(nanoseconds: 45_000_000)
  task.cancel()
  print(await task.value, task.isCancelled)
  do { try Task.checkCancellation(); print("not cancelled") } catch { print("?") }
}
