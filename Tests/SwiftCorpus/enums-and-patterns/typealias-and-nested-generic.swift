// swift-format-ignore-file
import Foundation
struct API { enum Method: String { case get = "GET", post = "POST" }
  enum Endpoint { case user(id: Int), users(page: Int, size: Int = 20)
    var path: String { switch self { case .user(let id): "/users/\(id)"; case let .users(page, size): "/users?page=\(page)&size=\(size)" } }
    var method: Method { if case .user = self { .get } else { .post } } }
  typealias Handler = (Endpoint, Method) -> String
  let handler: Handler
  func call(_ e: Endpoint) -> String { handler(e, e.method) } }
let api = API { "\($1.rawValue) \($0.path)" }
print(api.call(.user(id: 7)), api.call(.users(page: 2)), API.Method(rawValue: "GET")!, API.Method(rawValue: "PUT") as Any)
print(API.Endpoint.users(page: 1, size: 5), API.Method.post)
