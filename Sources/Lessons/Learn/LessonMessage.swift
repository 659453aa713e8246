import CommandLanguage

/// One message of a lesson about the learner's last action.
package enum LessonMessage: Sendable {
  /// The event counts from 1.
  case broken(Lesson.Mark, event: Int)
  case feedback(Lesson.Feedback)
  /// What the first open goal lacks, if the author has written no reply.
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
  /// Mistakes to correct before the delegate is graded.
  case mistakes([Mistake], file: String)
  case variant
  /// The question was answered wrong before.
  case askedAgain
  /// The session went back to before this event; nil: to the start.
  case wentBack(event: Int?)
  case solved
  case stillToDo
  case nothingToAnswer
  /// The input is not a valid answer.
  case fault(Bilingual)

  /// A faulty line of the learner's delegate.
  package struct Mistake: Hashable, Sendable {
    /// From 1, in its file.
    package var line: Int
    package var code: String
    package var text: Bilingual
  }

  /// Whether it is a hint or a message about hints. The task is not repeated after it.
  package var isHelp: Bool {
    switch self {
    case .hint, .noHints, .noMoreHints: return true
    default: return false
    }
  }

  /// nil for a notice that the marks already show.
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
