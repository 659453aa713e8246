// swift-format-ignore-file
import Foundation
struct Push: Codable, Equatable { let id: Int; var title: String; var sentAt: Date; var tags: [String]?
  enum CodingKeys: String, CodingKey { case id, title = "t", sentAt = "sent_at", tags } }
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; enc.dateEncodingStrategy = .secondsSince1970
let p = Push(id: 1, title: "Hi", sentAt: Date(timeIntervalSince1970: 10), tags: nil)
let text = String(data: try! enc.encode(p), encoding: .utf8)!
print(text)
let dec = JSONDecoder(); dec.dateDecodingStrategy = .secondsSince1970
let back = try! dec.decode(Push.self, from: Data(text.utf8))
print(back == p, back.tags as Any, (try? dec.decode(Push.self, from: Data("{}".utf8))) == nil)
do { _ = try dec.decode([Push].self, from: Data(#"[{"id":"x"}]"#.utf8)) } catch DecodingError.typeMismatch(let t, let c) { print(t, c.codingPath.map(\.stringValue)) } catch { print("other") }
