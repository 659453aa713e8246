import Platform
import TextGrid

/// One poll() for keyboard, signals, mailbox and time.
struct InputSource {
  enum Event: Hashable {
    case input(Input)
    case resized
    /// The program is to stop by this signal.
    case stopRequested(Int32)
    case continued
  }

  private let signals: Int32
  private let mail: Int32
  private var decoder = InputDecoder()
  /// The time at which the decoder stops waiting for the rest of a sequence.
  private var patienceEnds: ContinuousClock.Instant?
  private let clock = ContinuousClock()

  init(signals: Int32, mail: Int32) {
    self.signals = signals
    self.mail = mail
  }

  /// The inputs after at most one wait; may be empty. `isEscapeUrgent`: see `InputDecoder`.
  mutating func next(
    until deadline: ContinuousClock.Instant?, isEscapeUrgent: Bool
  ) -> [Event] {
    decoder.isEscapeUrgent = isEscapeUrgent
    let ends = [deadline, patienceEnds].compactMap { $0 }.min()
    let ready = Descriptors.wait(
      for: [STDIN_FILENO, signals, mail], atMost: ends.map { $0 - clock.now })
    var events: [Event] = []
    if ready[1] { events += readSignals() }
    if ready[0] { events += readKeyboard() }
    if ready[2] { events.append(.input(.mail)) }
    if !ready[0], let patienceEnds, clock.now >= patienceEnds {
      events += decoder.timeout().map(Event.input)
      self.patienceEnds = decoder.patience.map { clock.now + $0 }
    }
    if let deadline, clock.now >= deadline { events.append(.input(.tick)) }
    return events
  }

  /// Reads all available bytes, so that a burst is drawn once, but has a limit for an endless
  /// burst.
  private mutating func readKeyboard() -> [Event] {
    var inputs: [Input] = []
    reading: for _ in 0..<64 {
      switch Descriptors.read(STDIN_FILENO) {
      case .bytes(let bytes):
        inputs += decoder.feed(bytes)
        // Typed bytes come in short reads; a paste comes in pieces of several thousand bytes.
        let isAll = bytes.count < 1024
        if isAll || !Descriptors.wait(for: [STDIN_FILENO], atMost: .zero)[0] { break reading }
      case .nothingYet: break reading
      case .closed:
        inputs.append(.quit(.hungUp))
        break reading
      }
    }
    patienceEnds = decoder.patience.map { clock.now + $0 }
    return inputs.map(Event.input)
  }

  private func readSignals() -> [Event] {
    guard case .bytes(let bytes) = Descriptors.read(signals, atMost: 256) else { return [] }
    let numbers = Set(bytes.map(Int32.init))
    var events: [Event] = []
    for number in [SIGTSTP, SIGTTIN, SIGTTOU] where numbers.contains(number) {
      events.append(.stopRequested(number))
    }
    if numbers.contains(SIGCONT) { events.append(.continued) }
    if numbers.contains(SIGWINCH) { events.append(.resized) }
    if numbers.contains(SIGHUP) { events.append(.input(.quit(.hungUp))) }
    if numbers.contains(SIGTERM) { events.append(.input(.quit(.terminated))) }
    if numbers.contains(SIGINT) { events.append(.input(.quit(.interrupted))) }
    return events
  }
}
