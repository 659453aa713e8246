import CommandLanguage
import Lint
import Payloads

/// A payload whose mistakes are marked: `‸` precedes the character of each finding.
struct MarkedText {
  var text: String
  var marks: [SourcePosition]

  init(_ marked: String) {
    var text = String.UnicodeScalarView()
    marks = []
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
      if scalar == "‸" {
        marks.append(SourcePosition(line: line, column: column))
        continue
      }
      text.append(scalar)
      if scalar == "\n" {
        (line, column) = (line + 1, 1)
      } else if scalar != "\u{FEFF}" {
        column += 1
      }
    }
    self.text = String(text)
  }

  var findings: [Diagnostic] { lintPayload(utf8: Array(text.utf8)) }
}

/// Different layouts of the same payload.
enum Layout: String, CaseIterable, Sendable {
  case compact, oneKeyALine, windows, tabs, blanksEverywhere, byteOrderMark, noLastLineEnd

  /// Moves signs outside of strings; marks move with the next character.
  func lay(_ marked: String) -> String {
    switch self {
    case .compact: return marked + "\n"
    case .oneKeyALine: return broken(marked, "\n  ") + "\n"
    case .windows: return broken(marked, "\r\n  ") + "\r\n"
    case .tabs: return broken(marked, "\n\t\t")
    case .blanksEverywhere: return "\n\n " + broken(marked, "  \n \n") + "  \n"
    case .byteOrderMark: return "\u{FEFF}" + marked
    case .noLastLineEnd: return broken(marked, "\n")
    }
  }

  private func broken(_ marked: String, _ lineEnd: String) -> String {
    var result = ""
    var isInString = false
    for character in marked {
      result.append(character)
      if character == "\"" { isInString.toggle() }
      if !isInString, "{,".contains(character) { result += lineEnd }
    }
    return result
  }
}
