import Foundation

Task { @MainActor in
  let task = Task { @MainActor in
    await withTaskCancellationHandler {
      do {
        try await Task.sleep(nanoseconds: 5_000_000_000)
        print("slept")
      } catch is CancellationError {
        print("cancelled", Task.isCancelled)
      } catch {
        print(error)
      }
    } onCancel: {
      print("on cancel")
    }
  }
  await Task.yield()
  try? await Task.sleep(nanoseconds: 5_000_000)
  task.cancel()
  await task.value
  print(task.isCancelled)
}
