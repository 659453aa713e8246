import LifecycleModel
import Testing

@testable import AppCode

/// Localizable.strings: content, errors and the choice of the language.
@Suite struct LocalizedTextsTests {
  @Test func keysTextsRemarksAndEscapes() throws {
    let entries = try StringsReader.read(
      """
      \u{FEFF}/* a remark * with a star */
      "A" = "one \\"two\\"\\n";   // to the end of the line
      bare.key-1 = 'single';
      "twice" = "first"; "twice" = "last";
      "alone";
      "smile" = "\\UD83D\\Ude00 \\101\\q";
      """)
    #expect(
      entries == [
        "A": "one \"two\"\n", "bare.key-1": "single", "twice": "last", "alone": "alone",
        "smile": "😀 Aq",
      ])
  }

  @Test(arguments: [
    ("\"A\" = \"x\"\n\"B\" = \"y\";", 2, 1, "read '\"', expected ; behind the text"),
    ("\"A\" = \"x\"", 1, 10, "the file ends, expected ; behind the text"),
    ("\"A\" \"x\";", 1, 5, "read '\"', expected = behind the key"),
    ("\"A\" = ;", 1, 7, "read ';', expected a text in quotes"),
    ("\n  “A” = \"x\";", 2, 3, "did you mean '\"'?"),
    ("\"A\" = \"x;", 1, 7, "expected the quote that ends what begins here"),
    ("/* x", 1, 1, "expected the */ that ends what begins here"),
    ("\"A\" = \"\\U12\";", 1, 12, "expected four hexadecimal digits"),
    ("\"A\" = \"\(String(repeating: "x", count: 4_001))\";", 1, 7, "more than 4000 characters"),
  ])
  func saysWhereAndWhat(_ text: String, _ line: Int, _ column: Int, _ words: String) {
    let found = #expect(throws: Located<SourceProblem>.self) { try StringsReader.read(text) }
    #expect(found?.line == line && found?.column == column, "\(String(describing: found))")
    #expect(found?.message.contains(words) == true, "\(found?.message ?? "")")
  }

  @Test func tooManyTextsAreRefused() {
    let text = (0...10_000).map { "k\($0) = v;" }.joined(separator: "\n")
    let found = #expect(throws: Located<SourceProblem>.self) { try StringsReader.read(text) }
    #expect(found?.matter == .tooManyTexts(limit: 10_000))
  }

  private func texts(_ files: AppSource...) throws -> AppTexts? {
    try AppTexts(files, firstLine: 1)
  }

  @Test func englishComesFirstThenTheBaseThenTheFirstFile() throws {
    func file(_ language: String?) -> AppSource {
      AppSource(
        name: "Localizable.strings", text: "K = \"\(language ?? "none")\";", language: language)
    }
    #expect(try texts(file("de"), file("Base"), file("en"))?.texts["K"] == "en")
    #expect(try texts(file("de"), file("en-GB"), file(nil))?.texts["K"] == "en-GB")
    #expect(try texts(file("zh-Hans"), file("Base"))?.texts["K"] == "Base")
    #expect(try texts(file("zh-Hans"), file("de"))?.file == "zh-Hans.lproj/Localizable.strings")
    #expect(try AppTexts([], firstLine: 1) == nil)
  }

  @Test func aCatalogHasItsEnglishTextsElseItsKeys() throws {
    let catalog = AppSource(
      name: "Localizable.xcstrings",
      text: """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "A": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "one"}},
                                  "de": {"stringUnit": {"state": "translated", "value": "eins"}}}},
          "Plain %@": {},
          "N": {"localizations": {"en": {"variations": {"plural": {}}}}}}}
        """)
    let found = try #require(try texts(catalog)).texts
    #expect(found["A"] == "one" && found["Plain %@"] == "Plain %@" && found["N"] == nil)
    let broken = AppSource(name: "Localizable.xcstrings", text: "{\n  \"strings\": [}")
    let fault = #expect(throws: Located<SourceProblem>.self) { try texts(broken) }
    #expect(fault?.matter == .noCatalog && fault?.line == 2)
  }

  @Test func onlyLocalizableIsRead() {
    let file = AppSource(name: "InfoPlist.strings", text: "A = B;")
    let fault = #expect(throws: Located<SourceProblem>.self) { try texts(file) }
    #expect(fault?.matter == .otherTexts)
  }

  @Test func sixteenBitFilesAreRead() throws {
    let units = Array("K = \"é\";".utf16)
    let low = units.map { UInt8($0 & 0xFF) }
    let high = units.map { UInt8($0 >> 8) }
    let little: [UInt8] = [0xFF, 0xFE] + zip(low, high).flatMap { [$0, $1] }
    let big: [UInt8] = [0xFE, 0xFF] + zip(high, low).flatMap { [$0, $1] }
    for bytes in [little, big] {
      let file = AppSource(name: "Localizable.strings", bytes: bytes, folder: "fr.lproj")
      #expect(try StringsReader.read(file.text) == ["K": "é"] && file.language == "fr")
    }
  }

  @Test func errorsAreCountedOnBehindTheSwiftFiles() throws {
    let swift = AppSource(name: "AppDelegate.swift", text: delegate(""))
    let lines = DelegateProgram.lineCount(of: swift.text)
    let texts = AppSource(name: "Localizable.strings", text: "A = B;\nC")
    guard case .refused(let found) = loadApp([texts, swift]) else {
      Issue.record("not refused")
      return
    }
    #expect(found.map(\.line) == [lines + 2] && found.map(\.column) == [2])
  }
}
