import Judging
import Laboratory
import LifecycleModel

/// The world at the cursor, with the steps of the current event up to there.
package struct Moment {
  package let world: World
  package let record: Record?
  package let recordIndex: Int
  /// Steps of the event up to the cursor, including quiet ones.
  package let steps: ArraySlice<Step>
  /// The number of shown steps of the event up to the cursor; the last one is selected.
  package let shownCount: Int

  private let start: World

  package var before: World { record?.before ?? start }

  package init(_ history: History) {
    let position = history.position
    world = history.world
    start = history.start
    recordIndex = position.shown > 0 ? position.records : position.records - 1
    guard recordIndex >= 0 else {
      record = nil
      steps = []
      shownCount = 0
      return
    }
    let record = history.records[recordIndex]
    self.record = record
    shownCount = position.shown > 0 ? position.shown : record.shownCount
    steps = record.steps(shown: shownCount)
  }

  package var selected: Step? {
    steps.indices.last { steps[$0].change.isShown }.map { steps[$0] }
  }

  package var judgement: Judgement? {
    guard case .judgement(let judgement)? = record?.content else { return nil }
    return judgement
  }
}

extension History {
  var isInPast: Bool {
    position.records < records.count
      && !(position.shown > 0 && position.records == records.count - 1)
  }
}
