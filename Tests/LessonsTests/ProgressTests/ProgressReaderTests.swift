import Testing

@testable import Lessons

/// The progress file: round trips, damage, noise.
@Suite struct ProgressReaderTests {
  private static let hash = "0123456789abcdef"
  private static let good = """
    pushlab progress 1
    current the-flag
    lesson four-cases begun=0123456789abcdef attempts=2 hints=0
    lesson the-flag begun=fedcba9876543210 attempts=12 hints=3 solved=0123456789abcdef at=2026-11-21T09:15:50Z

    """

  private func read(_ text: String) -> ProgressReader { ProgressReader(Array(text.utf8)) }

  private var whole: Progress {
    Progress(
      records: [
        "four-cases": LessonRecord(begun: ContentHash(Self.hash)!, attempts: 2),
        "the-flag": LessonRecord(
          begun: ContentHash("fedcba9876543210")!, attempts: 12, hints: 3,
          solved: .init(
            content: ContentHash(Self.hash)!, at: Moment("2026-11-21T09:15:50Z")!)),
      ], current: "the-flag")
  }

  @Test("what is written is read, and the other way round")
  func roundTrip() {
    #expect(read(Self.good).progress == whole)
    #expect(read(Self.good).faults.isEmpty)
    #expect(whole.text == Self.good)
    #expect(read(Progress().text).faults.isEmpty)
    #expect(Progress().text == "pushlab progress 1\n")
  }

  @Test("ends of lines of another system")
  func carriageReturns() {
    let reader = read(Self.good.replacing("\n", with: "\r\n"))
    #expect(reader.progress == whole)
    #expect(reader.faults.isEmpty)
  }

  @Test("any progress comes back", arguments: 0..<200)
  func randomRoundTrips(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var progress = Progress()
    let names = ["a", "b-2", "switcher-trap", String(repeating: "z", count: 48), "0"]
    for _ in 0..<Int.random(in: 0..<40, using: &random) {
      let moment = Moment(seconds: Int.random(in: Moment.range, using: &random))
      let kind: Progress.ProgressEvent.Kind = [
        .begun, .answered, .sawHints(Int.random(in: 0..<9, using: &random)), .solved(moment),
      ].randomElement(using: &random)!
      let content = ContentHash(value: UInt64.random(in: 0..<3, using: &random))
      progress.note(Progress.ProgressEvent(kind, names.randomElement(using: &random)!, content))
    }
    let reader = read(progress.text)
    #expect(reader.progress == progress)
    #expect(reader.faults.isEmpty)
  }

  /// Replaces the third line of a valid file; the fourth is always read.
  @Test(
    "a damaged line is told, the others are read",
    arguments: [
      ("", .unknownLine("")),
      ("# remark", .unknownLine("# remark")),
      ("Lesson a", .unknownLine("Lesson a")),
      ("lesson", .lessonName("")),
      ("lesson  a", .lessonName("")),
      ("lesson A begun=0123456789abcdef attempts=2 hints=0", .lessonName("A")),
      ("lesson ../a begun=0123456789abcdef attempts=2 hints=0", .lessonName("../a")),
      ("lesson a", .field(read: "", expected: "begun=0123456789abcdef")),
      ("lesson a begun=0123", .field(read: "begun=0123", expected: "begun=0123456789abcdef")),
      (
        "lesson a begun=0123456789abcdef attempts=-1 hints=0",
        .field(read: "attempts=-1", expected: "attempts=0...1000000")
      ),
      (
        "lesson a begun=0123456789abcdef attempts=007 hints=0",
        .field(read: "attempts=007", expected: "attempts=0...1000000")
      ),
      (
        "lesson a begun=0123456789abcdef attempts=1000001 hints=0",
        .field(read: "attempts=1000001", expected: "attempts=0...1000000")
      ),
      (
        "lesson a begun=0123456789abcdef attempts=99999999999999999999 hints=0",
        .field(read: "attempts=99999999999999999999", expected: "attempts=0...1000000")
      ),
      (
        "lesson a begun=0123456789abcdef hints=0 attempts=1",
        .field(read: "hints=0", expected: "attempts=0...1000000")
      ),
      (
        "lesson a begun=0123456789abcdef attempts=1 hints=0 solved=0123456789abcdef",
        .field(read: "", expected: "at=2026-01-31T23:59:59Z")
      ),
      (
        "lesson a begun=0123456789abcdef attempts=1 hints=0 solved=0123456789abcdef "
          + "at=2026-02-30T00:00:00Z",
        .field(read: "at=2026-02-30T00:00:00Z", expected: "at=2026-01-31T23:59:59Z")
      ),
      (
        "lesson a begun=0123456789abcdef attempts=1 hints=0 solved=0123456789abcdef "
          + "at=2026-02-28T00:00:00Z more",
        .behindTheEnd("more")
      ),
      ("current a", .twice("current")),
      ("current", .lessonName("")),
      ("current a b", .behindTheEnd("b")),
      ("lesson \u{1B}[2J", .lessonName("\u{1B}[2J")),
    ] as [(String, ProgressFault.Kind)])
  func damage(line: String, kind: ProgressFault.Kind) {
    var lines = Self.good.split(separator: "\n").map(String.init)
    lines[2] = line
    let reader = read(lines.map { $0 + "\n" }.joined())
    #expect(reader.faults == [ProgressFault(kind, line: 3)])
    #expect(reader.progress.records == whole.records.filter { $0.key == "the-flag" })
    #expect(reader.progress.current == "the-flag")
    for sentence in reader.faults.map(\.sentence) {
      #expect(!(sentence.en + sentence.zh).unicodeScalars.contains("\u{1B}"))
    }
  }

  @Test("bytes that are no text, and a line without end, leave the others readable")
  func bytes() {
    let start = Array("pushlab progress 1\nlesson a begun=".utf8)
    let end = Array("\nlesson b begun=\(Self.hash) attempts=1 hints=0\n".utf8)
    for (noise, kind) in [
      ([0xFF, 0xFE], .notText), ([0xC0, 0x80], .notText),
      ([UInt8](repeating: 97, count: 401), .tooLong),
    ] as [([UInt8], ProgressFault.Kind)] {
      let reader = ProgressReader(start + noise + end)
      #expect(reader.faults == [ProgressFault(kind, line: 2)])
      #expect(reader.progress.records.keys.sorted() == ["b"])
    }
  }

  @Test("a last line without its end is not read: its number may have lost a digit")
  func cutOff() {
    let reader = read("pushlab progress 1\nlesson a begun=\(Self.hash) attempts=1 hints=1")
    #expect(reader.faults == [ProgressFault(.cutOff, line: 2)])
    #expect(reader.progress == Progress())
    #expect(read("").faults == [ProgressFault(.cutOff, line: 1)])
  }

  @Test("the first line: of a later version nothing is read, without one the rest is")
  func versions() {
    let records = Self.good.split(separator: "\n").dropFirst().map { $0 + "\n" }.joined()
    let later = read("pushlab progress 2\n" + records)
    #expect(later.faults == [ProgressFault(.otherVersion("2"), line: 1)])
    #expect(later.progress == Progress())
    let garbled = read("pushlaб progress 1\n" + records)
    #expect(garbled.faults == [ProgressFault(.noVersion("pushlaб progress 1"), line: 1)])
    #expect(garbled.progress == whole)
    let lost = read(records)
    #expect(lost.faults == [ProgressFault(.noVersion("current the-flag"), line: 1)])
    #expect(lost.progress == whole)
  }

  @Test("a lesson that stands there twice is told, and neither line is lost")
  func twice() {
    let line = "lesson a begun=\(Self.hash) attempts=1 hints=0"
    let reader = read(
      "pushlab progress 1\n\(line)\n\(line) solved=\(Self.hash) at=2026-01-01T00:00:00Z\n")
    #expect(reader.faults == [ProgressFault(.twice("a"), line: 3)])
    #expect(reader.progress.status(of: "a", content: ContentHash(Self.hash)!) == .solved)
  }

  @Test("more lessons than there can be")
  func tooMany() {
    let lines = (0..<6000).map { "lesson l\($0) begun=\(Self.hash) attempts=1 hints=0\n" }
    let reader = read("pushlab progress 1\n" + lines.joined())
    #expect(reader.faults == [ProgressFault(.tooMany, line: 5002)])
    #expect(reader.progress.records.count == 5000)
  }

  @Test("every file cut at any byte keeps the lines before the cut")
  func everyCut() {
    let bytes = Array(Self.good.utf8)
    for length in bytes.indices {
      let kept = bytes[..<length]
      let reader = ProgressReader(Array(kept))
      let lines = kept.count { $0 == 0x0A }
      #expect(reader.progress.records.count == max(0, lines - 2))
      #expect(reader.faults.isEmpty == (kept.last == 0x0A))
    }
  }

  @Test("noise: no changed byte makes a fault silent or takes a second line with it")
  func noise() {
    var random = SplitMix64(seed: 7)
    let bytes = Array(Self.good.utf8)
    for _ in 0..<4000 {
      var changed = bytes
      let place = Int.random(in: 19..<bytes.count, using: &random)
      // A carriage return before the line end does not belong to the line.
      changed[place] = UInt8.random(in: 14...255, using: &random)
      let reader = ProgressReader(changed)
      let kept = whole.records.filter { reader.progress.records[$0.key] == $0.value }
      #expect(kept.count >= (bytes[place] == 0x0A ? 0 : 1))
      if reader.faults.isEmpty {
        let lines = String(decoding: changed, as: UTF8.self).split(separator: "\n")
        #expect(reader.progress.text.split(separator: "\n").sorted() == lines.sorted())
      }
    }
  }

  @Test("bytes at random end in faults, never in a trap")
  func randomBytes() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<2000 {
      let length = Int.random(in: 0..<300, using: &random)
      let bytes = (0..<length).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : Array("lesson a=0 \n\r".utf8).randomElement(using: &random)!
      }
      #expect(!ProgressReader(bytes).faults.isEmpty)
    }
  }
}

/// A generator with the same numbers everywhere.
private struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
