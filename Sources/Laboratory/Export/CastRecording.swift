import CommandLanguage
import LifecycleModel

/// The session as an asciinema recording, version 2: a header, then one event per line. Time passes before the step
/// that follows it; the header asks players to shorten pauses over three seconds.
struct CastRecording {
  private let session: Session
  private let language: Language

  private static let size = (columns: 100, rows: 30)
  /// Milliseconds before a command is typed, and between two lines of its result.
  private static let beforeCommand = 1000
  private static let betweenLines = 120

  init(_ session: Session, _ language: Language) {
    self.session = session
    self.language = language
  }

  func write(to export: inout ExportText) {
    let header: [JSON.Member] = [
      .init("version", .number("2")), .init("width", .number("\(Self.size.columns)")),
      .init("height", .number("\(Self.size.rows)")), .init("idle_time_limit", .number("3")),
      .init("title", .string("PushLab " + session.stageTitle)),
    ]
    export.add(JSON.object(header).compact)
    var printer = TracePrinter(format: .text, language: language)
    var time = 0
    for index in session.exportedRecords {
      let record = session.history.records[index]
      var clock = record.before.clock
      time += Self.beforeCommand
      printer.echoes = true
      for steps in session.stepsByTime(ofRecord: index) {
        let start = steps.first?.time ?? clock
        time += max(0, start - clock)
        clock = max(clock, start)
        for line in session.textRecap(of: steps, ofRecord: index, &printer) {
          export.add(Self.event(line, at: time))
          time += Self.betweenLines
        }
        printer.echoes = false
      }
      time += max(0, record.after.clock - clock)
    }
  }

  /// A terminal needs both CR and LF to begin a line.
  private static func event(_ line: String, at time: Int) -> String {
    let part = time % 1000
    let zeros = String(repeating: "0", count: part < 10 ? 2 : part < 100 ? 1 : 0)
    let event: [JSON] = [
      .number("\(time / 1000).\(zeros)\(part)"), .string("o"),
      .string(terminalSafe(line, limit: .max) + "\r\n"),
    ]
    return JSON.array(event).compact
  }
}
