import Foundation

class Base: Codable {
  var id = 1
  var tag: String? = "t"
  init() {}
}
final class Sub: Base {
  var name = "n"
  override init() { super.init() }
  enum K: String, CodingKey { case name }
  required init(from d: Decoder) throws {
    name = try d.container(keyedBy: K.self).decode(String.self, forKey: .name)
    try super.init(from: d)
  }
  override func encode(to e: Encoder) throws {
    try super.encode(to: e)
    var c = e.container(keyedBy: K.self)
    try c.encode(name, forKey: .name)
  }
}
let e = JSONEncoder()
e.outputFormatting = .sortedKeys
print(String(data: try e.encode(Sub()), encoding: .utf8)!)
let s = try JSONDecoder().decode(Sub.self, from: Data(#"{"id":5,"name":"z"}"#.utf8))
print(s.id, s.name, s.tag as Any)
struct Mixed: Decodable {
  var texts: [String] = []
  var numbers: [Int] = []
  enum K: CodingKey { case list }
  init(from d: Decoder) throws {
    var l = try d.container(keyedBy: K.self).nestedUnkeyedContainer(forKey: .list)
    while !l.isAtEnd {
      if let n = try? l.decode(Int.self) {
        numbers.append(n)
      } else {
        texts.append(try l.decode(String.self))
      }
    }
  }
}
let m = try JSONDecoder().decode(Mixed.self, from: Data(#"{"list":[1,"a",2]}"#.utf8))
print(m.numbers, m.texts)
let d = JSONDecoder()
d.dateDecodingStrategy = .iso8601
do {
  print(try d.decode([Date].self, from: Data(#"["yesterday"]"#.utf8)))
} catch DecodingError.dataCorrupted(let c) { print("corrupted", c.codingPath.count) } catch {
  print("?")
}
let day = ISO8601DateFormatter()
day.formatOptions = [.withFullDate]
print(
  day.string(from: Date(timeIntervalSince1970: 1_700_000_000)), day.date(from: "2024-02-29") != nil)
var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(identifier: "UTC")!
let now = Date(timeIntervalSince1970: 1_709_200_000)
print(
  cal.range(of: .day, in: .month, for: now)!,
  cal.compare(now, to: now + 60, toGranularity: .hour) == .orderedSame)
