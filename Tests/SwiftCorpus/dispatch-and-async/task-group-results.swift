// swift-format-ignore-file
import Foundation
func fetch(_ id: Int) async throws -> String {
  try await Task.sleep(nanoseconds: UInt64(30 - id * 10) * 1_000_000)
  if id == 0 { throw URLError(.badServerResponse) }
  return "item \(id)"
}
Task {
  let items = try await withThrowingTaskGroup(of: (Int, String).self) { group -> [Int: String] in
    for id in [2, 1] { group.addTask { (id, try await fetch(id)) } }
    var found: [Int: String] = [:]
    for try await (id, text) in group { found[id] = text }
    return found
  }
  print(items.sorted { $0.key < $1.key }.map(\.value))
  do { _ = try await withThrowingTaskGroup(of: String.self) { g in g.addTask { try await fetch(0) }; return try await g.next()! } } catch let e as URLError { print("error", e.code == .badServerResponse) }
}
