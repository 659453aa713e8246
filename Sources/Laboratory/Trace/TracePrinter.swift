import CommandLanguage
import LifecycleModel

package enum TraceFormat: String, CaseIterable, Sendable {
  case text, calls, jsonl
}

/// Replies as lines of output. `calls` and `jsonl` are English and the same
/// bytes whatever the language.
package struct TracePrinter: Sendable {
  package let format: TraceFormat
  package var language: Language
  /// Whether each command is printed before what comes of it; not where it was just typed.
  package var echoes: Bool
  /// The first line of `jsonl` tells the stage as it is at the first event.
  private var hasHeader = false

  package init(format: TraceFormat, language: Language, echoes: Bool = true) {
    self.format = format
    self.language = language
    self.echoes = echoes
  }

  package mutating func lines(
    for command: ParsedCommand, _ replies: [Reply], in session: Session
  ) -> [String] {
    if case .stage(.reset) = command.command { hasHeader = false }
    switch format {
    case .calls: return echo(command) + replies.flatMap(CallsFormat.lines)
    case .text:
      let language = language
      return echo(command)
        + replies.flatMap { TextFormat.lines(for: $0, in: language, session) }
    case .jsonl:
      let lines = replies.flatMap { JSONLinesFormat.lines(for: $0, in: session) }
      return (lines.isEmpty ? [] : header(of: session)) + lines
    }
  }

  /// The command as typed, with control characters replaced.
  private func echo(_ command: ParsedCommand) -> [String] {
    guard echoes else { return [] }
    var text = String.UnicodeScalarView()
    for scalar in command.text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
      text.append(isControl ? "?" : scalar)
    }
    return ["> " + String(text)]
  }

  /// Another session follows: the stage is told anew.
  package mutating func beginAgain() { hasHeader = false }

  /// What is left to say when the script is over.
  package mutating func closingLines(of session: Session) -> [String] {
    var lines: [String] = []
    if let judgement = session.unansweredPrediction {
      switch format {
      case .calls: lines.append(CallsFormat.line(for: judgement))
      case .text: lines.append(TextFormat.line(for: judgement, in: language))
      case .jsonl: break
      }
    }
    return format == .jsonl ? header(of: session) : lines
  }

  private mutating func header(of session: Session) -> [String] {
    if hasHeader { return [] }
    hasHeader = true
    return [JSONLinesFormat.header(of: session)]
  }
}
