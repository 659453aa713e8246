// swift-format-ignore-file
struct Invalid: Error, CustomStringConvertible { let field: String, why: String; var description: String { "\(field) \(why)" } }
struct Check<T> { let field: String; let value: T; @discardableResult func that(_ why: String, _ p: (T) throws -> Bool) throws -> Check { guard try p(value) else { throw Invalid(field: field, why: why) }; return self } }
func validate(_ d: [String: Any]) throws -> String { try Check(field: "title", value: d["title"] as? String ?? "").that("is empty") { !$0.isEmpty }.that("is long") { $0.count < 6 }; let b = try Check(field: "badge", value: d["badge"]).that("is no number") { $0 == nil || $0 is Int }; return "fine \(b.value.map { "\($0)" } ?? "none")" }
for d in [["title": "a", "badge": 1], ["title": ""], ["title": "abcdefg"], ["title": "x", "badge": "2"], ["title": "y"]] as [[String: Any]] { do { print(try validate(d)) } catch { print("invalid:", error) } }
