/// Why an app's source cannot be played.
package enum SourceProblem: SourceMatter {
  /// In the words of Swift's parser.
  case syntax(String)
  case constant(String)
  case declaredTwice(String)
  /// The text after `//`.
  case badMark(String)
  case markWithoutStatement
  case markOnBranch
  case unknownMode(String)
  case noDelegate
  /// A delegate of macOS, watchOS or tvOS, by the protocol that it conforms to.
  case otherPlatform(String, conformsTo: String)
  case tooLarge(bytes: Int, limit: Int)
  case tooManyWords(limit: Int)
  case takesTooLong
  case noMemory
  case tooDeep
  case numberTooLarge(String)

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
    }
  }
}
