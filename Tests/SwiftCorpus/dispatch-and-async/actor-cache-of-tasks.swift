// swift-format-ignore-file
import Foundation
actor ImageLoader {
  private var running: [String: Task<String, Never>] = [:]
  private(set) var loads = 0
  func image(_ name: String) async -> String {
    if let task = running[name] { return await task.value }
    let task = Task { () -> String in loads += 1; try? await Task.sleep(nanoseconds: 5_000_000); return "img:" + name }
    running[name] = task
    return await task.value
  }
}
let loader = ImageLoader()
Task {
  async let a = loader.image("x")
  async let b = loader.image("x")
  async let c = loader.image("y")
  print(await [a, b, c], await loader.loads)
}
