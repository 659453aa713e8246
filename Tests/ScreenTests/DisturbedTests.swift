import Foundation
import Glibc
import PtyKit
import Testing

/// The dashboard under signals, unfinished and endless input, and with descriptors closed.
@Suite struct DisturbedTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-disturbed-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func journals(_ folder: String) throws -> [String] {
    let journals = folder + "/pushlab/journals/"
    return try FileManager.default.contentsOfDirectory(atPath: journals).sorted()
      .map { try String(contentsOfFile: journals + $0, encoding: .utf8) }
  }

  @Test("the keyboard is no script")
  func keyboardAsScript() {
    let program = dashboard()
    #expect(program.shows("PushLab"))
    program.send(":load -\r")
    #expect(program.shows("standard input is the keyboard here"))
    program.send("\u{3}")
    #expect(program.exitStatus() == 130)
    #expect(program.modes == program.originalModes)
  }

  @Test(
    "a prompt replaces no file of others unless it is told to",
    arguments: ["save", "save-lesson", "export text"], [false, true])
  func foreignFile(command: String, isPlain: Bool) throws {
    try withFolder { folder in
      let file = folder + "/mine"
      try "alias ls=rm\n".write(toFile: file, atomically: true, encoding: .utf8)
      let program = dashboard(
        isPlain ? ["--plain"] : [], width: 200, environment: ["XDG_STATE_HOME": folder])
      #expect(program.shows(isPlain ? ">" : "o opens the app"))
      let colon = isPlain ? "" : ":"
      program.send("\(colon)open; \(command) \(file)\r")
      #expect(program.shows("there is a file that PushLab has not written"))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "alias ls=rm\n")
      let words = command.split(separator: " ", maxSplits: 1)
      let insistent = ([words[0] + "!"] + words.dropFirst()).joined(separator: " ")
      program.send("\(colon)\(insistent) \(file)\r")
      program.send("\(colon)quit\r")
      #expect(program.exitStatus() == 0)
      #expect(try String(contentsOfFile: file, encoding: .utf8) != "alias ls=rm\n")
    }
  }

  @Test("text that is typed without end into prompt and search", arguments: [":", "/"])
  func typedWithoutEnd(key: String) {
    let program = dashboard()
    #expect(program.shows("PushLab"))
    program.send(key)
    // As long as it is quadratic work, this takes longer than `exitStatus` waits.
    program.send(String(repeating: "x[{\"e\u{301}推", count: 30_000))
    program.send("\u{3}")
    #expect(program.exitStatus() == 130)
    #expect(program.modes == program.originalModes)
  }

  @Test("a paste that never ends is over, and said, and the next keys are keys")
  func unfinishedPaste() {
    let program = dashboard()
    #expect(program.shows("o opens the app"))
    program.send(":\u{1B}[200~why")
    #expect(program.shows("The paste has no end"))
    program.send("\u{15}open\r")
    #expect(program.shows("step 1/"))
    program.send("q")
    #expect(program.exitStatus() == 0)
  }

  @Test(
    "Ctrl-C behind the beginning of a paste ends the program, once or held down",
    arguments: [["--app", "naive"], ["learn"], ["demo", "silent-push"]], [1, 8])
  func interruptedPaste(arguments: [String], presses: Int) {
    let program = dashboard(arguments)
    #expect(program.waits { $0.modes.contains("2004") && !$0.lines[0].isEmpty })
    program.send("\u{1B}[200~abc")
    // Each is read by itself, most within the time that a paste without an end lasts, unless the
    // program has ended.
    for _ in 0..<presses {
      _ = program.takesInput()
      // With these modes a terminal that gets Ctrl-C throws away what nobody has read yet.
      if program.modes == program.originalModes { break }
      program.send("\u{3}")
    }
    #expect(program.exitStatus() == 130)
    #expect(program.screen.isLeftSane)
    #expect(program.modes == program.originalModes)
  }

  @Test("a paste of more than a MiB without an end hears Ctrl-C")
  func endlessPaste() {
    let program = dashboard()
    #expect(program.shows("PushLab"))
    program.send("\u{1B}[200~" + String(repeating: "a", count: 1_100_000))
    program.send("\u{3}")
    #expect(program.exitStatus() == 130)
    #expect(program.screen.isLeftSane)
  }

  @Test(
    "signals whose default ends no process change nothing", arguments: [SIGCHLD, SIGURG] as [Int32])
  func flood(number: Int32) {
    let program = dashboard()
    #expect(program.shows("PushLab"))
    program.send("oe")
    #expect(program.shows("▶[active]"))
    // Behind the last row of the frame.
    program.send(":")
    #expect(program.shows("Esc back to the keys"))
    program.send("\u{1B}")
    #expect(program.waits { $0.lines.last?.contains("q quit") == true })
    let lines = program.screen.lines
    for _ in 0..<3000 { program.signal(number) }
    // A key behind the signals, and one that takes it back.
    program.send(":")
    #expect(program.waits { $0.lines != lines })
    program.send("\u{1B}")
    #expect(program.waits { $0.lines == lines })
    program.send("q")
    #expect(program.exitStatus() == 0)
    #expect(program.screen.isLeftSane)
    #expect(program.screen.unknown == [])
  }

  @Test(
    "in the background a shell stops it for the terminal, and fg goes on",
    arguments: ["", "--plain "])
  func background(options: String) {
    let program = shell(
      #"set -m; "$0" \#(options)--app naive & while ! jobs -s | grep -q .; do sleep 0.05; done; "#
        + #"echo "it waits"; read -r line; fg; echo "ended $?""#)
    #expect(program.shows("it waits"))
    #expect(program.modes == program.originalModes)
    program.send("\n")
    #expect(program.shows(options.isEmpty ? "o opens the app" : ">"))
    program.send(options.isEmpty ? "q" : "quit\n")
    #expect(program.shows("ended 0"))
    #expect(program.modes == program.originalModes)
  }

  @Test("SIGTERM ends it where it waits in the background for the terminal")
  func endedInBackground() {
    let program = shell(
      #"set -m; "$0" --app naive & while ! jobs -s | grep -q .; do sleep 0.05; done; "#
        + #"p=$!; kill %1; while kill -0 $p; do sleep 0.05; done 2>/dev/null; "#
        + #"wait $p; echo "ended $?""#)
    #expect(program.shows("ended 143"))
    #expect(program.modes == program.originalModes)
  }

  @Test(
    "SIGTTIN and SIGTTOU from outside stop it off the screen, and fg goes on",
    arguments: ["--app naive", "learn", "demo silent-push"], [SIGTTIN, SIGTTOU])
  func stoppedFromOutside(arguments: String, number: Int32) {
    let program = shell(
      #"set -m; "$0" \#(arguments); echo "stopped $?"; read -r line; fg; echo "ended $?""#)
    #expect(program.waits { $0.modes.isSuperset(of: ["1002", "2004"]) && !$0.lines[0].isEmpty })
    program.signalForeground(number)
    #expect(program.shows("stopped \(128 + number)"))
    #expect(program.screen.isLeftSane)
    #expect(program.modes == program.originalModes)
    program.send("\n")
    #expect(program.waits { $0.modes.isSuperset(of: ["1049", "1002", "2004"]) })
    program.send("\u{3}")
    #expect(program.shows("ended 130"))
    #expect(program.modes == program.originalModes)
  }

  @Test(
    "a journal never lands on a descriptor that was closed",
    arguments: ["2>&-", "1>&- 2>&-"])
  func closedDescriptors(redirection: String) throws {
    try withFolder { folder in
      // Without standard output there is no screen, and the dialogue ends with a fault.
      let hasOutput = !redirection.hasPrefix("1")
      let program = shell(
        "\"$0\" --app naive \(redirection); echo \"ended $?\"",
        environment: ["XDG_STATE_HOME": folder])
      if hasOutput {
        #expect(program.shows("o opens the app"))
        program.send("o")
        #expect(program.shows("step 1/"))
        program.send("q")
      } else {
        program.send("open\n")
      }
      #expect(program.shows(hasOutput ? "ended 0" : "ended 3"))
      for text in hasOutput ? try journals(folder) : (try? journals(folder)) ?? [] {
        let lines = text.split(separator: "\n")
        #expect(lines.first == "# pushlab journal 1")
        #expect(
          lines.dropFirst().allSatisfy {
            $0.hasPrefix("profile ") || $0.hasPrefix("app ") || $0 == "open"
          })
      }
    }
  }

  @Test("a journal whose delegate is gone is offered, named and kept", arguments: [true, false])
  func goneDelegate(isThere: Bool) throws {
    try withFolder { folder in
      let app = folder + "/Own.swift"
      try FileManager.default.createDirectory(
        atPath: folder + "/pushlab/journals", withIntermediateDirectories: true)
      let journal = folder + "/pushlab/journals/1-1-1.journal"
      let text = "# pushlab journal 1\nprofile ios9\napp \(app)\nopen\nhome\n"
      try text.write(toFile: journal, atomically: true, encoding: .utf8)
      if isThere {
        // It uses up its limit in each event.
        let source = """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationDidBecomeActive(_ application: UIApplication) { while true {} }
          }
          """
        try source.write(toFile: app, atomically: true, encoding: .utf8)
      }
      let program = dashboard([], environment: ["XDG_STATE_HOME": folder])
      #expect(program.shows("g: resume previous session (2 events)"))
      program.send("g")
      let words = isThere ? "ENDED by the watchdog" : "there is no such file"
      #expect(program.waits { $0.lines.joined(separator: " ").contains(words) })
      #expect(try String(contentsOfFile: journal, encoding: .utf8) == text)
      program.send("\u{3}")
      #expect(program.exitStatus() == 130)
      #expect(try String(contentsOfFile: journal, encoding: .utf8) == text)
    }
  }

  @Test("Ctrl-C ends a search of the command line, which would go on for a minute")
  func searchWithoutScreen() {
    let program = shell(
      #"set -m; "$0" explore no-trap --app transfer --depth 20 --seconds 600; echo "ended $?""#)
    #expect(program.shows("worlds"))
    program.send("\u{3}")
    #expect(program.shows("ended 130"))
  }

  @Test("Ctrl-C during a search ends the script that asks for it, not only the search")
  func searchOfScript() {
    let program = shell(
      #"""
      set -m
      printf 'app transfer\n%s\n%s\n' 'explore no-trap depth 20' 'explore no-trap depth 20' \
        | "$0" run -; echo "ended $?"
      """#)
    #expect(program.shows("worlds"))
    program.send("\u{3}")
    #expect(program.shows("ended 130"))
    #expect(program.screen.lines.count { $0.contains("; stopped") } == 1)
  }
}
