// swift-format-ignore-file
import Foundation
enum Push: Codable, Equatable { case chat(room: Int, text: String), badge(Int), silent
  private enum K: String, CodingKey { case type, room, text, n }
  init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); switch try c.decode(String.self, forKey: .type) { case "chat": self = .chat(room: try c.decode(Int.self, forKey: .room), text: try c.decodeIfPresent(String.self, forKey: .text) ?? ""); case "badge": self = .badge(try c.decode(Int.self, forKey: .n)); case "silent": self = .silent; case let t: throw DecodingError.dataCorruptedError(forKey: .type, in: c, debugDescription: "unknown \(t)") } }
  func encode(to e: Encoder) throws { var c = e.container(keyedBy: K.self); switch self { case .chat(let r, let t): try c.encode("chat", forKey: .type); try c.encode(r, forKey: .room); try c.encode(t, forKey: .text); case .badge(let n): try c.encode("badge", forKey: .type); try c.encode(n, forKey: .n); case .silent: try c.encode("silent", forKey: .type) } } }
for s in [#"{"type":"chat","room":3}"#, #"{"type":"badge","n":2}"#, #"{"type":"zz"}"#] { do { print(try JSONDecoder().decode(Push.self, from: Data(s.utf8))) } catch DecodingError.dataCorrupted(let c) { print(c.debugDescription) } }
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]; print(String(data: try e.encode([Push.silent, .chat(room: 1, text: "a\"b")]), encoding: .utf8)!)
