import Foundation

struct Failed: Error { let code: Int }
func fetch(_ code: Int) async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.main.async {
      if code < 400 {
        continuation.resume(returning: code)
      } else {
        continuation.resume(throwing: Failed(code: code))
      }
    }
  }
}
Task { @MainActor in
  do {
    print(try await fetch(200))
    print(try await fetch(404))
  } catch let error as Failed {
    print("failed", error.code)
  }
}
