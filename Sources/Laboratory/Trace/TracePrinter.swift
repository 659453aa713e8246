import CommandLanguage
import LifecycleModel

package enum TraceFormat: String, CaseIterable, Sendable {
  case text, calls, jsonl
}

/// Replies as lines of output (interface.md section 5). `calls` and `jsonl` are English and the same
/// bytes whatever the language.
package struct TracePrinter: Sendable {
  package let format: TraceFormat
  package var language: Language
  /// The first line of `jsonl` tells the stage as it is at the first event.
  private var hasHeader = false

  package init(format: TraceFormat, language: Language) {
    self.format = format
    self.language = language
  }

  package mutating func lines(
    for command: ParsedCommand, _ replies: [Reply], in session: Session
  ) -> [String] {
    if case .stage(.reset) = command.command { hasHeader = false }
    switch format {
    case .calls: return ["> " + command.text] + replies.flatMap(CallsFormat.lines)
    case .text:
      let language = language
      return ["> " + command.text]
        + replies.flatMap { TextFormat.lines(for: $0, in: language, session) }
    case .jsonl:
      let lines = replies.flatMap { JSONLinesFormat.lines(for: $0, in: session) }
      return (lines.isEmpty ? [] : header(of: session)) + lines
    }
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
