// swift-format-ignore-file
import Foundation
enum Shape: Codable, Equatable { case circle(radius: Double), square(Int), none }
struct Doc: Codable, Equatable { var shapes: [Shape]; var map: [String: Int]; var opt: Double?; var url: URL; var data: Data; var nested: [[Bool]] }
let d = Doc(shapes: [.circle(radius: 1.5), .square(2), .none], map: ["z": 1, "a": 2], opt: nil, url: URL(string: "https://a.b/c")!, data: Data([1, 2, 255]), nested: [[true], []])
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
let json = try e.encode(d)
print(String(data: json, encoding: .utf8)!)
print(try JSONDecoder().decode(Doc.self, from: json) == d)
struct Wrapper: Codable { let value: Int; init(from d: Decoder) throws { value = try d.singleValueContainer().decode(Int.self) * 2 }; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode("v\(value)") } }
let w = try JSONDecoder().decode([Wrapper].self, from: Data("[1, 2]".utf8))
print(w.map(\.value), String(decoding: try e.encode(w), as: UTF8.self))
class Base: Codable { var id = 1 }
final class Sub: Base { var name = "n"; enum CodingKeys: CodingKey { case name }; override init() { super.init() }; required init(from d: Decoder) throws { name = try d.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name); try super.init(from: d) }; override func encode(to e: Encoder) throws { try super.encode(to: e); var c = e.container(keyedBy: CodingKeys.self); try c.encode(name, forKey: .name) } }
let s = try JSONDecoder().decode(Sub.self, from: Data(#"{"id":7,"name":"q"}"#.utf8))
print(s.id, s.name, String(decoding: try e.encode(s), as: UTF8.self))
