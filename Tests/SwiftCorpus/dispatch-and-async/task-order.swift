// swift-format-ignore-file
import Foundation
@MainActor func step(_ s: String) { print(s) }
Task { @MainActor in step("task 1"); await Task.yield(); step("task 1 end") }
Task { @MainActor in step("task 2") }
DispatchQueue.main.async { print("async") }
print("sync")
