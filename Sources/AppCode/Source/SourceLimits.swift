/// What keeps hostile source from exhausting the stack. Swift's parser counts brackets itself; what
/// else makes it call itself is counted here, generously against what people write.
enum SourceLimits {
  static let bytes = 1 << 20
  /// Nested brackets, for the parser.
  static let brackets = 48
  /// Levels of the syntax tree, for everything that walks it.
  static let levels = 400
  /// Words and signs in a file that let the parser call itself without a bracket.
  private static let nesters = 150
  /// `a<b<c`: the parser tries each as a list of generic arguments, twice as long for every further.
  private static let openAngles = 10
  /// Open brackets as counted here, without knowing text and remarks: the parser's own count can be
  /// brought below zero by stray closing ones.
  private static let openBrackets = 256
  /// Operators and points since the last brace or semicolon: the parser takes quadratic time.
  private static let chainedSigns = 4_000
  /// Prefix words and operators in a row.
  private static let prefixes = 24
  private static let prefixWords: Set<String> = [
    "any", "await", "borrow", "consume", "copy", "do", "each", "guard", "if", "inout", "is", "let",
    "repeat", "return", "some", "switch", "throw", "try", "unsafe", "var", "while", "case",
  ]

  /// The offset at which the source is nested too deeply for the parser, nil where it is not.
  static func overflow(in text: String) -> Int? {
    var counts = (elses: 0, conditionals: 0, arrows: 0)
    var run = 0
    var depth = 0
    var angles = 0
    var signs = 0
    var previous: UInt8 = 0
    var word = ""
    var previousIsOperator = false
    for (offset, byte) in text.utf8.enumerated() {
      defer { previous = byte }
      if isWord(byte) {
        previousIsOperator = false
        if word.utf8.count < 12 { word.unicodeScalars.append(Unicode.Scalar(byte)) }
        continue
      }
      if !word.isEmpty {
        run = prefixWords.contains(word) ? run + 1 : 0
        if word == "else" { counts.elses += 1 }
        if word == "#if" { counts.conditionals += 1 }
        word = ""
      }
      let continues = previousIsOperator
      previousIsOperator = isPrefixOperator(byte)
      switch byte {
      case UInt8(ascii: "<"): if previous != UInt8(ascii: ".") { angles += 1 }
      case UInt8(ascii: ">"): counts.arrows += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if byte == UInt8(ascii: "{") { (angles, signs) = (0, 0) }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        if byte == UInt8(ascii: "}") { (angles, signs) = (0, 0) }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: ";"):
        run = 0
        angles = 0
      case UInt8(ascii: "/"), UInt8(ascii: "*"): run = 0
      default: if previousIsOperator, !continues { run += 1 }
      }
      if ".+-*/?!&|=:".utf8.contains(byte) { signs += 1 }
      if byte == UInt8(ascii: ";") { signs = 0 }
      if signs > chainedSigns { return offset }
      let most = max(counts.elses, counts.conditionals, counts.arrows)
      if most > nesters || run > prefixes || depth > openBrackets || angles > openAngles {
        return offset
      }
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "#"), 0x80...0xFF:
      return true
    default: return false
    }
  }

  private static func isPrefixOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "~"),
      UInt8(ascii: "+"), UInt8(ascii: "\\"):
      return true
    default: return false
    }
  }
}
