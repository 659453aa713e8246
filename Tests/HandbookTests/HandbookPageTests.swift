import LifecycleModel
import RepositoryHandbook
import Testing
import TextGrid

@testable import CommandLanguage

/// The files of the handbook: one for each rule, in the right format.
@Suite struct HandbookPageTests {
  @Test func everyRuleHasOneFileAndNoFileIsLeftOver() throws {
    #expect(try Handbook.pageNames() == Rule.allCases.map { $0.id + ".md" }.sorted())
  }

  @Test(arguments: Rule.allCases)
  func theParagraphsHaveTheirLength(rule: Rule) throws {
    let text = try Handbook.repository.page(of: rule).get().text
    let english = text.en.split(separator: "\n")
    let chinese = text.zh.split(separator: "\n")
    #expect((1...2).contains(english.count) && english.count == chinese.count)
    #expect((40...90).contains(text.en.split { " \n".contains($0) }.count))
    #expect((70...230).contains(text.zh.count { $0.isHan }))
    #expect(text.en.allSatisfy { !$0.isHan })
    for paragraph in english { #expect(paragraph.last == ".") }
    for paragraph in chinese { #expect(paragraph.last == "。") }
  }

  /// Commands and Apple's names are quoted unchanged; Chinese text uses full-width signs.
  @Test(arguments: Rule.allCases)
  func theChineseHasItsOwnSigns(rule: Rule) throws {
    let text = try Handbook.repository.page(of: rule).get().text.zh
    for (sign, next) in zip(text, text.dropFirst()) {
      if sign.isHan {
        #expect(!",;:!?.()".contains(next), "\(sign)\(next)")
        #expect(!(next.isASCII && (next.isLetter || next.isNumber)), "\(sign)\(next)")
      }
      if next.isHan {
        #expect(!",;:!?.()".contains(sign), "\(sign)\(next)")
        #expect(!(sign.isASCII && (sign.isLetter || sign.isNumber)), "\(sign)\(next)")
      }
      if "，。；：、！？（）".contains(sign) { #expect(next != " ") }
    }
  }

  @Test(arguments: Rule.allCases)
  func theLinesFitAPage(rule: Rule) throws {
    let text = try Handbook.pageText(of: rule)
    for line in text.split(separator: "\n") {
      #expect(line.isSentenceOfHead || String(line).displayWidth <= 100, "\(line)")
      #expect(terminalSafe(String(line), limit: .max) == line)
      #expect(!line.contains { "`*<>".contains($0) }, "a terminal shows no Markdown: \(line)")
    }
  }

  /// A key that a paragraph cites is among the rule's own sources below it. Both languages cite the
  /// same keys, and every attribution has a citation.
  @Test(arguments: Rule.allCases)
  func quotedKeysAreTheRulesOwn(rule: Rule) throws {
    let entry = try Handbook.repository.page(of: rule).get()
    let text = entry.text
    let other = entry.otherReading.map { [$0.dispute].compactMap { $0 } + $0.sources } ?? []
    let own = Set((entry.sources + other).map(\.spelling))
    let quoted = Set(text.en.matches(of: Self.key).map { String($0.output) })
    #expect(quoted == Set(text.zh.matches(of: Self.key).map { String($0.output) }))
    #expect(quoted.subtracting(own).isEmpty)
    #expect(entry.certainty == .modelChoice || !quoted.isEmpty)
    for key in quoted { #expect(Handbook.source(for: SourceKey(key)) != nil, "\(key)") }
  }

  @Test(arguments: Rule.allCases)
  func theOptionsOfADisputeAreNamed(rule: Rule) throws {
    let page = try Handbook.repository.page(of: rule).get()
    let text = page.text
    for option in page.otherReading?.options ?? [] {
      #expect(text.en.contains(option.rawValue) && text.zh.contains(option.rawValue))
    }
  }

  /// Pages refer to each other by id.
  @Test(arguments: Rule.allCases)
  func rulesThatAreNamedExist(rule: Rule) throws {
    let text = try Handbook.repository.page(of: rule).get().text
    let groups = Set(Rule.allCases.map { $0.id.prefix { $0 != "." } })
    for word in "\(text.en) \(text.zh)".matches(of: Self.ruleID).map(\.output)
    where groups.contains(word.prefix { $0 != "." }) {
      #expect(Rule(rawValue: String(word)) != nil, "\(word)")
    }
  }

  private static var key: Regex<Substring> {
    /(?:lifecycle|push|background|notifications|swiftui)\.[A-Z][A-Za-z0-9]*(?:-[A-Z0-9]+)*|article\.\d+\.\d+/
  }

  private static var ruleID: Regex<Substring> { /[a-z]+\.[a-z][a-z0-9]*(?:[-.][a-z0-9]+)*/ }
}

extension Substring {
  /// The sentences of the head are on one line each.
  fileprivate var isSentenceOfHead: Bool {
    ["en: ", "zh: ", "other-en: ", "other-zh: "].contains { hasPrefix($0) }
  }
}
