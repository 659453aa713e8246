// swift-format-ignore-file
import Foundation
struct M: Codable { var id: Int; var kind: Kind; var at: Date?; var extra: [String: String] = [:]; enum Kind: String, Codable { case a, b } ; enum CodingKeys: String, CodingKey { case id, kind = "type", at } }
let dec = JSONDecoder(); dec.dateDecodingStrategy = .iso8601; let ms = try dec.decode([M].self, from: Data(#"[{"id":1,"type":"b","at":"2026-01-01T00:00:00Z"},{"id":2,"type":"a"}]"#.utf8)); print(ms.map(\.kind), ms[0].at!.timeIntervalSince1970, ms[1].at == nil)
do { _ = try dec.decode(M.self, from: Data(#"{"id":1,"type":"z"}"#.utf8)) } catch let DecodingError.dataCorrupted(c) { print("corrupt", c.codingPath.map(\.stringValue)) }; do { _ = try dec.decode(M.self, from: Data("{}".utf8)) } catch DecodingError.keyNotFound(let k, _) { print("missing", k.stringValue) }; do { _ = try dec.decode(M.self, from: Data("{".utf8)) } catch { print(error is DecodingError) }
