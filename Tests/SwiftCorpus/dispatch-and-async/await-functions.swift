import Foundation

func load(_ name: String) async -> String {
  try? await Task.sleep(nanoseconds: 1_000_000)
  return name.uppercased()
}
Task { @MainActor in
  print("before")
  let a = await load("a")
  let b = await load("b")
  print(a, b)
}
