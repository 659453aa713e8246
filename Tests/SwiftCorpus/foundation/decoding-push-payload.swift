// swift-format-ignore-file
import Foundation
struct Payload: Decodable { struct Aps: Decodable { let alert: Alert?; let badge: Int?; let contentAvailable: Int?; enum CodingKeys: String, CodingKey { case alert, badge, contentAvailable = "content-available" } }
  enum Alert: Decodable { case text(String), full(title: String, body: String?); enum K: CodingKey { case title, body }
    init(from d: Decoder) throws { if let s = try? d.singleValueContainer().decode(String.self) { self = .text(s) } else { let c = try d.container(keyedBy: K.self); self = .full(title: try c.decode(String.self, forKey: .title), body: try c.decodeIfPresent(String.self, forKey: .body)) } } }
  let aps: Aps; let id: String? }
for j in [#"{"aps":{"alert":"Hi","badge":2},"id":"x"}"#, #"{"aps":{"alert":{"title":"T","body":null},"content-available":1}}"#, #"{"aps":{}}"#, #"{"id":1}"#, "nope"] {
  do { let p = try JSONDecoder().decode(Payload.self, from: Data(j.utf8)); print(p.aps.alert.map { "\($0)" } ?? "silent", p.aps.badge ?? 0, p.aps.contentAvailable == 1, p.id ?? "-") }
  catch DecodingError.typeMismatch(_, let c) { print("type", c.codingPath.map(\.stringValue)) } catch DecodingError.keyNotFound(let k, _) { print("key", k.stringValue) } catch is DecodingError { print("bad") } }
