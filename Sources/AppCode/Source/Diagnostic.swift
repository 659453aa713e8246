/// Why a delegate's source cannot be played, and where. Data first, so that another module can say
/// it in its own way; `message` and `messageChinese` are sentences.
package struct Diagnostic: Hashable, Sendable {
  /// From 1.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int
  package var problem: Problem
  /// The nearest right thing, where there is one.
  package var nearest: String?

  package init(line: Int, column: Int, problem: Problem, nearest: String? = nil) {
    self.line = line
    self.column = column
    self.problem = problem
    self.nearest = nearest
  }

  package enum Problem: Hashable, Sendable {
    /// In the words of Swift's parser.
    case syntax(String)
    case notPlayed(Construct)
    case unknownName(String)
    case unknownType(String)
    case unknownMember(String)
    /// `name(labels:)` as called.
    case unknownMethod(String)
    case wrongArguments(String, expected: Int, found: Int)
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
  }

  package var message: String {
    guard let nearest else { return sentence }
    return "\(sentence); did you mean '\(nearest)'?"
  }

  private var sentence: String {
    switch problem {
    case .syntax(let words): return words
    case .notPlayed(let what): return "the simulator does not play \(what.english)"
    case .unknownName(let name): return "cannot find '\(name)'"
    case .unknownType(let name): return "cannot find type '\(name)'"
    case .unknownMember(let name): return "the simulator knows no member '\(name)'"
    case .unknownMethod(let name): return "the simulator knows no method '\(name)'"
    case .wrongArguments(let name, let expected, let found):
      return "'\(name)' takes \(expected) argument\(expected == 1 ? "" : "s"), found \(found)"
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
