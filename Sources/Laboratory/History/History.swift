import LifecycleModel

/// The played events as a tree of branches, with a cursor. Nothing is lost: an event played in the
/// past starts a branch.
package struct History: Sendable {
  package struct Branch: Sendable {
    package var records: [Record] = []
    /// The branch that it left, and the number of that branch's records before it; nil for the
    /// first branch.
    package var origin: Origin?

    package struct Origin: Hashable, Sendable {
      package var branch: Int
      package var records: Int
    }

    package var stepCount: Int { records.last.map { $0.stepsBefore + $0.shownCount } ?? 0 }
  }

  /// The cursor: the number of complete records before it, and of shown steps of the next record.
  package struct Position: Hashable, Sendable {
    package var records: Int
    package var shown: Int
  }

  package private(set) var branches = [Branch()]
  package private(set) var current = 0
  package private(set) var position = Position(records: 0, shown: 0)
  package let start: World

  package init(start: World) {
    self.start = start
  }

  package var records: [Record] { branches[current].records }
  package var isEmpty: Bool { branches.count == 1 && records.isEmpty }

  package var world: World {
    if position.shown == 0 {
      return position.records == 0 ? start : records[position.records - 1].after
    }
    let record = records[position.records]
    var world = record.before
    for step in record.steps(shown: position.shown) { world.apply(step.change) }
    return world.seenFromApp
  }

  /// The world in which the next event happens. A partly shown event counts as complete.
  package var worldOfNextEvent: World {
    position.shown > 0 ? records[position.records].after : world
  }

  /// Number of shown steps before the cursor on this branch.
  package var stepNumber: Int {
    let before =
      records.indices.contains(position.records)
      ? records[position.records].stepsBefore : branches[current].stepCount
    return before + position.shown
  }

  /// The steps of the last event before the cursor, for expectations.
  package var lastEvent: (record: Record, steps: ArraySlice<Step>)? {
    if position.shown > 0, records[position.records].isEvent {
      let record = records[position.records]
      return (record, record.steps(shown: position.shown))
    }
    guard eventNumber > 0 else { return nil }
    // Judgements about an event follow it and have its number.
    let past = records.prefix(position.records)
    let index = past.partitioningIndex { $0.event >= eventNumber }
    return past.indices.contains(index) ? (past[index], past[index].steps[...]) : nil
  }

  /// The events up to the cursor with their steps. For an event around the cursor, the shown steps.
  package var pastEvents: [(record: Record, steps: ArraySlice<Step>)] {
    let whole = records.prefix(position.records).filter(\.isEvent).map { ($0, $0.steps[...]) }
    guard position.shown > 0, records[position.records].isEvent else { return whole }
    let record = records[position.records]
    return whole + [(record, record.steps(shown: position.shown))]
  }

  package var pastRecords: ArraySlice<Record> {
    records.prefix(position.records + (position.shown > 0 ? 1 : 0))
  }

  /// The number of events up to the cursor.
  package var eventNumber: Int { pastRecords.last?.event ?? 0 }

  /// Adds a record at the cursor. An event around the cursor is completed first. If records follow,
  /// a branch starts.
  ///
  /// `make` gets the world at the cursor and the numbers of the last event and the last step.
  package mutating func append(
    _ make: (_ world: World, _ event: Int, _ step: Int) -> Record
  ) {
    finishRecord()
    if position.records < records.count { fork() }
    let record = make(world, eventNumber, branches[current].stepCount)
    branches[current].records.append(record)
    position = Position(records: records.count, shown: 0)
  }

  /// Starts a branch at the cursor, even if no records follow.
  package mutating func fork() {
    finishRecord()
    let origin = Branch.Origin(branch: current, records: position.records)
    branches.append(Branch(records: Array(records.prefix(position.records)), origin: origin))
    current = branches.count - 1
  }

  private mutating func finishRecord() {
    if position.shown > 0 { position = Position(records: position.records + 1, shown: 0) }
  }
}

extension History {
  /// Moves the cursor after the shown step with this number; 0 is the start. Returns false if there
  /// are fewer steps.
  package mutating func move(toStep number: Int) -> Bool {
    guard number >= 0, number <= branches[current].stepCount else { return false }
    position = Position(records: records.count, shown: 0)
    if let index = index(ofRecordWithStep: number + 1) {
      position = Position(records: index, shown: number - records[index].stepsBefore)
    }
    return true
  }

  /// The record of the current branch that contains the shown step with this number.
  package func index(ofRecordWithStep number: Int) -> Int? {
    let index = records[...].partitioningIndex { $0.stepsBefore + $0.shownCount >= number }
    return number > 0 && index < records.count ? index : nil
  }

  /// Shows `count` more steps of the event around the cursor; does nothing at its end.
  package mutating func reveal(_ count: Int) {
    guard position.shown > 0 else { return }
    let left = records[position.records].shownCount - position.shown
    _ = move(toStep: stepNumber + min(count, left))
  }

  /// Moves the cursor after the first step of the last event, to show it step by step.
  package mutating func conceal() {
    guard position == Position(records: records.count, shown: 0),
      let index = records.lastIndex(where: \.isEvent), records[index].shownCount > 1
    else { return }
    position = Position(records: index, shown: 1)
  }

  /// Moves the cursor before the last event that began before it. Returns false at the start.
  package mutating func undo() -> Bool {
    let past = position.records + (position.shown > 0 ? 1 : 0)
    guard let index = records.prefix(past).lastIndex(where: \.isEvent) else { return false }
    position = Position(records: index, shown: 0)
    return true
  }

  /// Moves the cursor after the next event and the judgements about it. Returns false at the end.
  package mutating func redo() -> Bool {
    guard position.records < records.count else { return false }
    var index = position.records + 1
    while index < records.count, !records[index].isEvent { index += 1 }
    position = Position(records: index, shown: 0)
    return true
  }

  /// Switches to a branch, counted from 1, with the cursor at its end. Returns false if there is no
  /// such branch.
  package mutating func enter(branch number: Int) -> Bool {
    guard branches.indices.contains(number - 1) else { return false }
    current = number - 1
    position = Position(records: records.count, shown: 0)
    return true
  }
}

extension ArraySlice {
  /// The index of the first element that satisfies `belongs`, as all later elements must;
  /// `endIndex` if none does.
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
