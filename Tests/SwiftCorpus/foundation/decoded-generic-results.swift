// swift-format-ignore-file
import Foundation

func decode<T: Decodable>(_ json: String) -> T? { try? JSONDecoder().decode(T.self, from: Data(json.utf8)) }
func load<T: Decodable>(_ json: String) -> Result<T, Error> {
  Result { try JSONDecoder().decode(T.self, from: Data(json.utf8)) }
}
func read<T: Decodable>(_ json: String) throws -> T { try JSONDecoder().decode(T.self, from: Data(json.utf8)) }

struct Page<T: Codable>: Codable { let items: [T] }
struct User: Codable { let id: Int }

let page: Page<User>? = decode(#"{"items":[{"id":1}]}"#)
print(page?.items.map(\.id) as Any)
let result: Result<Page<User>, Error> = load(#"{"items":[{"id":2},{"id":3}]}"#)
print(try result.get().items.count)
let numbers: Page<Int> = try! read(#"{"items":[4]}"#)
print(numbers.items)
