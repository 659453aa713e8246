import CommandLanguage

/// One thing that a lesson says to what the learner has just done.
package enum Saying: Sendable {
  /// The event, counted from 1.
  case broken(Lesson.Mark, event: Int)
  case feedback(Lesson.Feedback)
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
  /// Lines that the solution of a fix lesson has and the handed-out delegate has not.
  case solutionLines([String])
  case variant
  /// To before this event; nil: to the start.
  case wentBack(event: Int?)
  case solved
  case stillToDo
  case nothingToAnswer
  /// A word of the shell: what a file's fault is.
  case fault(Bilingual)
  case word(Bilingual)

  /// nil: the marks tell it.
  init?(_ notice: LessonPlay.Notice) {
    switch notice {
    case .met: return nil
    case .broken(let mark, let event): self = .broken(mark, event: event)
    case .feedback(let feedback): self = .feedback(feedback)
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
