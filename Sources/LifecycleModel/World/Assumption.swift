/// A user's statement about an unknown expression in the app's code.
package struct Assumption: Hashable, Sendable {
  /// File name without folders; nil if `line` counts through all files of the app.
  package var file: String?
  /// From 1.
  package var line: Int
  /// Which unknown expression of the line, from 1; nil for all that the value fits.
  package var number: Int?
  package var value: AssumedValue

  package init(file: String? = nil, line: Int, number: Int? = nil, _ value: AssumedValue) {
    self.file = file
    self.line = line
    self.number = number
    self.value = value
  }

  /// The place without the value, as written after `assume`.
  package var place: String {
    (file.map { $0 + ":" } ?? "") + "\(line)" + (number.map { ".\($0)" } ?? "")
  }
}

/// The assumed value of an unknown expression.
package enum AssumedValue: Hashable, Sendable {
  case bool(Bool)
  /// An Optional without a value, or with one.
  case none, some
  /// The case that a `switch` takes.
  case enumCase(String)
  /// A text that the app's project contains, such as the bundle identifier.
  case text(String)
  /// Unknown code calls a closure that it received, or never does.
  case calls, never
  /// A sequence of one unknown element, or of none.
  case once, empty
  /// The loop or recursion ends, although only something unknown could end it.
  case ends

  package enum Kind: String, Hashable, Sendable {
    case bool, optional, choice, text, call, sequence, loop
  }

  package var kind: Kind {
    switch self {
    case .bool: return .bool
    case .none, .some: return .optional
    case .enumCase: return .choice
    case .text: return .text
    case .calls, .never: return .call
    case .once, .empty: return .sequence
    case .ends: return .loop
    }
  }

  /// The value as named in steps and pages. `assume LINE` takes the same word, except for sequences and `ends`.
  package var word: String {
    switch self {
    case .bool(let holds): return "\(holds)"
    case .none: return "nil"
    case .some: return "some"
    case .enumCase(let name): return "case \(name)"
    case .text(let text): return "\"\(text)\""
    case .calls: return "calls"
    case .never: return "never"
    case .once: return "one element"
    case .empty: return "no element"
    case .ends: return "ends"
    }
  }
}

extension AssumedValue {
  /// The assumption as a clause: `x is nil`.
  package func clause(about what: String) -> String {
    switch self {
    case .calls: return "\(what) calls what it is given"
    case .never: return "\(what) never calls what it is given"
    default: return "\(what) is \(word)"
    }
  }
}

/// An unknown expression of the app's code that got an assumed value.
package struct Assumed: Hashable, Sendable {
  /// The spelling in the code.
  package var what: String
  package var value: AssumedValue
  /// The line, counted through all files.
  package var line: Int
  /// Which unknown expression of the line, from 1.
  package var number: Int
  /// Whether the user stated the value.
  package var isStated: Bool
  /// Other possible values that could change more than the calls of unknown code.
  package var alternatives: [AssumedValue] = []
  /// Whether the value may decide whether a completion handler is called.
  package var affectsHandler = false
  /// Whether unknown code gets a completion handler, directly or in a closure.
  package var takesHandler = false
  /// Whether only a guard reads the value, and its failure here leads to the same code as the failure of an earlier
  /// unknown expression in that guard.
  package var failsLikeEarlier = false

  package init(
    _ what: String, _ value: AssumedValue, line: Int, number: Int = 1, isStated: Bool = false,
    alternatives: [AssumedValue] = []
  ) {
    self.what = what
    self.value = value
    self.line = line
    self.number = number
    self.isStated = isStated
    self.alternatives = alternatives
  }
}

extension [Assumption] {
  /// Replaces an assumption with the same place and kind of value. The list is sorted by place.
  package mutating func assume(_ new: Assumption) {
    removeAll { $0.place == new.place && $0.value.kind == new.value.kind }
    append(new)
    sort { ($0.file ?? "", $0.line, $0.number ?? 0) < ($1.file ?? "", $1.line, $1.number ?? 0) }
  }
}
