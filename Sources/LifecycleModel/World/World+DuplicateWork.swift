extension World {
  /// Removes open handlers that equal another one except for their number, together with the closures and tasks that
  /// wait for them. These would run at the same instant, and the second would repeat what the first has done. If such
  /// work changes what equal work reads, two copies remain: a bound of searches, which their answers mention.
  /// `forHandlers`: see `AppProgram.isRepeatable`.
  mutating func dropDuplicateWork(_ program: any AppProgram, forHandlers: Bool) {
    forgetUnanswered()
    guard openHandlers.count > 1 else { return }
    var shapes: [HandlerShape] = []
    for handler in openHandlers {
      guard let shape = HandlerShape(of: handler, in: self) else { continue }
      let isRepeatable = shape.work.allSatisfy {
        program.isRepeatable($0, forHandlers: forHandlers)
      }
      if shapes.count(where: { $0.isAlike(shape) }) >= (isRepeatable ? 1 : 2) {
        remove(handler.id, task: shape.cell)
      } else {
        shapes.append(shape)
      }
    }
  }

  /// Forgets notifications that wait for an answer that no code can give.
  private mutating func forgetUnanswered() {
    for (index, handler) in openHandlers.enumerated()
    where handler.notification != nil && !canReach(handler: handler.id, besides: []) {
      appProcess?.openHandlers[index].notification = nil
    }
  }

  private mutating func remove(_ handler: HandlerID, task cell: Int?) {
    appProcess?.openHandlers.removeAll { $0.id == handler }
    changeTimers { timers in
      timers.removeAll { timer in
        if timer.kind == .handler(handler) || timer.kind == .transfer(handler) { return true }
        guard let closure = timer.closure else { return false }
        return closure.holds(handler: handler) || cell.map { closure.refers(to: $0) } == true
      }
    }
    if let cell { appProcess?.memory.free(cell) }
  }
}

/// The form in which open handlers are compared: their time limit, and the work that will call them.
private struct HandlerShape {
  private struct Work: Hashable {
    var value: Value
    var outcome: Network.Outcome?
    var left: Milliseconds
  }

  private var kind: HandlerKind
  private var left: [Milliseconds] = []
  private var works: [Work] = []
  /// The waiting task whose end calls the handler, without the handler's number.
  private var task: Value?
  /// The heap cell of the task.
  let cell: Int?

  /// nil if the handler cannot be a duplicate: its call shows a notification, or the delegate's memory refers to it
  /// other than through a task that only timers refer to.
  init?(of handler: AppProcess.OpenHandler, in world: World) {
    guard handler.notification == nil else { return nil }
    let heap = world.memory.heap
    let cells = heap.indices.filter { heap[$0]?.holds(handler: handler.id) == true }
    guard !world.memory.properties.contains(where: { $0.holds(handler: handler.id) }),
      cells.count <= 1
    else { return nil }
    kind = handler.kind
    cell = cells.first
    if let cell {
      guard case .object("Task", _)? = heap[cell], !world.isKept(task: cell) else { return nil }
      task = heap[cell]?.renumberingHandlers { _ in 0 }
    }
    for timer in world.timers {
      if timer.kind == .handler(handler.id) || timer.kind == .transfer(handler.id) {
        left.append(timer.left(at: world.clock))
        continue
      }
      guard let closure = timer.closure else { continue }
      if let cell, closure.refers(to: cell) {
        // A ticket of the task has the task as its first part.
        guard case .object(let name, let parts) = closure, parts.first == .reference(cell) else {
          return nil
        }
        add(.object(name, Array(parts.dropFirst())), timer, world)
      } else if closure.holds(handler: handler.id) {
        add(closure.renumberingHandlers { _ in 0 }, timer, world)
      }
    }
  }

  private mutating func add(_ value: Value, _ timer: Timer, _ world: World) {
    works.append(Work(value: value, outcome: timer.outcome, left: timer.left(at: world.clock)))
  }

  /// The closures and the task that will run.
  var work: [Value] { works.map(\.value) + (task.map { [$0] } ?? []) }

  func isAlike(_ other: HandlerShape) -> Bool {
    kind == other.kind && left == other.left && works == other.works && task == other.task
  }
}

extension World {
  /// Whether anything but a timer refers to the task.
  fileprivate func isKept(task cell: Int) -> Bool {
    let values = memory.properties + memory.heap.compactMap { $0 }
    let works = timers.compactMap(\.closure)
    return values.contains { $0.refers(to: cell) }
      || closuresHeld.count { $0.refers(to: cell) } > works.count { $0.refers(to: cell) }
  }
}

extension AppMemory {
  fileprivate mutating func free(_ cell: Int) {
    heap[cell] = nil
    while let last = heap.last, last == nil { heap.removeLast() }
  }
}

extension Value {
  /// Whether the value refers to the cell, an object or a captured variable.
  fileprivate func refers(to cell: Int) -> Bool {
    switch self {
    case .box(let other), .reference(let other), .weak(let other): return other == cell
    case .array(let items), .object(_, let items), .tuple(let items), .labelled(_, let items),
      .closure(_, captured: let items):
      return items.contains { $0.refers(to: cell) }
    case .dictionary(let entries):
      return entries.contains { $0.key.refers(to: cell) || $0.value.refers(to: cell) }
    case .some(let value): return value.refers(to: cell)
    default: return false
    }
  }
}

extension Timer {
  /// The app's own work that the timer runs.
  fileprivate var closure: Value? {
    if case .download(let download) = kind { return download.closure }
    if case .work(let closure, _) = kind { return closure }
    return nil
  }

  fileprivate var outcome: Network.Outcome? {
    if case .download(let download) = kind { return download.outcome }
    return nil
  }
}
