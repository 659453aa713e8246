import Foundation
import Testing

/// `pushlab learn` as a line dialogue, with the same checks as in the dashboard.
@Suite struct LearnTests {
  private func learn(
    _ arguments: [String], _ lines: [String], state: URL? = nil,
    environment: [String: String] = [:], folder: URL? = nil
  ) throws -> Program.Result {
    var environment = environment
    let own = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-learn-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: own) }
    environment["XDG_STATE_HOME"] = (state ?? own).path
    return try Program.run(
      ["learn", "--resources", Self.resources] + arguments,
      input: Data((lines.joined(separator: "\n") + "\n").utf8),
      environment: environment, folder: folder)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// Three lessons that do not change with the course.
  private static let resources = root.appending(path: "Tests/LessonPack").path
  private static let lessons = URL(filePath: resources).appending(path: "lessons")

  @Test("a lesson whose scripts take too much work does not begin, and says why")
  func tooMuchWork() throws {
    try withFolder { folder in
      let files = FileManager.default
      let lesson = folder.appending(path: "slow")
      try files.copyItem(at: Self.lessons.appending(path: "01-switcher-trap"), to: lesson)
      let text = lesson.appending(path: "lesson.md")
      var lines = try String(contentsOf: text, encoding: .utf8)
      let app = try #require(lines.firstMatch(of: /\napp: .*\n/))
      lines.replaceSubrange(app.range, with: "\napp: app.swift\n")
      try lines.write(to: text, atomically: true, encoding: .utf8)
      let loops = (0..<30).map { _ in "for _ in 0..<1_000 { count += 1 }" }.joined(separator: "\n")
      try """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var count = 0
        func work() {
          \(loops)
        }
        func applicationDidBecomeActive(_ application: UIApplication) { work() }
        func applicationWillResignActive(_ application: UIApplication) { work() }
        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) { work() }
      }
      """.write(to: lesson.appending(path: "app.swift"), atomically: true, encoding: .utf8)
      let result = try learn([lesson.path], ["quit"])
      #expect(result.status == 2, "\(result.errors)")
      #expect(
        String(decoding: result.errors, as: UTF8.self).contains("too much to play before it begins")
      )
    }
  }

  @Test("wrong, then right, then on to the next lesson; the next start goes on there")
  func first() throws {
    try withFolder { state in
      let result = try learn(
        [], ["", "home", "push mixed \"x\"", "reset", "switcher", "push mixed", "", "", "quit"],
        state: state)
      #expect(result.status == 0 && result.errors.isEmpty && result.isHarmless)
      let text = result.text
      let order = [
        "Lesson 1 of 3: A tap that nobody made", "○ A push arrives", "On the Home screen",
        "Back to the start.", "✓ Solved.", "What happened", "Lesson 2 of 3: The flag",
      ]
      var rest = text[...]
      for part in order {
        let found = rest.range(of: part)
        #expect(found != nil, "\(part)")
        if let found { rest = rest[found.upperBound...] }
      }
      let again = try learn([], ["quit"], state: state)
      #expect(again.text.contains("Lesson 2 of 3: The flag"))
      let list = try Program.run(
        ["lessons", "--resources", Self.resources], environment: ["XDG_STATE_HOME": state.path])
      #expect(list.lines[1].contains("solved") && list.lines[2].contains("started"))
    }
  }

  @Test("an event typed while the text is still on goes to the task")
  func hasty() throws {
    let result = try learn(["switcher-trap"], ["switcher", "push mixed", "quit"])
    #expect(result.text.contains("✓ Solved."))
  }

  @Test("questions: numbers, names, nothing; what is none of these is told")
  func questions() throws {
    let result = try learn(
      ["permission-matrix", "--plain"],
      ["", "7", "predict didRecieve", "push mixed", "2", "", "predict nothing", "", "quit"])
    #expect(result.text.contains("7: expected numbers from 1 to 2, or 0 alone."))
    #expect(result.text.contains("predict: read didRecieve, expected a callback"))
    #expect(result.text.contains("Answer the question first"))
    #expect(result.text.contains("✓ Right: shown banner"))
    #expect(result.text.contains("✗ You: nothing. It was: didReceiveRemoteNotification."))
    #expect(result.text.contains("a push without a text is no empty push"))
    #expect(result.text.contains("1 of 8 right"))
  }

  @Test("all questions: solved, and the table at the end")
  func allQuestions() throws {
    let answers = ["2", "1", "1 2", "1", "1", "2", "1", "0"]
    let result = try learn(["permission-matrix"], [""] + answers.flatMap { [$0, ""] } + ["quit"])
    #expect(result.text.contains("✓ Solved."))
    #expect(result.lines.count { $0.hasPrefix("✓ open; ") } == 8)
    #expect(result.text.contains("The four phones"))
  }

  @Test("a delegate is taken, graded, and the event that fools it shown; Chinese")
  func fix() throws {
    let folder = Self.lessons.appending(path: "02-the-flag").path
    let result = try learn(
      ["the-flag", "--language", "zh-Hans"],
      [
        "", "app \(folder)/wrong-too-late.swift", "app \(folder)/nowhere.swift",
        "app \(folder)/solution.swift", "", "quit",
      ])
    #expect(result.text.contains("最短的反例：open; home; push mixed; tap"))
    #expect(result.text.contains("在那之前，标志位就必须升起"))
    #expect(result.errorText.contains("找不到文件"))
    #expect(result.text.contains("✓ 完成。"))
    #expect(result.text.contains("为什么管用"))
  }

  @Test("the solution event by event with its reason, then the variant; seen is not solved")
  func solution() throws {
    try withFolder { state in
      let result = try learn(
        ["switcher-trap"], ["", "solution", "", "", "open", "switcher", "push mixed", "quit"],
        state: state)
      #expect(result.text.contains("The solution, event 1 of 2: switcher"))
      #expect(result.text.contains("Rule push.arrival.inactive"))
      #expect(result.text.contains("from another start"))
      #expect(result.text.contains("✓ Solved."))
    }
  }

  @Test("a lesson, a pack and a folder of anywhere; what is none is told with the nearest")
  func packs() throws {
    try withFolder { folder in
      let lesson = """
        ---
        format: 1
        id: mine
        kind: explain
        profile: ios9
        app: naive
        teaches: [push.arrival.inactive]
        sources: [lifecycle.A7]
        minutes: 1
        ---
        # Mine

        A text of mine.

        ```choice
        The first

        No: not that.
        ```
        ```choice right
        The second

        Yes.
        ```
        ```hint
        Not the first.
        ```
        ```hint
        It has the number 2.
        ```

        """
      let place = folder.appending(path: "pack/01-mine")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(lesson.utf8).write(to: place.appending(path: "lesson.md"))
      try Data("format: 1\ntitle: {en: Mine, zh-Hans: 我的}\nlessons: [01-mine]\n".utf8)
        .write(to: folder.appending(path: "pack/pack.yaml"))
      for path in ["pack", "pack/", "./pack/01-mine", place.path] {
        let result = try learn([path], ["", "1", "2", "", "quit"], folder: folder)
        #expect(result.text.contains("Lesson 1 of 1: Mine"), "\(path)")
        #expect(result.text.contains("✗ The first") && result.text.contains("No: not that."))
        #expect(result.text.contains("✓ Solved."))
        #expect(result.text.contains("That was the last lesson"))
      }
      let typo = try learn(["switcher-trp"], [])
      #expect(typo.status == 2 && typo.output.isEmpty)
      #expect(typo.errorText.contains("did you mean switcher-trap?"))
      let broken = lesson.replacingOccurrences(of: "kind: explain", with: "kind: explian")
      try Data(broken.utf8).write(to: place.appending(path: "lesson.md"))
      let told = try learn(["pack/01-mine"], [], folder: folder)
      #expect(told.status == 2)
      #expect(told.errorText.contains("pack/01-mine/lesson.md:4:7"))
    }
  }

  @Test("the pack of docs/lessons.md, as it stands there")
  func page() throws {
    let file = Self.root.appending(path: "docs/lessons.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    func block(_ open: String, _ close: String, after: String) throws -> String {
      let heading = try #require(text.range(of: after))
      let rest = text[heading.upperBound...]
      let start = try #require(rest.range(of: open))
      let end = try #require(rest[start.upperBound...].range(of: close))
      return String(rest[start.upperBound..<end.lowerBound])
    }
    try withFolder { folder in
      let place = folder.appending(path: "my-lessons/01-asleep")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let files = [
        "pack.yaml": try block("```yaml\n", "```\n", after: "## How to write a lesson"),
        "01-asleep/lesson.md": try block(
          "~~~~markdown\n", "~~~~\n", after: "`my-lessons/01-asleep/lesson.md`,"),
        "01-asleep/lesson.zh-Hans.md": try block(
          "~~~~markdown\n", "~~~~\n", after: "`my-lessons/01-asleep/lesson.zh-Hans.md`:"),
      ]
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appending(path: "my-lessons/" + name))
      }
      let blessed = try Program.run(["check", "--bless", "my-lessons"], folder: folder)
      #expect(blessed.status == 0, "\(blessed.text)")
      let checked = try Program.run(["check", "my-lessons"], folder: folder)
      #expect(checked.status == 0)
      #expect(checked.lines.last?.hasSuffix("0 failed (1 lesson, 0 demos)") == true)
      let taken = try learn(["my-lessons"], ["", "home", "wait 5s", "quit"], folder: folder)
      #expect(taken.text.contains("✓ Solved."))
    }
  }

  @Test("a session saved as a draft passes the check once its prose is written")
  func draft() throws {
    try withFolder { folder in
      let script = """
        profile ios9
        app naive
        open
        switcher
        push mixed
        expect treated as tap
        save-lesson draft/lesson.md

        """
      try FileManager.default.createDirectory(
        at: folder.appending(path: "draft"), withIntermediateDirectories: true)
      try Data(script.utf8).write(to: folder.appending(path: "play.pushlab"))
      #expect(
        try Program.run(["run", "--allow-writes", "draft", "play.pushlab"], folder: folder)
          .status == 0)
      let file = folder.appending(path: "draft/lesson.md")
      let draft = try String(contentsOf: file, encoding: .utf8)
      let unwritten = try Program.run(["check", "draft"], folder: folder)
      #expect(unwritten.status == 1)
      var written = draft
      while let open = written.range(of: "<"), let close = written.range(of: ">") {
        written.replaceSubrange(open.lowerBound..<close.upperBound, with: "Some words.")
      }
      written = written.replacingOccurrences(
        of: "teaches: []\nsources: []",
        with: "teaches: [push.arrival.inactive]\nsources: [article.1.11]")
      try Data(written.utf8).write(to: file)
      _ = try Program.run(["check", "--bless", "draft"], folder: folder)
      let checked = try Program.run(["check", "draft"], folder: folder)
      #expect(checked.status == 0, "\(checked.text)")
    }
  }

  @Test("a progress that cannot be kept is said, and the lesson goes on")
  func noProgress() throws {
    let result = try Program.run(
      ["learn", "switcher-trap"], input: Data("\nswitcher\npush mixed\nquit\n".utf8),
      environment: [:])
    #expect(result.status == 0 && result.text.contains("✓ Solved."))
    #expect(result.errorText.contains("Your progress is not kept: HOME is not set."))
  }

  @Test("free play's dialogue begins and leaves lessons, too")
  func fromFreePlay() throws {
    try withFolder { state in
      let result = try Program.run(
        ["--plain", "--app", "naive", "--profile", "ios9", "--resources", Self.resources],
        input: Data("hint\nlesson switcher-trap\n\nswitcher\nlesson none\nhome\nquit\n".utf8),
        environment: ["XDG_STATE_HOME": state.path])
      #expect(result.text.contains("! No lesson is on"))
      #expect(result.text.contains("Lesson 1 of 3"))
      #expect(result.text.contains("Free play, with the lesson's start."))
      #expect(result.status == 0)
    }
  }

  private static func head(_ id: String, _ kind: String) -> String {
    """
    ---
    format: 1
    id: \(id)
    kind: \(kind)
    profile: ios9
    app: naive
    teaches: [push.arrival.inactive]
    sources: [lifecycle.A7]
    minutes: 1
    ---
    # Of the kind \(kind)

    Words to be read.


    """
  }

  @Test("to read, with a demonstration; to explain; at the dashboard and in lines")
  func readAndExplain() throws {
    try withFolder { folder in
      let read = Self.head("reading", "read") + "```solution\nopen\nhome\n```\n"
      let explain =
        Self.head("explaining", "explain")
        + "```choice\nThe first\n\nNot that.\n```\n```choice right\nThe second\n\nYes.\n```\n"
        + "```hint\nOne.\n```\n```hint\nTwo.\n```\n"
      for (name, text) in [("read", read), ("explain", explain)] {
        let place = folder.appending(path: name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place.appending(path: "lesson.md"))
      }
      let lines = try learn(["read"], ["", "", "", "", "quit"], folder: folder)
      #expect(lines.text.contains("The solution, event 2 of 2: home"))
      #expect(lines.text.contains("✓ Solved."))

      let script = folder.appending(path: "keys")
      func frame(_ lesson: String, _ keys: [String]) throws -> String {
        try Data((keys.joined(separator: "\n") + "\n").utf8).write(to: script)
        let result = try Program.run(
          ["learn", lesson, "--script", script.path],
          environment: ["XDG_STATE_HOME": folder.path], folder: folder)
        return result.text
      }
      #expect(try frame("read", ["<esc>"]).contains("Enter: on with the solution"))
      #expect(try frame("read", ["<esc>", "<enter>", "<enter>"]).contains("event 1 of 2: open"))
      let end = ["<esc>"] + Array(repeating: "<enter>", count: 5)
      #expect(try frame("read", end).contains("✓ solved"))
      #expect(try frame("explain", ["<esc>"]).contains("2  The second"))
      #expect(try frame("explain", ["<esc>", "1"]).contains("Not that."))
      #expect(try frame("explain", ["<esc>", "1", "2"]).contains("✓ Solved."))
      #expect(try frame("explain", ["<esc>", "X"]).contains("✓ The second"))
    }
  }

  @Test("with --script the dashboard's frames, lesson pane and all")
  func frames() throws {
    try withFolder { folder in
      let script = folder.appending(path: "keys")
      try Data("<esc>\ns\ne\na\ne\n".utf8).write(to: script)
      let result = try Program.run(
        ["learn", "switcher-trap", "--script", script.path, "--size", "80x24"],
        environment: ["XDG_STATE_HOME": folder.path])
      #expect(result.status == 0)
      #expect(result.text.contains("✓ Solved."))
    }
  }
}
