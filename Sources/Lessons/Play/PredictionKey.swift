import CommandLanguage
import Laboratory
import LifecycleModel

/// The simulator's result of an event, in the offered items. Computed each time; lessons do not contain it.
package struct PredictionKey: Hashable, Sendable {
  /// In the order of their steps.
  package var items: [Lesson.Ask.Item]

  init(_ record: Record, offered: [Lesson.Ask.Item]) {
    var items: [Lesson.Ask.Item] = []
    for step in record.steps {
      if case .call(let call) = step.change, case .implemented = call.answer,
        let item = offered.first(where: { $0.matches(call.callback) })
      {
        items.append(item)
      } else if case .display(let display) = step.change {
        let item = Lesson.Ask.Item.shown(display.place)
        if offered.contains(item), !items.contains(item) { items.append(item) }
      }
    }
    self.items = items
  }

  /// Whether the answer is right. Calls must have the same order; displays may be anywhere among
  /// them.
  package func isAnswered(by answer: [Lesson.Ask.Item]) -> Bool {
    calls(items) == calls(answer)
      && Set(items.filter(\.isShown)) == Set(answer.filter(\.isShown))
  }

  /// The first difference between answer and key.
  enum Difference: Hashable {
    /// The simulator has the item here; the answer has not.
    case missing(Lesson.Ask.Item, index: Int)
    /// The answer has the item; the simulator has it elsewhere or not at all.
    case surplus(Lesson.Ask.Item)
  }

  func difference(from answer: [Lesson.Ask.Item]) -> Difference? {
    let wanted = items.filter { !$0.isShown }
    let given = answer.filter { !$0.isShown }
    for index in 0..<max(wanted.count, given.count) {
      if wanted.indices.contains(index), given.indices.contains(index),
        wanted[index].isSameCall(as: given[index])
      {
        continue
      }
      guard wanted.indices.contains(index) else { return .surplus(given[index]) }
      return .missing(wanted[index], index: index)
    }
    for item in items where item.isShown && !answer.contains(item) {
      return .missing(item, index: 0)
    }
    for item in answer where item.isShown && !items.contains(item) { return .surplus(item) }
    return nil
  }

  private func calls(_ items: [Lesson.Ask.Item]) -> [[Callback]] {
    items.compactMap { item in
      if case .call(let name) = item { return name.callbacks }
      return nil
    }
  }
}

extension Lesson.Ask.Item {
  package var isShown: Bool {
    if case .shown = self { return true }
    return false
  }

  func matches(_ callback: Callback) -> Bool {
    if case .call(let name) = self { return name.matches(callback) }
    return false
  }

  func isSameCall(as other: Lesson.Ask.Item) -> Bool {
    guard case .call(let one) = self, case .call(let two) = other else { return false }
    return one.callbacks == two.callbacks
  }
}
