import LifecycleModel

/// A running task: its call stack, which can be suspended at a wait and resumed later.
struct TaskAtWork {
  /// A call of the app's code inside the task.
  struct Activation {
    var code: Int
    /// The index of the statement in each open block, with the index of the taken branch in
    /// between.
    var path: [Int] = []
    /// Results of the current statement's calls and reads, by number. A resumed task evaluates the
    /// statement again and reuses them.
    var given: [Int: Result] = [:]
    /// Counts calls and reads from the start of the statement, in the order of their beginning.
    /// `pending` is the innermost one in progress.
    var counter = 0
    var pending = 0
    /// The number of enclosing contexts in which the task cannot be suspended, such as closures
    /// called by `map`.
    var closedPlaces = 0
    /// The slots of a call that has called another one.
    var frame: [Value] = []
    /// The result of the callee, which ended before this call was resumed.
    var returned: Returned?

    /// Starts a statement. Only a resumed one keeps the results of its calls.
    mutating func begin(_ index: Int, isResumed: Bool) {
      guard closedPlaces == 0 else { return }
      path[path.count - 1] = index
      counter = 0
      if !isResumed { given = [:] }
    }
  }

  /// `counter`: the number of the next call.
  struct Result {
    var counter: Int
    var isSuccess: Bool
    var value: Value
  }

  /// The end of a call whose caller is suspended.
  struct Returned {
    var code: Int
    var outcome: Outcome
    /// The slots at its end: `inout` parameters and `self` are read from them.
    var frame: [Value]
  }

  /// The task's cell.
  var cell: Int
  var activations: [Activation] = []
  /// Outer calls that were suspended, innermost first.
  var rest: [Value] = []

  /// The innermost call; there is one while code of the task runs.
  var current: Activation {
    get { activations.last ?? Activation(code: 0) }
    _modify { yield &activations[activations.count - 1] }
  }

  var canSuspend: Bool {
    !activations.isEmpty && activations.allSatisfy { $0.closedPlaces == 0 }
  }
}

/// What a call or a wait ended with: a value or an error.
struct Outcome {
  var isSuccess: Bool
  var value: Value

  static func success(_ value: Value) -> Outcome { Outcome(isSuccess: true, value: value) }
  static func failure(_ error: Value) -> Outcome { Outcome(isSuccess: false, value: error) }

  init(isSuccess: Bool, value: Value) {
    (self.isSuccess, self.value) = (isSuccess, value)
  }

  init?(_ stored: Value) {
    guard case .tuple(let parts) = stored, parts.count == 2, case .bool(let isSuccess) = parts[0]
    else { return nil }
    self.init(isSuccess: isSuccess, value: parts[1])
  }

  var stored: Value { .tuple([.bool(isSuccess), value]) }

  func get() throws(Interpreter.Unwinding) -> Value {
    if isSuccess { return value }
    throw .thrown(value)
  }
}

extension Interpreter {
  /// Runs `body` as code of the task in `cell`.
  mutating func asTask(
    _ cell: Int, rest: [Value] = [], _ body: (inout Interpreter) throws(Unwinding) -> Value
  ) throws(Unwinding) -> Value {
    let outer = task
    let depth = depthNow
    task = TaskAtWork(cell: cell, rest: rest)
    if let outer { lives.tasks.append(outer) }
    defer {
      task = outer
      if outer != nil { lives.tasks.removeLast() }
    }
    do {
      return try body(&self)
    } catch {
      switch error {
      case .suspended, .thrown: restoreDepth(depth)
      case .ended, .chainBroke, .failedInitialiser, .spared: break
      }
      throw error
    }
  }

  /// Evaluates `body` once per execution of its statement: a resumed statement reuses the earlier
  /// result.
  mutating func once(
    _ body: (inout Interpreter) throws(Unwinding) -> Value
  ) throws(Unwinding) -> Value {
    guard let activation = task?.activations.last, activation.closedPlaces == 0 else {
      return try body(&self)
    }
    let number = activation.counter
    task?.current.counter += 1
    if let earlier = activation.given[number] {
      task?.current.counter = earlier.counter
      return try Outcome(isSuccess: earlier.isSuccess, value: earlier.value).get()
    }
    task?.current.pending = number
    let outcome: Outcome
    do {
      outcome = .success(try body(&self))
    } catch {
      guard case .thrown(let failure) = error else { throw error }
      outcome = .failure(failure)
    }
    let counter = task?.current.counter ?? 0
    task?.current.given[number] = TaskAtWork.Result(
      counter: counter, isSuccess: outcome.isSuccess, value: outcome.value)
    task?.current.pending = activation.pending
    return try outcome.get()
  }

  /// Runs a closure for a method of the library. A task that waits inside the closure is suspended;
  /// when it goes on, the method runs again and takes what the closures before gave.
  ///
  /// `changesFirst`: its first parameter is `inout`, and what that becomes is the result.
  mutating func callback(
    _ closure: Value, _ arguments: [Value], changesFirst: Bool = false
  ) throws(Unwinding) -> Value {
    try once { interpreter throws(Unwinding) in
      let given = try interpreter.call(closure, arguments)
      guard changesFirst, case .closure(let code, _) = closure,
        let slot = interpreter.tree.codes[code].parameters.first
      else { return given }
      return interpreter.finalValue(ofSlot: slot)
    }
  }

  /// Methods that call their closures with `callback` alone, and change nothing else.
  static let repeatableMethods: Set = [
    "map", "compactMap", "flatMap", "forEach", "filter", "reduce", "contains", "first",
    "firstIndex", "allSatisfy", "sorted", "min", "max", "mapValues", "compactMapValues",
  ]

  /// Each round of a loop makes its calls anew.
  mutating func forgetResults() {
    guard let activation = task?.activations.last, activation.closedPlaces == 0 else { return }
    for result in activation.given.values { release(result.value) }
    task?.current.given = [:]
    task?.current.counter = 0
  }

  /// Runs code that a task cannot be suspended in. A wait inside blocks.
  mutating func closed<Result>(
    _ body: (inout Interpreter) throws(Unwinding) -> Result
  ) throws(Unwinding) -> Result {
    guard task?.activations.isEmpty == false else { return try body(&self) }
    task?.current.closedPlaces += 1
    defer { task?.current.closedPlaces -= 1 }
    return try body(&self)
  }

  /// The result of the call of `code` that ended while its caller was suspended.
  mutating func takeReturned(by code: Int) throws(Unwinding) -> Value? {
    guard let returned = task?.activations.last?.returned, returned.code == code else { return nil }
    task?.current.returned = nil
    lastFrame = returned.frame
    return try returned.outcome.get()
  }

  // MARK: Laying aside

  /// The suspended calls of the current task as values, innermost first.
  func laidAside() -> [Value] {
    guard let task else { return [] }
    var parts: [Value] = []
    for (index, activation) in task.activations.enumerated().reversed() {
      let frame = index == task.activations.count - 1 ? frame : activation.frame
      let given = activation.given.sorted { $0.key < $1.key }.map { number, result in
        Value.tuple([
          .int(number), .int(result.counter), .bool(result.isSuccess), result.value,
        ])
      }
      parts.append(
        .tuple([
          .int(activation.code), .array(frame), .array(activation.path.map { .int($0) }),
          .array(given), .int(activation.pending),
        ]))
    }
    return parts + task.rest
  }

  /// What a suspended call is resumed with.
  enum Arrival {
    /// The awaited thing may be there: the call asks again.
    case retry
    /// The result of the wait.
    case result(Outcome)
    case returned(TaskAtWork.Returned)
  }

  /// Resumes one suspended call and returns its result.
  mutating func enter(_ part: Value, _ arrival: Arrival) throws(Unwinding) -> Value {
    guard case .tuple(let fields) = part, fields.count == 5, case .int(let number) = fields[0],
      case .array(let slots) = fields[1], case .array(let path) = fields[2],
      case .array(let given) = fields[3], case .int(let pending) = fields[4],
      tree.codes.indices.contains(number)
    else { return part == .void ? .void : try call(part, []) }
    let code = tree.codes[number]
    (frame, codeNow, boxedSlots) = (slots, number, code.boxedSlots)
    var activation = TaskAtWork.Activation(code: number)
    for case .tuple(let parts) in given where parts.count == 4 {
      guard case .int(let number) = parts[0], case .int(let counter) = parts[1] else { continue }
      activation.given[number] = TaskAtWork.Result(
        counter: counter, isSuccess: parts[2] == .bool(true), value: parts[3])
    }
    switch arrival {
    case .retry: break
    case .result(let outcome):
      activation.given[pending] = TaskAtWork.Result(
        counter: pending + 1, isSuccess: outcome.isSuccess, value: outcome.value)
    case .returned(let returned): activation.returned = returned
    }
    task?.activations = [activation]
    defer { lastFrame = frame }
    let steps = path.compactMap(\.asInt)
    return try result(of: try run(code.body, along: steps[...]), code)
  }
}

extension Value {
  /// Swift's own collections but texts and slices.
  var isPlainSequence: Bool {
    switch self {
    case .array, .dictionary, .object("Set", _), .object("Range", _), .object("ClosedRange", _):
      return true
    default: return false
    }
  }
}
