import CommandLanguage
import Lessons
import LifecycleModel

/// A classroom demo as its author wrote it, in both languages.
package struct DemoScript: Sendable {
  package var id: String
  package var title: Translated<String>
  /// The profile of steps that set no other.
  package var profile: Profile.Name
  package var app: String
  /// Planned for the whole demo.
  package var minutes: Int
  package var steps: [DemoStep]
  /// `NAME.demo.md` as a whole.
  package var place: SourcePlace
  /// `NAME.demo.zh-Hans.md`; nil where there is none.
  package var translation: SourcePlace?
  /// Sixteen hexadecimal digits over both files.
  package var hash: String

  package func index(ofStep id: String) -> Int? { steps.firstIndex { $0.id == id } }
}

/// One situation: a caption, events, perhaps a question to the room before they happen.
package struct DemoStep: Sendable {
  package var id: String
  package var title: Translated<String>
  package var caption: Translated<Rich>
  package var captionPlace: SourcePlace
  package var captionPlaceInTranslation: SourcePlace?
  /// Stage commands and events, played unseen from a reset; nil: the step before goes on.
  package var stage: [ParsedCommand]?
  /// The events that the room watches.
  package var events: [ParsedCommand] = []
  package var ask: DemoAsk?
  package var reveal = DemoReveal.calls
  /// Panes beside the large letters, in the order of the file.
  package var panes: [DemoPane] = []
  /// For the teacher only.
  package var notes: Translated<[ProseBlock]>?
  package var minutes: Int?
  package var expectations: [ParsedCommand] = []
  /// Place of the step's heading.
  package var place: SourcePlace
}

/// A question to the room. The simulator decides which choice is right.
package struct DemoAsk: Sendable {
  package var question: Translated<Rich>
  package var choices: [DemoChoice]
  package var place: SourcePlace
  package var placeInTranslation: SourcePlace?

  package static let choiceCount = 2...5
}

package struct DemoChoice: Sendable {
  package var sentence: Translated<Rich>
  /// Holds after the step's events for the right choice only.
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
