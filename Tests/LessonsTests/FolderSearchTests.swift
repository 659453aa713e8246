import CommandLanguage
import Testing

@testable import Lessons

/// Which folders `check` searches, and where `--bless` writes.
@Suite struct FolderSearchTests {
  private func checked(
    _ sample: Sample, _ path: String, blessing: Bool = false
  ) -> CheckResult {
    var checker = Checker(sample.files, blessing: blessing)
    _ = checker.check(path)
    return checker.result
  }

  private func traces(_ result: CheckResult) -> [String] {
    result.complaints.filter { $0.check == .trace }.flatMap { $0.lines(in: .english) }
  }

  @Test("links are not followed, except for the path itself")
  func links() {
    let text = Sample.reading("Text.")
    let sample = Sample(
      texts: ["a/one/lesson.md": text, "a/two/lesson.md": text], links: ["a", "a/two"])
    #expect(checked(sample, "a").lessons == 1)
    #expect(checked(sample, "a/two").lessons == 1)
  }

  @Test("the search ends after 10,000 names, and says so")
  func limit() {
    let text = Sample.reading("Text.")
    let texts = ["a/a/lesson.md": text, "a/z/lesson.md": text]
    // The names of `a` and of its two lessons are five.
    func checker(_ count: Int) -> Checker {
      let many = (0..<count).map { "\($0).txt" }
      var files = Sample(texts: texts).files
      files.names = { ["a": ["a", "m", "z"], "a/m": many][$0] ?? ["lesson.md"] }
      return Checker(files)
    }
    let most = FolderSearch.mostEntries - 5
    var whole = checker(most)
    #expect(whole.check("a") && whole.result.lessons == 2 && !whole.result.hasErrors)
    var cut = checker(most + 2)
    #expect(cut.check("a") && cut.result.lessons == 1)
    #expect(
      cut.result.complaints.filter { $0.severity == .error }.flatMap { $0.lines(in: .english) }
        == [
          "a:1:1: error: there are more than 10000 files and folders; the rest was not searched. "
            + "Name the packs, lessons and demos themselves [format]"
        ])
    // All paths of one check have one limit, and it is said once. What a path names is checked.
    #expect(cut.check("a/m") && cut.check("a/z"))
    #expect(cut.result.failed == 1 && cut.result.lessons == 2)
    #expect(!checked(Sample(texts: [:]), "a").hasErrors)
  }

  @Test("nothing is blessed through a link in a pack, whose lessons are still checked")
  func linkedLesson() {
    var sample = Sample.whole
    sample.links = ["pack/guess"]
    #expect(checked(sample, "pack", blessing: true).failed == 0)
    let path = "pack/guess/solution.trace"
    sample.texts[path] = "> profile ios9\n"
    let result = checked(sample, "pack", blessing: true)
    #expect(result.lessons == Sample.whole.check().lessons)
    #expect(!result.blessed.contains { $0.path == path || $0.isChanged })
    #expect(
      traces(result) == [
        "\(path):1:1: error: the lesson's folder is a symbolic link, and nothing is written through "
          + "it; check the folder itself [trace]"
      ])
    // The path that the author names may be a link.
    #expect(checked(sample, "pack/guess", blessing: true).blessed.map(\.path) == [path])
  }

  @Test("nothing is blessed for a pack that was refused")
  func refusedPack() {
    var sample = Sample.whole
    sample.texts["pack/pack.yaml"] = "format: 1\n"
    sample.texts["pack/guess/solution.trace"] = nil
    let result = checked(sample, "pack", blessing: true)
    #expect(result.blessed.isEmpty)
    #expect(traces(result).count == 1)
    #expect(traces(result).first?.contains("a pack whose pack.yaml has errors") == true)
  }

  @Test(
    "only a trace is replaced by a trace",
    arguments: ["my notes\n", String(repeating: "> profile ios9\n", count: 20_000)])
  func foreign(text: String) {
    var sample = Sample.whole
    let path = "pack/guess/solution.trace"
    sample.texts[path] = text
    let result = checked(sample, "pack/guess", blessing: true)
    #expect(result.blessed.isEmpty)
    #expect(
      traces(result) == [
        "\(path):1:1: error: the file is not a trace that PushLab wrote, and is not replaced; "
          + "move it away [trace]"
      ])
  }

  @Test("a trace that is a link is not replaced")
  func linkedTrace() {
    var sample = Sample.whole
    let path = "pack/guess/solution.trace"
    sample.links = [path]
    sample.texts[path] = nil
    let result = checked(sample, "pack/guess", blessing: true)
    #expect(result.blessed.isEmpty)
    #expect(
      traces(result) == ["\(path):1:1: error: is a symbolic link and is not replaced [trace]"])
  }
}
