import Foundation

struct Push: Decodable {
  var id: Int
  var title: String
}
for text in [
  #"{"id": 1, "title": "a"}"#, #"{"id": "1", "title": "a"}"#, #"{"id": 1}"#, "[]", "{",
  #"{"id": null, "title": ""}"#,
] {
  do {
    let push = try JSONDecoder().decode(Push.self, from: Data(text.utf8))
    print(push.id, push.title)
  } catch DecodingError.keyNotFound(let key, _) {
    print("missing", key.stringValue)
  } catch DecodingError.typeMismatch(_, let context) {
    print("mismatch at", context.codingPath.map(\.stringValue))
  } catch DecodingError.valueNotFound(_, let context) {
    print("null at", context.codingPath.map(\.stringValue))
  } catch {
    print("other", error is DecodingError)
  }
}
