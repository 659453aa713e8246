import Foundation
import LifecycleModel
import RepositoryHandbook
import Testing

@testable import CommandLanguage

@Suite struct HandbookTests {
  @Test(arguments: Rule.allCases)
  func everyRuleIsTold(rule: Rule) throws {
    let entry = try Handbook.repository.page(of: rule).get()
    expectReadable(entry.sentence)
    #expect(entry.certainty == .modelChoice || !entry.sources.isEmpty)
    let reading = entry.otherReading
    if entry.certainty == .disputed { #expect(reading?.dispute != nil) }
    if reading?.dispute != nil, reading?.circumstance == nil {
      #expect(entry.certainty == .disputed)
    }
    if let sentence = reading?.sentence { expectReadable(sentence) }
  }

  @Test func noTwoRulesShareASentence() {
    let sentences = Rule.allCases.map { Handbook.repository.sentence(of: $0).en }
    #expect(Set(sentences).count == sentences.count)
  }

  /// Every claim of the articles has a key, because lessons cite them as well.
  @Test func everyKeyHasAnOriginalAndEveryOriginalIsUsed() throws {
    let keys = try Self.keysInUse
    let used = Set(keys.map(\.spelling)).union(try Self.keysOfPayloadFacts)
    let table = Handbook.table.map(\.key.spelling)
    let claims = [20, 8, 21, 9].enumerated().flatMap { article, count in
      (1...count).map { "article.\(article + 1).\($0)" }
    }
    #expect(Set(table) == used.union(claims) && table.count == Set(table).count)
    for key in keys {
      #expect(
        ["lifecycle", "push", "background", "notifications", "swiftui", "article"].contains(
          key.page))
      #expect(key.page.count + 1 < key.spelling.count)
    }
  }

  @Test(arguments: Handbook.table.map(\.key.spelling))
  func anOriginalHasANameAndAPlainAddress(key: String) throws {
    let source = try #require(Handbook.source(for: SourceKey(key)))
    #expect(!source.title.en.isEmpty && !source.title.zh.isEmpty)
    if let place = source.place {
      #expect(place.hasPrefix("https://"))
      #expect(!place.contains(" "))
    }
  }

  @Test func theOptionsOfADisputeAreNamed() throws {
    for rule in Rule.allCases {
      guard let reading = try Handbook.repository.page(of: rule).get().otherReading else {
        continue
      }
      let text = Handbook.repository.explain(rule)
      for option in reading.options {
        #expect(text.en.contains(option.rawValue))
        #expect(text.zh.contains(option.rawValue))
      }
      if reading.options.isEmpty { #expect(text.en.contains("not played")) }
    }
  }

  /// A page names every option, so that `option` and `why` can describe its effect.
  @Test(arguments: LifecycleModel.Option.allCases)
  func everyOptionHasAPage(option: LifecycleModel.Option) throws {
    let pages = try Rule.allCases.map { try Handbook.repository.page(of: $0).get() }
    #expect(pages.contains { $0.otherReading?.options.contains(option) == true })
    let meaning = try #require(Handbook.repository.meaning(of: option))
    expectReadable(meaning.sentence)
  }

  /// The 58 claims of the articles, each cited by a page that `why` shows.
  @Test func everyClaimOfTheArticlesIsCitedByAPage() throws {
    let keys = try Self.keysInUse
    for (article, count) in [20, 8, 21, 9].enumerated() {
      for claim in 1...count {
        let key = SourceKey("article.\(article + 1).\(claim)")
        #expect(keys.contains(key), "\(key.spelling)")
      }
    }
  }

  /// The keys that the facts about payloads cite.
  private static var keysOfPayloadFacts: Set<String> {
    get throws {
      let folder = URL(filePath: #filePath).appending(path: "../../../Sources/Lint/Payload")
      let files = try FileManager.default.contentsOfDirectory(
        at: folder.standardized, includingPropertiesForKeys: nil)
      return try files.reduce(into: []) { keys, file in
        let text = try String(contentsOf: file, encoding: .utf8)
        keys.formUnion(text.matches(of: #/"(push\.[^"]+)"/#).map { String($0.output.1) })
      }
    }
  }

  private static var keysInUse: Set<SourceKey> {
    get throws {
      var keys: Set<SourceKey> = []
      for rule in Rule.allCases {
        let page = try Handbook.repository.page(of: rule).get()
        keys.formUnion(page.sources)
        guard let reading = page.otherReading else { continue }
        if let dispute = reading.dispute { keys.insert(dispute) }
        keys.formUnion(reading.sources)
      }
      keys.formUnion(Glossary.all.flatMap(\.sources))
      return keys
    }
  }
}

/// Checks for a full sentence in both languages that fits two lines of a terminal, with Chinese
/// punctuation in Chinese.
func expectReadable(
  _ text: Bilingual, sourceLocation: SourceLocation = #_sourceLocation
) {
  for words in [text.en, text.zh] {
    #expect(!words.isEmpty && words.count <= 200, sourceLocation: sourceLocation)
    #expect(terminalSafe(words) == words, sourceLocation: sourceLocation)
  }
  #expect(text.en.allSatisfy { !$0.isHan }, sourceLocation: sourceLocation)
  #expect(text.zh.contains { $0.isHan }, sourceLocation: sourceLocation)
  #expect(!text.zh.contains { ",;!?".contains($0) }, sourceLocation: sourceLocation)
  #expect(text.en.last == ".", sourceLocation: sourceLocation)
  #expect(text.zh.last == "。", sourceLocation: sourceLocation)
}

extension Character {
  var isHan: Bool { unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
}
