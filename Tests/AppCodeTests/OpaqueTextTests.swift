import Testing

@testable import AppCode

/// How unknown things are written, and what is made of what.
@Suite struct OpaqueTextTests {
  @Test(arguments: [
    ("", ""), ("a.b(c)", "a.b(c)"), (" a", "a"), ("a ", "a"), ("a  b", "a b"),
    ("a\n  .b\t(c)", "a .b (c)"), ("a\u{a0}b", "a b"), ("é.ü", "é.ü"),
    (String(repeating: "x", count: 119), String(repeating: "x", count: 119)),
    (String(repeating: "x", count: 120), String(repeating: "x", count: 120) + "..."),
    // The blank that stands for several counts as one.
    (String(repeating: "é", count: 118) + "  é", String(repeating: "é", count: 118) + " é..."),
  ])
  func short(spelling: String, written: String) {
    #expect(Opaque.short(spelling) == written)
  }

  @Test(arguments: [
    ("user", "user.name", true), ("user", "self.user.name", true), ("user", "a.user", false),
    ("user", "superuser", false), ("user", "users", false), ("user", "users + user", true),
    ("ü", "f(ü)", true), ("user", "", false), ("userName", "user", false),
  ])
  func mentions(name: String, text: String, isThere: Bool) {
    #expect(Opaque.mentions(name, in: text) == isThere)
  }

  @Test(arguments: [
    ("", "", true), ("", "a", true), ("a", "", false), ("aab", "aaab", true), ("ab", "a", false),
    (" == .", "x == .open", true), (" == .", "x ==.open", false),
  ])
  func bytes(part: String, text: String, isThere: Bool) {
    #expect(Opaque.hasBytes(of: part, in: text) == isThere)
  }
}
