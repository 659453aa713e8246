import CommandLanguage
import Explorer
import Laboratory
import Lessons

/// Lessons as a dialogue in lines: the same checks as in the dashboard.
extension LineDialogue {
  // MARK: Beginning

  /// Begins a lesson, where the learner stopped if its process ended in it.
  mutating func begin(_ name: String?) throws(Diagnostics) {
    if course == nil { course = try Course(library.resources) }
    guard let course else { return }
    var run = try course.begin(name)
    if let kept = LearnersFile.kept(for: run), let app = try? kept.load() {
      run.takeDelegate(app)
    }
    if isTerminal, learning == nil {
      let context = ParseContext(place: .prompt, file: "-", readFile: { InputFile.read($0) })
      run.resume(Journal.resumed(run.lesson.id), context)
    }
    learning = run
    player.session = run.session
  }

  private mutating func beginAndTell(_ name: String?) throws(Diagnostics) {
    try begin(name)
    if let id = learning?.lesson.id { write(lines: [JournalMark.lesson + id]) }
    tellOfLesson()
  }

  /// Writes the lesson's entries to the journal.
  mutating func writeLesson() { write(learning?.takeUnwritten() ?? []) }

  // MARK: Lines

  /// Returns true if the lesson handled the line; otherwise the line is a command.
  mutating func submitToLesson(_ line: String) -> Bool {
    guard let learning else { return false }
    if line.allSatisfy({ $0 == " " || $0 == "\t" }) {
      onward()
      return true
    }
    guard let input = LessonInput(line, in: learning) else { return false }
    let before = learning.session.history.records.count
    self.learning?.submit(input)
    writeLesson()
    printSteps(from: before)
    tellMessages()
    tellWhatNext()
    record()
    return true
  }

  /// Returns true if the lesson handled the command.
  mutating func playInLesson(_ parsed: ParsedCommand) throws(Diagnostics) -> Bool {
    switch parsed.command {
    case .session(.lesson(.begin(nil))) where learning != nil:
      tellOfLesson()
      return true
    case .session(.lesson(.begin(let name))):
      try beginAndTell(name)
      return true
    case .session(.lesson) where learning == nil:
      let words = Bilingual(
        en: "No lesson is on. lesson begins one; lesson NAME begins this one.",
        zh: "现在没有进行中的课程。lesson 开始课程，lesson NAME 指定课程。")
      StandardOutput.print(["! " + words[language]])
      return true
    case .session(.lesson(.leave)):
      learning = nil
      write(JournalEntry.freePlay(in: player.session))
      let words = Bilingual(
        en: "Free play, with the lesson's start.", zh: "自由练习，沿用本课的初始设置。")
      StandardOutput.print(["  " + words[language]])
      return true
    case .session(.lesson(.next)):
      onward()
      return true
    case .session(.edit):
      edit()
      return true
    case .stage, .event, .move, .ask, .expect, .predict, .session: break
    }
    guard learning != nil, parsed.command.concernsLesson else { return false }
    submitToLesson(parsed)
    return true
  }

  private mutating func submitToLesson(_ parsed: ParsedCommand) {
    guard let before = learning else { return }
    guard let next = learning?.submit(parsed) else { return }
    writeLesson()
    if case .replied(let replies) = next {
      player.session = learning?.session ?? player.session
      player.print(parsed, replies)
      let isNew = learning?.messageCount != before.messageCount
      if isNew { tellMessages() }
      if learning?.play.states != before.play.states {
        tellTask()
      } else if isNew {
        tellWhatNext()
      }
      record()
    } else {
      follow(next, since: before)
    }
  }

  private mutating func onward() {
    if !pager.isAtEnd {
      showPage()
      return
    }
    guard let before = learning else { return }
    guard let next = learning?.submit(ParsedCommand(.session(.lesson(.next)))) else { return }
    writeLesson()
    if learning?.ownApp != nil, learning?.screen == .text {
      tellOfLesson()
      return
    }
    if before.screen != .recap, learning?.screen == .recap {
      tellMessages()
      tellOfRecap()
      record()
      return
    }
    follow(next, since: before)
  }

  private mutating func follow(_ next: LessonRun.NextAction, since before: LessonRun) {
    player.session = learning?.session ?? player.session
    switch next {
    case .here:
      printSteps(from: before.session.history.records.count)
      tellMessages()
      if learning?.messages.contains(where: \.isHelp) != true { tellTask() }
    case .began:
      tellMessages()
      tellTask()
    case .replied(let replies): player.print(ParsedCommand(.session(.lesson(.next))), replies)
    case .solutionStep(let parsed, let replies):
      player.printer.echoes = true
      player.print(parsed, replies)
      player.play(ParsedCommand(command: .ask(.why(nil)), text: "why", line: 1, column: 1), [:])
      tellMessages()
      tellWhatNext()
    case .refused(let text): StandardOutput.print(["! " + text[language]])
    case .readDelegate(let path):
      do {
        grade(try LearnersFile.load(path))
      } catch {
        error.print(in: language)
      }
    case .grade(let app): grade(app)
    case .readOwnApp(let choice): beginOwn(choice)
    case .nextLesson: nextLesson()
    }
    record()
  }

  private mutating func nextLesson() {
    guard let next = learning?.next else {
      tellWhatNext()
      return
    }
    do {
      try beginAndTell(next.id)
    } catch {
      error.print(in: language)
    }
  }

  private mutating func beginOwn(_ choice: AppChoice) {
    guard let learning else { return }
    do {
      let app = try library.reload(LearnersFile.example(choice, of: learning), language)
      self.learning?.begin(own: app)
      player.session = self.learning?.session ?? player.session
      library.tellReports(player.session.setup)
      player.learn(library)
      tellWhatNext()
    } catch {
      error.print(in: language)
    }
  }

  // MARK: Fix

  /// Opens the learner's copy in the editor, then grades it.
  mutating func edit() {
    if learning == nil || learning?.ownApp != nil {
      editOwn()
      learning?.session = player.session
      return
    }
    guard let learning, learning.lesson.kind == .fix, isTerminal else {
      let words = Bilingual(
        en:
          "edit needs a terminal and a lesson with a delegate to fix; app FILE.swift reads a file.",
        zh: "edit 需要终端，并且当前课程要有待修复的代理；也可以用 app FILE.swift。")
      StandardOutput.print(["! " + words[language]])
      return
    }
    do {
      let file = try LearnersFile(of: learning)
      StandardOutput.print(["  " + Editor.announcement([file.path])[language]])
      if edit([file.path]) { grade(try file.load()) }
    } catch {
      error.print(in: language)
    }
  }

  private mutating func grade(_ app: App) {
    guard let search = learning?.search(grading: app) else {
      player.session = learning?.session ?? player.session
      if case .grade(let grade)? = learning?.messages.first, grade.failedTest != nil {
        printSteps(from: player.session.history.records.count - 1)
      }
      tellMessages()
      tellWhatNext()
      record()
      return
    }
    let run = SearchRun(search, SearchLimits(seconds: ProcessGauge.mostSeconds))
    // A search that hit a limit gives no grade.
    let answer = run.limit == nil ? run.answer : Search.Answer(extent: .stopped)
    learning?.grade(app, run.search, answer)
    player.session = learning?.session ?? player.session
    // Only the last event of the counterexample; `back` reaches the ones before it.
    if run.answer.events != nil { printSteps(from: player.session.history.records.count - 1) }
    tellMessages()
    tellWhatNext()
    record()
  }
}

extension Command {
  /// Whether the command is a lesson's rather than free play's.
  fileprivate var concernsLesson: Bool {
    switch self {
    case .stage(.listOptions), .ask: return false
    case .stage, .event, .move, .expect, .predict, .session(.lesson): return true
    case .session: return false
    }
  }
}
