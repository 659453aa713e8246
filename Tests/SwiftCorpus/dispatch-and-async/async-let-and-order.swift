// swift-format-ignore-file
import Foundation
func step(_ name: String, _ ms: UInt64) async -> String { try? await Task.sleep(nanoseconds: ms * 1_000_000); print("done", name); return name }
Task {
  async let slow = step("slow", 30)
  async let fast = step("fast", 10)
  let mid = await step("mid", 20)
  print(await slow, await fast, mid)
}
Task { print("second task") }
print("main end")
