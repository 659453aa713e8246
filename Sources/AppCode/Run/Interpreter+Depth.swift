import LifecycleModel
import Platform

/// Limits how deep calls nest, independently of the host's stack. Before the stack of the recursive
/// interpreter is full, the interpreter continues on another one.
extension Interpreter {
  /// Levels of calls, statements and expressions in total.
  static let deepest = 30_000
  /// Levels that fit on one stack of the host.
  static let deepestOnStack = 700
  /// Levels that calls leave free for the expressions of the innermost one.
  private static let kept = 250
  /// In bytes.
  private static let furtherStack = 32 << 20
  /// The work of making another stack.
  private static let stackWeight = 50_000

  /// Enters a nested call. `levels`: more than one if it uses much of the host's stack.
  mutating func descend(by levels: Int = 1) throws(Unwinding) {
    depth += levels
    guard depth - stackStart > Interpreter.deepestOnStack || depth > Interpreter.deepest else {
      return
    }
    throw trap("Stack overflow: the code calls itself without end")
  }

  mutating func ascend(by levels: Int = 1) { depth -= levels }

  var depthNow: Int { depth }

  mutating func restoreDepth(_ depth: Int) { self.depth = depth }

  /// Whether the next call needs another stack.
  var isStackFull: Bool { depth - stackStart > Interpreter.deepestOnStack - Interpreter.kept }

  /// Runs a call on another stack of the host, or on the present one if the system provides none.
  mutating func onFurtherStack(
    _ body: (inout Interpreter) throws(Unwinding) -> Value
  ) throws(Unwinding) -> Value {
    let outer = stackStart
    stackStart = depth
    defer { stackStart = outer }
    charge(Interpreter.stackWeight)
    var result: Result<Value, Unwinding>?
    withOwnStack(Interpreter.furtherStack) {
      result = Result { () throws(Unwinding) in try body(&self) }
    }
    if let result { return try result.get() }
    stackStart = outer
    return try body(&self)
  }
}
