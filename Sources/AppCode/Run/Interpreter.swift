import LifecycleModel

/// One entry of iOS into the delegate's code: a tree walk whose every effect goes through the
/// services of `Reaction`. Its own state is the frames of running calls and the heap.
struct Interpreter {
  let tree: ProgramTree
  var reaction: Reaction
  /// The values of the call that runs now.
  var frame: [Value] = []
  var boxedSlots: Set<Int> = []
  var heap: [Value?]
  /// Properties whose `didSet` or `willSet` runs: a store in there calls it not again.
  var observed: Set<Int> = []
  /// Of the statement that runs now.
  var line = 0
  private var fuel = Interpreter.fuelPerEntry
  /// Calls of the interpreter by itself: what the stack of the host has to bear.
  private var depth = 0

  static let fuelPerEntry = 10_000
  static let deepest = 1_500
  static let longestText = 1 << 16
  static let mostElements = 10_000

  init(_ tree: ProgramTree, _ reaction: consuming Reaction) {
    self.tree = tree
    heap = reaction.world.app.memory.heap
    self.reaction = reaction
  }

  /// Why a body is left before its end.
  enum Unwinding: Error {
    /// The process is gone.
    case ended
    /// A link of an optional chain is nil.
    case chainBroke
  }

  mutating func run(_ entry: AppEntry) {
    do {
      switch entry {
      case .start: try makeDelegate()
      case .callback(let callback, let arguments):
        let method = tree.methods.first { $0.fullName == callback.swiftName }
        guard let method else { return }
        line = method.line
        _ = try call(code: method.code, arguments.flatMap(Interpreter.values), captured: [])
      case .closure(let closure, let arguments):
        _ = try call(closure, arguments.flatMap(Interpreter.values))
      }
    } catch {
      // Nothing of the call is left to do.
    }
    guard reaction.world.app.process != .notRunning else { return }
    collectHeap()
    reaction.replaceHeap(heap)
  }

  private mutating func makeDelegate() throws(Unwinding) {
    frame = Array(repeating: .none, count: tree.initialSlots)
    var values: [Value] = []
    for property in tree.properties {
      line = property.line
      if let initial = property.initial {
        values.append(try evaluate(initial))
      } else {
        values.append(.none)
      }
    }
    reaction.makeDelegate(values)
  }

  mutating func trap(_ reason: String) -> Unwinding {
    reaction.trap(reason, line: line)
    return .ended
  }

  /// A service may have ended the process.
  func checkAlive() throws(Unwinding) {
    if reaction.world.app.process == .notRunning { throw .ended }
  }

  mutating func burn() throws(Unwinding) {
    fuel -= 1
    guard fuel < 0 else { return }
    reaction.runAway(line: line)
    throw .ended
  }

  mutating func execute(_ source: SourceLine) throws(Unwinding) {
    line = source.line
    try burn()
    reaction.execute(source)
  }

  mutating func descend() throws(Unwinding) {
    depth += 1
    guard depth > Interpreter.deepest else { return }
    throw trap("Stack overflow: the code calls itself without end")
  }

  mutating func ascend() { depth -= 1 }
}
