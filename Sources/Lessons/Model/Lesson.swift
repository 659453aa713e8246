import CommandLanguage
import LifecycleModel

/// One lesson as its author wrote it, in both languages.
package struct Lesson: Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case read, predict, reach, `break`, fix, explain
  }

  /// The configuration in the front matter.
  package struct Configuration: Hashable, Sendable {
    package var profile: Profile.Name
    package var app: AppChoice
    package var options: [Option]
    /// nil: the modes of the app's own file.
    package var modes: [BackgroundMode]?
  }

  package var id: String
  package var kind: Kind
  package var stage: Configuration
  package var needs: [FlatWord]
  package var teaches: [Rule]
  /// The callbacks, states, flags and commands that its text explains.
  package var explains: [FlatWord] = []
  package var sources: [SourceKey]
  package var minutes: Int
  /// Properties of `explore` by which a fix lesson is graded.
  package var properties: [Exploration.Property]
  /// Why a shorter solution is allowed.
  package var shorterAllowed: String?

  package var title: Translated<String>
  /// The text before the task.
  package var text: Translated<[ProseBlock]>
  /// The text after the task is done.
  package var recap: Translated<[ProseBlock]>
  package var task: Task

  /// The places of `lesson.md`, its keys and its blocks.
  package var places: Places
  /// Hash of the task: two hashes differ only if the tasks differ.
  package var hash: String

  package struct Places: Hashable, Sendable {
    /// The lesson's folder, as shown in messages.
    package var folder: String
    package var file: SourcePlace
    package var translation: SourcePlace?
    package var keys: [String: SourcePlace]

    package func key(_ name: String) -> SourcePlace { keys[name] ?? file }
  }
}

extension Lesson {
  /// The task. Its parts depend on the lesson's kind.
  package struct Task: Hashable, Sendable {
    package var start: Script?
    /// `goal` and `keep`, in the order of the file.
    package var marks: [Mark] = []
    package var hints: [Hint] = []
    package var solution: Script?
    package var also: [Script] = []
    package var wrong: [Wrong] = []
    package var feedback: [Feedback] = []
    package var variant: Variant?
    package var asks: [Ask] = []
    package var whys: [Why] = []
    package var choices: [Choice] = []
    package var tests: [Test] = []
  }

  /// The commands of one block.
  package struct Script: Hashable, Sendable {
    package var commands: [ParsedCommand]
    /// In a fix lesson: the file in the lesson's folder with a delegate in place of the learner's.
    package var delegate: String?
    package var place: SourcePlace
  }

  /// Something to achieve once (`goal`) or to preserve (`keep`).
  package struct Mark: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case goal, keep
    }

    package var kind: Kind
    package var id: String
    package var sentence: Translated<Rich>
    /// All must hold at the same time. Expectations about steps look at all steps since the
    /// lesson's start.
    package var expectations: [Expectation]
    package var place: SourcePlace
  }

  /// A test of the learner's delegate in a fix lesson: a scene after the lesson's start and its
  /// requirements.
  package struct Test: Hashable, Sendable {
    package var id: String
    package var sentence: Translated<Rich>
    /// Events and expectations, in their order.
    package var commands: [ParsedCommand]
    package var place: SourcePlace
  }

  package struct Hint: Hashable, Sendable {
    /// The goal, keep or question that the hint helps with; nil for any.
    package var mark: String?
    package var text: Translated<[ProseBlock]>
    package var place: SourcePlace
  }

  /// A wrong way, with the reply to learners who take it.
  package struct Wrong: Hashable, Sendable {
    package var feedback: String
    package var script: Script
    /// In a predict lesson: the answer to the script's last event.
    package var answer: [Ask.Item]?
    package var place: SourcePlace
  }

  package struct Feedback: Hashable, Sendable {
    package var id: String
    package var text: Translated<[ProseBlock]>
    package var place: SourcePlace
  }

  /// The lesson's question with another start.
  package struct Variant: Hashable, Sendable {
    package var start: Script
    /// In a predict lesson: the scene and the event to predict.
    package var solution: Script
    package var place: SourcePlace
  }

  /// An event to predict.
  package struct Ask: Hashable, Sendable {
    /// An item of an answer.
    package enum Item: Hashable, Sendable {
      case call(CallbackName)
      case shown(Display.Place)
    }

    /// The name in `hint` and `why` blocks; nil if they cannot refer to it.
    package var id: String?
    package var scene: [ParsedCommand]
    package var event: ParsedCommand
    /// The offered items; nil: the callbacks of the app.
    package var items: [Item]?
    package var place: SourcePlace
  }

  /// The author's reason for the right answer to a question.
  package struct Why: Hashable, Sendable {
    /// The question's id.
    package var ask: String
    package var text: Translated<[ProseBlock]>
    package var place: SourcePlace
  }

  package struct Choice: Hashable, Sendable {
    package var isRight: Bool
    package var answer: Translated<Rich>
    package var reply: Translated<[ProseBlock]>
    package var place: SourcePlace
  }
}

extension Lesson.Ask.Item {
  package var text: String {
    switch self {
    case .call(let name): return name.spelling
    case .shown(let place): return "shown \(place.rawValue)"
    }
  }
}

extension Lesson {
  package var goals: [Mark] { task.marks.filter { $0.kind == .goal } }
  package var keeps: [Mark] { task.marks.filter { $0.kind == .keep } }

  package func feedback(_ id: String) -> Feedback? { task.feedback.first { $0.id == id } }

  package func why(_ ask: Ask) -> Why? {
    ask.id.flatMap { id in task.whys.first { $0.ask == id } }
  }
}
