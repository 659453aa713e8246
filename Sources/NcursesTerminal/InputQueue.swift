import CNcurses
import Platform
import Synchronization
import TextGrid

/// The inputs for the loop, and a thread that reads them while the loop works on one input for long. Escape, Ctrl-C and
/// requests to end cancel the work within a fifth of a second. Work that cannot be cancelled does not prevent an end.
final class InputQueue: Sendable {
  private struct Shared {
    var source: InputSource
    /// Inputs that the thread has read.
    var early: [InputSource.Event] = []
    /// The weight of the inputs that the loop has not handled yet; see `Input.weight`.
    var waiting = 0
  }

  private let interruption: Interruption
  private let shared: Mutex<Shared>
  /// The start of the loop's work in milliseconds; 0 while it waits for inputs, when the thread
  /// sleeps.
  private let busySince = Atomic(0)
  private let sleeper: Int32
  private let alarm: Int32

  /// Milliseconds after which a request to end exits without the loop.
  private let grace = Atomic(0)
  /// The exit status, once the loop ends or has been asked to; nil before.
  private let ending = Mutex<Int32?>(nil)

  /// In milliseconds: the interval between two checks, and the time until the thread reads.
  private static let (pause, patience): (UInt32, Int) = (20, 50)
  /// How long work may continue after a request, in milliseconds.
  private static let respite = 50
  /// Values of `grace`: while the loop handles one input, and during work in slices, which the loop
  /// itself cancels.
  private static let (usualGrace, graceOfSlices) = (110, 2000)
  private static let stack = 1 << 18

  init(_ source: InputSource, _ interruption: Interruption) {
    self.interruption = interruption
    shared = Mutex(Shared(source: source))
    var ends: [Int32] = [-1, -1]
    cn_pipe(&ends)
    (sleeper, alarm) = (ends[0], ends[1])
    SystemThread(stack: Self.stack) { self.watch() }?.detach()
  }

  /// The inputs after at most one wait; may be empty. `isEscapeUrgent`: the loop works in slices on
  /// something that Escape cancels. `waiting`: the weight of earlier inputs that still wait.
  func next(
    until deadline: ContinuousClock.Instant?, isEscapeUrgent: Bool, behind waiting: Int
  ) -> [InputSource.Event] {
    shared.withLock { shared in
      var events = shared.early
      shared.early = []
      if events.isEmpty {
        events = shared.source.next(until: deadline, isEscapeUrgent: isEscapeUrgent)
          .bounded(behind: waiting)
      }
      shared.waiting = waiting + events.weight
      return events
    }
  }

  /// The loop waits, or another program has the terminal.
  func beginRest() { busySince.store(0, ordering: .sequentiallyConsistent) }

  /// `ending`: the exit status that one of the inputs requests. That input may come after others; the work that these
  /// start is then cancelled.
  func endRest(inSlices: Bool = false, ending status: Int32? = nil) {
    ending.withLock { $0 = status }
    grace.store(
      inSlices ? Self.graceOfSlices : Self.usualGrace, ordering: .sequentiallyConsistent)
    busySince.store(Self.now, ordering: .sequentiallyConsistent)
    var byte: UInt8 = 1
    _ = write(alarm, &byte, 1)
  }

  /// The loop draws, which takes forever if nobody reads the terminal's output.
  func beginDrawing() { grace.store(Self.usualGrace, ordering: .sequentiallyConsistent) }

  /// The loop restores the terminal and ends with this status. If nobody reads the terminal's
  /// output, the process ends without it.
  func beginEnd(status: Int32) {
    endRest(ending: status)
  }

  private static var now: Int { Int(monotonicSeconds() * 1000) }

  private func watch() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while true {
      _ = Descriptors.wait(for: [sleeper], atMost: nil)
      while read(sleeper, &bytes, bytes.count) > 0 {}
      var wish: CancelRequest?
      var task = busySince.load(ordering: .sequentiallyConsistent)
      while task != 0 {
        usleep(Self.pause * 1000)
        let present = busySince.load(ordering: .sequentiallyConsistent)
        if present != task { wish = nil }
        task = present
        let now = Self.now
        if task != 0, let status = ending.withLock({ $0 }) {
          // The loop has read the request itself, or another program has the keyboard.
          if wish?.end == nil {
            wish = CancelRequest(end: (status, now), piece: interruption.piece, pieceSince: now)
          }
        } else if task != 0, now - task > Self.patience, wish?.end == nil {
          readRequest(during: task, into: &wish, now)
        }
        guard let known = wish else { continue }
        if known.piece != interruption.piece {
          wish?.piece = interruption.piece
          wish?.pieceSince = now
        } else if now - known.pieceSince >= Self.respite {
          interruption.cancel(known.piece)
        }
        if let end = known.end, now - end.since > grace.load(ordering: .sequentiallyConsistent) {
          cn_leave_at_once(end.status)
        }
      }
    }
  }

  /// A request to cancel the loop's current work.
  private struct CancelRequest {
    /// nil for Escape.
    var end: (status: Int32, since: Int)?
    /// The number of the work in progress, and the time since which the request waits for it.
    var piece: Int
    var pieceSince: Int
  }

  /// Reads the available inputs, unless the loop reads them itself again.
  private func readRequest(during task: Int, into wish: inout CancelRequest?, _ now: Int) {
    shared.withLock { shared in
      guard busySince.load(ordering: .sequentiallyConsistent) == task else { return }
      shared.early += shared.source.next(until: .now, isEscapeUrgent: true)
        .filter { !$0.isTick }.bounded(behind: shared.waiting + shared.early.weight)
      let status = shared.early.lazy.compactMap(\.endingStatus).first
      guard status != nil || shared.early.contains(where: \.isEscape) else { return }
      if wish == nil { wish = CancelRequest(piece: interruption.piece, pieceSince: now) }
      if let status { wish?.end = (status, now) }
    }
  }
}

extension [InputSource.Event] {
  fileprivate var weight: Int { reduce(0) { $0 + $1.weight } }

  /// Without the keys beyond `Input.mostKeys`, of which `waiting` already wait. Keeps inputs that are always needed,
  /// but not twice in a row.
  func bounded(behind waiting: Int) -> [InputSource.Event] {
    guard waiting + weight > Input.mostKeys else { return self }
    var kept: [InputSource.Event] = []
    var (sum, hasDropped) = (waiting, false)
    for event in self {
      if sum < Input.mostKeys {
        sum += event.weight
        kept.append(event)
      } else if !event.isUrgent {
        hasDropped = true
      } else if event != kept.last {
        kept.append(event)
      }
    }
    return hasDropped ? kept + [.input(.keysDropped)] : kept
  }
}

extension InputSource.Event {
  fileprivate var weight: Int {
    if case .input(let input) = self { input.weight } else { 1 }
  }

  /// It was not typed, or it cancels work.
  fileprivate var isUrgent: Bool {
    switch self {
    case .resized, .stopRequested, .continued: true
    case .input(.key(.escape)), .input(.key(.control("c"))), .input(.escapeRevoked),
      .input(.quit), .input(.resize), .input(.tick), .input(.mail):
      true
    case .input: false
    }
  }

  fileprivate var isTick: Bool {
    if case .input(.tick) = self { true } else { false }
  }

  fileprivate var isEscape: Bool {
    if case .input(.key(.escape)) = self { true } else { false }
  }

  /// nil if the input does not end the program.
  var endingStatus: Int32? {
    switch self {
    case .input(.key(.control("c"))): QuitReason.interrupted.exitStatus
    case .input(.quit(let reason)): reason.exitStatus
    case .input, .resized, .stopRequested, .continued: nil
    }
  }
}
