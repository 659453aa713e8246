import LifecycleModel

/// A task at work: the calls of it that run now, so that they can be laid aside at an `await` and gone
/// on with later.
struct TaskAtWork {
  /// A call of the app's code inside the task.
  struct Activation {
    var code: Int
    /// The statement in each block that is open, and between them the branch that was taken.
    var path: [Int] = []
    /// What the calls of the statement that runs have given so far: when the task goes on the
    /// statement runs once more and takes these.
    var given: [Value] = []
    /// Calls are numbered as they begin, from the statement's begin on; and the one that runs now.
    var counter = 0
    var pending = 0
    /// Loops and other places that cannot be entered in their middle.
    var closedPlaces = 0
    /// Of a call that has called another one.
    var frame: [Value] = []

    /// A statement that is run again takes what its calls gave before; any other starts with none.
    mutating func begin(_ index: Int, isResumed: Bool) {
      path[path.count - 1] = index
      counter = 0
      if !isResumed { given = [] }
    }

    /// The call with this number ended; `isSuccess`: with a value, else with an error.
    mutating func give(_ number: Int, isSuccess: Bool, _ value: Value) {
      given.append(.tuple([.int(number), .int(counter), .bool(isSuccess), value]))
    }
  }

  var activations: [Activation] = []
  /// What waits for the outermost call: the rest of a task that has gone on already, and what the
  /// end of an `async` delegate method completes.
  var rest: [Value] = []

  /// The innermost call; there is one while code of the task runs.
  var current: Activation {
    get { activations.last ?? Activation(code: 0) }
    _modify { yield &activations[activations.count - 1] }
  }

  var canSuspend: Bool { activations.allSatisfy { $0.closedPlaces == 0 } }
}

extension Interpreter {
  /// Runs `body` as a task of its own. Inside a loop or a block with `defer` a task cannot be laid
  /// aside: there the clock goes on while it waits.
  mutating func asTask(
    rest: [Value] = [], _ body: (inout Interpreter) throws(Unwinding) -> Value
  ) throws(Unwinding) -> Value {
    let outer = task
    let depth = depthNow
    task = TaskAtWork(rest: rest)
    defer { task = outer }
    do {
      return try body(&self)
    } catch {
      switch error {
      case .suspended, .thrown: restoreDepth(depth)
      case .ended, .chainBroke, .failedInitialiser: break
      }
      throw error
    }
  }

  /// A call inside a task is made once, however often its statement is run.
  mutating func callOnce(_ expression: Expression) throws(Unwinding) -> Value {
    guard let activation = task?.activations.last, activation.closedPlaces == 0 else {
      return try makeCall(expression)
    }
    let number = activation.counter
    task?.current.counter += 1
    for case .tuple(let given) in activation.given
    where given.count == 4 && given[0] == .int(number) {
      task?.current.counter = given[1].asInt ?? number + 1
      return try Interpreter.taken(given[2], given[3])
    }
    task?.current.pending = number
    let value: Value
    do {
      value = try makeCall(expression)
    } catch {
      if case .thrown(let failure) = error {
        task?.current.give(number, isSuccess: false, failure)
        task?.current.pending = activation.pending
      }
      throw error
    }
    task?.current.give(number, isSuccess: true, value)
    task?.current.pending = activation.pending
    return value
  }

  static func success(_ value: Value) -> Value { .tuple([.bool(true), value]) }

  private static func taken(_ isSuccess: Value, _ value: Value) throws(Unwinding) -> Value {
    if isSuccess == .bool(true) { return value }
    throw .thrown(value)
  }

  // MARK: Laying aside

  /// The task as a value that iOS can keep, like a closure; nil where it cannot be laid aside.
  func continuation() -> Value? {
    guard let task, task.canSuspend, !task.activations.isEmpty else { return nil }
    var parts: [Value] = []
    for (index, activation) in task.activations.enumerated().reversed() {
      let frame = index == task.activations.count - 1 ? frame : activation.frame
      parts.append(
        .tuple([
          .int(activation.code), .array(frame), .array(activation.path.map { .int($0) }),
          .array(activation.given), .int(activation.pending), .int(activation.counter),
        ]))
    }
    return .object("Continuation", parts + task.rest)
  }

  /// Goes on with a task that was laid aside; `given` is what it waited for.
  mutating func goOn(_ parts: [Value], _ given: Value) throws(Unwinding) {
    var given = given
    var parts = parts[...]
    while let part = parts.popFirst() {
      if case .handler(let handler) = part {
        guard case .tuple(let result) = given, result.count == 2 else { continue }
        let answer = try Interpreter.taken(result[0], result[1])
        complete(handler, answer == .void ? nil : answer)
        continue
      }
      do {
        let value = try asTask(rest: Array(parts)) { interpreter throws(Unwinding) in
          try interpreter.enter(part, given)
        }
        given = Interpreter.success(value)
      } catch {
        switch error {
        case .suspended: return
        case .thrown(let failure): given = .tuple([.bool(false), failure])
        case .ended, .chainBroke, .failedInitialiser: throw error
        }
      }
    }
  }

  private mutating func enter(_ part: Value, _ given: Value) throws(Unwinding) -> Value {
    guard case .tuple(let fields) = part, fields.count == 6, case .int(let number) = fields[0],
      case .array(let slots) = fields[1], case .array(let path) = fields[2],
      case .array(let before) = fields[3], case .int(let pending) = fields[4],
      case .int(let counter) = fields[5], case .tuple(let result) = given,
      tree.codes.indices.contains(number)
    else { return .void }
    let code = tree.codes[number]
    frame = slots
    codeNow = number
    boxedSlots = code.boxedSlots
    let steps = path.compactMap(\.asInt)
    let last = Value.tuple([.int(pending), .int(counter)] + result)
    task?.activations = [TaskAtWork.Activation(code: number, given: before + [last])]
    guard case .giveBack(let value) = try run(code.body, along: steps[...]) else { return .void }
    return try code.returns.map { type throws(Unwinding) in try coerce(value, to: type) } ?? value
  }
}
