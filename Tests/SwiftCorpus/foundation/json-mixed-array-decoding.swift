// swift-format-ignore-file
import Foundation
enum Value: Codable, Equatable { case int(Int), text(String), list([Value]), none
  init(from d: Decoder) throws { let c = try d.singleValueContainer(); if c.decodeNil() { self = .none } else if let i = try? c.decode(Int.self) { self = .int(i) } else if let s = try? c.decode(String.self) { self = .text(s) } else { self = .list(try c.decode([Value].self)) } }
  func encode(to e: Encoder) throws { var c = e.singleValueContainer(); switch self { case .int(let i): try c.encode(i); case .text(let s): try c.encode(s); case .list(let l): try c.encode(l); case .none: try c.encodeNil() } } }
struct Message: Codable { var id: Int; var data: [String: Value]; var tags: [String] = [] ; enum CodingKeys: String, CodingKey { case id, data = "custom_data" } }
let json = #"{"id": 3, "custom_data": {"a": 1, "b": "x", "c": [1, "y", null]}}"#
var m = try JSONDecoder().decode(Message.self, from: Data(json.utf8)); print(m.data.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, m.tags)
m.data["d"] = .list([.text("é"), .none]); m.tags = ["t"]; let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]; print(String(data: try e.encode(m), encoding: .utf8)!)
do { _ = try JSONDecoder().decode(Message.self, from: Data(#"{"id": "x"}"#.utf8)) } catch DecodingError.typeMismatch(_, let c) { print("type", c.codingPath.map(\.stringValue)) } catch { print("other") }
