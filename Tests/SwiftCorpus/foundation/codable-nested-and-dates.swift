// swift-format-ignore-file
import Foundation
struct Push: Codable, Equatable { struct APS: Codable, Equatable { var alert: String?; var badge: Int?; var sound = "default"
    enum CodingKeys: String, CodingKey { case alert, badge, sound }
    init(alert: String?, badge: Int?) { self.alert = alert; self.badge = badge }
    init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); alert = try c.decodeIfPresent(String.self, forKey: .alert); badge = try c.decodeIfPresent(Int.self, forKey: .badge); sound = try c.decodeIfPresent(String.self, forKey: .sound) ?? "none" } }
  let aps: APS; let sentAt: Date; let extra: [String: Double]? }
let decoder = JSONDecoder(); decoder.dateDecodingStrategy = .secondsSince1970; decoder.keyDecodingStrategy = .convertFromSnakeCase
let p = try decoder.decode(Push.self, from: Data(#"{"aps":{"alert":"Hi"},"sent_at":1700000000,"extra":{"k":1}}"#.utf8))
print(p.aps.alert!, p.aps.badge as Any, p.aps.sound, p.sentAt, p.extra!)
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys, .prettyPrinted]; e.dateEncodingStrategy = .iso8601; e.keyEncodingStrategy = .convertToSnakeCase
print(String(data: try e.encode(p), encoding: .utf8)!)
do { _ = try decoder.decode(Push.self, from: Data("{\"aps\":{}}".utf8)) } catch DecodingError.keyNotFound(let k, _) { print("no", k.stringValue) }
