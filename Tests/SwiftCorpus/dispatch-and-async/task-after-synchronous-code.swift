import Foundation

@MainActor func start() {
  Task { @MainActor in print("task") }
  print("sync")
}
Task { @MainActor in
  start()
  print("end of first task")
}
print("top")
