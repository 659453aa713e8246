/// The reason why an app's source is rejected.
package enum SourceProblem: SourceMatter {
  /// A message of Swift's parser.
  case syntax(String)
  case constant(String)
  case declaredTwice(String)
  /// An invalid mark: the text after `//`.
  case badMark(String)
  case markWithoutStatement
  case markOnBranch
  case unknownMode(String)
  case noDelegate
  /// A delegate of macOS, watchOS or tvOS, with the protocol that it conforms to.
  case otherPlatform(String, conformsTo: String)
  case tooLarge(bytes: Int, limit: Int)
  case tooManyWords(limit: Int)
  case takesTooLong
  case noMemory
  case tooDeep
  case numberTooLarge(String)
  /// A text with too many combining marks in a row.
  case tooManyMarks(limit: Int)
  /// A syntax error in a Localizable.strings. `read`: the text found there, nil at the end of the
  /// file.
  case texts(read: String?, expected: TextsSign)
  /// An unterminated string or comment, reported at its beginning.
  case textsOpen(TextsSign)
  case textTooLong(limit: Int)
  case tooManyTexts(limit: Int)
  case noCatalog
  /// A strings file with another name than Localizable.
  case otherTexts

  package var sentence: String {
    switch self {
    case .syntax(let words): return words
    case .constant(let name): return "cannot assign to '\(name)': it is a constant"
    case .declaredTwice(let name): return "'\(name)' is declared twice"
    case .badMark(let text):
      return "'//\(text)' is no mark; expected '// pushlab: arrival' or '// pushlab: tap'"
    case .markWithoutStatement: return "this mark belongs to no statement"
    case .markOnBranch: return "put the mark on a statement inside the branch"
    case .unknownMode(let word): return "'\(word)' is no word of UIBackgroundModes"
    case .noDelegate: return "expected a class that conforms to UIApplicationDelegate"
    case .otherPlatform(let system, let name):
      return "this is a \(system) delegate (\(name)); PushLab plays iOS"
    case .tooLarge(let bytes, let limit): return "\(bytes) bytes are more than \(limit)"
    case .tooManyWords(let limit): return "more than \(limit) words and signs"
    case .takesTooLong: return "takes too long to read"
    case .noMemory: return "the system allows too little memory to read it (ulimit -v)"
    case .tooDeep: return "nested too deeply"
    case .numberTooLarge(let spelling): return "'\(spelling)' does not fit into its type"
    case .tooManyMarks(let limit): return "a text with more than \(limit) combining marks in a row"
    case .texts(let read, let expected):
      let read = read.map { "read '\($0)'" } ?? "the file ends"
      return "\(read), expected \(expected.words.english) in \"KEY\" = \"TEXT\";"
    case .textsOpen(let sign): return "expected \(sign.words.english) that ends what begins here"
    case .textTooLong(let limit): return "a key or text of more than \(limit) characters"
    case .tooManyTexts(let limit): return "more than \(limit) texts"
    case .noCatalog: return "expected a String Catalog: a JSON object with \"strings\""
    case .otherTexts:
      return "notifications take their texts from Localizable.strings; no other is read"
    }
  }
}

/// The syntactic elements of a Localizable.strings.
package enum TextsSign: Hashable, Sendable {
  case key, equals, text, semicolon, quote, endOfRemark, digits

  var words: (english: String, chinese: String) {
    switch self {
    case .key: return ("a key in quotes", "带引号的键")
    case .equals: return ("= behind the key", "键后面的 =")
    case .text: return ("a text in quotes", "带引号的文字")
    case .semicolon: return ("; behind the text", "文字后面的 ;")
    case .quote: return ("the quote", "引号")
    case .endOfRemark: return ("the */", "*/")
    case .digits: return ("four hexadecimal digits behind \\U", "\\U 后面的四位十六进制数字")
    }
  }
}
