/// The blocks of a lesson. No others are allowed.
enum BlockName: String, CaseIterable, Hashable, Sendable {
  case start, goal, keep, hint, solution, also, wrong, feedback, variant, ask, why, choices, choice
  case test

  /// Samples: part of the text, shown verbatim.
  static let samples = ["swift", "json", "text"]

  enum Attribute: Hashable {
    case id, feedback, mark, right

    /// The part before `=`, or the whole word.
    var word: String {
      switch self {
      case .id: return "id"
      case .feedback: return "feedback"
      case .mark: return "for"
      case .right: return "right"
      }
    }

    var hasValue: Bool { self != .right }

    var spelling: String {
      switch self {
      case .id: return "id=NAME"
      case .feedback: return "feedback=ID"
      case .mark: return "for=ID"
      case .right: return "right"
      }
    }
  }

  var attributes: [Attribute] {
    switch self {
    case .goal, .keep, .feedback, .test: return [.id]
    case .hint, .why: return [.mark]
    case .wrong: return [.feedback]
    case .choice: return [.right]
    case .ask: return [.id]
    case .start, .solution, .also, .variant, .choices: return []
    }
  }

  var required: [Attribute] {
    switch self {
    case .goal, .keep, .feedback, .test: return [.id]
    case .wrong: return [.feedback]
    case .why: return [.mark]
    case .hint, .choice, .start, .solution, .also, .variant, .ask, .choices: return []
    }
  }

  /// Whether it has text for learners, which needs a translation.
  var isTranslated: Bool {
    switch self {
    case .goal, .keep, .hint, .feedback, .why, .choice, .test: return true
    case .start, .solution, .also, .wrong, .variant, .ask, .choices: return false
    }
  }

  /// How many blocks of this name a lesson of the kind may have.
  func count(in kind: Lesson.Kind) -> ClosedRange<Int> {
    let any = Int.max
    switch (self, kind) {
    case (.start, _): return 0...1
    case (.goal, .reach), (.goal, .break): return 1...any
    case (.keep, .reach), (.keep, .break): return 0...any
    case (.hint, .read): return 0...0
    case (.hint, _): return 2...any
    case (.solution, .reach), (.solution, .break), (.solution, .fix): return 1...1
    case (.solution, .read): return 0...1
    case (.also, .reach), (.also, .break), (.also, .fix): return 0...any
    case (.wrong, .reach), (.wrong, .break), (.wrong, .fix), (.wrong, .predict): return 1...any
    case (.feedback, .reach), (.feedback, .break), (.feedback, .fix), (.feedback, .predict):
      return 1...any
    case (.variant, .reach), (.variant, .break), (.variant, .predict): return 0...1
    case (.test, .fix): return 0...any
    case (.ask, .predict): return 1...LessonLimits.asks
    case (.why, .predict), (.choices, .predict): return 0...any
    case (.choice, .explain): return 2...any
    case (.goal, _), (.keep, _), (.solution, _), (.also, _), (.wrong, _), (.feedback, _),
      (.variant, _), (.ask, _), (.why, _), (.choices, _), (.choice, _), (.test, _):
      return 0...0
    }
  }
}
