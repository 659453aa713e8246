// swift-format-ignore-file
import Foundation
class Service<M: Decodable> { let path: String; init(path: String) { self.path = path }
  func parse(_ s: String) throws -> M { try JSONDecoder().decode(M.self, from: Data(s.utf8)) }
  func all(_ s: String) -> [M] { (try? JSONDecoder().decode([M].self, from: Data(s.utf8))) ?? [] }
  var kind: String { "\(M.self)" } }
struct User: Decodable { let id: Int }
final class Users: Service<User> { init() { super.init(path: "users") }; override var kind: String { "u" + super.kind }; override func all(_ s: String) -> [User] { super.all(s).filter { $0.id > 1 } } }
class Lists<X: Decodable>: Service<[X]> { func first(_ s: String) -> X? { try? parse(s).first } }
final class Numbers: Lists<Int> {}
func run() { let s = Users(); print(try! s.parse(#"{"id":3}"#).id, s.all(#"[{"id":1},{"id":2}]"#).count, s.kind); print(try! Numbers(path: "x").parse("[1,2]"), Numbers(path: "").kind, Numbers(path: "").first("[4]") ?? 0) }
run()
