import CommandLanguage
import LifecycleModel
import Testing

@testable import Lessons

/// The order of the course: a lesson uses only what it or an earlier lesson explains.
@Suite struct CourseOrderTests {
  @Test("each callback, state, flag and command is explained by one lesson, before it is used")
  func explainedFirst() throws {
    let pack = try CourseTests.files.pack(in: CourseTests.folder)
    let found = Checker(CourseTests.files).terms(pack)
    #expect(found.flatMap { $0.lines(in: .english) } == [])
    // The list for authors.
    for lesson in pack.lessons {
      for word in lesson.explains { print("\(word.text)\t\(lesson.id)") }
    }
    let explained = pack.lessons.flatMap(\.explains).compactMap { Term($0.text) }
    for state in LifecycleState.allCases { #expect(explained.contains(.state(state))) }
  }

  @Test("a term that is explained after its first use, or twice, is told")
  func explainedLater() throws {
    var pack = try CourseTests.files.pack(in: CourseTests.folder)
    let checker = Checker(CourseTests.files)
    var word: FlatWord?
    pack.change("inactive-is-not-background") { lesson in
      word = lesson.explains.first { $0.text == "switcher" }
      lesson.explains.removeAll { $0.text == "switcher" }
    }
    let switcher = try #require(word)
    pack.change("asleep") { $0.explains.append(switcher) }
    #expect(
      checker.terms(pack).map(\.sentence.en) == [
        "the lesson uses switcher, which no lesson up to it explains"
      ])
    pack.change("inactive-is-not-background") { $0.explains.append(switcher) }
    #expect(
      checker.terms(pack).map(\.sentence.en) == [
        "switcher is explained in inactive-is-not-background already"
      ])
  }

  @Test("a word that is only named is not explained")
  func named() throws {
    let home = try #require(Term("home"))
    let named = Sample.whole.changing(
      "cover/lesson.md", "Something covers the app", "Use `home`, `wait 5s` and `crash`. It covers")
    #expect(!(try named.lesson("cover").hasSentence(about: home, in: .english)))
    let told = Sample.whole.changing(
      "cover/lesson.md", "Something covers the app",
      "With `home` the user leaves the app. It covers")
    #expect(try told.lesson("cover").hasSentence(about: home, in: .english))
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

extension Pack {
  fileprivate mutating func change(_ id: String, _ change: (inout Lesson) -> Void) {
    for index in entries.indices {
      guard case .success(var lesson) = entries[index].lesson, lesson.id == id else { continue }
      change(&lesson)
      entries[index].lesson = .success(lesson)
    }
  }
}
