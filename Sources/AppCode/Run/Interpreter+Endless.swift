import LifecycleModel

/// Loops and recursion that something unknown keeps going because it has the value that is assumed.
extension Interpreter {
  /// Ends a loop that only an assumption keeps going.
  mutating func endLoop(at line: Int) {
    self.line = line
    reaction.assume(Assumed(lastUnknown, .ends, line: line))
  }

  /// Runs a call unless the code calls itself without end because of an assumption: then the call
  /// is left out, and its result cannot be known.
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

/// What the code can read.
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

/// The passes of a loop.
struct LoopPass {
  /// Behind the last pass that asked for something unknown.
  private var last: ReadableState?
  private var asked: Int
  private var passes = 0
  /// A loop that changes something in each pass and asks for something unknown in each.
  private static let most = 100

  init(_ interpreter: Interpreter) { asked = interpreter.unknownsAsked }

  /// Call after each pass. Returns true if two passes that asked for something unknown changed
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

/// The levels of a call that calls itself.
struct Recursion {
  /// At the call; nil for the first level.
  private var state: ReadableState?
  private var asked: Int
  /// Levels between which something unknown was asked.
  private var levels = 0
  /// The level is called with all as it was one level above, or there are too many levels.
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
