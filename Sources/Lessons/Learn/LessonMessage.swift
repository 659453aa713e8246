import CommandLanguage

/// One thing that a lesson says to what the learner has just done.
package enum LessonMessage: Sendable {
  /// The event, counted from 1.
  case broken(Lesson.Mark, event: Int)
  case feedback(Lesson.Feedback)
  /// What the first open goal lacks, where the author has no reply.
  case notYet(Bilingual)
  case hint(Lesson.Hint, number: Int, of: Int)
  case noHints
  case noMoreHints
  case verdict(PredictionVerdict)
  /// The learner gave up.
  case key(PredictionKey)
  case reply(Lesson.Choice)
  case grade(Grade)
  case solutionStep(Int, of: Int, String)
  case solutionOver(isVariantNext: Bool)
  case solutionLines(SolutionLines)
  /// What the learner has to correct before the delegate is graded.
  case mistakes([Mistake], file: String)
  case variant
  /// A question that was answered wrong before.
  case askedAgain
  /// The play went back to before this event; nil: to the start.
  case wentBack(event: Int?)
  case solved
  case stillToDo
  case nothingToAnswer
  /// What was typed is no answer.
  case fault(Bilingual)

  /// A line of the learner's delegate that does not hold.
  package struct Mistake: Hashable, Sendable {
    /// From 1, in its file.
    package var line: Int
    package var code: String
    package var text: Bilingual
  }

  /// A hint and what is said of hints: after it the task is not told once more.
  package var isHelp: Bool {
    switch self {
    case .hint, .noHints, .noMoreHints: return true
    default: return false
    }
  }

  /// nil: the marks tell it.
  init?(_ notice: LessonPlay.Notice) {
    switch notice {
    case .met: return nil
    case .broken(let mark, let event): self = .broken(mark, event: event)
    case .feedback(let feedback): self = .feedback(feedback)
    case .notYet(let lack): self = .notYet(lack)
    case .solved: self = .solved
    case .solutionOver: self = .solutionOver(isVariantNext: false)
    }
  }
}

/// A line of the lesson pane.
package struct StyledLine: Hashable, Sendable {
  package enum Tone: Hashable, Sendable {
    case plain, good, bad, notice, faint
  }

  package var tone: Tone
  package var line: PageLine

  package init(tone: Tone, line: PageLine) {
    self.tone = tone
    self.line = line
  }

  package var text: String { line.text }
}
