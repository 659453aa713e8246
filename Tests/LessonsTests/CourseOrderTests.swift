import CommandLanguage
import LifecycleModel
import Testing

@testable import Lessons

/// The order of the course: what a lesson uses was explained in it or before.
@Suite struct CourseOrderTests {
  /// A word of a command, a setting or a callback, and the lesson that first names it in its prose.
  private struct Glossary {
    private(set) var firsts: [(word: String, lesson: String)] = []
    private var known: Set<String> = []

    mutating func add(_ words: Set<String>, from lesson: String) {
      for word in words.sorted() where known.insert(word).inserted { firsts.append((word, lesson)) }
    }

    func knows(_ word: String) -> Bool { known.contains(word) }
  }

  /// What stands in `code` in the texts of a lesson, and its samples, cut into words.
  private func explained(in lesson: Lesson) -> Set<String> {
    var words: Set<String> = []
    func add(_ text: String) {
      words.formUnion(
        text.split { !($0.isASCII && ($0.isLetter || $0 == "-" || $0 == "_")) }.map(String.init))
    }
    for text in lesson.words where text.language == .english {
      for block in text.blocks {
        block.words.flatMap(\.codes).forEach(add)
        if case .sample(let language, let lines) = block.content, language == "text" {
          lines.forEach(add)
        }
      }
    }
    return words
  }

  /// Verbs, kinds of push, settings and options that learners have to read or type.
  private func commandWords(in lesson: Lesson) -> Set<String> {
    var words: Set<String> = []
    let task = lesson.task
    var commands = lesson.scripts.flatMap(\.commands) + (task.variant?.solution.commands ?? [])
    commands += task.tests.flatMap(\.commands)
    for parsed in commands {
      let parts = parsed.command.canonicalText.split(separator: " ").map(String.init)
      guard let verb = parts.first, verb != "expect", verb != "assume" else { continue }
      words.insert(verb)
      let named = ["push", "settings", "xcode", "travel", "transfer", "task", "option"]
      if named.contains(verb), parts.count > 1, !parts[1].hasPrefix("{") { words.insert(parts[1]) }
    }
    return words
  }

  /// The callbacks that the questions of a lesson offer, by their short names.
  private func callbacks(in lesson: Lesson) -> Set<String> {
    var names: Set<String> = []
    for case .call(let name) in lesson.task.asks.flatMap({ $0.items ?? [] }) {
      names.insert(name.callbacks.first.map(CallbackNames.shortName) ?? name.spelling)
    }
    return names
  }

  @Test("each verb, setting, option and callback is explained before it is used")
  func explainedFirst() throws {
    let pack = try CourseTests.files.pack(in: CourseTests.folder)
    var glossary = Glossary()
    for lesson in pack.lessons {
      glossary.add(explained(in: lesson), from: lesson.id)
      for word in commandWords(in: lesson).sorted() {
        #expect(
          glossary.knows(word), "\(lesson.id) uses \(word) and no lesson up to it explains it")
      }
      for name in callbacks(in: lesson).sorted() {
        // The prose may have a longer form of the name, such as that of the scene delegate.
        let isKnown = glossary.firsts.contains { $0.word.lowercased().contains(name.lowercased()) }
        #expect(isKnown, "\(lesson.id) offers \(name) and no lesson up to it explains it")
      }
    }
    // The list that an author reads.
    for (word, lesson) in glossary.firsts where isTerm(word) { print("\(word)\t\(lesson)") }
  }

  private func isTerm(_ word: String) -> Bool {
    Verb(rawValue: word) != nil || CallbackNames.callback(named: word) != nil
      || CallbackNames.callback(named: word + "(_:)") != nil
      || LifecycleState(rawValue: word) != nil || Flag.Name(rawValue: word) != nil
  }

  @Test("needs lead from every lesson back to the first one, without a gap")
  func needs() throws {
    let pack = try CourseTests.files.pack(in: CourseTests.folder)
    let first = try #require(pack.lessons.first)
    var reached: Set<String> = [first.id]
    for lesson in pack.lessons.dropFirst() {
      #expect(!lesson.needs.isEmpty, "\(lesson.id) needs no lesson")
      for word in lesson.needs {
        #expect(reached.contains(word.text), "\(lesson.id) needs \(word.text), which comes later")
      }
      reached.insert(lesson.id)
    }
  }

  @Test("the course has six parts and 44 lessons, each part begins with one of them")
  func parts() throws {
    let pack = try CourseTests.files.pack(in: CourseTests.folder)
    #expect(pack.parts.count == 6)
    let list = LessonList(pack.lessons, Progress(), Renames(), parts: pack.parts)
    #expect(list.rows.compactMap(\.part?.number) == [1, 2, 3, 4, 5, 6])
    #expect(list.rows.first?.part != nil)
  }
}
