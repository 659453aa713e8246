// swift-format-ignore-file
import Foundation
struct Event: Decodable { let name: String; let tags: Set<String>; let size: Int; let when: Date
  enum Keys: String, CodingKey { case name, tags, dims, at }; enum Dims: String, CodingKey { case w, h }
  init(from d: Decoder) throws { let c = try d.container(keyedBy: Keys.self); name = try c.decodeIfPresent(String.self, forKey: .name) ?? "anon"
    tags = Set(try c.decode([String].self, forKey: .tags)); let n = try c.nestedContainer(keyedBy: Dims.self, forKey: .dims); size = try n.decode(Int.self, forKey: .w) * n.decode(Int.self, forKey: .h)
    when = try c.decode(Date.self, forKey: .at) } }
let j = #"[{"tags":["b","a","b"],"dims":{"w":3,"h":4},"at":"2024-01-02T03:04:05Z"},{"name":"n","tags":[],"dims":{"w":0,"h":1},"at":"1970-01-01T00:00:00Z"}]"#
let d = JSONDecoder(); d.dateDecodingStrategy = .iso8601; d.keyDecodingStrategy = .convertFromSnakeCase
for e in try d.decode([Event].self, from: j.data(using: .utf8)!) { print(e.name, e.tags.sorted(), e.size, e.when.timeIntervalSince1970) }
do { _ = try d.decode(Event.self, from: Data("{}".utf8)) } catch let DecodingError.keyNotFound(k, _) { print("missing", k.stringValue) }
do { _ = try d.decode([Int].self, from: Data("[1, \"2\"]".utf8)) } catch let DecodingError.typeMismatch(t, c) { print(t, c.codingPath.first!.intValue!) }
