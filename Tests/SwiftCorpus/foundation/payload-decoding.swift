// swift-format-ignore-file
import Foundation
struct Payload: Decodable { struct APS: Decodable { struct Alert: Decodable { let title: String; let body: String? }; let alert: Alert; let badge: Int?; enum CodingKeys: String, CodingKey { case alert, badge } }
  let aps: APS; let postID: Int; let tags: [String]
  enum CodingKeys: String, CodingKey { case aps, postID = "post_id", tags }
  init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); aps = try c.decode(APS.self, forKey: .aps)
    postID = try (try? c.decode(Int.self, forKey: .postID)) ?? Int(c.decode(String.self, forKey: .postID)) ?? -1
    tags = try c.decodeIfPresent([String].self, forKey: .tags) ?? [] } }
for json in [#"{"aps":{"alert":{"title":"T"}},"post_id":"5"}"#, #"{"aps":{"alert":{"title":"T","body":"B"},"badge":1},"post_id":6,"tags":["a"]}"#, #"{"aps":{"alert":"x"},"post_id":1}"#] {
  do { let p = try JSONDecoder().decode(Payload.self, from: Data(json.utf8)); print(p.postID, p.tags, p.aps.alert.title, p.aps.alert.body ?? "-", p.aps.badge ?? 0) }
  catch DecodingError.typeMismatch(_, let c) { print(c.codingPath.map(\.stringValue)) } catch { print("other") }
}
