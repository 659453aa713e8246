import Foundation

struct User: Codable { var id: Int }
struct Response<T: Codable>: Codable { var data: T; var ok: Bool }
func decode<T: Decodable>(_ type: T.Type, _ text: String) -> T? {
  try? JSONDecoder().decode(T.self, from: Data(text.utf8))
}
print(decode(User.self, #"{"id": 4}"#)?.id ?? 0, decode([User].self, #"[{"id": 1}]"#)?.count ?? 0)
print(decode(Response<User>.self, #"{"data":{"id":9},"ok":true}"#)?.data.id ?? -1)
print(decode(Int.self, "5") ?? 0, decode(User.self, "x") == nil, decode([String: Int].self, #"{"a":1}"#) ?? [:])
func fetch<T: Decodable>(_ text: String) throws -> T { try JSONDecoder().decode(T.self, from: Data(text.utf8)) }
let user: User = try fetch(#"{"id": 12}"#)
print(user.id)
