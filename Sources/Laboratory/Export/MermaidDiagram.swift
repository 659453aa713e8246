import CommandLanguage
import Platform

/// A Mermaid sequence diagram for Markdown pages.
struct MermaidDiagram {
  private let session: Session
  private let language: Language

  init(_ session: Session, _ language: Language) {
    self.session = session
    self.language = language
  }

  func write(to export: inout ExportText) {
    export.add("sequenceDiagram")
    export.add(Lane.allCases.map { "  participant \($0.name) as \($0.title[language])" })
    for row in session.laneRows(in: language).untilCancelled { export.add(Self.line(for: row)) }
  }

  private static func line(for row: LaneRow) -> String {
    let text = escaped(row.text + row.suffix)
    switch row.sign {
    case .arrow(let from, let to): return "  \(from.name)->>\(to.name): \(text)"
    case .dot(let lane): return "  Note over \(lane.name): \(text)"
    case .change(let lane): return "  Note over \(lane.name): ◆ \(text)"
    case .good(let lane): return "  Note over \(lane.name): ✓ \(text)"
    case .bad(let lane): return "  Note over \(lane.name): ✗ \(text)"
    }
  }

  /// Replaces characters that would end the statement or count as HTML by Mermaid's numeric
  /// entities.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in terminalSafe(text, limit: .max).unicodeScalars {
      if "#;<>&\"%{}".unicodeScalars.contains(scalar) {
        result += "#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Lane {
  /// Its name in the diagram, the same in every language.
  fileprivate var name: String {
    switch self {
    case .user: return "user"
    case .server: return "server"
    case .apns: return "apns"
    case .ios: return "ios"
    case .app: return "app"
    }
  }
}
