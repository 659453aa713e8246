import CNcurses
import Platform
import TextGrid

/// The screen and the keyboard. There is only one; it belongs to the thread that created it. It
/// restores the terminal at `stop`, at exit, and when the process crashes.
///
///     while running {
///       terminal.draw(picture(of: state))
///       for input in terminal.nextInputs() { state.take(input) }
///     }
package final class Terminal {
  package private(set) var size: Size
  package let colors: ColorLevel
  /// If false, every glyph outside of ASCII is drawn as a substitute; `LineSet.ascii` looks better
  /// then.
  package let showsUnicode: Bool

  private var encoder: RowEncoder
  private var drawn: (grid: Grid, cursor: Cursor?)?
  private let queue: InputQueue
  /// Cancels the loop's work if Escape, Ctrl-C or a request to end arrives meanwhile.
  package let interruption = Interruption()
  private var isStopped = false
  /// The exit status that the last inputs request; nil if none of them does.
  private var ending: Int32?

  package struct Cursor: Hashable, Sendable {
    package let x: Int
    package let y: Int

    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// Starts the screen. `mail`: the descriptor of a `Mailbox`, -1 for none.
  package init(mail: Int32 = -1, color: Bool = true) throws(TerminalError) {
    showsUnicode = cn_use_locale()
    // Must precede ncurses, which would install handlers that end the program.
    let signals = cn_catch_signals()
    guard signals >= 0 else { throw .noSignalPipe }
    let term = getenv("TERM").map { String(cString: $0) } ?? ""
    let result = cn_start()
    guard result == CN_STARTED else {
      cn_release_signals()
      throw result == CN_NOT_A_TERMINAL ? .notATerminal : .unusable(term: term)
    }
    let allowed = color && !ColorLevel.refusedByEnvironment
    colors = allowed ? ColorLevel(colorCount: Int(cn_color_count())) : .none
    encoder = RowEncoder(
      utf8: showsUnicode, cornerFault: term.hasPrefix("screen") || term.hasPrefix("tmux"),
      level: colors)
    queue = InputQueue(InputSource(signals: signals, mail: mail), interruption)
    size = Self.fittedSize()
    // The first frame is drawn before the first wait.
    queue.endRest()
  }

  deinit { stop() }

  /// Restores the terminal and the signal handlers. Later drawing has no effect.
  package func stop() {
    if isStopped { return }
    isStopped = true
    if let ending { queue.beginEnd(status: ending) } else { queue.beginRest() }
    cn_stop()
    queue.beginRest()
    cn_release_signals()
  }

  /// Draws the grid. Does nothing if neither grid nor cursor has changed. A larger grid is cut off; a smaller one
  /// leaves the rest of the screen blank. Without a cursor the cursor is hidden.
  package func draw(_ grid: Grid, cursor: Cursor? = nil) {
    let visible = cursor.flatMap { Rect(size).contains(x: $0.x, y: $0.y) ? $0 : nil }
    if isStopped { return }
    let before = drawn
    drawn = (grid, visible)
    queue.beginDrawing()
    let picture = grid.size == size ? grid : grid.fitted(to: size)
    // Skips rows that ncurses already has.
    let known = before?.grid.size == size && grid.size == size ? before?.grid : nil
    var isChanged = known == nil || before?.cursor != visible
    for y in 0..<size.height {
      var columns = 0..<size.width
      if let known {
        if picture.hasSameMemory(as: known, inRow: y) { continue }
        guard let changed = picture.columns(ofRow: y, changedFrom: known) else { continue }
        // The bottom-right corner is drawn together with its neighbours.
        if y < size.height - 1 { columns = changed }
      }
      isChanged = true
      let start = y * size.width
      let cells = picture.cells[(start + columns.lowerBound)..<(start + columns.upperBound)]
      let row = encoder.encode(cells, isLast: y == size.height - 1)
      cn_draw_row(Int32(columns.lowerBound), Int32(y), row, Int32(row.count))
    }
    if isChanged { cn_refresh(Int32(visible?.x ?? -1), Int32(visible?.y ?? -1)) }
  }

  /// Waits for inputs and returns all that have come, at least one. From `deadline` on, `.tick` is one of them, until
  /// the caller passes a later deadline. `isBusy`: the caller works in slices on something that Escape cancels; a key
  /// right after Escape then does not turn it into Alt. `waiting`: the weight of earlier inputs that the caller has not
  /// handled. Keys beyond `Input.mostKeys` are dropped and replaced by `.keysDropped`.
  ///
  /// Ctrl-Z stops the program here, as usual. When it resumes, it reports the size again.
  package func nextInputs(
    until deadline: ContinuousClock.Instant? = nil, isBusy: Bool = false, behind waiting: Int = 0
  ) -> [Input] {
    queue.beginRest()
    var inputs: [Input] = []
    ending = nil
    defer { queue.endRest(inSlices: deadline.map { $0 <= .now } ?? false, ending: ending) }
    while inputs.isEmpty {
      for event in queue.next(until: deadline, isEscapeUrgent: isBusy, behind: waiting) {
        if let status = event.endingStatus { ending = status }
        switch event {
        case .input(.key(.control("z"))):
          restoring { cn_suspend(SIGTSTP) }
          inputs.append(redrawn())
        case .stopRequested(let number):
          restoring { cn_suspend(number) }
          inputs.append(redrawn())
        case .input(let input):
          inputs.append(input)
        case .continued:
          restoring { cn_take_back() }
          inputs.append(redrawn())
        case .resized:
          size = Self.fittedSize()
          drawn = nil
          inputs.append(.resize(size))
        }
      }
    }
    return inputs
  }

  /// Lends the terminal and its signals to another program while `body` runs. Returns the new size.
  package func handOver<Result>(_ body: () -> Result) -> (Result, Input) {
    queue.beginRest()
    defer { queue.endRest() }
    cn_stop()
    cn_release_signals()
    let result = body()
    _ = cn_catch_signals()
    cn_resume()
    return (result, redrawn())
  }

  /// Inside `handOver`, before a process gets the terminal: SIGTERM, SIGHUP and other signals that
  /// end a program wait for that process.
  package static func holdEnds() { cn_hold_ends() }

  /// Inside `handOver`: stops this program and the processes that it started, so that a shell gets the terminal.
  /// Returns when the shell resumes it, or at once if there is no such shell.
  package static func stopGroup() { cn_stop_group(SIGTSTP) }

  /// Passes these signals on to the process that has the terminal, including one that has waited.
  /// If the process does not end within 150 ms, it is killed, the terminal is restored, and the
  /// signal ends this program.
  package static func passEnds(to process: Int32) { cn_pass_ends_to(process) }

  /// Ends the passing on of signals. Call it before the process is reaped. Returns the signal that came.
  package static func keepEnds() -> Int32? {
    let signal = cn_keep_ends()
    return signal == 0 ? nil : signal
  }

  /// Runs work between two waits that writes to the terminal, which takes forever if nobody reads
  /// its output.
  private func restoring(_ body: () -> Void) {
    queue.endRest()
    body()
    queue.beginRest()
  }

  private func redrawn() -> Input {
    size = Self.fittedSize()
    drawn = nil
    return .resize(size)
  }

  private static func fittedSize() -> Size {
    var width: Int32 = 0
    var height: Int32 = 0
    cn_fit(&width, &height)
    return Size(width: Int(width), height: Int(height))
  }
}

extension Grid {
  /// Whether the rows are certainly equal. Most are, and comparing memory is the fastest way to find out.
  fileprivate func hasSameMemory(as other: Grid, inRow y: Int) -> Bool {
    let length = size.width * MemoryLayout<Cell>.stride
    return cells.withUnsafeBytes { mine in
      other.cells.withUnsafeBytes { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
        return memcmp(mine + y * length, theirs + y * length, length) == 0
      }
    }
  }

  fileprivate func fitted(to size: Size) -> Grid {
    var result = Grid(size)
    let shared = bounds.intersection(result.bounds)
    for y in shared.rows {
      for x in shared.columns {
        let cell = self[x, y]
        if cell.glyph != .rightHalf { result.put(cell.glyph, x: x, y: y, style: cell.style) }
      }
    }
    return result
  }
}
