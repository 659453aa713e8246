import Foundation
import PtyKit
import Testing

/// The user's own delegate in the dashboard: the editor, and reading it again.
@Suite(.serialized) struct OwnDelegateTests {
  private func withDelegate(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-own-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { print("first") }
      }
      """
    try source.write(toFile: folder + "/Own.swift", atomically: true, encoding: .utf8)
    try writeEditor("sed -i s/first/second/ \"$1\"", folder)
    try body(folder)
  }

  private func writeEditor(_ script: String, _ folder: String) throws {
    try "\(script)\n".write(toFile: folder + "/editor", atomically: true, encoding: .utf8)
  }

  /// Not the script itself: a child that another test is about to start may still have the file
  /// open for writing, and then `exec` of it fails with ETXTBSY.
  private func settings(_ folder: String) -> [String: String] {
    ["XDG_STATE_HOME": folder, "EDITOR": "sh \(folder)/editor"]
  }

  private func start(_ folder: String) -> PtyProgram {
    dashboard(
      ["--profile", "ios13", "--app", folder + "/Own.swift"], environment: settings(folder))
  }

  /// Presses E, and again after the announcement.
  private func openEditor(_ program: PtyProgram) {
    program.send("E")
    #expect(program.shows("E again: open it"))
    program.send("E")
  }

  /// The shell between them may report it by its own status.
  private func saysThatItWasKilled(_ program: PtyProgram) -> Bool {
    program.waits { screen in
      // Long paths break the words at the edge of the screen.
      let text = screen.lines.joined().filter { $0 != " " }
      return text.contains("signal9endedit") || text.contains("itendedwithstatus137")
    }
  }

  @Test("E: the editor, then the events on the new code and the first difference")
  func edit() throws {
    try withDelegate { folder in
      let program = start(folder)
      program.send("oe")
      #expect(program.shows("first"))
      openEditor(program)
      #expect(program.shows("The app prints: second"))
      program.send("q")
      program.send("q")
      #expect(program.exitStatus() == 0)
      #expect(program.modes == program.originalModes)
    }
  }

  @Test("a name that editors read as an option reaches the editor as a path")
  func nameLikeAnOption() throws {
    try withDelegate { folder in
      let name = "+!touch taken;.swift"
      try FileManager.default.moveItem(
        atPath: folder + "/Own.swift", toPath: folder + "/" + name)
      try writeEditor("printf '%s' \"$1\" > given", folder)
      let program = shell(
        "cd \(folder); exec \"$0\" --app '\(name)'",
        environment: settings(folder))
      #expect(program.shows("PushLab"))
      openEditor(program)
      #expect(program.shows("the same as before."))
      program.send("q")
      #expect(program.exitStatus() == 0)
      #expect(try String(contentsOfFile: folder + "/given", encoding: .utf8) == "./" + name)
    }
  }

  @Test("an editor that leaves the terminal raw does not make the line dialogue deaf")
  func rawLeftBehind() throws {
    try withDelegate { folder in
      try writeEditor("stty raw -echo; exit 1", folder)
      let program = dashboard(
        ["--plain", "--app", folder + "/Own.swift"],
        environment: settings(folder))
      #expect(program.shows(">"))
      program.send("edit\n")
      #expect(program.shows("status 1"))
      #expect(program.modes == program.originalModes)
      program.send("quit\n")
      #expect(program.exitStatus() == 0)
    }
  }

  @Test("an editor that was killed leaves the line dialogue on the screen that it began on")
  func otherScreenLeftBehind() throws {
    try withDelegate { folder in
      try writeEditor(#"printf '\033[?1049h\033[?25l\033[?1000h'; kill -9 $$"#, folder)
      let program = dashboard(
        ["--plain", "--app", folder + "/Own.swift"],
        environment: settings(folder))
      #expect(program.shows(">"))
      program.send("edit\n")
      #expect(saysThatItWasKilled(program))
      program.send("quit\n")
      #expect(program.exitStatus() == 0)
      #expect(program.screen.isLeftSane)
      #expect(program.modes == program.originalModes)
    }
  }

  @Test("Ctrl-Z in the editor gives the terminal to the shell; fg goes on in the editor")
  func stoppedEditor() throws {
    try withDelegate { folder in
      try writeEditor("echo editor is on\nread line\necho \"it read $line\"", folder)
      let program = shell(
        #"set -m; "$0" --app \#(folder)/Own.swift; echo stopped $?; read; fg; echo ended $?"#,
        environment: settings(folder))
      #expect(program.shows("PushLab"))
      openEditor(program)
      #expect(program.shows("editor is on"))
      program.send("\u{1A}")
      #expect(program.shows("stopped 14"))
      #expect(program.modes == program.originalModes)
      program.send("\n")
      program.send("abc\n")
      #expect(program.shows("the same as before."))
      program.send("q")
      #expect(program.shows("ended 0"))
      #expect(program.screen.isLeftSane)
      #expect(program.modes == program.originalModes)
    }
  }

  @Test("SIGTERM while the editor is on ends the editor, and then the program")
  func terminatedWithEditor() throws {
    try withDelegate { folder in
      try writeEditor(
        "trap 'kill $!; echo heard > \(folder)/end; exit' TERM; sleep 60 & echo editor is on; wait",
        folder)
      let program = start(folder)
      openEditor(program)
      #expect(program.shows("editor is on"))
      program.signal(SIGTERM)
      #expect(program.exitStatus() == 143)
      let heard = try? String(contentsOfFile: folder + "/end", encoding: .utf8)
      #expect(heard == "heard\n")
      #expect(program.screen.isLeftSane)
      #expect(program.modes == program.originalModes)
    }
  }

  @Test("Ctrl-C and Ctrl-\\ in an editor mean the editor alone")
  func keysOfEditor() throws {
    try withDelegate { folder in
      try writeEditor(
        "trap 'echo caught INT' INT; trap 'echo caught QUIT' QUIT; echo editor is on; "
          + "until read line && test -n \"$line\"; do :; done", folder)
      let program = start(folder)
      openEditor(program)
      #expect(program.shows("editor is on"))
      program.send("\u{3}")
      #expect(program.shows("caught INT"))
      program.send("\u{1C}")
      #expect(program.shows("caught QUIT"))
      program.send("end\n")
      #expect(program.shows("the same as before."))
      program.send("q")
      #expect(program.exitStatus() == 0)
    }
  }

  /// Sets the terminal as editors do. Then it writes its number to `pid`.
  private func rawEditor(_ folder: String, then script: String) -> String {
    """
    stty raw -echo
    printf '\\033[?1049h\\033[?2004h\\033[?1002h\\033[?25l'
    echo $$ > \(folder)/pid
    echo editor is on
    \(script)
    """
  }

  /// Whether the process is gone, or dead and nobody has asked for its status yet.
  private func isDead(_ folder: String) throws -> Bool {
    let written = try String(contentsOfFile: folder + "/pid", encoding: .utf8)
    let process = written.trimmingCharacters(in: .newlines)
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return true
    }
    return line.split(separator: ")").last?.hasPrefix(" Z") == true
  }

  /// The last one is a real-time signal.
  static let ends: [Int32] = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGALRM, SIGUSR1, SIGXCPU, SIGPROF, SIGIO, 40,
  ]

  @Test(
    "a signal that ends the program ends the editor first, and the terminal is as before",
    arguments: ends, [false, true])
  func signalWithEditor(number: Int32, isDeaf: Bool) throws {
    try withDelegate { folder in
      let script = isDeaf ? "trap '' TERM HUP; while :; do sleep 1; done" : "exec sleep 60"
      try writeEditor(rawEditor(folder, then: script), folder)
      let program = start(folder)
      openEditor(program)
      #expect(program.shows("editor is on"))
      program.signal(number)
      #expect(program.exitStatus() == 128 + number)
      #expect(try isDead(folder))
      #expect(program.screen.isLeftSane)
      #expect(program.modes == program.originalModes)
    }
  }

  @Test("the line dialogue restores the terminal as well", arguments: [false, true])
  func signalWithEditorOfLines(isDeaf: Bool) throws {
    try withDelegate { folder in
      let script = isDeaf ? "trap '' TERM; while :; do sleep 1; done" : "exec sleep 60"
      try writeEditor(rawEditor(folder, then: script), folder)
      let program = dashboard(
        ["--plain", "--app", folder + "/Own.swift"], environment: settings(folder))
      #expect(program.shows(">"))
      program.send("edit\n")
      #expect(program.shows("editor is on"))
      program.signal(SIGUSR1)
      #expect(program.exitStatus() == 128 + SIGUSR1)
      #expect(try isDead(folder))
      #expect(program.screen.isLeftSane)
      #expect(program.modes == program.originalModes)
    }
  }

  @Test("an editor that stops itself is resumed where no shell could do it")
  func selfStoppedEditor() throws {
    try withDelegate { folder in
      try writeEditor("kill -STOP $$; sed -i s/first/second/ \"$1\"", folder)
      let program = start(folder)
      program.send("oe")
      #expect(program.shows("first"))
      openEditor(program)
      #expect(program.shows("The app prints: second"))
      program.send("q")
      program.send("q")
      #expect(program.exitStatus() == 0)
    }
  }

  @Test("an editor that a signal has ended is told as that, and the keys work")
  func killedEditor() throws {
    try withDelegate { folder in
      try writeEditor("kill -KILL $$", folder)
      let program = start(folder)
      openEditor(program)
      #expect(saysThatItWasKilled(program))
      program.send("oe")
      #expect(program.shows("first"))
      program.send("q")
      program.send("q")
      #expect(program.exitStatus() == 0)
      #expect(program.modes == program.originalModes)
    }
  }

  @Test("an editor that leaves another process group in the foreground")
  func foregroundLeftBehind() throws {
    try withDelegate { folder in
      // With job control, the child gets the terminal; its shell dies before it can take it back.
      let child = folder + "/child"
      try "kill -KILL $PPID\nexec sleep 60\n".write(
        toFile: child, atomically: true, encoding: .utf8)
      try writeEditor("exec /bin/bash -c 'set -m; /bin/bash \(child); :'", folder)
      let program = start(folder)
      openEditor(program)
      #expect(program.waits { $0.lines.joined(separator: " ").contains("signal 9") })
      program.send("oe")
      #expect(program.shows("first"))
      program.send("qq")
      #expect(program.exitStatus() == 0)
      #expect(program.modes == program.originalModes)
    }
  }

  @Test("D: what another program has written is read; a file that cannot be read changes nothing")
  func readAgain() throws {
    try withDelegate { folder in
      let program = start(folder)
      program.send("oe")
      #expect(program.shows("first"))
      program.send("D")
      #expect(program.shows("the same as before."))
      try "class {".write(toFile: folder + "/Own.swift", atomically: true, encoding: .utf8)
      program.send("D")
      #expect(program.shows("Own.swift:1:"))
      // An error of more than three lines is shown in an overlay, which the first q closes.
      program.send("q")
      program.send("q")
      #expect(program.exitStatus() == 0)
    }
  }

  @Test("a copy that another window made and edited meanwhile is taken as it is")
  func copiedMeanwhile() throws {
    try withDelegate { folder in
      let program = shell(
        "cd \(folder); exec \"$0\" --app naive", environment: settings(folder))
      #expect(program.shows("PushLab"))
      program.send("E")
      #expect(program.shows("E again: open it"))
      let edited = """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) { print("first") }
        }
        """
      try edited.write(
        toFile: folder + "/AppDelegate.swift", atomically: true, encoding: .utf8)
      program.send("E")
      program.send("oe")
      #expect(program.shows("second"))
      program.send("q")
      #expect(program.exitStatus() == 0)
      #expect(
        try String(contentsOfFile: folder + "/AppDelegate.swift", encoding: .utf8)
          == edited.replacing("first", with: "second"))
    }
  }

  @Test("a file name that is not UTF-8 reaches the editor byte for byte")
  func nameOfOtherBytes() throws {
    try withDelegate { folder in
      let program = shell(
        "cd \(folder); mv Own.swift \"$(printf '\\377x.swift')\"; exec \"$0\" --app \"$(printf '\\377x.swift')\"",
        environment: settings(folder))
      #expect(program.shows("PushLab"))
      openEditor(program)
      program.send("oe")
      #expect(program.shows("second"))
      program.send("q")
      #expect(program.exitStatus() == 0)
    }
  }
}
