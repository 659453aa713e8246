import LifecycleModel

/// A running task: its call stack, which can be suspended at a wait and resumed later.
///
/// The interpreter runs statements recursively. A suspended task is a list of frames stored as
/// values: for each call its slots, the position of the statement in progress, and the results of
/// this statement's calls and reads so far (its journal). A resumed call runs that statement again,
/// takes finished results from the journal, and continues after it. So code can wait anywhere, also
/// inside calls from the library.
struct TaskAtWork {
  /// A call of the app's code inside the task.
  struct Activation {
    var code: Int
    /// The types that generic parameters are bound to.
    var bindings: Interpreter.Bindings = [:]
    /// The slots of a call that has called another one.
    var frame: [Value] = []
    /// The body, and blocks that run inside a statement of the previous block: branches of an
    /// expression, `defer`.
    var blocks = [Block()]
    /// Blocks of a resumed call that are still to be entered, outermost first.
    var resumed: [Block] = []
  }

  /// Statements in progress.
  struct Block {
    /// The index of the statement in each open block, with the index of the taken branch in
    /// between.
    var path: [Int] = []
    /// Results of the current statement's calls and reads, by number.
    var given: [Int: Result] = [:]
    /// Numbers calls and reads within the statement, in the order of their start. `pending` is the
    /// innermost one in progress.
    var counter = 0
    var pending = 0
    /// The iterations of each open loop whose condition is assumed to hold, by the length of `path`.
    var passes: [Int: WaitingPass] = [:]

    /// Starts a statement. Only a resumed one keeps the results of its calls.
    mutating func begin(_ index: Int, isResumed: Bool) {
      path[path.count - 1] = index
      counter = 0
      if !isResumed { given = [:] }
    }
  }

  /// `counter`: the number of the next call.
  struct Result {
    var counter: Int
    var outcome: Outcome
    /// Parameters and `self` at the end of the call, from which changes are written back.
    var frame: [Value] = []
  }

  var cell: Int
  var activations: [Activation] = []
  /// Suspended outer calls, innermost first.
  var rest: [Value] = []
  /// The number of enclosing contexts in which the task cannot be suspended: `deinit`, and initial
  /// values of globals.
  var closedPlaces = 0

  /// The innermost call. There is one while the task's code runs.
  var current: Activation {
    get { activations.last ?? Activation(code: 0) }
    _modify { yield &activations[activations.count - 1] }
  }

  /// The innermost block of the innermost call.
  var block: Block {
    get { activations.last?.blocks.last ?? Block() }
    _modify {
      let (call, block) = (
        activations.count - 1, activations[activations.count - 1].blocks.count - 1
      )
      yield &activations[call].blocks[block]
    }
  }

  var canSuspend: Bool { !activations.isEmpty && closedPlaces == 0 }
}

/// The end of a call or a wait: a value or an error.
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

  /// Whether the statement in progress writes a journal.
  var keepsJournal: Bool { task?.activations.isEmpty == false }

  /// Evaluates `body` once per execution of its statement: a resumed statement takes the result
  /// from the journal. `code`: the code that `body` calls, if it is a call.
  mutating func once(
    calling code: Int? = nil, _ body: (inout Interpreter) throws(Unwinding) -> Value
  ) throws(Unwinding) -> Value {
    guard keepsJournal, let number = task?.block.counter else { return try body(&self) }
    task?.block.counter += 1
    if let earlier = task?.block.given[number] {
      task?.block.counter = earlier.counter
      if code != nil { lastFrame = earlier.frame }
      return try earlier.outcome.get()
    }
    let outer = task?.block.pending ?? 0
    task?.block.pending = number
    let outcome: Outcome
    do {
      outcome = .success(try body(&self))
    } catch {
      switch error {
      case .thrown(let failure): outcome = .failure(failure)
      case .suspended: throw error
      case .ended, .chainBroke, .failedInitialiser, .spared:
        task?.block.pending = outer
        throw error
      }
    }
    task?.block.pending = outer
    let counter = task?.block.counter ?? 0
    // The result of the whole replaces those of its parts.
    for part in number + 1..<max(number + 1, counter) {
      if let result = task?.block.given.removeValue(forKey: part) { release(result) }
    }
    let frame = code.map { keptFrame(of: $0) } ?? []
    task?.block.given[number] = TaskAtWork.Result(
      counter: counter, outcome: outcome, frame: frame)
    return try outcome.get()
  }

  /// The parameters and `self` of the call that ended last.
  private func keptFrame(of number: Int) -> [Value] {
    guard tree.codes.indices.contains(number) else { return [] }
    let code = tree.codes[number]
    let slots = code.parameters + (code.selfSlot.map { [$0] } ?? [])
    var kept: [Value] = []
    for slot in slots where lastFrame.indices.contains(slot) {
      while kept.count <= slot { kept.append(.none) }
      kept[slot] = lastFrame[slot]
    }
    return kept
  }

  /// Runs the statements of a block inside a statement: the branch of an expression, a `defer`.
  mutating func runBlock(_ body: [Statement]) throws(Unwinding) -> Value {
    // Blocks within blocks take more of the host's stack than calls.
    try descend(by: Interpreter.levelsOfBlock)
    let value = try once { interpreter throws(Unwinding) in
      guard interpreter.keepsJournal else {
        return try interpreter.given(by: interpreter.run(body))
      }
      var block = TaskAtWork.Block()
      var path: [Int]?
      if let again = interpreter.task?.current.resumed.first {
        interpreter.task?.current.resumed.removeFirst()
        (block.given, block.passes, path) = (again.given, again.passes, again.path)
      }
      interpreter.task?.current.blocks.append(block)
      defer { interpreter.task?.current.blocks.removeLast() }
      return try interpreter.given(by: interpreter.run(body, along: path?[...]))
    }
    ascend(by: Interpreter.levelsOfBlock)
    return value
  }

  private static let levelsOfBlock = 12

  private func given(by flow: Flow) -> Value {
    if case .return(let value) = flow { return value }
    return .void
  }

  /// Forgets results at the start of each iteration, which makes its calls again.
  mutating func forgetResults() {
    guard keepsJournal else { return }
    if countsReferences, let given = task?.block.given {
      for result in given.values { release(result) }
    }
    task?.block.given = [:]
    task?.block.counter = 0
  }

  private mutating func release(_ result: TaskAtWork.Result) {
    guard countsReferences else { return }
    release(result.outcome.value)
    for value in result.frame { release(value) }
  }

  /// Runs code in which a task cannot be suspended. A wait inside it blocks.
  mutating func closed<Result>(
    _ body: (inout Interpreter) throws(Unwinding) -> Result
  ) throws(Unwinding) -> Result {
    guard task != nil else { return try body(&self) }
    task?.closedPlaces += 1
    defer { task?.closedPlaces -= 1 }
    return try body(&self)
  }

  // MARK: Suspended calls as values

  /// The suspended calls of the current task as values, innermost first.
  func suspendedFrames() -> [Value] {
    guard let task else { return [] }
    var parts: [Value] = []
    for (index, activation) in task.activations.enumerated().reversed() {
      let frame = index == task.activations.count - 1 ? frame : activation.frame
      let bindings = activation.bindings.sorted { $0.key < $1.key }
      parts.append(
        .tuple([
          .int(activation.code), .array(frame), .array(activation.blocks.map(\.stored)),
          .labelled(bindings.map(\.key), bindings.map { .type($0.value.pathName) }),
        ]))
    }
    return parts + task.rest
  }

  /// How a suspended call continues.
  enum Arrival {
    /// The awaited thing may be available: the call checks again.
    case retry
    /// The result of the wait or of the awaited call, with that call's slots.
    case result(Outcome, frame: [Value])
  }

  /// How the caller continues after the call of `code` that has just ended.
  func arrival(_ outcome: Outcome, from code: Int) -> Arrival {
    .result(outcome, frame: keptFrame(of: code))
  }

  /// Resumes one suspended call and returns its result.
  mutating func enter(_ part: Value, _ arrival: Arrival) throws(Unwinding) -> Value {
    guard case .tuple(let fields) = part, fields.count == 4, case .int(let number) = fields[0],
      case .array(let slots) = fields[1], case .array(let stored) = fields[2],
      case .labelled(let names, let types) = fields[3], tree.codes.indices.contains(number)
    else { return part == .void ? .void : try call(part, []) }
    let code = tree.codes[number]
    (frame, codeNow, boxedSlots) = (slots, number, code.boxedSlots)
    let outer = bindings
    defer { bindings = outer }
    bindings = [:]
    for (name, type) in zip(names, types) {
      if case .type(let path) = type { bindings[name] = self.type(named: path) }
    }
    var blocks = stored.compactMap { TaskAtWork.Block($0) }
    guard let body = blocks.first else { return .void }
    if case .result(let outcome, let frame) = arrival {
      blocks[blocks.count - 1].goOn(with: outcome, frame)
    }
    var activation = TaskAtWork.Activation(code: number, bindings: bindings)
    (activation.blocks[0].given, activation.blocks[0].passes) = (blocks[0].given, blocks[0].passes)
    activation.resumed = Array(blocks.dropFirst())
    task?.activations = [activation]
    defer { lastFrame = frame }
    return try result(of: try run(code.body, along: body.path[...]), code)
  }
}

extension TaskAtWork.Block {
  fileprivate init?(_ stored: Value) {
    guard case .tuple(let fields) = stored, fields.count >= 3, case .array(let path) = fields[0],
      case .array(let given) = fields[1], case .int(let pending) = fields[2]
    else { return nil }
    self.path = path.compactMap(\.asInt)
    self.pending = pending
    for case .tuple(let parts) in given where parts.count == 4 {
      guard case .int(let number) = parts[0], case .int(let counter) = parts[1],
        let outcome = Outcome(parts[2]), case .array(let frame) = parts[3]
      else { continue }
      self.given[number] = TaskAtWork.Result(counter: counter, outcome: outcome, frame: frame)
    }
    for case .tuple(let parts) in fields.dropFirst(3) {
      let numbers = parts.compactMap(\.asInt)
      guard numbers.count == 3 else { continue }
      passes[numbers[0]] = WaitingPass(count: numbers[1], state: numbers[2])
    }
  }

  fileprivate var stored: Value {
    let results = given.sorted { $0.key < $1.key }.map { number, result in
      Value.tuple([
        .int(number), .int(result.counter), result.outcome.stored, .array(result.frame),
      ])
    }
    let loops = passes.sorted { $0.key < $1.key }.map { depth, pass in
      Value.tuple([.int(depth), .int(pass.count), .int(pass.state)])
    }
    return .tuple([.array(path.map { .int($0) }), .array(results), .int(pending)] + loops)
  }

  /// Notes the outcome of the pending call.
  fileprivate mutating func goOn(with outcome: Outcome, _ frame: [Value]) {
    // The result of the whole replaces those of its parts.
    for number in given.keys where number > pending { given[number] = nil }
    given[pending] = TaskAtWork.Result(counter: pending + 1, outcome: outcome, frame: frame)
  }
}
