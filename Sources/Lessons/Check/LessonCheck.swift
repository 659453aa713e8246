import CommandLanguage

extension Diagnostic {
  /// A finding of the author's check.
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

/// The checks. The raw value is printed at the end of each finding.
package enum LessonCheck: String, CaseIterable, Hashable, Sendable {
  /// The files can be read.
  case format
  /// The delegate can be played, and no event of the start is refused.
  case stage
  /// At the start no goal is met and every keep holds.
  case start
  case solution
  case also
  case wrong
  /// The solution needs each of its events.
  case needless
  case shorter
  case reachable
  case variant
  /// The questions of a predict lesson.
  case questions
  /// The solution of a break lesson breaks the named property.
  case property
  case hints
  /// Callbacks, flags and commands in the text exist.
  case names
  /// The text has a sentence about each term in `explains`.
  case terms
  case translation
  case chinese
  /// Every screen of the text fits 80x24.
  case fits
  /// No placeholders are left in the text.
  case unwritten
  case trace
  // Checks of demos.
  /// Each question has exactly one right choice.
  case choices
  /// Every `expect` of a step holds.
  case expect
  /// The demo plays to its end and back with a clicker's keys, with a detour at each step.
  case rehearsal
  /// The contrast of text and background is at least 7:1.
  case contrast
  // Checks of packs.
  case pack
  case needs
  case renamed
  case rules
}
