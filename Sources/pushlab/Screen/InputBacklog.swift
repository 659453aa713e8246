import TextGrid

/// Inputs that a loop has read but not handled yet. It handles them in slices of a tenth of a
/// second, so that it draws and reads in between.
struct InputBacklog {
  private var waiting: [Input] = []
  /// Of the waiting inputs; see `Input.weight`.
  private(set) var weight = 0
  /// Too many waited; to be told when the rest has been handled.
  private var hasDropped = false
  private var taken = 0
  private var start = ContinuousClock.now
  /// The input that ends the program, if it waits.
  private var last: Int?

  var isEmpty: Bool { waiting.isEmpty }

  /// Appends inputs. A new size goes to the front. If more keys wait than anybody types, such as
  /// text dropped on the window, Ctrl-C or a request to end drops the earlier ones.
  mutating func append(_ read: [Input]) {
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

  mutating func beginSlice() {
    start = .now
    last = waiting.lastIndex(where: \.endsProgram)
  }

  /// The next input; nil if all are taken or the slice is over. If the end is among the waiting
  /// inputs, the slice is half as long, and the end does not wait for the rest.
  mutating func next() -> Input? {
    if taken > 0, .now > start + .milliseconds(last == nil ? 100 : 50) {
      guard let end = last, end >= taken else { return nil }
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

  /// Forgets what was taken.
  mutating func endSlice() {
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
