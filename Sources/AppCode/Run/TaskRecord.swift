import LifecycleModel

/// A task, or a block of a background queue, in its heap cell.
struct TaskRecord {
  var isCancelled = false
  /// nil while it runs.
  var outcome: Outcome?
  /// Whether it is suspended. Then `parts` are its suspended calls, innermost first, or its closure if it has not
  /// started.
  var isWaiting = true
  var parts: [Value]
  /// Counts its waits, so that a ticket of an earlier wait has no effect. The number wraps around,
  /// so that a task that waits in an endless loop returns to an equal state.
  var wait = 0
  static let tickets = 8
  /// Whether cancellation ends the wait at once.
  var isSleeping = false
  /// Tickets of tasks that wait for its end.
  var waiters: [Value] = []
  /// Cells of child tasks, which are cancelled together with it.
  var children: [Int] = []
  /// Closures of `withTaskCancellationHandler` and the like.
  var cancellationHandlers: [Value] = []
  /// The receiver of its result: a completion handler of iOS, a task group, a queue.
  var receiver = Value.none
  /// The values that it has bound to task-local variables.
  var locals = Value.none

  init(parts: [Value]) { self.parts = parts }

  init?(_ stored: Value?) {
    guard case .object("Task", let fields)? = stored, fields.count >= 10,
      case .array(let parts) = fields[3], case .int(let wait) = fields[4],
      case .array(let waiters) = fields[6], case .array(let children) = fields[7],
      case .array(let handlers) = fields[8]
    else { return nil }
    isCancelled = fields[0] == .bool(true)
    outcome = Outcome(fields[1])
    isWaiting = fields[2] == .bool(true)
    (self.parts, self.wait, isSleeping) = (parts, wait, fields[5] == .bool(true))
    self.waiters = waiters
    self.children = children.compactMap(\.cell)
    cancellationHandlers = handlers
    receiver = fields[9]
    if fields.count > 10 { locals = fields[10] }
  }

  var stored: Value {
    .object(
      "Task",
      [
        .bool(isCancelled), outcome?.stored ?? .none, .bool(isWaiting), .array(parts), .int(wait),
        .bool(isSleeping), .array(waiters), .array(children.map { .reference($0) }),
        .array(cancellationHandlers), receiver,
      ] + (locals == .none ? [] : [locals]))
  }
}

extension Value {
  /// The cell that the value refers to, if it is a reference to an object; otherwise nil.
  var cell: Int? {
    if case .reference(let cell) = unwrapped { return cell }
    return nil
  }
}

extension Interpreter {
  func taskRecord(_ cell: Int) -> TaskRecord? {
    heap.indices.contains(cell) ? TaskRecord(heap[cell]) : nil
  }

  mutating func update(_ cell: Int, _ change: (inout TaskRecord) -> Void) {
    guard var record = taskRecord(cell) else { return }
    change(&record)
    heap[cell] = .some(record.stored)
  }

  /// The name of the system type whose object is in a cell.
  func systemType(of value: Value) -> String? {
    guard let cell = value.cell, heap.indices.contains(cell),
      case .object(let name, _)? = heap[cell], tree.tables[name]?.kind != .classType
    else { return nil }
    return name
  }
}
