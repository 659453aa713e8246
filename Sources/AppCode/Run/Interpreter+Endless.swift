import LifecycleModel

/// Loops and recursion that never end because of an assumed value.
extension Interpreter {
  /// Ends a loop that only an assumption keeps running.
  mutating func endLoop(at line: Int) {
    self.line = line
    reaction.assume(Assumed(lastUnknown, .ends, line: line))
  }

  /// Runs a call. A recursion that is endless because of an assumption is cut: the call is omitted
  /// and its result is unknown.
  mutating func boundedByAssumptions(
    _ number: Int, _ given: [Value],
    _ body: (inout Interpreter) throws(Unwinding) -> Value
  ) throws(Unwinding) -> Value {
    let outer = recursions[number]
    let recursion = Recursion(self, given, inside: outer)
    if recursion.isEndless {
      reaction.assume(Assumed(lastUnknown, .ends, line: line))
      let code = tree.codes[number]
      let gives = code.returns.map { $0 != .void } ?? false
      return gives && !code.isInitialiser ? .opaque("value of line \(code.line)") : .void
    }
    recursions[number] = recursion
    defer { recursions[number] = outer }
    return try body(&self)
  }
}

/// The state that the code can read.
private struct ReadableState: Equatable {
  var locals: [Value]
  var cells: [Value?]
  var properties: [Value]
  var defaults: Value

  init(_ interpreter: Interpreter, locals: [Value]) {
    self.locals = locals
    cells = interpreter.heap.cells
    properties = interpreter.reaction.world.memory.properties
    defaults = interpreter.reaction.world.defaults
  }
}

/// The iterations of a loop.
struct LoopPass {
  /// The state after the last iteration that read something unknown.
  private var last: ReadableState?
  private var asked: Int
  private var passes = 0
  /// The most iterations that each change something and read something unknown.
  static let most = 100

  init(_ interpreter: Interpreter) { asked = interpreter.unknownsAsked }

  /// Call after each iteration. Returns true if two iterations that read something unknown changed
  /// nothing, or if there were too many of them.
  mutating func isEndless(_ interpreter: Interpreter) -> Bool {
    guard interpreter.unknownsAsked > asked else {
      (last, passes) = (nil, 0)
      return false
    }
    asked = interpreter.unknownsAsked
    passes += 1
    let state = ReadableState(interpreter, locals: interpreter.frame)
    defer { last = state }
    return state == last || passes >= LoopPass.most
  }
}

/// The iterations of a loop in a task whose condition was unknown and assumed to hold. The task may have been suspended
/// in between.
struct WaitingPass {
  var count = 0
  /// A digest of the state that the code can read.
  var state = 0
}

extension Interpreter {
  /// Evaluates the condition of a loop. In a task, an unknown condition ends the loop after the second pass that
  /// changed nothing, or after too many passes, because the loop would otherwise wait forever. `isAfterPass`: the
  /// condition of `repeat`.
  mutating func keepsRunning(
    at line: Int, isAfterPass: Bool = false,
    _ condition: (inout Interpreter) throws(Unwinding) -> Bool
  ) throws(Unwinding) -> Bool {
    let asked = unknownsAsked
    guard try condition(&self) else { return false }
    guard unknownsAsked > asked, keepsJournal, let depth = task?.block.path.count else {
      return true
    }
    let last = task?.block.passes[depth] ?? WaitingPass()
    let pass = WaitingPass(count: last.count + 1, state: digestOfState())
    let isEndless =
      last.count > (isAfterPass ? 0 : 1) && pass.state == last.state
      || last.count >= LoopPass.most
    task?.block.passes[depth] = isEndless ? nil : pass
    if isEndless { endLoop(at: line) }
    return !isEndless
  }

  /// Called at the start of a loop.
  mutating func forgetPasses() {
    guard keepsJournal, let depth = task?.block.path.count else { return }
    task?.block.passes[depth] = nil
  }

  private mutating func digestOfState() -> Int {
    var digest = ValueDigest()
    digest.add(frame)
    digest.add(heap.indices.filter { $0 != task?.cell }.map { heap[$0] ?? .none })
    digest.add(reaction.world.memory.properties)
    digest.add([reaction.world.defaults])
    charge(Interpreter.digestWeight * heap.count)
    return digest.number
  }

  private static let digestWeight = 64
}

/// The levels of a recursive call.
struct Recursion {
  /// The state at the call; nil for the first level.
  private var state: ReadableState?
  private var asked: Int
  /// Levels between which something unknown was read.
  private var levels = 0
  /// The state equals that of the level above, or there are too many levels.
  private(set) var isEndless = false
  private static let most = 20

  init(_ interpreter: Interpreter, _ given: [Value], inside outer: Recursion?) {
    asked = interpreter.unknownsAsked
    guard let outer, asked > outer.asked else { return }
    let state = ReadableState(interpreter, locals: given)
    levels = outer.levels + 1
    isEndless = state == outer.state || levels >= Recursion.most
    self.state = state
  }
}
