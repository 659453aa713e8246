import CommandLanguage
import Foundation
import LifecycleModel
import Testing

/// The list of facts about notifications is complete, and what it names exists.
@Suite struct NotificationFactTests {
  @Test("each number once, in order")
  func complete() {
    let wanted = [(1, 33), (2, 17), (3, 14), (4, 24), (5, 21)].flatMap { section, count in
      (1...count).map { "\(section).\($0)" }
    }
    #expect(NotificationFact.all.map(\.number) == wanted)
  }

  @Test("a transcript that is named is there; the list is printed")
  func named() throws {
    for fact in NotificationFact.all {
      switch fact.played {
      case .transcript(let name):
        #expect(TranscriptTests.names.contains(name + ".transcript"), "\(fact.number)")
        print("\(fact.number) \(fact.fact): transcript \(name)")
      case .rule(let rule): print("\(fact.number) \(fact.fact): rule \(rule.id)")
      case .namedBy(let rule): print("\(fact.number) \(fact.fact): not played, named by \(rule.id)")
      case .help(let word):
        let entry = try #require(Glossary.entry(for: word), "\(fact.number)")
        print("\(fact.number) \(fact.fact): not played, named by help \(word)")
        #expect(!entry.meaning.zh.isEmpty)
      }
    }
  }
}
