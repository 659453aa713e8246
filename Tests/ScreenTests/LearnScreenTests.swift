import Foundation
import PtyKit
import Testing

/// Lessons at a real terminal: state after the end of the process, and the editor.
@Suite struct LearnScreenTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-learn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test("killed in a lesson, the next start stands where the learner was")
  func killed() throws {
    try withFolder { folder in
      let program = dashboard(
        ["learn", "switcher-trap", "--resources", Program.resources],
        environment: ["XDG_STATE_HOME": folder])
      #expect(program.shows("page 1 of 2"))
      program.send(" ")
      #expect(program.shows("to the task"))
      program.send("\r")
      #expect(program.shows("throughout"))
      program.send("seH")
      #expect(program.shows("Hint 1 of 3"))
      program.signal(SIGKILL)
      #expect(program.exitStatus() != nil)

      let next = dashboard(
        ["learn", "--resources", Program.resources], environment: ["XDG_STATE_HOME": folder])
      #expect(next.shows("This is where you stopped"))
      #expect(next.shows("step 3/3"))
      #expect(next.shows("Hint 1 of 3"))
      next.send("ae")
      #expect(next.shows("Solved."))
      next.send("q")
      #expect(next.exitStatus() == 0)
      let progress = try String(contentsOfFile: folder + "/pushlab/progress", encoding: .utf8)
      #expect(progress.contains("attempts=1 hints=1 solved="))
    }
  }

  @Test(
    "what was typed in a lesson is resumed after another session, unless the lesson was begun anew",
    arguments: [
      ("open", true), ("lesson the-flag\nnext", true),
      ("lesson switcher-trap\nnext\nlesson the-flag\nnext", false),
    ])
  func anotherSession(later: String, isResumed: Bool) throws {
    try withFolder { folder in
      let journals = folder + "/pushlab/journals"
      try FileManager.default.createDirectory(atPath: journals, withIntermediateDirectories: true)
      let head = "# pushlab journal 1\nprofile ios9\napp naive\n"
      for (name, lines) in [("1", "lesson switcher-trap\nnext\nswitcher"), ("2", later)] {
        try (head + lines + "\n").write(
          toFile: journals + "/\(name)-1-1.journal", atomically: true, encoding: .utf8)
      }
      let program = dashboard(
        ["learn", "switcher-trap", "--resources", Program.resources],
        environment: ["XDG_STATE_HOME": folder])
      #expect(program.shows(isResumed ? "This is where you stopped" : "page 1 of 2"))
      program.signal(SIGTERM)
      #expect(program.exitStatus() != nil)
    }
  }

  @Test("a lesson in lines is the current one for the next start")
  func currentInLines() throws {
    try withFolder { folder in
      let program = dashboard(
        ["learn", "switcher-trap", "--plain", "--resources", Program.resources],
        environment: ["XDG_STATE_HOME": folder])
      program.send("\rquit\r")
      #expect(program.exitStatus() == 0)
      let progress = try String(contentsOfFile: folder + "/pushlab/progress", encoding: .utf8)
      #expect(progress.contains("current switcher-trap"))
    }
  }

  @Test("E: the editor has the terminal, and what it leaves is graded")
  func edit() throws {
    try withFolder { folder in
      let lesson = Program.lessons + "/02-the-flag"
      let editor = folder + "/editor"
      try "cp \(lesson)/solution.swift \"$1\"\nprintf edited\n"
        .write(toFile: editor, atomically: true, encoding: .utf8)
      let program = dashboard(
        ["learn", "the-flag", "--resources", Program.resources],
        environment: ["XDG_STATE_HOME": folder, "EDITOR": "sh \(editor)"])
      #expect(program.shows("page 1"))
      program.send("\u{1B}")
      #expect(program.shows("Whatever happens: no arrival"))
      program.send("E")
      #expect(program.shows("E again: open it"))
      program.send("E")
      #expect(program.shows("Solved."))
      program.send("q")
      #expect(program.exitStatus() == 0)
      #expect(program.modes == program.originalModes)
      let kept = try String(
        contentsOfFile: folder + "/pushlab/lessons/the-flag/AppDelegate.swift", encoding: .utf8)
      #expect(kept.contains("case .inactive where appIsStarting"))
    }
  }

  @Test("an editor that fails: a word, and the lesson goes on")
  func failingEditor() throws {
    try withFolder { folder in
      let program = dashboard(
        ["learn", "the-flag", "--resources", Program.resources],
        environment: ["XDG_STATE_HOME": folder, "EDITOR": "/nowhere/editor"])
      #expect(program.shows("page 1"))
      program.send("\u{1B}")
      #expect(program.shows("Whatever happens: no arrival"))
      program.send("E")
      #expect(program.shows("E again: open it"))
      program.send("E")
      #expect(program.shows("The variable EDITOR chooses another"))
      program.send("q")
      #expect(program.exitStatus() == 0)
    }
  }

  @Test("a lesson's page says that no journal is kept")
  func withoutJournal() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/pushlab", withIntermediateDirectories: true)
      try "no folder".write(
        toFile: folder + "/pushlab/journals", atomically: true, encoding: .utf8)
      let program = dashboard(
        ["learn", "switcher-trap", "--resources", Program.resources],
        environment: ["XDG_STATE_HOME": folder])
      #expect(program.shows("is not kept in a journal"))
      program.send("q")
      program.send("q")
      #expect(program.exitStatus() == 0)
    }
  }

  @Test(
    "a damaged progress file is told, in the dashboard and in lines", arguments: [[], ["--plain"]])
  func damagedProgress(options: [String]) throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/pushlab", withIntermediateDirectories: true)
      try "pushlab progress 1\ncurrent switcher-trap\ngarbage line\n".write(
        toFile: folder + "/pushlab/progress", atomically: true, encoding: .utf8)
      let program = dashboard(
        ["learn", "--resources", Program.resources] + options,
        environment: ["XDG_STATE_HOME": folder])
      #expect(program.shows("is damaged, line 3"))
      program.signal(SIGTERM)
      #expect(program.exitStatus() != nil)
    }
  }
}

enum Program {
  /// Three lessons that do not change with the course.
  static let resources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "LessonPack").path
  static let lessons = resources + "/lessons"
}
