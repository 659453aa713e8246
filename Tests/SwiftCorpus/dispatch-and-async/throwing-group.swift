import Foundation

struct Failed: Error { let id: Int }
@MainActor func load(_ id: Int) async throws -> String {
  try await Task.sleep(nanoseconds: UInt64(id) * 25_000_000)
  if id == 3 { throw Failed(id: id) }
  return "page \(id)"
}
Task { @MainActor in
  do {
    try await withThrowingTaskGroup(of: String.self) { group in
      for id in [2, 1, 3, 9] { group.addTask { @MainActor in try await load(id) } }
      for try await page in group { print(page) }
    }
  } catch let error as Failed {
    print("failed", error.id)
  } catch {
    print("other", error)
  }
  print("end")
}
