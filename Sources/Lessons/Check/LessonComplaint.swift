import CommandLanguage

/// One thing that the author's check found.
package struct LessonComplaint: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  package var severity: Severity
  package var check: LessonCheck
  package var message: Bilingual
  package var place: Place

  package init(
    _ check: LessonCheck, _ place: Place, severity: Severity = .error, en: String, zh: String
  ) {
    self.severity = severity
    self.check = check
    self.place = place
    message = Bilingual(en: en, zh: zh)
  }

  package init(_ fault: LessonFault, _ check: LessonCheck) {
    severity = .error
    self.check = check
    place = fault.place
    message = fault.sentence
  }

  /// `FILE:LINE:COLUMN: error: sentence [check]`.
  package func line(in language: Language) -> String {
    let file = VisibleText.of(place.file, limit: 400)
    return "\(file):\(place.line):\(place.column): \(severity.rawValue): \(message[language]) "
      + "[\(check.rawValue)]"
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

  /// Those that no lesson can fail.
  package static let ofDemos: Set<LessonCheck> = [.choices, .expect, .rehearsal, .contrast]
}
