import Foundation

Task { @MainActor in
  print("task 1")
  DispatchQueue.main.async { print("queue from task") }
  await Task.yield()
  print("task 1 again")
}
DispatchQueue.main.async { print("queue 1") }
Task { @MainActor in print("task 2") }
print("top")
