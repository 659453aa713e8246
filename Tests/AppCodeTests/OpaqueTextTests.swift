import LifecycleModel
import Testing
import TextGrid

@testable import AppCode

/// Spellings of unknown things and of values made from them.
@Suite struct OpaqueTextTests {
  @Test(arguments: [
    ("", ""), ("a.b(c)", "a.b(c)"), (" a", "a"), ("a ", "a"), ("a  b", "a b"),
    ("a\n  .b\t(c)", "a .b (c)"), ("a\u{a0}b", "a b"), ("é.ü", "é.ü"),
    (String(repeating: "x", count: 999), String(repeating: "x", count: 999)),
    (String(repeating: "x", count: 1000), String(repeating: "x", count: 1000) + "...#07d18165"),
    // The blank that replaces several counts as one.
    (String(repeating: "é", count: 997) + "  é", String(repeating: "é", count: 997) + " é"),
  ])
  func short(spelling: String, written: String) {
    #expect(Opaque.short(spelling) == written)
  }

  @Test(arguments: [
    ("a.b(c)", "a.b(c)"), ("a {...#0123abcd}.b", "a {...}.b"), ("a...#b", "a...#b"),
    ("f(...#0123abcd).g(...#0123abc)", "f(...).g(...#0123abc)"),
    (String(repeating: "x", count: 120), String(repeating: "x", count: 120)),
    (
      String(repeating: "x", count: 120) + ".end",
      String(repeating: "x", count: 72) + "..." + String(repeating: "x", count: 44) + ".end"
    ),
  ])
  func shown(spelling: String, text: String) {
    #expect(Value.shown(spelling) == text)
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
    #expect(text.containsBytes(of: part) == isThere)
  }
}
