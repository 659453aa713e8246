import Glibc
import PtyKit
import Testing

/// The terminal is restored, however the program ends or stops.
@Suite struct LifeTests {
  private func expectSane(_ program: PtyProgram) {
    #expect(program.screen.isLeftSane)
    #expect(program.modes == program.originalModes)
    #expect(program.screen.unknown == [])
  }

  @Test func startsAndQuits() {
    let program = fixture()
    #expect(program.shows("count 0"))
    #expect(program.screen.lines[0].hasPrefix("┌ 仪表盘 80x24 ───"))
    #expect(program.screen.modes.isSuperset(of: ["1049", "1002", "1006", "2004"]))
    #expect(!program.screen.modes.contains("25"))
    #expect(program.modes != program.originalModes)
    program.send("q")
    #expect(program.exitStatus() == 0)
    expectSane(program)
  }

  @Test(arguments: [(SIGTERM, 143), (SIGINT, 130), (SIGHUP, 129)] as [(Int32, Int32)])
  func signalsEndIt(number: Int32, status: Int32) {
    let program = fixture()
    #expect(program.shows("count 0"))
    program.signal(number)
    #expect(program.exitStatus() == status)
    expectSane(program)
  }

  @Test func controlCHasItsUsualMeaningAfterStop() {
    let program = fixture()
    #expect(program.shows("count 0"))
    program.send("R")
    #expect(program.shows("the terminal is given back"))
    expectSane(program)
    program.send("\u{3}")
    #expect(program.exitStatus() == 128 + SIGINT)
  }

  @Test func aClosedWindowEndsIt() {
    let program = fixture()
    #expect(program.shows("count 0"))
    program.hangUp()
    #expect(program.exitStatus() == 129)
  }

  @Test(arguments: [
    ("F", 128 + SIGILL, "Fatal error: the fixture broke"), ("A", 128 + SIGABRT, "a warning"),
    ("P", 128 + SIGSEGV, "a warning"), ("O", 128 + SIGSEGV, "a warning"), ("E", 3, "a warning"),
    ("B", 128 + SIGILL, "Fatal error: the background broke"),
  ])
  func crashesLeaveTheirMessageOnTheNormalScreen(key: String, status: Int32, message: String) {
    let program = fixture(width: 120)
    #expect(program.shows("count 0"))
    program.send("W")
    #expect(program.shows("count 1"))
    #expect(!program.screen.lines.contains { $0.contains("a warning") })
    program.send(key)
    let ended = program.exitStatus()
    #expect(ended == status || (status == 128 + SIGILL && ended == 128 + SIGTRAP))
    #expect(program.screen.lines.contains("a warning while the screen is ours"))
    #expect(program.screen.lines.contains { $0.contains(message) })
    expectSane(program)
  }

  @Test(
    "stops by Ctrl-Z or a signal, off the screen, and goes on",
    arguments: [0, SIGTSTP, SIGTTIN, SIGTTOU])
  func stopsAndGoesOn(by number: Int32) {
    let program = fixture(
      under:
        #"echo "$$ before"; set -m; "$0"; echo "stopped $?"; read -r line; fg; echo "ended $?""#)
    #expect(program.shows("count 0"))
    if number == 0 {
      program.send("\u{1A}")
    } else {
      program.signalForeground(number)
    }
    #expect(program.shows("stopped \(128 + (number == 0 ? SIGTSTP : number))"))
    #expect(program.screen.isLeftSane)
    program.send("\n")
    #expect(program.shows("count 1"))
    #expect(program.shows("resize"))
    #expect(program.screen.modes.isSuperset(of: ["1049", "1002", "1006", "2004"]))
    program.send("q")
    #expect(program.shows("ended 0"))
    #expect(program.exitStatus() == 0)
    #expect(program.screen.lines.contains { $0.contains("before") })
    expectSane(program)
  }

  @Test(
    "nobody reads the output, and the program waits for that",
    arguments: [(SIGTERM, 143), (SIGINT, 130), (SIGHUP, 129)] as [(Int32, Int32)])
  func unreadOutput(number: Int32, status: Int32) {
    let program = fixture(width: 200, height: 60)
    #expect(program.shows("count 0"))
    // A new size draws everything, more than the terminal holds.
    for round in 0..<60 {
      program.claimSize(width: 200 - round % 2, height: 60)
      usleep(20_000)
    }
    program.signal(number)
    #expect(program.exitStatus(reading: false) == status)
    #expect(program.modes == program.originalModes)
  }

  @Test("nobody reads the first frame, which is larger than what the terminal holds")
  func unreadFirstFrame() {
    let program = fixture(width: 500, height: 200)
    usleep(600_000)
    program.signal(SIGTERM)
    #expect(program.exitStatus(reading: false) == 143)
    #expect(program.modes == program.originalModes)
  }

  @Test("nobody reads the output while the screen is restored again and again")
  func unreadWhileRestored() {
    let program = fixture(width: 160, height: 50)
    #expect(program.shows("count 0"))
    for _ in 0..<60 {
      program.signal(SIGCONT)
      usleep(20_000)
    }
    program.signal(SIGTERM)
    #expect(program.exitStatus(reading: false) == 143)
    #expect(program.modes == program.originalModes)
  }

  @Test("a window that was small for a moment and has its old size again is drawn whole")
  func drawnAgainAtTheSameSize() {
    let program = fixture()
    #expect(program.shows("count 0"))
    program.loseScreen()
    program.signal(SIGWINCH)
    #expect(program.waits { $0.lines[0].hasPrefix("┌ 仪表盘 80x24") })
    program.send("q")
    #expect(program.exitStatus() == 0)
  }

  /// SIGSTOP cannot be caught: the terminal belongs to the sender until SIGCONT.
  @Test func takesTheTerminalBack() {
    let program = fixture()
    #expect(program.shows("count 0"))
    program.signal(SIGSTOP)
    program.loseScreen()
    program.signal(SIGCONT)
    #expect(program.shows("count 1"))
    #expect(program.screen.lines[0].hasPrefix("┌ 仪表盘 80x24"))
    program.send("q")
    #expect(program.exitStatus() == 0)
    expectSane(program)
  }
}
