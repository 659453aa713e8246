import CommandLanguage
import LifecycleModel
import Platform

extension Session {
  /// The whole current branch in the format, for a mail, a page or a slide.
  func exported(as format: ExportFormat, in language: Language) -> ExportText {
    var export = ExportText()
    switch format {
    case .text: writeTextRecap(to: &export, in: language)
    case .markdown: MarkdownRecap(self, language).write(to: &export)
    case .mermaid: MermaidDiagram(self, language).write(to: &export)
    case .svg: LanePicture(self, language).write(to: &export)
    case .cast: CastRecording(self, language).write(to: &export)
    }
    return export
  }

  /// The records of the current branch. Ends early when the work is cancelled; its result is then dropped.
  var exportedRecords: some Sequence<Int> {
    history.records.indices.untilCancelled
  }

  /// The same text as `run` prints for the commands.
  private func writeTextRecap(to export: inout ExportText, in language: Language) {
    var printer = TracePrinter(format: .text, language: language)
    let stage = setup.commands.map(Command.stage) + (scene?.events ?? [])
    export.add(stage.map { terminalSafe("> " + $0.canonicalText, limit: .max) })
    for index in exportedRecords {
      export.add(textRecap(ofRecord: index, &printer).map { terminalSafe($0, limit: .max) })
    }
  }

  /// The command of one record, and its steps as sentences.
  func textRecap(ofRecord index: Int, _ printer: inout TracePrinter) -> [String] {
    textRecap(of: numberedSteps(ofRecord: index), ofRecord: index, &printer)
  }

  /// Some steps of one record, after its command if the printer echoes it.
  func textRecap(
    of steps: [NumberedStep], ofRecord index: Int, _ printer: inout TracePrinter
  ) -> [String] {
    let record = history.records[index]
    let command = ParsedCommand(command: record.command, text: record.text, line: 1, column: 1)
    return printer.lines(for: command, [.steps(steps)], in: self)
  }

  /// The shown steps of one record, grouped by time.
  func stepsByTime(ofRecord index: Int) -> [[NumberedStep]] {
    numberedSteps(ofRecord: index).reduce(into: []) { groups, step in
      if groups.last?.last?.time == step.time {
        groups[groups.count - 1].append(step)
      } else {
        groups.append([step])
      }
    }
  }

  /// The lanes of the current branch, created as they are read.
  func laneRows(in language: Language) -> some Sequence<LaneRow> {
    let source = setup.app.program.sourceLines
    return exportedRecords.lazy.flatMap { index -> [LaneRow] in
      let record = history.records[index]
      switch record.content {
      case .judgement(let judgement): return [LaneRow(judgement, language)]
      case .event(_, let steps):
        return steps.filter(\.change.isShown).map {
          LaneRow($0, of: record, source: source, in: language)
        }
      }
    }
  }

  /// `ios9 · naive`.
  var stageTitle: String { "\(setup.profile.rawValue) · \(terminalSafe(setup.app.shortName))" }
}
