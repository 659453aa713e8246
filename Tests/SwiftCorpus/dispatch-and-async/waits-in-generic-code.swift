import Foundation
struct Item: Codable { var id: Int }
func data(_ text: String) async throws -> Data {
  try await Task.sleep(nanoseconds: 1_000_000)
  return Data(text.utf8)
}
func load<T: Decodable>(_ type: T.Type, _ text: String) async throws -> T {
  let found = try await data(text)
  return try JSONDecoder().decode(T.self, from: found)
}
func read<T: Decodable>(_ text: String) async throws -> T {
  let found = try await data(text)
  return try JSONDecoder().decode(T.self, from: found)
}
func kind<T>(_ value: T) async -> String {
  try? await Task.sleep(nanoseconds: 1_000_000)
  return "\(T.self) \(value)"
}
final class Box<Held> {
  var held: Held
  init(_ held: Held) { self.held = held }
  func change(_ make: (Held) async -> Held) async -> String {
    held = await make(held)
    return "\(Held.self)"
  }
}
Task {
  print(try await load(Item.self, #"{"id":1}"#).id, try await load([Int].self, "[1,2]"))
  let item: Item = try await read(#"{"id":7}"#)
  print(item, await kind(3), await kind(["x": 1.5]))
  let box = Box(2)
  print(await box.change { held in await kind(held).count }, box.held)
  do { _ = try await load(Item.self, "{}") } catch { print("failed") }
}
