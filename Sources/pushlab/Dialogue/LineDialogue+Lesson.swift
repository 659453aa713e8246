import CommandLanguage
import Explorer
import Laboratory
import Lessons

/// Lessons as a dialogue in lines: the same checks as in the dashboard.
extension LineDialogue {
  // MARK: Beginning

  /// What was done in this lesson before its process was ended: to be done again. Begins it.
  mutating func begin(_ command: LessonCommand) throws(Complaint) -> [String] {
    guard case .begin(let name) = command else { return [] }
    if self.course == nil { self.course = try Course(library.resources, language) }
    guard let course else { return [] }
    let learning = try course.begin(name, language)
    let isAnotherNow = self.learning != nil
    self.learning = learning
    player.session = learning.session
    if let kept = LearnersFile.kept(for: learning), let app = try? kept.load(language) {
      _ = self.learning?.take(app, in: &player.session)
      self.learning?.readAgain()
    }
    return isTerminal && !isAnotherNow ? Journal.resumed(learning.lesson.id) : []
  }

  private mutating func beginAndTell(_ command: LessonCommand) throws(Complaint) {
    _ = try begin(command)
    if let id = learning?.lesson.id { write(lines: [Journal.lessonMark + id]) }
    tellOfLesson()
  }

  /// Acts of before, without a word about them.
  mutating func submitQuietly(_ line: String) {
    guard var learning else { return }
    defer { self.learning = learning }
    if let input = LessonInput(line, in: learning) {
      take(input, &learning)
      return
    }
    let context = ParseContext(place: .prompt, file: "-", readFile: { InputFile.read($0) })
    for parsed in (try? CommandParser.parse(line, context)) ?? [] {
      switch parsed.command {
      case .session(.lesson(.next)):
        if case .play(let next) = learning.onward(in: &player.session) {
          _ = player.session.submit(next)
          learning.look(at: player.session)
        }
      case .session(.lesson(.hint)): learning.hint()
      case .session(.lesson(.solution)):
        if case .play(let next) = learning.solution(in: &player.session) {
          _ = player.session.submit(next)
          learning.look(at: player.session)
        }
      case .stage(.reset): learning.again(in: &player.session)
      case .event, .move:
        _ = player.session.submit(parsed)
        learning.look(at: player.session)
      case .stage, .ask, .expect, .predict, .session: continue
      }
    }
    write(lines: [line])
  }

  // MARK: Lines

  /// False: the line is for the free play's parser.
  mutating func submitToLesson(_ line: String) -> Bool {
    guard var learning else { return false }
    if line.allSatisfy({ $0 == " " || $0 == "\t" }) {
      onward()
      return true
    }
    guard let input = LessonInput(line, in: learning) else { return false }
    if case .fault = input {} else { write(lines: [line]) }
    take(input, &learning)
    self.learning = learning
    tellSaid()
    tellWhatNext()
    note()
    return true
  }

  private mutating func take(_ input: LessonInput, _ learning: inout Learning) {
    switch input {
    case .answer(let items):
      let before = player.session.history.records.count
      learning.answer(items, in: &player.session)
      printSteps(from: before)
    case .choice(let number): learning.choose(number)
    case .fault(let text): learning.say(.fault(text))
    }
  }

  /// Whether the command was the lesson's.
  mutating func playInLesson(_ parsed: ParsedCommand) throws(Complaint) -> Bool {
    if case .session(.lesson(let command)) = parsed.command {
      try perform(command)
      return true
    }
    if case .session(.edit) = parsed.command {
      edit()
      return true
    }
    guard let learning else { return false }
    switch parsed.command {
    case .stage(.reset):
      write(lines: ["reset"])
      self.learning?.again(in: &player.session)
      tellSaid()
      tellTask()
      return true
    case .stage(.app(.file(let path))) where learning.lesson.kind == .fix:
      grade(try LearnersFile.load(path, language))
      return true
    case .stage, .event, .move, .ask, .expect, .predict, .session: break
    }
    if let refusal = learning.refusal(of: parsed.command) {
      StandardOutput.print(["! " + refusal[language]])
      return true
    }
    if learning.screen == .text, parsed.command.isPlayed {
      _ = self.learning?.onward(in: &player.session)
    }
    return false
  }

  mutating func lookAtLesson(_ parsed: ParsedCommand) {
    guard parsed.command.isPlayed, let before = learning?.play.states else { return }
    let hasNews = learning?.look(at: player.session) == true
    if hasNews { tellSaid() }
    if learning?.play.states != before {
      tellTask()
    } else if hasNews {
      tellWhatNext()
    }
    note()
  }

  private mutating func perform(_ command: LessonCommand) throws(Complaint) {
    if case .begin(nil) = command, learning != nil {
      tellOfLesson()
      return
    }
    if case .begin = command {
      try beginAndTell(command)
      return
    }
    guard learning != nil else {
      let words = Bilingual(
        en: "No lesson is on: lesson begins one, lesson NAME this one.",
        zh: "现在没有进行中的课程：lesson 开始，lesson NAME 指定课程。")
      StandardOutput.print(["! " + words[language]])
      return
    }
    switch command {
    case .begin: break
    case .leave:
      learning = nil
      let words = Bilingual(
        en: "Free play, with the lesson's stage.", zh: "自由练习，沿用本课的舞台。")
      StandardOutput.print(["  " + words[language]])
    case .next: onward()
    case .hint:
      write(lines: ["hint"])
      learning?.hint()
      tellSaid()
      note()
    case .solution:
      write(lines: ["solution"])
      let before = player.session.history.records.count
      if let onward = learning?.solution(in: &player.session) {
        if case .here = onward { printSteps(from: before) }
        follow(onward)
      }
    }
  }

  private mutating func onward() {
    if !pager.isAtEnd {
      showPage()
      return
    }
    let screen = learning?.screen
    guard let onward = learning?.onward(in: &player.session) else { return }
    write(lines: ["next"])
    if screen != learning?.screen, learning?.screen == .recap {
      tellSaid()
      tellOfRecap()
      note()
      return
    }
    follow(onward)
  }

  private mutating func follow(_ onward: Learning.NextAction) {
    switch onward {
    case .here, .began:
      tellSaid()
      tellTask()
    case .play(let parsed):
      player.printer.echoes = true
      player.play(parsed, [:])
      player.play(ParsedCommand(command: .ask(.why(nil)), text: "why", line: 1, column: 1), [:])
      learning?.look(at: player.session)
      tellSaid()
      tellWhatNext()
    case .grade(let app): grade(app)
    case .nextLesson: nextLesson()
    }
    note()
  }

  private mutating func nextLesson() {
    guard let next = learning?.next else {
      tellWhatNext()
      return
    }
    do {
      try beginAndTell(.begin(next.id))
    } catch {
      error.print()
    }
  }

  // MARK: Fix

  /// Opens the learner's copy in the editor, then grades it.
  mutating func edit() {
    if learning == nil {
      editOwn()
      return
    }
    guard let learning, learning.lesson.kind == .fix, isTerminal else {
      let words = Bilingual(
        en:
          "edit needs a terminal and a lesson that mends a delegate; app FILE.swift takes a file.",
        zh: "edit 需要终端，并且当前是修复 delegate 的课程；也可以用 app FILE.swift。")
      StandardOutput.print(["! " + words[language]])
      return
    }
    do {
      let file = try LearnersFile(of: learning)
      if let fault = Editor.open([file.path]) {
        StandardOutput.print(["! " + fault[language]])
        return
      }
      grade(try file.load(language))
    } catch {
      error.print()
    }
  }

  private mutating func grade(_ app: App) {
    guard let search = learning?.take(app, in: &player.session) else { return }
    let run = SearchRun(search)
    learning?.grade(app, run.search, run.answer, in: &player.session)
    // The event that fools it; those before it are there to step back to.
    if run.answer.events != nil { printSteps(from: player.session.history.records.count - 1) }
    tellSaid()
    tellWhatNext()
    note()
  }
}
