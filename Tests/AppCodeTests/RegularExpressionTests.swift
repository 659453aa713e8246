import Testing

@testable import AppCode

/// The machine for patterns. The programs of `Tests/SwiftCorpus` compare it with Swift.
@Suite struct RegularExpressionTests {
  private func found(_ pattern: String, in text: String) throws -> [String?]? {
    let regex = try RegexReader.read(pattern)
    let letters = Array(text)
    var effort = RegularExpression.Effort()
    let match = regex.firstMatch(in: letters, from: 0, &effort)
    #expect(!effort.gaveUp)
    return match?.bounds.map { bounds in bounds.map { String(letters[$0]) } }
  }

  @Test(
    arguments: [
      ("a|ab", "xab", ["a"]), ("(?:a*)*b", "aab", ["aab"]), ("<.+?>", "<a><b>", ["<a>"]),
      ("<.+>", "<a><b>", ["<a><b>"]), (#"(\w)\1"#, "abccd", ["cc", "c"]),
      ("(?<=k=)v+(?!w)", "k=vvw", ["v"]), ("(?i)AB[c-e]", "xabD", ["abD"]),
      ("[^a-c\\d]{2,3}", "a1xyz", ["xyz"]), ("(x)?y", "y", ["y", nil]),
      ("(?>a+)b", "aab", ["aab"]), ("^b$", "b", ["b"]), (#"\bcat\b"#, "a cat.", ["cat"]),
    ] as [(String, String, [String?])])
  func findsTheFirstMatch(pattern: String, text: String, expected: [String?]) throws {
    #expect(try found(pattern, in: text) == expected)
  }

  @Test(arguments: [("^b$", "ab"), ("(?>a+)ab", "aab"), ("a{3}", "aa"), (#"\d"#, "x")])
  func findsNothing(pattern: String, text: String) throws {
    #expect(try found(pattern, in: text) == nil)
  }

  @Test(arguments: ["(", "a)", "[a", "*a", "a{3,2}", #"\k<n>"#, #"\2"#, "(?<n", "[z-a]", "\\"])
  func refusesWhatIsNoPattern(_ pattern: String) {
    #expect(throws: RegularExpression.Complaint.self) { try RegexReader.read(pattern) }
  }

  @Test func boundsWhatAPatternMakes() {
    let nested = String(repeating: "(", count: 100_000)
    #expect(throws: RegularExpression.Complaint.self) { try RegexReader.read(nested) }
    #expect(throws: RegularExpression.Complaint.self) {
      try RegexReader.read("(((a{999}){999}){999}){999}")
    }
    #expect(throws: RegularExpression.Complaint.self) {
      try RegexReader.read("(?=(?=(?=a{99}){99}){99}){99}")
    }
    #expect(throws: RegularExpression.Complaint.self) {
      try RegexReader.read("a" + String(repeating: "{1}", count: 100_000))
    }
  }

  @Test func givesUpASearchWithoutEnd() throws {
    let regex = try RegexReader.read("(a+)+b")
    var effort = RegularExpression.Effort()
    let text = Array(String(repeating: "a", count: 60))
    #expect(regex.firstMatch(in: text, from: 0, &effort) == nil)
    #expect(effort.gaveUp)
  }

  @Test("the search for all matches has a bound, too") func givesUpManySearches() throws {
    let regex = try RegexReader.read("(?:a{1,100}){1,2}b|c")
    var effort = RegularExpression.Effort()
    let part = Array(repeating: Character("a"), count: 40) + ["c"]
    let text = Array(repeatElement(part, count: 1500).joined())
    #expect(regex.matches(in: text, &effort).count < 1500)
    #expect(effort.gaveUp)
    #expect(effort.steps < 2 * RegularExpression.mostStepsTogether)
  }
}
