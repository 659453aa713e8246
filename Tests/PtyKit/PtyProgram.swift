import CPty
import Glibc

/// A program at a pseudo-terminal, and its screen.
package final class PtyProgram {
  package let process: Int32
  package private(set) var screen: Screen
  package private(set) var byteCount = 0
  /// Line modes of the terminal before the program began.
  package let originalModes: LineModes

  private var master: Int32
  private let watch: Int32
  private var outputEnded = false
  private var status: Int32?
  private let clock = ContinuousClock()

  /// The settings of `tcsetattr` that a shell would notice.
  package struct LineModes: Equatable {
    package let input: UInt32
    package let output: UInt32
    package let local: UInt32

    init(terminal: Int32) {
      var modes = termios()
      tcgetattr(terminal, &modes)
      (input, output, local) = (modes.c_iflag, modes.c_oflag, modes.c_lflag)
    }
  }

  package init(
    _ arguments: [String], width: Int = 80, height: Int = 24, environment: [String: String]
  ) {
    master = cpty_open(Int32(width), Int32(height))
    originalModes = LineModes(terminal: master)
    let term = environment["TERM"] ?? ""
    screen = Screen(
      width: width, height: height,
      colorsErased: term.hasPrefix("xterm") || term == "linux")
    var words = arguments.map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    process = cpty_spawn(master, arguments[0], &words, &settings)
    // For kill() other numbers mean "every process there is".
    precondition(process > 1, "no pseudo-terminal or no process is left")
    watch = cpty_watch(process)
    for pointer in words + settings { free(pointer) }
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      _ = cpty_reap(process)
    }
    hangUp()
    close(watch)
  }

  package var modes: LineModes { LineModes(terminal: master) }

  package func signal(_ number: Int32) {
    if status == nil { kill(process, number) }
  }

  /// Signals all processes of the foreground job, like the line discipline.
  package func signalForeground(_ number: Int32) {
    let group = tcgetpgrp(master)
    if group > 1 { kill(-group, number) }
  }

  /// As if another program had left the terminal in its initial state.
  package func loseScreen() {
    read(until: clock.now)
    screen = Screen(width: screen.width, height: screen.height, colorsErased: screen.colorsErased)
  }

  /// Reports a size to the program, without changing the screen.
  package func claimSize(width: Int, height: Int) {
    cpty_resize(master, Int32(width), Int32(height))
  }

  package func resize(width: Int, height: Int) {
    claimSize(width: width, height: height)
    screen.resize(width: width, height: height)
  }

  /// As if the window were closed.
  package func hangUp() {
    if master >= 0 { close(master) }
    master = -1
    outputEnded = true
  }

  /// Reads while it sends, because a program that waits for its output to be read does not read its
  /// input.
  package func send(_ text: String) { send(Array(text.utf8)) }

  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    let deadline = clock.now + PtyProgram.hangs
    while !rest.isEmpty, !outputEnded, clock.now < deadline {
      let written = rest.withUnsafeBytes { write(master, $0.baseAddress, min($0.count, 1024)) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else {
        read(until: deadline, orWritable: true)
      }
    }
  }

  /// A program that takes longer hangs, on however slow a machine.
  package static let hangs = Duration.seconds(30)

  /// Waits until the program has read all that was sent to it.
  package func takesInput() -> Bool {
    waits(polling: .milliseconds(5)) { _ in !cpty_has_unread(master) }
  }

  /// Reads until the screen is as expected. `polling`: how often a condition of something else is
  /// looked at. Returns false if that does not happen in time.
  package func waits(
    atMost limit: Duration = PtyProgram.hangs, polling pause: Duration = PtyProgram.hangs,
    until isReached: (Screen) -> Bool
  ) -> Bool {
    let deadline = clock.now + limit
    while !isReached(screen) {
      if outputEnded || clock.now >= deadline { return false }
      read(until: min(deadline, clock.now + pause))
    }
    return true
  }

  package func shows(_ text: String) -> Bool {
    waits { $0.lines.contains { $0.contains(text) } }
  }

  /// The exit status, or 128 plus the signal's number; nil if it does not end in time. Reads all
  /// output up to then, or, without `reading`, what is left afterwards.
  package func exitStatus(
    atMost limit: Duration = PtyProgram.hangs, reading: Bool = true
  ) -> Int32? {
    let deadline = clock.now + limit
    while status == nil {
      if clock.now >= deadline { return nil }
      if read(until: deadline, orEnd: true, endOnly: !reading) { status = cpty_reap(process) }
    }
    // A process that it has left behind may keep the terminal open.
    let rest = min(deadline, clock.now + .seconds(5))
    while !outputEnded, clock.now < rest { read(until: rest) }
    return status
  }

  /// Returns whether the process has ended, if `read` waits for that.
  @discardableResult
  private func read(
    until deadline: ContinuousClock.Instant, orWritable: Bool = false, orEnd: Bool = false,
    endOnly: Bool = false
  ) -> Bool {
    let interest = Int16(POLLIN) | (orWritable ? Int16(POLLOUT) : 0)
    var files = [
      pollfd(fd: outputEnded || endOnly ? -1 : master, events: interest, revents: 0),
      pollfd(fd: orEnd ? watch : -1, events: Int16(POLLIN), revents: 0),
    ]
    let left = (deadline - clock.now) / Duration.milliseconds(1)
    guard poll(&files, 2, Int32(max(1, left))) > 0 else { return false }
    if files[0].revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 {
      let bytes = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
        count = max(0, Glibc.read(master, buffer.baseAddress, 65536))
      }
      byteCount += bytes.count
      outputEnded = bytes.isEmpty && errno != EAGAIN && errno != EINTR
      screen.feed(bytes)
    }
    return files[1].revents != 0
  }
}
