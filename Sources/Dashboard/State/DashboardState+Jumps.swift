import CommandLanguage
import Laboratory
import LifecycleModel
import TextGrid

extension DashboardState {
  enum Direction { case before, after }

  /// Moves to the first step of an event.
  mutating func goToEvent(_ direction: Direction) {
    let history = session.history
    let moment = Moment(history)
    let index: Int?
    switch direction {
    case .before:
      let past = history.records.prefix(max(0, moment.recordIndex))
      index =
        moment.record?.isEvent == true && moment.shownCount > 1
        ? moment.recordIndex : past.lastIndex(where: \.isEvent)
    case .after:
      index = history.records.indices.first {
        $0 > moment.recordIndex && history.records[$0].isEvent
      }
    }
    guard let index else {
      switch direction {
      case .before: note = .hint(en: "This is the first event.", zh: "这已是第一个事件。")
      case .after:
        note = .hint(
          en: "No event comes after this one on this branch.", zh: "本分支上之后再没有事件。")
      }
      return
    }
    move(.goto(history.records.prefix(index).reduce(1) { $0 + $1.shownCount }))
  }

  /// Moves to the next step of a kind on this branch.
  mutating func jump(_ action: Action) {
    let found = go { change in
      switch change {
      case .call: return action == .nextCallback
      case .process, .state, .terminated: return action == .nextStateChange
      case .timer: return action == .nextTimer
      case .event, .refused, .apns, .display, .line, .property, .flag, .app, .outcome, .snapshot,
        .quiet:
        return false
      }
    }
    if !found {
      note = .hint(
        en: "There is no such step from here to the end of this branch.",
        zh: "从这里到本分支末尾没有这样的步骤。")
    }
  }

  private mutating func go(_ isWanted: (Change) -> Bool) -> Bool {
    let history = session.history
    var number = history.stepNumber
    var toSkip = history.position.shown
    for record in history.records[history.position.records...] {
      guard record.isEvent else {
        number += 1
        continue
      }
      for step in record.steps where step.change.isShown {
        if toSkip > 0 {
          toSkip -= 1
          continue
        }
        number += 1
        if isWanted(step.change) {
          move(.goto(number))
          return true
        }
      }
    }
    return false
  }

  /// Moves to the next step whose sentence contains the text; after the last step, continues at the
  /// start.
  mutating func find(_ text: String) {
    let wanted = text.lowercased()
    let history = session.history
    let source = session.setup.app.program.sourceLines
    var hits: [Int] = []
    var number = 0
    for record in history.records {
      guard record.isEvent else {
        number += 1
        continue
      }
      for text in record.searchTexts(source: source, in: language) {
        number += 1
        if text.containsBytes(of: wanted) { hits.append(number) }
      }
    }
    guard let hit = hits.first(where: { $0 > history.stepNumber }) ?? hits.first else {
      let shown = VisibleText.of(text)
      note = .hint(en: "No step speaks of “\(shown)”.", zh: "没有哪一步提到“\(shown)”。")
      return
    }
    move(.goto(hit))
  }
}
