import CommandLanguage
import LifecycleModel

package enum TraceFormat: String, CaseIterable, Sendable {
  case text, calls, jsonl
}

/// Formats replies as lines of output. `calls` and `jsonl` are always English, with the same bytes
/// in every language.
package struct TracePrinter: Sendable {
  package let format: TraceFormat
  package var language: Language
  /// Whether each command is printed before its result. False if the user has just typed it.
  package var echoes: Bool
  /// The first line of `jsonl` has the configuration at the first event.
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

  /// A new session follows, so the configuration is printed again.
  package mutating func beginAgain() { hasHeader = false }

  /// The last lines after a script.
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
