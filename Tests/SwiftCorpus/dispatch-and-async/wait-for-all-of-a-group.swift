import Foundation
struct Bad: Error { let number: Int }
Task {
  do {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...3 {
        group.addTask {
          try await Task.sleep(nanoseconds: UInt64(number) * 20_000_000)
          print("child", number)
          if number < 3 { throw Bad(number: number) }
        }
      }
      try await group.waitForAll()
    }
  } catch { print("failed", error) }
  let task = Task { try await Task.sleep(nanoseconds: 1_000_000_000) }
  task.cancel()
  do { try await task.value } catch { print(error, [error]) }
}
