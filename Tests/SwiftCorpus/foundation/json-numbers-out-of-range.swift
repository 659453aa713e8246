// swift-format-ignore-file
import Foundation
struct Reading: Codable { var number: Int; var value: Double? }
func attempt(_ what: String, _ body: () throws -> Void) { do { try body(); print(what, "right") } catch { print(what, "error") } }
attempt("object") { _ = try JSONSerialization.jsonObject(with: Data("[1e999]".utf8)) }
attempt("nested") { _ = try JSONSerialization.jsonObject(with: Data("{\"a\": [-1e999]}".utf8)) }
attempt("large") { _ = try JSONSerialization.jsonObject(with: Data("[1e39]".utf8)) }
attempt("unread") { _ = try JSONDecoder().decode(Reading.self, from: Data("{\"number\": 1, \"c\": 1e999}".utf8)) }
attempt("read") { _ = try JSONDecoder().decode(Reading.self, from: Data("{\"number\": 1, \"value\": 1e999}".utf8)) }
attempt("float") { _ = try JSONDecoder().decode([Float].self, from: Data("[1e39]".utf8)) }
attempt("infinity") { _ = try JSONEncoder().encode([Double.infinity]) }
attempt("nan") { _ = try JSONEncoder().encode(Reading(number: 1, value: .nan)) }
print(JSONSerialization.isValidJSONObject([Double.nan]), JSONSerialization.isValidJSONObject([1.5]))
