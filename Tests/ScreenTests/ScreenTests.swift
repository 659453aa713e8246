import Foundation
import Glibc
import PtyKit
import Testing

/// The dashboard at a terminal from start to end, for any kind of end.
@Suite struct ScreenTests {
  private func expectSane(_ program: PtyProgram) {
    #expect(program.screen.isLeftSane)
    #expect(program.modes == program.originalModes)
    #expect(program.screen.unknown == [])
  }

  @Test("keys let events happen; q leaves everything as it was")
  func playsAndQuits() {
    let program = dashboard()
    #expect(program.shows("o opens the app"))
    #expect(!program.screen.modes.contains("25"))
    program.send("oese")
    #expect(program.shows("▶[inactive]"))
    program.send("ae")
    #expect(program.shows("WRONG: tap, was arrival"))
    program.send(":why\r")
    // In an overlay; the pane below has the rule as well.
    #expect(program.shows("│ Rule "))
    program.send("\u{1B}")
    #expect(program.waits { !$0.lines.contains { $0.contains("│ Rule ") } })
    program.send("q")
    #expect(program.exitStatus() == 0)
    expectSane(program)
  }

  @Test(
    "signals end it", arguments: [(SIGTERM, 143), (SIGINT, 130), (SIGHUP, 129)] as [(Int32, Int32)])
  func signals(number: Int32, status: Int32) {
    let program = dashboard()
    #expect(program.shows("PushLab"))
    program.signal(number)
    #expect(program.exitStatus() == status)
    expectSane(program)
  }

  @Test(
    "any other signal whose default ends a process",
    arguments: [
      SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSTKFLT, 34, 64,
    ] as [Int32])
  func otherSignals(number: Int32) {
    let program = dashboard()
    #expect(program.shows("PushLab"))
    program.signal(number)
    #expect(program.exitStatus() == 128 + number)
    expectSane(program)
  }

  #if os(Linux)
    @Test(
      "signals that the C library keeps for itself do not end it", arguments: [32, 33] as [Int32])
    func librarySignals(number: Int32) {
      let program = dashboard()
      #expect(program.shows("PushLab"))
      program.signal(number)
      program.send("o")
      #expect(program.shows("step 1/"))
      program.send("q")
      #expect(program.exitStatus() == 0)
      expectSane(program)
    }
  #endif

  @Test("Ctrl-\\ ends the line dialogue at once, without Swift's backtracer")
  func quitKey() {
    let program = dashboard(["--plain"])
    #expect(program.shows(">"))
    program.send("\u{1C}")
    #expect(program.exitStatus() == 128 + SIGQUIT)
    #expect(program.modes == program.originalModes)
  }

  @Test("Ctrl-C is heard in front of 20,000 keys that nobody typed")
  func manyKeys() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-keys-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let program = dashboard(environment: ["XDG_STATE_HOME": folder])
    #expect(program.shows("PushLab"))
    program.send(String(repeating: "a", count: 20_000) + "\u{3}")
    #expect(program.exitStatus() == 130)
    expectSane(program)
    // All of them take less time than `exitStatus` waits: their journal tells how many it played.
    let journals = folder + "/pushlab/journals/"
    // On a busy machine Ctrl-C may come before the journal is begun.
    guard let name = try? FileManager.default.contentsOfDirectory(atPath: journals).first else {
      return
    }
    let text = try String(contentsOfFile: journals + name, encoding: .utf8)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("push ") } < 19_000)
  }

  @Test("Ctrl-C ends it with 130, a closed window with 129")
  func controlC() {
    let program = dashboard()
    #expect(program.shows("PushLab"))
    program.send("\u{3}")
    #expect(program.exitStatus() == 130)
    expectSane(program)
    let other = dashboard()
    #expect(other.shows("PushLab"))
    other.hangUp()
    #expect(other.exitStatus() == 129)
  }

  @Test(
    "Ctrl-Z gives the terminal to the shell, fg takes it back, also under a script",
    arguments: [#""$0" --app naive"#, #"/bin/sh -c '"$0" --app naive; exit $?' "$0""#])
  func stopsAndGoesOn(_ command: String) {
    let program = shell(
      "set -m; \(command) & fg %1; echo stopped $?; read; fg; echo ended $?")
    #expect(program.shows("o opens the app"))
    program.send("oe")
    #expect(program.shows("▶[active]"))
    program.send("\u{1A}")
    #expect(program.shows("stopped 148"))
    #expect(program.screen.isLeftSane)
    program.send("\n")
    #expect(program.shows("▶[active]"))
    program.send("q")
    #expect(program.shows("ended 0"))
    expectSane(program)
  }

  @Test("a storm of sizes ends in a whole picture")
  func resizes() {
    let program = dashboard()
    #expect(program.shows("PushLab"))
    program.send("oe")
    #expect(program.shows("▶[active]"))
    for step in 0..<60 {
      let width = step % 3 == 0 ? 1 : (step * 37) % 300 + 1
      let height = step % 5 == 0 ? 1 : (step * 13) % 100 + 1
      program.resize(width: width, height: height)
    }
    program.resize(width: 120, height: 40)
    #expect(program.waits { $0.lines.last?.contains("q quit") == true })
    #expect(program.shows("▶active"))
    program.resize(width: 60, height: 20)
    #expect(program.shows("80x24"))
    program.resize(width: 80, height: 24)
    #expect(program.waits { $0.lines.last?.contains("q quit") == true })
    program.send("q")
    #expect(program.exitStatus() == 0)
    expectSane(program)
  }

  @Test("100 kB pasted, every byte value, broken UTF-8")
  func hostileKeyboard() {
    let program = dashboard()
    #expect(program.shows("PushLab"))
    program.send(":")
    program.send("\u{1B}[200~" + String(repeating: "推送 mixed; ", count: 6000) + "\u{1B}[201~")
    program.send("\u{15}")
    program.send([0xFF, 0xC3, 0x28, 0xE2, 0x82, 0xF0, 0x9F, 0x92])
    program.send("\u{15}ok")
    #expect(program.shows("ok"))
    program.send((0...255).filter { ![3, 4, 26].contains($0) }.map { UInt8($0) })
    _ = program.waits(atMost: .milliseconds(200)) { _ in false }
    program.send("\u{3}")
    #expect(program.exitStatus() == 130)
    expectSane(program)
  }

  @Test("a terminal description that ncurses dies of leaves the terminal as it was")
  func brokenDescription() {
    let program = dashboard(term: "xterm", environment: ["TERMINFO": brokenTerminfo])
    // Another ncurses may live with it.
    let shown = ["PushLab", "ncurses failed on the description of this terminal"]
    #expect(program.waits { $0.lines.contains { line in shown.contains { line.contains($0) } } })
    program.send("\u{3}")
    let isUsable = program.exitStatus() == 130
    #expect(isUsable || program.exitStatus() == 3)
    #expect(program.screen.isLeftSane)
    #expect(program.modes == program.originalModes)
  }

  @Test("any terminal", arguments: ["xterm", "xterm-256color", "tmux-256color", "linux", "vt100"])
  func terminals(term: String) {
    let program = dashboard(term: term)
    #expect(program.shows("o opens the app"))
    program.send("oe")
    #expect(program.shows("▶[active]"))
    program.send("q")
    #expect(program.exitStatus() == 0)
    expectSane(program)
  }

  @Test(
    "no terminal type that can show it: the dialogue in lines",
    arguments: ["dumb", "", "no-such-type"])
  func dialogue(term: String) {
    let program = dashboard(term: term)
    #expect(program.shows(">"))
    program.send("open\n")
    #expect(program.shows("didFinishLaunching"))
    program.send("quit\n")
    #expect(program.exitStatus() == 0)
    #expect(!program.screen.isAlternate)
  }

  @Test("--plain and an input that is no terminal")
  func plain() {
    let program = dashboard(["--plain"])
    program.send("open\nquit\n")
    #expect(program.shows("didFinishLaunching"))
    #expect(program.exitStatus() == 0)
    let piped = shell(#"echo "open" | "$0" | cat; echo "done""#)
    #expect(piped.shows("done"))
    #expect(!piped.screen.isAlternate)
  }

  @Test("without UTF-8 all is ASCII, and nothing is missing")
  func ascii() {
    let program = dashboard(lang: "C")
    #expect(program.shows("o opens the app"))
    program.send("oe")
    #expect(program.shows(">[active]"))
    #expect(program.screen.lines.allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) })
    program.send("q")
    #expect(program.exitStatus() == 0)
  }

  @Test(
    "a Chinese locale without UTF-8: English, no question marks",
    arguments: ["zh_CN", "zh_TW.BIG5"])
  func chineseWithoutUnicode(locale: String) {
    let program = dashboard(lang: locale)
    #expect(program.shows("o opens the app"))
    program.send("q")
    #expect(program.exitStatus() == 0)
  }

  @Test("Chinese by the locale, installed or not")
  func chinese() {
    let program = dashboard(lang: "zh_CN.UTF-8")
    #expect(program.shows("按 o 打开应用"))
    program.send("oe")
    #expect(program.shows("▶[激活 active]"))
    program.send("q")
    #expect(program.exitStatus() == 0)
    expectSane(program)
  }

  @Test("NO_COLOR and --no-color: no colour, every word")
  func colourless() {
    for program in [
      dashboard(environment: ["NO_COLOR": "1"]), dashboard(["--app", "naive", "--no-color"]),
    ] {
      #expect(program.shows("(Space step)"))
      let pens = program.screen.cells.joined().map(\.pen)
      #expect(pens.allSatisfy { $0.foreground == -1 && $0.background == -1 })
      program.send("q")
      #expect(program.exitStatus() == 0)
    }
  }

  @Test("nothing is written while nothing changes")
  func idle() {
    let program = dashboard()
    #expect(program.shows("o opens the app"))
    // The first frame may still be on its way.
    let isQuiet = (0..<20).contains { _ in
      let before = program.byteCount
      _ = program.waits(atMost: .milliseconds(300)) { _ in false }
      return program.byteCount == before
    }
    #expect(isQuiet)
    program.send("q")
    #expect(program.exitStatus() == 0)
  }
}
