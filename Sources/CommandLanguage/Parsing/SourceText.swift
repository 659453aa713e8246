import LifecycleModel
import Payloads

/// The text to parse, split into lines. Creates errors from places in it.
struct SourceText: Sendable {
  let scalars: [Unicode.Scalar]
  let lines: [SourceLineRange]
  let file: String

  init(_ text: String, file: String, firstLine: Int) {
    let scalars = Array(text.unicodeScalars)
    self.scalars = scalars
    self.file = file
    var lines: [SourceLineRange] = []
    var start = scalars.first == "\u{FEFF}" ? 1 : 0
    var index = start
    while index <= scalars.count {
      let isEnd = index == scalars.count
      guard isEnd || scalars[index] == "\n" || scalars[index] == "\r" else {
        index += 1
        continue
      }
      lines.append(SourceLineRange(number: firstLine + lines.count, range: start..<index))
      if !isEnd, scalars[index] == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" {
        index += 1
      }
      index += 1
      start = index
    }
    self.lines = lines
  }

  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  func column(of offset: Int, in line: SourceLineRange) -> Int {
    offset - line.range.lowerBound + 1
  }

  func error(
    _ kind: CommandError.Kind, at range: Range<Int>, in line: SourceLineRange,
    nearest: String? = nil
  ) -> CommandError {
    let column = column(of: range.lowerBound, in: line)
    let length = max(1, range.count)
    return CommandError(
      kind: kind, nearest: nearest,
      place: .init(
        file: file, line: line.number, column: column, length: length,
        quote: SourceQuote(of: scalars[line.range], column: column - 1, length: length)))
  }

  func error(_ error: JSONError, in line: SourceLineRange) -> CommandError {
    self.error(
      .json(error.kind), at: error.offset..<error.offset + error.length, in: line,
      nearest: error.kind.nearest)
  }
}
