import CommandLanguage
import LifecycleModel
import Testing

@testable import Lessons

/// The folders that `check` searches for lessons, and its findings about a pack as a whole.
@Suite struct CheckPackTests {
  private static let head = "format: 1\ntitle: {en: \"S\", zh-Hans: \"样\"}\n"

  /// A pack of three lessons with only a text, each of which needs the one before.
  private func pack(
    _ more: String = "", lessons: String = "one, two, three",
    changing changed: [String: String] = [:]
  ) -> Sample {
    var texts = ["pack/pack.yaml": Self.head + "lessons: [\(lessons)]\n" + more]
    for (id, needs) in [("one", ""), ("two", "\nneeds: [one]"), ("three", "\nneeds: [two]")] {
      texts["pack/\(id)/lesson.md"] = changed[id] ?? Sample.reading("Text.", id: id, keys: needs)
      texts["pack/\(id)/lesson.zh-Hans.md"] = "# 一\n文字。\n"
    }
    return Sample(texts: texts)
  }

  private func told(_ sample: Sample) -> [String] {
    sample.check().complaints.flatMap { $0.lines(in: .english) }
  }

  @Test("each check of a lesson and of a pack counts once")
  func counts() {
    let plain = pack().check()
    #expect(!plain.hasErrors && plain.passed == 28 && plain.lessons == 3 && plain.demos == 0)
    #expect(plain.summary == "checks: 28 passed, 0 failed (3 lessons, 0 demos)")
    let whole = Sample.whole.check()
    #expect(whole.passed == 57 && whole.failed == 0 && whole.blessed.isEmpty)
    let one = pack().check("pack/one")
    #expect(one.summary == "checks: 8 passed, 0 failed (1 lesson, 0 demos)")
    #expect(pack("renamed: {a: one}\n").check().passed == 29)
    #expect(pack("renamed: {a: x}\n").check().hasErrors)
  }

  @Test("a pack whose own file is wrong: its lessons are still checked, and counted")
  func brokenPack() {
    var sample = pack()
    sample.texts["pack/pack.yaml"] = "format: 1\n"
    let three = sample.check()
    #expect(three.lessons == 3 && three.failed == 1 && three.passed == 24)
    let none = Sample(texts: ["pack/pack.yaml": "format: 1\n"]).check()
    #expect(none.lessons == 1 && none.failed == 1 && none.passed == 0)
  }

  @Test("lessons that are not listed")
  func unlisted() {
    #expect(
      told(pack(lessons: "one")) == [
        "pack/pack.yaml:1:1: error: the lesson in three is not in the list [pack]",
        "pack/pack.yaml:1:1: error: the lesson in two is not in the list [pack]",
      ])
  }

  @Test("names that are used twice stand before needs that come later or not at all")
  func needs() {
    let two = Sample.reading("Text.", id: "one", keys: "\nneeds: [three, onne]")
    #expect(
      told(pack(changing: ["two": two])) == [
        "pack/two/lesson.md:3:1: error: two lessons have the id \"one\" [pack]",
        "pack/two/lesson.md:10:9: error: the lesson three comes later in the pack [needs]",
        "pack/two/lesson.md:10:16: error: the pack has no lesson onne; did you mean one? [needs]",
        "pack/three/lesson.md:10:9: error: the pack has no lesson two [needs]",
      ])
  }

  @Test("old names, in their order: to a lesson, or to a newer name")
  func renamed() {
    #expect(
      told(pack("renamed: {c: b, two: one, a: x, b: one}\n")) == [
        "pack/pack.yaml:1:1: error: a was renamed to x, which the pack does not have [renamed]",
        "pack/pack.yaml:1:1: error: a lesson still has the id two [renamed]",
      ])
  }

  @Test("parts begin with lessons of the pack, in its order, the first part with the first")
  func parts() {
    func told(_ first: String...) -> Int {
      let names = first.map { "\($0): \"A part\"" }.joined(separator: ", ")
      let chinese = first.map { "\($0): \"部分\"" }.joined(separator: ", ")
      let result = pack("parts: {\(names)}\nparts-zh-Hans: {\(chinese)}\n").check()
      #expect(result.passed + result.failed == 29)
      return result.failed
    }
    #expect(told("one", "three") == 0)
    #expect(told("one") == 0)
    #expect(told("two", "three") == 1)
    #expect(told("one", "three", "two") == 1)
    #expect(told("one", "four") == 1)
  }

  @Test("each rule is taught or listed as not taught, and not both")
  func rules() {
    let taught = "push.arrival.inactive"
    let others = Rule.allCases.map(\.id).filter { $0 != taught }
    func told(_ ids: some Sequence<String>) -> [String] {
      self.told(pack("not-taught: [\(ids.joined(separator: ",\n  "))]\n"))
    }
    #expect(told(others) == [])
    #expect(
      told(others.dropFirst()) == [
        "pack/pack.yaml:1:1: error: no lesson teaches \(others[0]), and not-taught does not list it "
          + "[rules]"
      ])
    #expect(
      told([taught] + others) == [
        "pack/pack.yaml:4:14: error: \(taught) is taught; take it out of not-taught [rules]"
      ])
  }

  @Test("terms: explained once, before they are used, in both languages")
  func terms() {
    let one = Sample.reading(
      "`switcher` shows the apps that run.", keys: "\nexplains: [switcher, home]")
    let two = Sample.reading(
      "`home` shows the first screen of it. `lock`", id: "two",
      keys: "\nneeds: [one]\nexplains: [home, switcher]")
    #expect(
      told(pack(changing: ["one": one, "two": two])) == [
        "pack/one/lesson.md:10:22: error: no sentence of the English text explains home [terms]",
        "pack/one/lesson.md:10:12: error: no sentence of the Chinese text explains switcher [terms]",
        "pack/one/lesson.md:10:22: error: no sentence of the Chinese text explains home [terms]",
        "pack/two/lesson.md:11:18: error: no sentence of the English text explains switcher [terms]",
        "pack/two/lesson.md:11:12: error: no sentence of the Chinese text explains home [terms]",
        "pack/two/lesson.md:11:18: error: no sentence of the Chinese text explains switcher [terms]",
        "pack/two/lesson.md:11:12: error: home is explained in one already [terms]",
        "pack/two/lesson.md:11:18: error: switcher is explained in one already [terms]",
        "pack/two/lesson.md:1:1: error: the lesson uses lock, which no lesson up to it explains [terms]",
      ])
  }

  // MARK: Paths

  private func lessons(_ texts: [String: String], _ path: String) -> Int {
    Sample(texts: texts).check(path).lessons
  }

  @Test("lessons lie at most four folders deep; names with a dot are no folders of lessons")
  func depth() {
    let text = Sample.reading("Text.")
    #expect(lessons(["a/b/c/d/e/lesson.md": text], "a") == 1)
    #expect(lessons(["a/b/c/d/e/f/lesson.md": text], "a") == 0)
    #expect(lessons(["a/b.c/lesson.md": text, "a/.d/lesson.md": text], "a") == 0)
    #expect(lessons(["a/b/lesson.md": text, "a/c/lesson.md": text], "a/") == 2)
    #expect(lessons(["//lesson.md": text], "/") == 1)
    #expect(lessons(["//lesson.md": text], "/lesson.md") == 1)
    #expect(lessons(["./lesson.md": text], "lesson.md") == 1)
    #expect(lessons(["/a/lesson.md": text], "/a/lesson.md") == 1)
  }

  @Test("a lesson alone belongs to the pack in the folder around it, and then needs a translation")
  func around() {
    let text = Sample.reading("Text.")
    let pack = Self.head + "lessons: [one]\n"
    func isError(_ texts: [String: String], _ path: String) -> Bool {
      Sample(texts: texts).check(path).complaints.contains { $0.severity == .error }
    }
    #expect(!isError(["one/lesson.md": text], "one"))
    #expect(isError(["one/lesson.md": text, "./pack.yaml": pack], "one"))
    #expect(isError(["./lesson.md": text, "../pack.yaml": pack], "."))
    #expect(isError(["/one/lesson.md": text, "//pack.yaml": pack], "/one"))
    #expect(isError(["a/one/lesson.md": text, "a/pack.yaml": pack], "a/one"))
    #expect(!isError(["a/one/lesson.md": text, "./pack.yaml": pack], "a/one"))
  }

  // MARK: Golden traces

  @Test("the first line in which two traces differ")
  func difference() {
    #expect(GoldenTrace.difference("a\nb\n", "a\nb\n") == nil)
    #expect(GoldenTrace.difference("a\nb", "a\nc") ?? (0, "", "") == (2, "b", "c"))
    #expect(GoldenTrace.difference("a\n\nb", "a\nb") ?? (0, "", "") == (2, "", "b"))
    #expect(GoldenTrace.difference("a\nb", "a\n\nb") ?? (0, "", "") == (2, "b", ""))
    #expect(GoldenTrace.difference("a", "a\nb") ?? (0, "", "") == (2, "", "b"))
    #expect(GoldenTrace.difference("a\nb", "a") ?? (0, "", "") == (2, "b", ""))
  }

  @Test("a trace that moved is shown to 120 cells; blessing tells which files change")
  func blessing() {
    func blessed(_ sample: Sample) -> CheckResult {
      var checker = Checker(sample.files, blessing: true)
      _ = checker.check("pack/guess")
      return checker.result
    }
    let whole = Sample.whole
    #expect(blessed(whole).blessed.map(\.isChanged) == [false])
    #expect(blessed(whole).passed == whole.check("pack/guess").passed)
    var moved = whole
    moved.texts["pack/guess/solution.trace"] = "> profile ios9\n"
    #expect(blessed(moved).blessed.map(\.isChanged) == [true])
    moved.texts["pack/guess/solution.trace"] = String(repeating: "x", count: 200) + "\n"
    let x = String(repeating: "x", count: 200)
    #expect(
      moved.told(.trace, in: "pack/guess") == [
        "1: was \"\(x.prefix(120))…\", is now \"> profile ios9\"; if that is right: --bless"
      ])
    let text = "push alert \"\(x)\""
    let now = whole.changing("guess/lesson.md", "```ask\npush alert", "```ask\n\(text)")
    let told = now.told(.trace, in: "pack/guess")
    #expect(told.count == 1)
    #expect(
      told.first?.hasSuffix("is now \"\("> \(text)".prefix(120))…\"; if that is right: --bless")
        == true)
  }

  @Test("all lessons of a pack together have a limit")
  func packBytes() throws {
    let names = (1...20).map { "l\($0)" }
    var sample = Sample(
      texts: ["pack/pack.yaml": Self.head + "lessons: [\(names.joined(separator: ", "))]\n"])
    let text = Sample.reading("Text.", id: "a")
    // A front matter that is not closed is refused before the rest is read.
    let large = "---\n" + String(repeating: "#", count: 250_000)
    for name in names { sample.texts["pack/\(name)/lesson.md"] = large }
    #expect {
      try sample.files.pack(in: "pack")
    } throws: { error in
      "\(error)".contains("more than 4194304 bytes in all lessons")
    }
    for name in names { sample.texts["pack/\(name)/lesson.md"] = text }
    #expect(throws: Never.self) { try sample.files.pack(in: "pack") }
  }
}
