// swift-format-ignore-file
enum Rule: Error, Hashable { case short(min: Int), noDigit, banned(String) }
func check(_ p: String) -> [Rule] { var e: [Rule] = []; if p.count < 4 { e.append(.short(min: 4)) }; if !p.contains(where: \.isNumber) { e.append(.noDigit) }; if ["pass1"].contains(p) { e.append(.banned(p)) }; return e }
struct Invalid: Error { let rules: Set<Rule> }
func validate(_ p: String) throws -> String { let r = check(p); if r.isEmpty { return p }; throw Invalid(rules: Set(r)) }
for p in ["abc", "abcd9", "pass1"] { do { print("valid", try validate(p)) } catch let e as Invalid { print(e.rules.count, e.rules.contains(.noDigit), e.rules.contains(.short(min: 4)), e.rules.contains(.banned(p))) } }
print(check(""), check("x1"))
