import AppCode
import CommandLanguage
import Judging
import LifecycleModel

/// One command that added to the history: an event, or a judgement about one. Immutable, because
/// branches, copies of a session and frames share it.
package final class Record: Sendable {
  package enum Content: Sendable {
    /// `steps` includes quiet ones.
    case event(Event, steps: [Step])
    case judgement(Judgement)
  }

  /// The text as typed, trimmed.
  package let text: String
  package let command: Command
  package let content: Content
  /// The number of the event in its branch, including refused events. A judgement has the number of
  /// its event, 0 before the first.
  package let event: Int
  /// Shown steps of the branch before this record.
  package let stepsBefore: Int
  package let shownCount: Int
  package let before: World
  package let after: World
  /// For `Session.observations`.
  let observations = Memo<[[AppCode.EvaluationRecorder.Observation]]>()
  /// For `searchTexts`.
  let englishSearch = Memo<[String]>()
  let chineseSearch = Memo<[String]>()

  init(
    text: String, command: Command, content: Content, event: Int, stepsBefore: Int, before: World,
    after: World
  ) {
    self.text = text
    self.command = command
    self.content = content
    self.event = event
    self.stepsBefore = stepsBefore
    self.before = before
    self.after = after
    switch content {
    case .event(_, let steps): shownCount = steps.count { $0.change.isShown }
    case .judgement: shownCount = 1
    }
  }

  package var isEvent: Bool {
    if case .event = content { return true }
    return false
  }

  package var steps: [Step] {
    switch content {
    case .event(_, let steps): return steps
    case .judgement: return []
    }
  }

  /// The English verb of the command.
  package var verb: String {
    command.canonicalText.split(separator: " ").first.map(String.init) ?? ""
  }

  package var isRefused: Bool {
    guard case .refused? = steps.first?.change else { return false }
    return true
  }

  /// The steps up to the shown step number `count`, and the quiet steps directly after it.
  package func steps(shown count: Int) -> ArraySlice<Step> {
    let steps = steps
    var left = count
    for index in steps.indices where steps[index].change.isShown {
      if left == 0 { return steps[..<index] }
      left -= 1
    }
    return steps[...]
  }
}
