import CommandLanguage
import Laboratory
import LifecycleModel

/// The questions of a predict lesson, a row each. A row that was answered wrong comes again when the
/// others have had their turn: its key was seen.
package struct PredictionTable: Sendable {
  package struct Row: Sendable {
    package var ask: Lesson.Ask
    package var offered: [Lesson.Ask.Item]
    /// The last answer; nil: none yet.
    package var answer: [Lesson.Ask.Item]?
    package var key: PredictionKey
    package var isRight: Bool { answer.map { key.isAnswered(by: $0) } ?? false }
  }

  package private(set) var rows: [Row]
  package private(set) var isVariant = false
  /// Rows that are still to be asked, the present one first.
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

  /// The row that is asked; nil where all are answered.
  package var current: Int? { queue.first }
  package var ask: Lesson.Ask? { current.map { rows[$0].ask } }
  package var isOver: Bool { queue.isEmpty }
  /// The question that is asked now was answered wrong before.
  var isAskedAgain: Bool { current.map { rows[$0].answer != nil } ?? false }

  /// Whether the answer is right.
  mutating func answer(_ items: [Lesson.Ask.Item]) -> Bool {
    guard let row = queue.first else { return false }
    queue.removeFirst()
    rows[row].answer = rows[row].aligned(items)
    if !rows[row].isRight { queue.append(row) }
    return rows[row].isRight
  }

  /// Its key was shown: it comes again.
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

  /// The offered words for those that were typed: a short name stands for the method that is offered.
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
  /// In a predict lesson the last line of its second part is the event to predict.
  func ask(offering items: [Lesson.Ask.Item]?) -> Lesson.Ask? {
    guard let event = solution.commands.last else { return nil }
    return Lesson.Ask(
      scene: Array(solution.commands.dropLast()), event: event, items: items, place: place)
  }
}

extension App {
  /// The callbacks that it has, by their short names where these are no others' too.
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
