import AppCode
import CommandLanguage
import Judging
import LifecycleModel

/// One command that left steps in the history: an event, or a judgement about one.
package struct Record: Sendable {
  package enum Content: Sendable {
    /// `steps` holds the quiet ones too.
    case event(Event, steps: [Step])
    case judgement(Judgement)
  }

  /// As typed, blanks around it cut.
  package var text: String
  package var command: Command
  package var content: Content
  /// Counts the events of the branch, refused ones included. A judgement has the number of the
  /// event that it is about, 0 before the first.
  package var event: Int
  /// Shown steps of the branch before this record.
  package var stepsBefore: Int
  package let shownCount: Int
  package var before: World
  package var after: World
  /// For `Session.sights`.
  let sights = Memo<[[AppCode.Watch.Sight]]>()

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

  /// The steps up to and with the `count`-th shown one, and the quiet ones that follow it.
  package func steps(shown count: Int) -> ArraySlice<Step> {
    var left = count
    var end = 0
    for (index, step) in steps.enumerated() {
      if step.change.isShown {
        if left == 0 { break }
        left -= 1
      }
      end = index + 1
    }
    return steps[..<end]
  }
}
