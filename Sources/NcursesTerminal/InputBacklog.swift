import TextGrid

/// Inputs that a loop has read but not handled yet. The loop handles them in slices, so that it can draw and read in
/// between.
package struct InputBacklog {
  private var waiting: [Input] = []
  /// The weight of the waiting inputs; see `Input.weight`.
  package private(set) var weight = 0
  /// Too many inputs waited and some were dropped. To be reported when the rest has been handled.
  private var hasDropped = false
  private var taken = 0

  package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  /// The length of a slice: a tenth of a second, or half of that if an input ends the program.
  package var slice: Duration { .milliseconds(end == nil ? 100 : 50) }

  /// The place of the last input that ends the program.
  private var end: Int? { waiting.lastIndex(where: \.endsProgram) }

  /// Appends inputs. A new size goes to the front. If more keys wait than anybody types, such as text dropped on the
  /// window, Ctrl-C or a request to end drops the earlier ones.
  package mutating func append(_ read: [Input]) {
    var (sizes, others): ([Input], [Input]) = ([], [])
    for input in read {
      switch input {
      case .keysDropped: hasDropped = true
      case .tick where !waiting.isEmpty: break
      case .resize: sizes.append(input)
      default: others.append(input)
      }
    }
    if let end = others.lastIndex(where: \.endsProgram), waiting.count + end > 100 {
      (waiting, weight) = ([], 0)
      others.removeFirst(end)
    }
    weight += (sizes + others).reduce(0) { $0 + $1.weight }
    waiting = sizes + waiting + others
  }

  /// The next input; nil if all are taken, or if the slice is over and at least one is taken. An input that ends the
  /// program then no longer waits for the others. Each slice ends with `endSlice`.
  package mutating func next(isOver: Bool) -> Input? {
    if taken > 0, isOver {
      guard let end, end >= taken else { return nil }
      taken = end + 1
      return waiting[end]
    }
    if taken < waiting.count {
      taken += 1
      return waiting[taken - 1]
    }
    guard hasDropped else { return nil }
    hasDropped = false
    return .keysDropped
  }

  /// Removes the inputs that were taken.
  package mutating func endSlice() {
    weight -= waiting[..<taken].reduce(0) { $0 + $1.weight }
    waiting.removeFirst(taken)
    taken = 0
  }
}

extension Input {
  fileprivate var endsProgram: Bool {
    switch self {
    case .key(.control("c")), .quit: true
    default: false
    }
  }
}
