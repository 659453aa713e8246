import Synchronization

/// Lets another thread or a signal handler cancel long work. A delegate's code then stops at its next statement, as if
/// it had reached its limit. The result of cancelled work is invalid, and its caller drops it.
package final class Interruption: Sendable {
  /// The interruption of the work on this thread; nil if the work runs to its end.
  @TaskLocal package static var current: Interruption?

  private let begun = Atomic(0)
  private let present = Atomic(0)
  private let unwanted = Atomic(0)
  private let spent = Atomic(0)
  /// The work that an app's code may do in total; nil for any amount.
  package let allowance: Int?
  /// The interruption of the work of which this work is a part. It cancels both, and counts the work of both.
  private let outer = Interruption.current

  package init(allowing work: Int? = nil) { allowance = work }

  /// Cancels the current work once its app's code has exceeded the allowance.
  package func spend(_ work: Int) {
    outer?.spend(work)
    guard let allowance, !isCancelled else { return }
    if spent.add(work, ordering: .relaxed).newValue > allowance { cancel(piece) }
  }

  /// Runs work that can be cancelled. Only one at a time.
  package func perform<Result>(_ work: () throws -> Result) rethrows -> (Result, isCancelled: Bool)
  {
    let number = begun.add(1, ordering: .relaxed).newValue
    present.store(number, ordering: .sequentiallyConsistent)
    defer { present.store(0, ordering: .sequentiallyConsistent) }
    let result = try Interruption.$current.withValue(self, operation: work)
    return (result, isCancelled)
  }

  /// The number of the current work, from 1; 0 for none.
  package var piece: Int { present.load(ordering: .sequentiallyConsistent) }

  /// Cancels the work with this number. Has no effect on any other work.
  package func cancel(_ piece: Int) {
    unwanted.store(piece, ordering: .sequentiallyConsistent)
  }

  /// Whether the current work has been cancelled.
  package var isCancelled: Bool {
    if outer?.isCancelled == true { return true }
    let piece = present.load(ordering: .relaxed)
    return piece != 0 && unwanted.load(ordering: .relaxed) == piece
  }
}

extension Sequence {
  /// The elements until the current work is cancelled. Not a collection, because that may happen at
  /// any moment.
  package var untilCancelled: some Sequence<Element> {
    IteratorSequence(makeIterator()).lazy.prefix { _ in
      Interruption.current?.isCancelled != true
    }
  }
}
