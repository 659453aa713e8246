import BuiltInApps
import CommandLanguage
import Foundation
import Laboratory
import Lessons
import Testing
import TextGrid

@testable import Dashboard

/// A learner at the dashboard who uses only keys.
@Suite struct LessonTests {
  @Test("the first lesson from its text to its end, with keys")
  func trap() throws {
    var sample = try Sample()
    try sample.begin("switcher-trap")
    #expect(sample.text.contains("A user of your news app writes"))
    #expect(sample.text.contains("page 1 of 2"))
    sample.press(" ")
    #expect(sample.text.contains("Enter: to the task"))
    sample.press(.enter)
    #expect(sample.text.contains("○ A push arrives, and the delegate takes it for a tap"))
    sample.press("s")
    sample.press("e")
    sample.press("a")
    #expect(sample.text.contains("○ A push arrives"), "not before its steps are shown")
    sample.press("e")
    #expect(sample.text.contains("✓ A push arrives"))
    #expect(sample.text.contains("✓ Solved."))
    sample.press(.enter)
    #expect(sample.text.contains("What happened"))
    #expect(sample.text.contains("Enter: next lesson, The flag"))
    #expect(sample.effects.isEmpty)
    sample.press(.enter)
    guard case .beginLesson("the-flag")? = sample.effects.last else {
      Issue.record("the next lesson in one key, not \(sample.effects)")
      return
    }
  }

  @Test("a wrong way is answered, and R goes back to before it")
  func wrong() throws {
    var sample = try Sample()
    try sample.begin("switcher-trap")
    sample.skipText()
    sample.press("heae")
    #expect(sample.text.contains("On the Home screen the app is in the background"))
    sample.press(.left)
    #expect(sample.text.contains("On the Home screen"), "stays while the steps are looked at")
    sample.press("R")
    #expect(sample.history.stepNumber == 0)
    sample.press("se")
    #expect(!sample.text.contains("On the Home screen"))
    sample.press("ae")
    #expect(sample.text.contains("✓ Solved."))
  }

  @Test("Enter always goes on: the rest of an event, else a word; a colon types")
  func enter() throws {
    var sample = try Sample()
    try sample.begin("switcher-trap")
    sample.skipText()
    sample.press(.enter)
    #expect(sample.text.contains("The task is not done yet."))
    #expect(sample.state.mode == .keys)
    sample.press("s")
    #expect(sample.text.contains("Space: next step · Enter: the rest of the event"))
    sample.press(.enter)
    #expect(sample.history.stepNumber == 3)
    sample.press(":")
    #expect(sample.state.mode == .prompt)
  }

  @Test("a broken keep is told, and R goes back to before its event")
  func broken() throws {
    var sample = try Sample()
    try sample.begin("switcher-trap")
    sample.skipText()
    sample.press("heaete")
    #expect(sample.text.contains("✗ Nobody taps a notification"))
    let steps = sample.history.stepNumber
    sample.press("R")
    #expect(sample.history.stepNumber > 0 && sample.history.stepNumber < steps)
    #expect(sample.text.contains("✓ Nobody taps"))
  }

  @Test("at 80 columns the key bar names no key of the solution")
  func barWithoutSolution() throws {
    var sample = try Sample("naive")
    try sample.begin("switcher-trap")
    sample.skipText()
    for _ in 0..<3 {
      let bar = sample.lines[23]
      #expect(bar.contains("? help") && bar.contains("H hint"))
      #expect(!bar.contains("s switcher") && !bar.contains("a push"), "\(bar)")
      sample.press("he")
    }
  }

  @Test("hints come in tiers, the solution plays event by event, then the variant")
  func helped() throws {
    var sample = try Sample()
    try sample.begin("switcher-trap")
    sample.skipText()
    sample.press("H")
    #expect(sample.text.contains("Hint 1 of 3"))
    sample.press("H")
    #expect(sample.text.contains("Hint 2 of 3"))
    sample.press("X")
    #expect(sample.text.contains("The solution, event 1 of 2: switcher"))
    sample.press(.enter, .enter)
    #expect(sample.text.contains("event 2 of 2"))
    sample.press("e")
    #expect(!sample.text.contains("✓ Solved."), "seen is not solved")
    sample.press(.enter)
    #expect(sample.text.contains("from another start"))
    sample.press("oe")
    sample.press("seae")
    #expect(sample.text.contains("✓ Solved."))
  }

  @Test("an event that is typed and cannot happen is told with its reason")
  func refusedEvent() throws {
    var sample = try Sample()
    try sample.begin("switcher-trap")
    sample.skipText()
    sample.press(":open")
    sample.press(.enter)
    #expect(sample.text.contains("! The icon can be tapped only where the phone shows the Home"))
  }

  @Test("a prediction: its event waits for the answer, a wrong one stands at the difference")
  func prediction() throws {
    var sample = try Sample()
    try sample.begin("permission-matrix")
    sample.skipText()
    #expect(sample.text.contains("The user taps the app's icon. The user goes to Home. Now:"))
    sample.press("a")
    #expect(sample.note?.contains("Answer the question first") == true)
    sample.press(.enter)
    #expect(sample.text.contains("Your answer: …"), "no answer is not the answer nothing")
    sample.press("?")
    #expect(sample.state.reader != nil)
    sample.press("1")
    #expect(sample.state.reader == nil && sample.text.contains("Your answer: didReceive"))
    sample.press(.backspace)
    sample.press("1")
    #expect(sample.text.contains("Your answer: didReceiveRemoteNotification"))
    sample.press(.backspace)
    sample.press("22")
    #expect(sample.text.contains("Your answer: nothing") == false)
    sample.press("2")
    sample.press(.enter)
    #expect(sample.text.contains("✓ Right: shown banner"))
    sample.press(.enter)
    sample.press("0")
    sample.press(.enter)
    #expect(sample.text.contains("✗ You: nothing. It was: didReceiveRemoteNotification."))
    #expect(sample.text.contains("a push without a text is no empty push"))
    #expect(sample.selectedRow.contains("didReceiv"))
    #expect(sample.text.contains("Enter: next question"))
    sample.press(.enter)
    #expect(sample.text.contains("1 of 8 right"))
    #expect(sample.text.contains("Your answer: …"), "one Enter asks the next question")
  }

  @Test("a question that was answered wrong comes again, and says so")
  func askedAgain() throws {
    var sample = try Sample()
    try sample.begin("permission-matrix")
    sample.skipText()
    sample.press("0")
    sample.press(.enter, .enter)
    for _ in 0..<7 {
      #expect(!sample.text.contains("Once more"))
      sample.answerRightly()
    }
    #expect(sample.text.contains("Once more: your answer to this was not right."))
    sample.answerRightly()
    #expect(sample.state.learning?.play.isSolved == true)
  }

  @Test("choices side by side are not broken; an open question leaves the event keys alone")
  func choices() throws {
    let pack = try Sample.course.get()
    let lesson = try #require(pack.lesson("home-and-back"))
    let run = LessonRun(try Sample.files.prepare(lesson), number: 1, of: 1, next: nil)
    var sample = try Sample()
    sample.effects += sample.state.take(.lesson(run, acts: []))
    sample.skipText()
    for choice in [
      "1  sceneWillResignActive(_:)", "3  sceneWillEnterForeground(_:)", "0  none of these",
    ] {
      #expect(sample.lines.contains { $0.contains(choice) }, "\(choice)")
    }
    let bar = try #require(sample.lines.last)
    #expect(bar.contains("M text") && !bar.contains("  h home"))
    sample.press("y")
    #expect(sample.note == "Answer the question first; then y tells why.")
  }

  @Test("at 80x24 a question shows its whole scene, its choices and the answer, also asked again")
  func questions() throws {
    let pack = try Sample.course.get()
    for lesson in pack.lessons where lesson.kind == .predict {
      let run = LessonRun(try Sample.files.prepare(lesson), number: 1, of: 1, next: nil)
      var sample = try Sample()
      sample.effects += sample.state.take(.lesson(run, acts: []))
      sample.skipText()
      for number in 1...2 * lesson.task.asks.count {
        guard let question = sample.state.learning?.question else { break }
        let shown = sample.lines.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " │")) }
          .joined(separator: " ")
        let scene = question.scene.first.map { String($0.en.prefix(16)) } ?? "Now: "
        #expect(shown.contains(scene), "\(lesson.id) \(number)")
        #expect(shown.contains("Now: "), "\(lesson.id) \(number)")
        #expect(shown.contains("Your answer: …"), "\(lesson.id) \(number)")
        #expect(shown.contains("What does it bring about?"), "\(lesson.id) \(number)")
        for choice in question.choices {
          #expect(shown.contains(choice.label.en), "\(lesson.id) \(number)")
        }
        sample.press("0")
        sample.press(.enter)
        for _ in 0..<3 where sample.state.learning?.question == nil { sample.press(.enter) }
      }
    }
  }

  @Test("every question answered rightly: solved, with the table")
  func table() throws {
    var sample = try Sample()
    try sample.begin("permission-matrix")
    sample.skipText()
    for _ in 0..<8 { sample.answerRightly() }
    #expect(sample.state.learning?.play.isSolved == true)
    #expect(sample.lines.count { $0.contains("│ ✓ ") } == 8)
  }

  @Test("a delegate that is fooled: the shortest sequence as a branch, its first event ahead")
  func fix() throws {
    var sample = try Sample()
    try sample.begin("the-flag")
    sample.skipText()
    guard let learning = sample.state.learning else { return }
    sample.effects += sample.state.take(.learnersApp(learning.play.prepared.app))
    while sample.state.isExploring { sample.state.continueSearch() }
    #expect(sample.text.contains("✗ Fooled by: open; switcher; push mixed"))
    #expect(sample.history.stepNumber == 0 && sample.history.records.count == 3)
    let solution = try #require(learning.play.prepared.delegates["also-cleared-everywhere.swift"])
    sample.effects += sample.state.take(.learnersApp(solution))
    while sample.state.isExploring { sample.state.continueSearch() }
    #expect(sample.text.contains("✓ Solved."))
    sample.press("E")
    guard case .announceEditor(let target)? = sample.effects.last else {
      Issue.record("E announces the editor")
      return
    }
    let words = Bilingual(en: "vi opens AppDelegate.swift.", zh: "将用 vi 打开。")
    sample.effects += sample.state.take(.announced(target, words))
    #expect(
      sample.text.contains("E again: open it; any other key: not now. vi opens AppDelegate.swift."))
    sample.press("E")
    guard case .openEditor? = sample.effects.last else {
      Issue.record("E again opens the editor")
      return
    }
  }

  @Test("behind a solved task `app` takes the learner's own files; the steps are beside the play")
  func ownApp() throws {
    var sample = try Sample()
    try sample.begin("the-flag")
    sample.skipText()
    sample.send("app Mine.swift")
    guard case .loadApp? = sample.effects.last else {
      Issue.record("a task that is not done keeps its delegate")
      return
    }
    try sample.begin("the-flag")
    sample.skipText()
    let run = try #require(sample.state.learning)
    let solution = try #require(run.play.prepared.delegates["also-cleared-everywhere.swift"])
    sample.effects += sample.state.take(.learnersApp(solution))
    while sample.state.isExploring { sample.state.continueSearch() }
    sample.press(.enter)
    sample.press(":")
    sample.press("app Mine.swift")
    sample.press(.enter)
    guard case .readOwnApp(.file(path: "Mine.swift"), _)? = sample.effects.last else {
      Issue.record("the shell reads the files")
      return
    }
    let own = App(
      choice: .file(path: "Mine.swift"), program: try App.inRepository("modern").program)
    sample.effects += sample.state.take(.ownApp(own))
    #expect(sample.text.contains("iOS calls (line)"))
    sample.press(.escape)
    #expect(sample.text.contains("phone · not running"))
    #expect(sample.text.contains("M: the steps"))
    sample.press("o")
    #expect(sample.history.records.count == 1)
    sample.press("M")
    #expect(sample.text.contains("Why it holds"))
    #expect(sample.text.contains("page 1 of 2"))
    sample.press(.enter)
    #expect(sample.text.contains("Enter: back to your app"))
    sample.press(.enter)
    #expect(sample.text.contains("phone · "))
    #expect(sample.history.records.count == 1)
    sample.press("E")
    guard case .announceEditor(.own(.file(path: "Mine.swift")))? = sample.effects.last else {
      Issue.record("E is about the learner's own file")
      return
    }
    sample.press("R")
    #expect(sample.history.records.isEmpty)
    #expect(sample.state.session.setup.app.choice == own.choice)
  }

  @Test("the solution of a fix lesson is shown, and is not the learner's")
  func fixSolution() throws {
    var sample = try Sample()
    try sample.begin("the-flag")
    sample.skipText()
    sample.press("X")
    while sample.state.isExploring { sample.state.continueSearch() }
    #expect(sample.text.contains("+22     appIsStarting = true"))
    #expect(sample.text.contains("-42     case .inactive:"))
    #expect(sample.state.learning?.play.isSolved == false)
  }

  @Test("the list: typed letters filter, Enter begins, Esc goes back")
  func list() throws {
    var sample = try Sample()
    sample.press("L")
    guard case .listLessons? = sample.effects.last else {
      Issue.record("L lists the lessons")
      return
    }
    sample.effects += sample.state.take(.lessons(try Sample.list()))
    #expect(sample.text.contains("lessons · 0 of 3 solved"))
    sample.press("flag")
    #expect(!sample.text.contains("A tap that nobody made"))
    sample.press(.enter)
    guard case .beginLesson("the-flag")? = sample.effects.last else {
      Issue.record("Enter begins the chosen one")
      return
    }
    sample.effects += sample.state.take(.lessons(try Sample.list()))
    sample.press(.escape)
    #expect(sample.state.picker == nil)
  }

  @Test("free play knows the keys of lessons by a word")
  func none() throws {
    for key in ["H", "X", "M"] {
      var sample = try Sample()
      sample.press(key)
      #expect(sample.note?.contains("No lesson is on") == true)
    }
    var own = try Sample()
    own.press("D")
    #expect(own.note?.contains("A built-in app does not change") == true)
    own.press("E")
    guard case .announceEditor(.copy("naive"))? = own.effects.last else {
      Issue.record("E offers to copy a built-in app")
      return
    }
    var sample = try Sample()
    try sample.begin("switcher-trap")
    sample.skipText()
    sample.send("lesson none")
    #expect(sample.state.learning == nil)
    sample.press("H")
    #expect(sample.note?.contains("No lesson is on") == true)
  }

  @Test("every size and both languages hold a lesson", arguments: ["switcher-trap", "the-flag"])
  func sizes(id: String) throws {
    for language in Language.allCases {
      for (width, height) in [(80, 24), (100, 30), (120, 40), (200, 60), (60, 20), (1, 1)] {
        var sample = try Sample("naive", width, height, language)
        try sample.begin(id)
        _ = sample.text
        sample.skipText()
        sample.press("seaeHHHHz")
        #expect(sample.state.render().grid.size == Size(width: width, height: height))
      }
    }
  }
}
