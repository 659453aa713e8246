/// Limits against hostile sources. The number of tokens bounds the parser's recursion depth (within `DeepThread.stack`)
/// and its time: in a build without optimisation, 40,000 tokens take at most 5 s, for one repeated sign or word (`a = a
/// = a`, quadratic).
enum SourceLimits {
  static let bytes = 1 << 20
  /// Tokens in all files of an app. The longest of 65 public delegates has about 5,000, the largest of 148 apps 17,000.
  static let words = 40_000
  /// Nested brackets, for the parser.
  static let brackets = 48
  /// Levels of the syntax tree, for all code that walks it.
  static let levels = 400
  /// Processor time of the parsing thread. 40,000 tokens of usual code take about 1.5 s, so apps reach the other limits
  /// first. This limit stops hostile sources, because the parser cannot count its work: 250 times `a.b(` or 5,000 times
  /// `@` take longer.
  static let time = Duration.seconds(4)
  /// `[[[[`: the parser tries each bracket as the beginning of a type and of `[2 of Int]`, so that each further one
  /// doubles the time.
  private static let openSquares = 12
  /// `a<b<c`: each `<` may begin a list of types, so that the time is quadratic.
  private static let openAngles = 60

  /// `"\("\("`: the memory is quadratic.
  private static let interpolations = 200

  struct Overflow: Equatable {
    var offset: Int
    var problem: SourceProblem
  }

  /// The limit that the source exceeds; nil if none. Counts strings and comments like code, because only a parser could
  /// distinguish them. `count`: the tokens of earlier files, to which this file's are added.
  static func overflow(in text: String, after count: inout Int) -> Overflow? {
    var depth = (squares: 0, angles: 0)
    var previous: UInt8 = 0
    var nesting = InterpolationNesting()
    for (offset, byte) in text.utf8.enumerated() {
      defer { previous = byte }
      nesting.read(byte)
      if nesting.depth > interpolations { return Overflow(offset: offset, problem: .tooDeep) }
      if isBlank(byte) || continues(previous, byte) { continue }
      count += 1
      if count > words { return Overflow(offset: offset, problem: .tooManyWords(limit: words)) }
      switch byte {
      case UInt8(ascii: "["): depth.squares += 1
      case UInt8(ascii: "]"): depth.squares = max(0, depth.squares - 1)
      case UInt8(ascii: "<"): depth.angles += 1
      case UInt8(ascii: ">"):
        if previous != UInt8(ascii: "-") { depth.angles = max(0, depth.angles - 1) }
      // No type continues after one of these.
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\""):
        depth = (0, 0)
      default: break
      }
      if depth.squares > openSquares || depth.angles > openAngles {
        return Overflow(offset: offset, problem: .tooDeep)
      }
    }
    return nil
  }

  /// The open interpolations. Parentheses in strings count like those in code.
  private struct InterpolationNesting {
    /// The number of open parentheses in each.
    private var open: [Int] = []
    private var isEscaped = false

    var depth: Int { open.count }

    mutating func read(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "("):
        if isEscaped { open.append(0) } else if !open.isEmpty { open[open.count - 1] += 1 }
      case UInt8(ascii: ")") where !open.isEmpty:
        if open[open.count - 1] == 0 { open.removeLast() } else { open[open.count - 1] -= 1 }
      default: break
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }

  /// Whether the byte continues a word, or a row of equal signs. Such a row is an operator or decorates a comment.
  private static func continues(_ previous: UInt8, _ byte: UInt8) -> Bool {
    if isWord(byte) { return isWord(previous) }
    return byte == previous && "/=-*+~^%|".utf8.contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      return true
    default: return false
    }
  }
}
