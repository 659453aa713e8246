import Testing

@testable import Lessons

/// The progress that results from a learner's actions.
@Suite struct ProgressTests {
  private let first = ContentHash(value: 1)
  private let second = ContentHash(value: 2)
  private let noon = Moment(seconds: 43_200)
  private let evening = Moment(seconds: 64_800)

  private func progress(
    _ deeds: (Progress.ProgressEvent.Kind, String, ContentHash)..., renames: Renames = Renames()
  ) -> Progress {
    deeds.reduce(into: Progress()) {
      $0.note(Progress.ProgressEvent($1.0, $1.1, $1.2), renames)
    }
  }

  @Test("new, started, solved, changed, solved again")
  func status() {
    var progress = Progress()
    #expect(progress.status(of: "a", content: first) == .new)
    progress.note(Progress.ProgressEvent(.begun, "a", first))
    #expect(progress.status(of: "a", content: first) == .started)
    #expect(progress.status(of: "a", content: second) == .started)
    progress.note(Progress.ProgressEvent(.solved(noon), "a", first))
    #expect(progress.status(of: "a", content: first) == .solved)
    #expect(progress.status(of: "a", content: second) == .changed)
    progress.note(Progress.ProgressEvent(.begun, "a", second))
    #expect(progress.status(of: "a", content: second) == .changed)
    #expect(progress.record(of: "a")?.solved?.at == noon)
    progress.note(Progress.ProgressEvent(.solved(evening), "a", second))
    #expect(progress.status(of: "a", content: second) == .solved)
    #expect(progress.record(of: "a")?.solved?.at == evening)
    #expect(progress.status(of: "b", content: first) == .new)
  }

  @Test("counts tell what it took: going back to a solved lesson changes nothing")
  func counts() {
    var progress = progress(
      (.begun, "a", first), (.answered, "a", first), (.sawHints(2), "a", first),
      (.sawHints(1), "a", first), (.answered, "a", first), (.solved(noon), "a", first))
    #expect(progress.record(of: "a")?.attempts == 2)
    #expect(progress.record(of: "a")?.hints == 2)
    let solved = progress
    for kind: Progress.ProgressEvent.Kind in [.begun, .answered, .sawHints(5), .solved(evening)] {
      progress.note(Progress.ProgressEvent(kind, "a", first))
    }
    #expect(progress == solved)
    progress.note(Progress.ProgressEvent(.answered, "a", second))
    #expect(progress.record(of: "a")?.attempts == 3)
  }

  @Test("the lesson begun last is where one goes on")
  func current() {
    let progress = progress(
      (.begun, "a", first), (.begun, "b", first), (.answered, "a", first))
    #expect(progress.current == "b")
    #expect(progress.current(Renames(["b": "c"])) == "c")
    #expect(Progress().current(Renames()) == nil)
  }

  @Test("no count grows past what the file can say")
  func limits() {
    var progress = Progress(
      records: ["a": LessonRecord(begun: first, attempts: 1_000_000, hints: 1)])
    progress.note(Progress.ProgressEvent(.answered, "a", first))
    progress.note(Progress.ProgressEvent(.sawHints(.max), "a", first))
    #expect(progress.record(of: "a")?.attempts == 1_000_000)
    #expect(progress.record(of: "a")?.hints == 1_000_000)
    #expect(ProgressReader(Array(progress.text.utf8)).faults.isEmpty)
  }

  @Test("a renamed lesson is found under its new id, over several names")
  func renames() {
    let renames = Renames(["a": "b", "b": "c"], lessons: ["c", "d"])
    var progress = progress((.answered, "a", first), (.solved(noon), "a", first))
    #expect(progress.status(of: "c", content: first, renames) == .solved)
    #expect(progress.status(of: "d", content: first, renames) == .new)
    #expect(progress.status(of: "a", content: first) == .solved)
    #expect(progress.status(of: "c", content: first) == .new)
    progress.note(Progress.ProgressEvent(.answered, "c", second), renames)
    #expect(progress.records.keys.sorted() == ["c"])
    #expect(progress.record(of: "c")?.attempts == 2)
    #expect(progress.status(of: "c", content: second) == .changed)
  }

  @Test("records under the old id and under the new one are one lesson's")
  func twoNames() {
    let renames = Renames(["old": "new"], lessons: ["new"])
    var progress = Progress(records: [
      "old": LessonRecord(
        begun: first, attempts: 3, hints: 2, solved: .init(content: first, at: noon)),
      "new": LessonRecord(begun: second, attempts: 1, hints: 0),
    ])
    let record = progress.record(of: "new", renames)
    #expect(
      record
        == LessonRecord(
          begun: second, attempts: 4, hints: 2, solved: .init(content: first, at: noon)))
    progress.note(Progress.ProgressEvent(.solved(evening), "new", second), renames)
    #expect(progress.records.count == 1)
    #expect(progress.record(of: "new")?.solved == .init(content: second, at: evening))
  }

  @Test("an id in use is nobody's old id; circles end")
  func oddRenames() {
    let inUse = Renames(["a": "b"], lessons: ["a", "b"])
    let solved = progress((.solved(noon), "a", first))
    #expect(solved.status(of: "a", content: first, inUse) == .solved)
    #expect(solved.status(of: "b", content: first, inUse) == .new)
    let circle = Renames(["a": "b", "b": "a", "c": "c", "d": "a"])
    for name in ["a", "b", "c", "d", "e"] { #expect(circle.newest(name) == name) }
    #expect(solved.status(of: "a", content: first, circle) == .solved)
  }

  @Test("a deed under a name that has a newer one loses nothing of it")
  func oldName() {
    let renames = Renames(["a": "b"])
    var progress = progress((.solved(noon), "a", first))
    progress.note(Progress.ProgressEvent(.answered, "a", second), renames)
    #expect(progress.record(of: "a")?.solved?.at == noon)
  }

  @Test("a class: by learner, then by lesson; quoted where needed")
  func report() {
    var report = ClassReport()
    report.add(
      progress((.solved(noon), "b", first), (.begun, "a", first), (.answered, "a", first)),
      of: "Zoë, \"Zo\"")
    report.add(
      progress((.solved(noon), "a", first), (.begun, "a", second), (.sawHints(2), "a", second)),
      of: "李雷")
    report.add(progress((.begun, "a", first)), of: "x,\u{301}\n=1\u{1B}[2J ")
    #expect(
      report.lines == [
        "learner,lesson,status,attempts,hints,solved_at",
        "\"Zoë, \"\"Zo\"\"\",a,started,1,0,",
        "\"Zoë, \"\"Zo\"\"\",b,solved,0,0,1970-01-01T12:00:00Z",
        "\"x,\u{301}\\u{A}=1\\u{1B}[2J \",a,started,0,0,",
        "李雷,a,changed,0,2,1970-01-01T12:00:00Z",
      ])
  }
}
