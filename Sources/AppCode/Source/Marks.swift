import LifecycleModel
import SwiftSyntax
import TextGrid

/// A comment that addresses the simulator.
enum Remark: Equatable {
  case mark(Treatment)
  case modes([BackgroundMode])
  case badMark(nearest: String?)
  case badMode(String, nearest: String?)

  /// nil for an ordinary comment. `text`: the text after `//`.
  init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "\t" || $0 == ":" || $0 == "," }.map(String.init)
    guard let first = words.first else { return nil }
    if first == "UIBackgroundModes", text.contains(":") {
      self = Remark.modes(words.dropFirst())
      return
    }
    let isNear = Nearest.distance(first.lowercased(), "pushlab", limit: 2) <= 2
    guard isNear, text.contains(":") else { return nil }
    let treatment = words.count == 2 ? Treatment(rawValue: words[1]) : nil
    if first == "pushlab", let treatment, treatment != .nothing {
      self = .mark(treatment)
    } else if first == "pushlab" || treatment != nil {
      let second = words.count > 1 ? words[1] : ""
      let right = ["arrival", "tap"]
      let nearest = right.contains(second) ? second : Nearest.word(to: second, among: right)
      self = .badMark(nearest: nearest.map { "// pushlab: \($0)" })
    } else {
      return nil
    }
  }

  private static func modes(_ words: ArraySlice<String>) -> Remark {
    var modes: [BackgroundMode] = []
    for word in words where word != "none" {
      guard let mode = BackgroundMode(rawValue: word) else {
        return .badMode(
          word, nearest: Nearest.word(to: word, among: BackgroundMode.allCases.map(\.rawValue)))
      }
      modes.append(mode)
    }
    return .modes(modes)
  }
}

/// The marks of a file, by the offset of their statement or `case` label.
struct Marks {
  private(set) var byStatement: [Int: Treatment] = [:]
  /// Marks after the `{` of a block or the `in` of a closure, by the offset of the brace. They
  /// belong to the block's first statement.
  private(set) var byBlock: [Int: Treatment] = [:]
  private(set) var modes: [BackgroundMode]?
  private(set) var problems: [(offset: Int, problem: SourceProblem, nearest: String?)] = []

  var isEmpty: Bool { byStatement.isEmpty && byBlock.isEmpty }

  init(_ survey: SourceIndex, _ lines: LineTable) {
    for comment in survey.comments {
      guard let remark = Remark(comment.text) else { continue }
      switch remark {
      case .mark(let treatment):
        place(treatment, comment, survey.statements, lines)
      case .modes(let modes): self.modes = modes
      case .badMark(let nearest):
        problems.append((comment.offset, .badMark(comment.text), nearest))
      case .badMode(let word, let nearest):
        problems.append((comment.offset, .unknownMode(word), nearest))
      }
    }
  }

  /// The target of a mark: the branch that the line opens, or else the innermost statement on the line. For a mark
  /// alone on its line, the next statement.
  private mutating func place(
    _ treatment: Treatment, _ comment: SourceIndex.Comment, _ statements: [SourceIndex.Span],
    _ lines: LineTable
  ) {
    if comment.isAlone {
      let line = lines.line(at: comment.nextToken)
      let below = statements.filter {
        $0.start >= comment.offset && lines.line(at: $0.start) == line
      }
      guard let statement = below.min(by: { $0.start < $1.start }) else {
        problems.append((comment.offset, .markWithoutStatement, nil))
        return
      }
      byStatement[statement.start] = treatment
      return
    }
    if let block = comment.block {
      byBlock[block] = treatment
      return
    }
    let line = lines.line(at: comment.offset)
    let covering = statements.filter {
      $0.start < comment.offset && lines.line(at: $0.start) <= line
        && lines.line(at: $0.end) >= line
    }
    guard let statement = covering.min(by: { $0.length < $1.length }) else {
      problems.append((comment.offset, .markWithoutStatement, nil))
      return
    }
    if statement.hasBranches, lines.line(at: statement.start) != line {
      problems.append((comment.offset, .markOnBranch, nil))
      return
    }
    byStatement[statement.start] = treatment
  }
}
