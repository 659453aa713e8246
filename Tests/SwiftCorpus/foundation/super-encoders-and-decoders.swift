// swift-format-ignore-file
import Foundation
struct K: CodingKey { var stringValue: String; var intValue: Int?; init(_ s: String) { stringValue = s }; init?(stringValue s: String) { stringValue = s }; init?(intValue i: Int) { stringValue = "\(i)"; intValue = i } }
class Shape: Codable { var w = 3; enum CodingKeys: CodingKey { case w } }
class Square: Shape {
  var l = 1
  enum Own: CodingKey { case l }
  override init() { super.init() }
  required init(from d: Decoder) throws { let c = try d.container(keyedBy: Own.self); l = try c.decode(Int.self, forKey: .l); try super.init(from: c.superDecoder()) }
  override func encode(to e: Encoder) throws { var c = e.container(keyedBy: Own.self); try c.encode(l, forKey: .l); try super.encode(to: c.superEncoder()) }
}
final class Based: Shape {
  var l = 2.5
  enum Own: CodingKey { case l, base }
  override init() { super.init() }
  required init(from d: Decoder) throws { let c = try d.container(keyedBy: Own.self); l = try c.decode(Double.self, forKey: .l); try super.init(from: c.superDecoder(forKey: .base)) }
  override func encode(to e: Encoder) throws { var c = e.container(keyedBy: Own.self); try c.encode(l, forKey: .l); try super.encode(to: c.superEncoder(forKey: .base)) }
}
struct Row: Codable {
  init() {}
  func encode(to e: Encoder) throws { var u = e.unkeyedContainer(); try u.encode(1); try Shape().encode(to: u.superEncoder()); var c = u.nestedContainer(keyedBy: K.self); try c.encode(2, forKey: .init("z")); try c.encode(true, forKey: K("y")) }
  init(from d: Decoder) throws { var u = try d.unkeyedContainer(); print(try u.decode(Int.self)); print(try Shape(from: u.superDecoder()).w); let c = try u.nestedContainer(keyedBy: K.self); print(try c.decode(Int.self, forKey: .init("z")), c.allKeys.map(\.stringValue).sorted()) }
}
func run() {
  let e = JSONEncoder(); e.outputFormatting = .sortedKeys
  for shape in [Square(), Based()] as [Shape] { print(String(decoding: try! e.encode(shape), as: UTF8.self)) }
  let b = try! JSONDecoder().decode(Square.self, from: Data(#"{"l":4,"super":{"w":9}}"#.utf8)); print(b.w, b.l)
  print(try! JSONDecoder().decode(Based.self, from: Data(#"{"base":{"w":6},"l":1}"#.utf8)).w)
  let row = try! e.encode(Row()); print(String(decoding: row, as: UTF8.self)); _ = try! JSONDecoder().decode(Row.self, from: row)
}
run()
