// swift-format-ignore-file
import Foundation
struct Push: Codable { var id: Int; var title: String }
struct Wrapper { var text: String; init(push: Push) { text = push.title }; init(text: String) { self.text = text } }
struct Envelope { let data: Data; init(json: String) { data = Data(json.utf8) } }
let d = JSONDecoder()
let p = try d.decode(Push.self, from: .init("{\"id\":1,\"title\":\"x\"}".utf8))
print(p)
let w: Wrapper = .init(push: try d.decode(Push.self, from: Data("{\"id\":2,\"title\":\"y\"}".utf8)))
print(w.text)
let all = try d.decode([Push].self, from: Data("[{\"id\":2,\"title\":\"y\"}]".utf8)).map { Wrapper(push: $0).text }
print(all)
struct D: Decodable {
  var w: Level
  enum CodingKeys: String, CodingKey { case w }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    w = .init(x: try c.decode(Int.self, forKey: .w))
  }
}
struct Level { var x: Int; init(x: Int) { self.x = x * 2 } }
print(try d.decode(D.self, from: Data("{\"w\":4}".utf8)).w.x)
