import Foundation

@MainActor func count(_ name: String, every pause: UInt64, times: Int) async {
  var left = times
  while left > 0 {
    try? await Task.sleep(nanoseconds: pause * 1_000_000)
    left -= 1
    print(name, left)
  }
}
Task { @MainActor in await count("slow", every: 100, times: 1) }
Task { @MainActor in
  await count("quick", every: 15, times: 3)
  print("quick is done")
}
