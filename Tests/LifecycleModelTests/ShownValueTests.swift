import LifecycleModel
import Testing

/// Unknown expressions as a reader sees them.
@Suite struct ShownValueTests {
  @Test("a digest is left out; what only looks like one stays")
  func digests() {
    #expect(Value.shown("f(...#0123abcd)[1]") == "f(...)[1]")
    #expect(Value.shown("a...#0123abcd, b...#89ABCDEF0") == "a..., b...0")
    for text in ["x...#0123abc", "x...#0123abcg", "x #0123abcd", "...#"] {
      #expect(Value.shown(text) == text)
    }
  }

  @Test("more than 120 characters lose their middle")
  func length() {
    for letter in ["a", "é", "长"] {
      let longest = String(repeating: letter, count: 120)
      #expect(Value.shown(longest) == longest)
      let (start, end) = (longest.prefix(72), longest.prefix(48))
      #expect(Value.shown(longest + letter) == start + "..." + end)
    }
    #expect(Value.shown("abcdefghijk", limit: 10) == "abcdef...hijk")
  }
}
