import Foundation

func slow(_ n: Int) async -> Int {
  try? await Task.sleep(nanoseconds: UInt64(n) * 1_000_000)
  return n
}
Task { @MainActor in
  async let a = slow(3)
  async let b = slow(1)
  let sum = await a + b
  print(sum)
}
