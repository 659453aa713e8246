// swift-format-ignore-file
import Foundation
enum Event: Codable, Equatable { case opened(id: Int), tapped(String, at: Double?), closed }
struct Envelope<T: Codable>: Codable { let version: Int; let body: T; var meta: [String: String]? }
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; enc.keyEncodingStrategy = .convertToSnakeCase
func json<T: Encodable>(_ v: T) -> String { String(decoding: try! enc.encode(v), as: UTF8.self) }
print(json(Envelope(version: 1, body: [Event.opened(id: 3), .closed])), json(Event.tapped("ok", at: nil)), json(["k": Event.tapped("x", at: 1.5)]))
let e = try JSONDecoder().decode(Envelope<Event>.self, from: Data(json(Envelope(version: 2, body: Event.tapped("a", at: 2), meta: ["k": "v"])).utf8)); print(e.body == .tapped("a", at: 2), e.version, e.meta!)
for bad in [#"{"opened":{}}"#, #"{"nope":{}}"#, #"{"closed":{},"opened":{"id":1}}"#] { do { print(try JSONDecoder().decode(Event.self, from: Data(bad.utf8))) } catch let DecodingError.keyNotFound(k, c) { print("no key", k.stringValue, c.codingPath.map(\.stringValue)) } catch is DecodingError { print("decoding error") } }
