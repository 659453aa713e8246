import Foundation
import PtyKit
import Testing

/// A session survives its process, however that ends.
@Suite struct JournalTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-journal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func start(_ folder: String, _ arguments: [String] = []) -> PtyProgram {
    dashboard(arguments, environment: ["XDG_STATE_HOME": folder])
  }

  @Test("killed at any moment, the next start goes on with all but the key in flight")
  func killed() throws {
    try withFolder { folder in
      let program = start(folder, ["--app", "naive", "--profile", "ios9"])
      #expect(program.shows("PushLab"))
      program.send("oes ")
      #expect(program.shows("step 14/15"))
      program.signal(SIGKILL)
      #expect(program.exitStatus() != nil)

      let next = start(folder)
      #expect(next.shows("g: resume previous session (2 events)"))
      next.send("g")
      #expect(next.shows("ios9 · naive"))
      #expect(next.shows("step 14/15"))
      next.send("q")
      #expect(next.exitStatus() == 0)
    }
  }

  @Test("the offer takes no other key, and goes with the first event")
  func offer() throws {
    try withFolder { folder in
      let program = start(folder)
      #expect(program.shows("PushLab"))
      program.send("o")
      #expect(program.shows("step 1/"))
      program.send("q")
      #expect(program.exitStatus() == 0)
      let next = start(folder)
      #expect(next.shows("g: resume"))
      next.send("a")
      #expect(next.shows("push mixed"))
      #expect(next.waits { !$0.lines.joined(separator: " ").contains("g: resume") })
      next.send("q")
      #expect(next.exitStatus() == 0)
    }
  }

  @Test("a journal whose process lives is not offered, one without an event neither")
  func living() throws {
    try withFolder { folder in
      let idle = start(folder)
      #expect(idle.shows("PushLab"))
      idle.send("q")
      #expect(idle.exitStatus() == 0)
      let first = start(folder)
      #expect(first.shows("PushLab"))
      first.send("o")
      #expect(first.shows("step 1/"))
      let second = start(folder)
      #expect(second.shows("Time stands still"))
      #expect(!second.screen.lines.joined(separator: " ").contains("g: resume"))
      second.send("q")
      first.send("q")
      #expect(second.exitStatus() == 0)
      #expect(first.exitStatus() == 0)
    }
  }

  @Test("a folder that cannot be written: said once, and the play goes on")
  func readOnly() throws {
    let program = dashboard(environment: ["XDG_STATE_HOME": "/proc/nowhere"])
    #expect(program.shows("This session is not kept in a journal"))
    program.send("o")
    #expect(program.shows("step 1/"))
    #expect(program.waits { !$0.lines.joined(separator: " ").contains("journal") })
    program.send("q")
    #expect(program.exitStatus() == 0)
  }

  private func write(_ events: Int, in folder: String) throws {
    let journals = folder + "/pushlab/journals"
    try FileManager.default.createDirectory(atPath: journals, withIntermediateDirectories: true)
    let text =
      "# pushlab journal 1\napp naive\n" + String(repeating: "open\nhome\n", count: events / 2)
    try text.write(toFile: journals + "/1-1-1.journal", atomically: true, encoding: .utf8)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder + "/pushlab/journals")
  }

  @Test("a session whose resumption was killed or stopped is offered whole again")
  func killedWhileResuming() throws {
    try withFolder { folder in
      try write(8000, in: folder)
      for isKilled in [true, false, true, false, true, false, true] {
        let program = start(folder)
        #expect(program.shows("g: resume previous session (8000 events)"))
        program.send("g")
        #expect(program.shows("Playing: "))
        if isKilled {
          program.signal(SIGKILL)
          #expect(program.exitStatus() == 128 + SIGKILL)
        } else {
          program.send("\u{3}")
          #expect(program.shows("Stopped after "))
          program.send("q")
          #expect(program.exitStatus() == 0)
        }
      }
      #expect(try names(in: folder).contains("1-1-1.journal"))
      #expect(try names(in: folder).count == 2)
    }
  }

  @Test("an event after a stopped resumption makes a session of its own")
  func stoppedAndContinued() throws {
    try withFolder { folder in
      try write(8000, in: folder)
      let program = start(folder)
      #expect(program.shows("g: resume previous session (8000 events)"))
      program.send("g")
      #expect(program.shows("Playing: "))
      program.send("\u{1B}")
      #expect(program.shows("Stopped after "))
      program.send("a")
      #expect(program.shows("push mixed"))
      program.signal(SIGKILL)
      #expect(program.exitStatus() == 128 + SIGKILL)
      let next = start(folder)
      #expect(next.shows("g: resume previous session"))
      #expect(!next.screen.lines.joined().contains("8000 events"))
      next.send("g")
      #expect(next.shows("push mixed"))
      next.send("q")
      #expect(next.exitStatus() == 0)
    }
  }

  @Test("what a script has played is resumed, at the line prompt too", arguments: [true, false])
  func loaded(hasScreen: Bool) throws {
    try withFolder { folder in
      let script = folder + "/two.pushlab"
      try "app naive\nopen\nhome\n".write(toFile: script, atomically: true, encoding: .utf8)
      let program = start(folder, hasScreen ? [] : ["--plain"])
      #expect(program.shows(hasScreen ? "PushLab" : ">"))
      // What came before is no part of the session that a script begins.
      program.send(hasScreen ? "ohoh:load \(script)\r" : "open\rhome\rload \(script)\r")
      #expect(program.shows(hasScreen ? "played to its end" : "home"))
      program.send(hasScreen ? "sq" : "switcher\rquit\r")
      #expect(program.exitStatus() == 0)
      let next = start(folder)
      #expect(next.shows("g: resume previous session (3 events)"))
      next.send("q")
      #expect(next.exitStatus() == 0)
    }
  }

  @Test(
    "free play after a lesson is resumed, with a delegate of the lesson's folder too",
    arguments: ["first-launch", "find-the-bug"])
  func freePlayAfterLesson(lesson: String) throws {
    try withFolder { folder in
      let program = dashboard(["learn", lesson], environment: ["XDG_STATE_HOME": folder])
      #expect(program.shows("/44"))
      program.send(":lesson none\r")
      #expect(program.shows("Free play"))
      program.send("we")
      #expect(program.shows("00:00:05"))
      program.signal(SIGKILL)
      #expect(program.exitStatus() == 128 + SIGKILL)
      let next = start(folder)
      #expect(next.shows("g: resume previous session"))
      next.send("ge")
      #expect(next.shows("00:00:05"))
      next.send("q")
      #expect(next.exitStatus() == 0)
    }
  }

  @Test("a damaged journal is named and left alone")
  func damaged() throws {
    try withFolder { folder in
      let journals = folder + "/pushlab/journals"
      try FileManager.default.createDirectory(
        atPath: journals, withIntermediateDirectories: true)
      let noise =
        Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7919) }) + Data("\nopen\nho".utf8)
      try noise.write(to: URL(filePath: journals + "/1-1-1.journal"))
      let program = start(folder)
      #expect(program.shows("An earlier session cannot be resumed"))
      program.send("q")
      #expect(program.exitStatus() == 0)
      #expect(try Data(contentsOf: URL(filePath: journals + "/1-1-1.journal")) == noise)
    }
  }

  @Test("a journal with a line longer than any command is named, left alone and not parsed")
  func longLine() throws {
    try withFolder { folder in
      let journals = folder + "/pushlab/journals"
      try FileManager.default.createDirectory(
        atPath: journals, withIntermediateDirectories: true)
      let head = "# pushlab journal 1\nprofile ios17-scenes\napp modern\n"
      let text = Data((head + String(repeating: "open;", count: 300_000) + "\n").utf8)
      try text.write(to: URL(filePath: journals + "/1-1-1.journal"))
      let program = start(folder)
      #expect(program.shows("An earlier session cannot be resumed"))
      program.send("q")
      #expect(program.exitStatus() == 0)
      #expect(try Data(contentsOf: URL(filePath: journals + "/1-1-1.journal")) == text)
    }
  }

  @Test(
    "why a journal of a newer version is not resumed fits into 80 columns",
    arguments: [
      ("en", "! An earlier session cannot be resumed: written by a newer version (/"),
      ("zh-Hans", "! 无法继续之前的会话：由更新的版本写成（/"),
    ])
  func newer(language: String, words: String) throws {
    try withFolder { folder in
      let journals = folder + "/pushlab/journals"
      try FileManager.default.createDirectory(
        atPath: journals, withIntermediateDirectories: true)
      let text = "# pushlab journal 99\napp naive\nopen\n"
      try text.write(toFile: journals + "/1-1-1.journal", atomically: true, encoding: .utf8)
      let program = dashboard(
        ["--language", language], environment: ["XDG_STATE_HOME": folder])
      #expect(program.shows(words))
      program.send("q")
      #expect(program.exitStatus() == 0)
    }
  }

  private func writeJournals(_ texts: [String: String], _ folder: String) throws -> String {
    let journals = folder + "/pushlab/journals"
    try FileManager.default.createDirectory(atPath: journals, withIntermediateDirectories: true)
    for (name, text) in texts {
      try text.write(
        toFile: "\(journals)/\(name).journal", atomically: true, encoding: .utf8)
    }
    return journals
  }

  @Test("beyond the five newest a journal that can be read goes, a damaged one stays")
  func damagedBehindNewer() throws {
    try withFolder { folder in
      let head = "# pushlab journal 1\n"
      var texts = [
        "100-1-1": head + "this is no command\n", "101-1-1": head + "open\n",
        "102-1-1": head + "save x\n",
      ]
      for number in 200...206 { texts["\(number)-1-1"] = head + "open\n" }
      let journals = try writeJournals(texts, folder)
      let program = start(folder)
      #expect(program.shows("g: resume previous session (1 event)"))
      program.send("q")
      #expect(program.exitStatus() == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: journals)
      let old = names.filter { $0.count == "100-1-1.journal".count }.sorted()
      #expect(
        old.prefix(2) == ["100-1-1.journal", "102-1-1.journal"] && old.count == 7, "\(names)")
    }
  }

  @Test("after the clock was set back, the session that was killed last is the one offered")
  func clockSetBack() throws {
    try withFolder { folder in
      var texts: [String: String] = [:]
      for number in 1...5 {
        texts["400000000\(number)-1-1"] = "# pushlab journal 1\nopen\nhome\nopen\n"
      }
      _ = try writeJournals(texts, folder)
      let program = start(folder)
      #expect(program.shows("g: resume previous session (3 events)"))
      program.send("o")
      #expect(program.shows("step 1/"))
      program.signal(SIGKILL)
      #expect(program.exitStatus() != nil)
      let next = start(folder)
      #expect(next.shows("g: resume previous session (1 event)"))
      next.send("q")
      #expect(next.exitStatus() == 0)
    }
  }

  @Test("a state folder whose name is not UTF-8 is used byte for byte")
  func folderOfOtherBytes() throws {
    try withFolder { folder in
      let program = shell(
        "cd \(folder); XDG_STATE_HOME=\"$PWD/$(printf '\\377')\" exec \"$0\" --app naive",
        environment: [:])
      #expect(program.shows("PushLab"))
      program.send("o")
      #expect(program.shows("step 1/"))
      program.send("q")
      #expect(program.exitStatus() == 0)
      let found = shell(
        "cd \(folder); ls \"$(printf '\\377')/pushlab/journals\"; ls | wc -l", environment: [:])
      #expect(found.shows(".journal"))
      #expect(found.exitStatus() == 0)
    }
  }
}
