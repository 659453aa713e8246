import CommandLanguage

extension Diagnostic {
  /// What the author's check found.
  package init(
    _ check: LessonCheck, _ place: SourcePlace, severity: Severity = .error, en: String, zh: String
  ) {
    self.init(Message(en, zh), place, severity: severity)
    self.check = check
  }

  package init(_ fault: Diagnostic, _ check: LessonCheck) {
    self = fault
    self.check = check
  }

  package var check: LessonCheck? {
    get { LessonCheck(rawValue: rule) }
    set { rule = newValue?.rawValue ?? "" }
  }
}

/// What `check` looks at. The raw value stands at the end of each complaint.
package enum LessonCheck: String, CaseIterable, Hashable, Sendable {
  /// The files can be read.
  case format
  /// The delegate can be played, and no event of the start is refused.
  case stage
  /// Before anything is done no goal is met and every keep holds.
  case start
  case solution
  case also
  case wrong
  /// No event of the solution can be dropped.
  case needless
  case shorter
  case reachable
  case variant
  /// The questions of a predict lesson.
  case questions
  /// A break lesson with a property: the solution breaks it.
  case property
  case hints
  /// Callbacks, flags and commands that the text names.
  case names
  /// The text has a sentence about each term that it is to explain.
  case terms
  case translation
  case chinese
  /// Every screen of it fits 80x24.
  case fits
  /// Nothing of the text is still to be written.
  case unwritten
  case trace
  // Of a demo.
  /// Each question has exactly one right choice.
  case choices
  /// Every `expect` of a step holds.
  case expect
  /// Played to its end and back with the keys of a clicker, with a detour at each step.
  case rehearsal
  /// Ink and ground differ by at least 7:1.
  case contrast
  // Of a pack.
  case pack
  case needs
  case renamed
  case rules

  /// Checks of demos, which no lesson can fail.
  package static let ofDemos: Set<LessonCheck> = [.choices, .expect, .rehearsal, .contrast]
}
