import Foundation

func legacy(_ completion: @escaping (String) -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { completion("answer") }
}
func modern() async -> String {
  await withCheckedContinuation { continuation in
    legacy { continuation.resume(returning: $0) }
  }
}
Task { @MainActor in
  print("asking")
  print(await modern())
}
