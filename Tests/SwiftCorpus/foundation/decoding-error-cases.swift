import Foundation

struct Item: Decodable {
  let id: Int
  let name: String
}
func problem(_ text: String) -> String {
  do {
    return try JSONDecoder().decode(Item.self, from: Data(text.utf8)).name
  } catch DecodingError.keyNotFound(let key, let context) {
    return "no \(key.stringValue): \(context.debugDescription)"
  } catch DecodingError.typeMismatch(let type, let context) {
    return "\(type) at \(context.codingPath.map(\.stringValue)): \(context.debugDescription)"
  } catch DecodingError.valueNotFound(let type, let context) {
    return "null for \(type) in \(context.codingPath.count)"
  } catch DecodingError.dataCorrupted(let context) {
    return context.debugDescription
  } catch {
    return "other"
  }
}
print(problem(#"{"id": 1}"#))
print(problem(#"{"id": "1", "name": "a"}"#))
print(problem(#"{"id": null, "name": "a"}"#))
print(problem(#"[]"#))
print(problem(#"{"#))
print(problem(#"{"id": 1, "name": "a"}"#))
