import CommandLanguage
import Laboratory
import LifecycleModel

/// The questions of a predict lesson, one in each row. A row with a wrong answer is asked again
/// after the others, because its key was shown.
package struct PredictionTable: Sendable {
  package struct Row: Sendable {
    package var ask: Lesson.Ask
    package var offered: [Lesson.Ask.Item]
    /// The last answer; nil before the first.
    package var answer: [Lesson.Ask.Item]?
    package var key: PredictionKey
    package var isRight: Bool { answer.map { key.isAnswered(by: $0) } ?? false }
  }

  package private(set) var rows: [Row]
  package private(set) var isVariant = false
  /// Rows that are still to be asked, the current one first.
  private var queue: [Int]
  private let variantRow: Row?

  init(_ prepared: PreparedLesson) {
    let task = prepared.lesson.task
    let start = task.start?.commands ?? []
    rows = task.asks.map { Row($0, start: start, prepared) }
    queue = Array(rows.indices)
    variantRow = task.variant.flatMap { variant in
      variant.ask(offering: task.asks.first?.items)
        .map { Row($0, start: variant.start.commands, prepared) }
    }
  }

  /// The row that is being asked; nil after all.
  package var current: Int? { queue.first }
  package var ask: Lesson.Ask? { current.map { rows[$0].ask } }
  package var isOver: Bool { queue.isEmpty }
  /// Whether the current question was answered wrong before.
  var isAskedAgain: Bool { current.map { rows[$0].answer != nil } ?? false }

  /// Returns whether the answer is right.
  mutating func answer(_ items: [Lesson.Ask.Item]) -> Bool {
    guard let row = queue.first else { return false }
    queue.removeFirst()
    rows[row].answer = rows[row].aligned(items)
    if !rows[row].isRight { queue.append(row) }
    return rows[row].isRight
  }

  /// Shows the key. The question is asked again.
  mutating func skip() {
    guard let row = queue.first else { return }
    queue.removeFirst()
    queue.append(row)
  }

  mutating func beginVariant() {
    guard let variantRow else { return }
    isVariant = true
    rows = [variantRow]
    queue = [0]
  }
}

extension PredictionTable.Row {
  init(_ ask: Lesson.Ask, start: [ParsedCommand], _ prepared: PreparedLesson) {
    self.ask = ask
    let offered = ask.items ?? prepared.app.offeredItems
    self.offered = offered
    var session = prepared.session(behind: start + ask.scene)
    _ = session.submit(ask.event)
    let record = session.history.records.last { $0.isEvent }
    key = record.map { PredictionKey($0, offered: offered) } ?? PredictionKey(items: [])
  }

  /// Replaces typed items by offered ones: a short name stands for the offered method.
  func aligned(_ items: [Lesson.Ask.Item]) -> [Lesson.Ask.Item] {
    items.map { item in
      guard case .call(let name) = item else { return item }
      return offered.first { offer in
        guard case .call(let own) = offer else { return false }
        return own.callbacks.contains(where: name.matches)
      } ?? item
    }
  }
}

extension PredictionKey {
  init(items: [Lesson.Ask.Item]) { self.items = items }
}

extension Lesson.Variant {
  /// In a predict lesson the last line of the block's second part is the event to predict.
  func ask(offering items: [Lesson.Ask.Item]?) -> Lesson.Ask? {
    guard let event = solution.commands.last else { return nil }
    return Lesson.Ask(
      scene: Array(solution.commands.dropLast()), event: event, items: items, place: place)
  }
}

extension App {
  /// Its callbacks, by short names if these are unique.
  var offeredItems: [Lesson.Ask.Item] {
    let implemented = Callback.allCases.filter { callback in
      if case .implemented = program.answer(to: callback) { return true }
      return false
    }
    return implemented.map { callback in
      let short = CallbackNames.shortName(of: callback)
      let isShared = implemented.contains {
        $0 != callback && CallbackNames.shortName(of: $0) == short
      }
      return .call(
        CallbackName(spelling: isShared ? callback.swiftName : short, callbacks: [callback]))
    }
  }
}
