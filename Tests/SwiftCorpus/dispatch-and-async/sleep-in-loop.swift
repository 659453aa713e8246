import Foundation

Task { @MainActor in
  for attempt in 1...3 {
    try? await Task.sleep(nanoseconds: 5_000_000)
    print("attempt", attempt)
  }
  print("done")
}
print("started")
