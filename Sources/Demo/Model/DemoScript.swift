import CommandLanguage
import Lessons
import LifecycleModel

/// A classroom demo as its author wrote it, in both languages.
package struct DemoScript: Sendable {
  package var id: String
  package var title: Translated<String>
  /// The profile of steps without their own.
  package var profile: Profile.Name
  package var app: String
  /// The planned time of the whole demo.
  package var minutes: Int
  package var steps: [DemoStep]
  /// The place of the whole file `NAME.demo.md`.
  package var place: SourcePlace
  /// `NAME.demo.zh-Hans.md`; nil if it does not exist.
  package var translation: SourcePlace?
  /// Sixteen hexadecimal digits over both files.
  package var hash: String

  package func index(ofStep id: String) -> Int? { steps.firstIndex { $0.id == id } }
}

/// One situation: a caption, events, and optionally a question to the audience before them.
package struct DemoStep: Sendable {
  package var id: String
  package var title: Translated<String>
  package var caption: Translated<Rich>
  package var captionPlace: SourcePlace
  package var captionPlaceInTranslation: SourcePlace?
  /// Configuration commands and events, played from a reset without being shown; nil to continue
  /// from the previous step.
  package var stage: [ParsedCommand]?
  /// The events that the audience watches.
  package var events: [ParsedCommand] = []
  package var ask: DemoAsk?
  package var reveal = DemoReveal.calls
  /// Panes next to the large letters, in the order of the file.
  package var panes: [DemoPane] = []
  /// For the teacher only.
  package var notes: Translated<[ProseBlock]>?
  package var minutes: Int?
  package var expectations: [ParsedCommand] = []
  /// Place of the step's heading.
  package var place: SourcePlace
}

/// A question to the audience. The simulator decides which choice is right.
package struct DemoAsk: Sendable {
  package var question: Translated<Rich>
  package var choices: [DemoChoice]
  package var place: SourcePlace
  package var placeInTranslation: SourcePlace?

  package static let choiceCount = 2...5
}

package struct DemoChoice: Sendable {
  package var sentence: Translated<Rich>
  /// Holds after the step's events only for the right choice.
  package var expectation: ParsedCommand
  package var place: SourcePlace
  package var placeInTranslation: SourcePlace?
}

/// How much of a step one key press reveals.
package enum DemoReveal: String, CaseIterable, Hashable, Sendable {
  /// The next delegate call.
  case calls
  /// The outcome of an event.
  case verdict
  /// The next step of the trace.
  case steps
  /// The outcome of all events.
  case all
}

package enum DemoPane: String, CaseIterable, Hashable, Sendable {
  case state, phone, lanes, code, flags
}
