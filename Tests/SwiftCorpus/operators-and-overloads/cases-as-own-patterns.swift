struct Version: Equatable { let major: Int }
enum Rule {
  case exact(Version)
  case both([Rule])
  static func ~= (rule: Rule, version: Version) -> Bool {
    switch rule {
    case .exact(let wanted): version == wanted
    case .both(let rules): rules.allSatisfy { $0 ~= version }
    }
  }
}
func && (a: Rule, b: Rule) -> Rule { .both([a, b]) }
func kind(_ version: Version) -> String {
  switch version {
  case .exact(Version(major: 1)): return "one"
  case .exact(Version(major: 2)): return "two"
  default: return "none"
  }
}
print((1...4).map { kind(Version(major: $0)) })
print((.exact(Version(major: 1)) && .exact(Version(major: 1))) ~= Version(major: 1))
print((.exact(Version(major: 1)) && .exact(Version(major: 2))) ~= Version(major: 1))
