import LifecycleModel
import Platform

/// How deep calls nest: a number bounds it, not the stack of the host's thread. The interpreter
/// recurses, and before a stack of the host is full, it goes on with a further one.
extension Interpreter {
  /// Levels of calls, statements and expressions in all.
  static let deepest = 30_000
  /// Levels that one stack of the host bears.
  static let deepestOnStack = 700
  /// Levels of a stack that calls leave to what is inside of the last one.
  private static let kept = 250
  /// In bytes.
  private static let furtherStack = 32 << 20

  /// `levels`: more than one for calls that use much of the host's stack.
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

  /// Whether the next call goes to a further stack.
  var isStackFull: Bool { depth - stackStart > Interpreter.deepestOnStack - Interpreter.kept }

  /// Runs a call on a further stack of the host; on the present one if the system gives none.
  mutating func onFurtherStack(
    _ body: (inout Interpreter) throws(Unwinding) -> Value
  ) throws(Unwinding) -> Value {
    let outer = stackStart
    stackStart = depth
    defer { stackStart = outer }
    var result: Result<Value, Unwinding>?
    withOwnStack(Interpreter.furtherStack) {
      result = Result { () throws(Unwinding) in try body(&self) }
    }
    if let result { return try result.get() }
    stackStart = outer
    return try body(&self)
  }
}
