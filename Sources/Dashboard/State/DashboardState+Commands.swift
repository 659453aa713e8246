import CommandLanguage
import Laboratory
import Lessons
import LifecycleModel
import TextGrid

extension DashboardState {
  /// The most commands and steps that are played before the keyboard is read again.
  private static let slice = (commands: 500, steps: 5000)

  /// Whether commands wait for the next slice, of a resumed session or a long script.
  package var isWorking: Bool { workTotal > 0 || reading != nil }

  /// Plays waiting commands until one has an effect outside of the state or the slice is full.
  package mutating func work() -> [Effect] {
    if reading != nil { return readOn() }
    workTotal = max(workTotal, queue.count)
    var (played, steps) = (0, 0)
    while let next = queue.first {
      guard played < Self.slice.commands, steps < Self.slice.steps,
        played == 0 || !isSliceOver()
      else {
        tellOfWork()
        return []
      }
      if case .event = next.command, played.isMultiple(of: 16), isMemoryFull() {
        stopWorking()
        note = .refusal(Session.isFull)
        return [.bell]
      }
      played += 1
      if case .stage(.app(let choice)) = next.command, apps[choice] == nil,
        learning?.takesOwn(choice) != true
      {
        return [.loadApp(choice)]
      }
      queue.removeFirst()
      let effects = play(next)
      steps += session.history.records.last?.shownCount ?? 0
      if !effects.isEmpty {
        if queue.isEmpty { finishWork() }
        return effects
      }
    }
    finishWork()
    return []
  }

  private mutating func finishWork() {
    workTotal = 0
    if let workNote, note == workNote { note = isResuming ? .goesOn : .loaded }
    workNote = nil
    finishResuming()
  }

  /// From here on, the journal is more than a copy of an earlier one.
  private mutating func finishResuming() {
    if isResuming { unwritten.append(.line(JournalMark.resumed)) }
    isResuming = false
  }

  /// Begins a session that is separate in the journal.
  private mutating func beginFirstSetup() {
    finishResuming()
    begin(Session(setup: firstSetup, apps: apps, handbook: handbook))
    unwritten.append(.line(JournalMark.session))
    unwritten += stageCommands.map { .command($0) }
  }

  private mutating func tellOfWork() {
    let done = workTotal - queue.count
    workNote = .hint(
      en: "Playing: \(done) of \(workTotal) commands. Esc stops here.",
      zh: "正在播放：\(done) / \(workTotal) 条命令。按 Esc 到此为止。")
    note = workNote
  }

  /// Reads the whole journal before playing it, because playing only a part would give a different session.
  private mutating func readOn() -> [Effect] {
    guard var reading else { return [] }
    self.reading = nil
    do throws(JournalFault) {
      try reading.readSlice(readFile)
    } catch {
      resumable = nil
      note = nil
      tellOfUnreadableJournal(error.reason, path: error.file)
      return [.bell]
    }
    guard reading.isDone else {
      self.reading = reading
      workNote = .hint(
        en: "Reading: \(reading.done) of \(reading.lines.count) lines. Esc stops here.",
        zh: "正在读取：\(reading.done) / \(reading.lines.count) 行。按 Esc 到此为止。")
      note = workNote
      return []
    }
    beginFirstSetup()
    let name = reading.file.split(separator: "/").last ?? ""
    unwritten.append(.line(JournalMark.resumes + name))
    isResuming = true
    queue = reading.commands[...]
    return work()
  }

  /// Stops. Commands that were already played stay.
  mutating func stopWorking() {
    if reading != nil {
      reading = nil
      note = .hint(
        en: "Stopped. Nothing of the earlier session was played; g begins again.",
        zh: "已停止。上次的会话还没有播放；按 g 重新开始。")
      return
    }
    let done = workTotal - queue.count
    note = .hint(
      en: "Stopped after \(done) of \(workTotal) commands.",
      zh: "已停止：播放了 \(workTotal) 条命令中的 \(done) 条。")
    queue = []
    workTotal = 0
  }

  /// Tells the user that Escape has cancelled the work in progress, and that the state is
  /// unchanged.
  package mutating func tellOfBreak() {
    note = .hint(
      en: "Broken off: nothing of it has happened.", zh: "已中断：一切保持中断前的样子。")
  }

  /// Submits a command and adds it to the journal. All commands take this way.
  mutating func submit(_ parsed: ParsedCommand) -> LessonRun.NextAction {
    if !isWorking { finishResuming() }
    if let next = learning?.submit(parsed) { return next }
    unwritten.append(.command(parsed.command))
    if case .event = parsed.command { resumable = nil }
    let replies = session.submit(parsed)
    if case .steps(let steps)? = replies.first, case .model? = steps.first?.content {
      session.conceal()
    }
    return .replied(replies)
  }

  /// Takes the entries that the journal must write before the next frame is shown.
  package mutating func takeUnwritten() -> [JournalEntry] {
    defer { unwritten = [] }
    return unwritten + (learning?.takeUnwritten() ?? [])
  }

  /// Reports once that the journal cannot be read. The file stays.
  /// The path comes last, because the end of the row may cut it.
  package mutating func tellOfUnreadableJournal(_ reason: Bilingual, path: String?) {
    let place = path.map { Bilingual(en: " (\($0))", zh: "（\($0)）") } ?? Bilingual(en: "", zh: "")
    warning = Bilingual(
      en: "An earlier session cannot be resumed: \(VisibleText.line(reason.en + place.en))",
      zh: "无法继续之前的会话：\(VisibleText.line(reason.zh + place.zh))")
  }

  /// The configuration as commands, with which a journal begins.
  package var stageCommands: [Command] { session.setup.commands.map(Command.stage) }

  /// Shows the warning below the panes, or as a note if the prompt or an audience's view hides that line. The session
  /// continues.
  package mutating func warn(_ words: Bilingual) {
    warning = words
    if focus != .keys || isProjecting { note = .hint(en: words.en, zh: words.zh) }
  }

  /// Resumes the earlier session.
  mutating func resume() -> [Effect] {
    guard let resumable else {
      note = .hint(en: "No earlier session to resume.", zh: "没有可以继续的上次会话。")
      return []
    }
    reading = resumable.reading
    return work()
  }

  mutating func play(_ command: Command) -> [Effect] { play(ParsedCommand(command)) }

  mutating func play(_ parsed: ParsedCommand) -> [Effect] {
    switch parsed.command {
    case .session(.lesson(.begin(let name))): return perform(LessonCommand.begin(name))
    case .session(.lesson(.leave)): return perform(LessonCommand.leave)
    case .session(.lesson) where learning == nil:
      note = .noLesson
      return []
    case .stage, .event, .move, .ask, .expect, .predict, .session: break
    }
    scroll = 0
    let isFinished = finishFirst(parsed.command)
    var effects = follow(submit(parsed))
    if case .session(.export(.svg, _, _)) = parsed.command {
      effects = effects.map { $0.adding(frame: picture) }
    }
    if isFinished {
      let words = Bilingual(
        en: "The rest of the event is shown now: the question is about all of it.",
        zh: "已显示这个事件余下的全部步骤，因为问的是整个事件。")
      if reader != nil {
        reader?.lead(with: words)
      } else {
        note = note?.led(by: words) ?? Note(kind: .hint, text: words)
      }
    }
    return effects
  }

  /// The screen as a picture, without the prompt that covers it.
  private var picture: String {
    var shown = self
    shown.mode = .keys
    return FramePicture.svg(shown.render().grid, isLight: theme.name == .light)
  }

  /// Shows the rest of the event before a question about the whole event. Returns whether there was something to show.
  private mutating func finishFirst(_ command: Command) -> Bool {
    guard session.history.position.shown > 0 else { return false }
    switch command {
    case .ask(.whyNot), .expect:
      move(.finish)
      return true
    case .ask, .stage, .event, .move, .predict, .session: return false
    }
  }

  mutating func show(_ replies: [Reply]) -> [Effect] {
    var effects: [Effect] = []
    for reply in replies {
      switch reply {
      case .steps: continue
      case .refused(let text): note = .refusal(text)
      case .answer(let answer): show(answer)
      case .save(let path, let text, let replaces):
        do throws(SavedText.TooLong) {
          let text = try text.text(in: language)
          effects.append(.save(path: path, text: text, replaces: replaces))
        } catch {
          note = .refusal(error.refusal)
        }
      case .load(let path): effects.append(.loadScript(path: path))
      case .explore(let exploration): explore(exploration)
      case .listExamples: effects.append(.listExamples)
      case .edit: effects += edit()
      case .lesson(let command): effects += perform(command)
      case .language(let language): self.language = language
      case .theme(let name): theme = Theme(name)
      case .quit: effects.append(.quit(status: 0))
      }
    }
    return effects
  }

  private mutating func show(_ answer: Laboratory.Answer) {
    let isShort = !answer.text.en.contains("\n") && answer.text.en.count < 150
    if isShort {
      note = Note(kind: .hint, text: answer.text)
    } else {
      let title = Verb(rawValue: answer.verb)?.title ?? Bilingual(en: answer.verb, zh: answer.verb)
      reader = Reader(content: .text(title: title, answer.text))
    }
  }

  /// Handles the result of an effect. Returns further effects.
  package mutating func take(_ result: EffectResult) -> [Effect] {
    switch result {
    case .app(let app): learn([app])
    case .lesson(let learning, let acts): begin(learning, acts: acts)
    case .lessons(let list): picker = LessonPicker(list: list, current: learning?.lesson.id)
    case .learnersApp(let app): grade(app)
    case .ownApp(let app): begin(own: app)
    case .reloaded(let app): take(reloaded: app)
    case .announced(let target, let words): announce(target, words)
    case .script(let commands, let apps):
      learn(apps)
      let rest = queue
      beginFirstSetup()
      queue = commands[...] + rest
      let effects = work()
      if effects.isEmpty, !isWorking, note?.kind != .refusal { note = .loaded }
      return effects
    case .examples(let names):
      let text = names.map { "load \($0)" }.joined(separator: "\n")
      reader = Reader(
        content: .text(
          title: Bilingual(en: "examples", zh: "示例"), Bilingual(en: text, zh: text)))
    case .saved(let paths):
      let paths = paths.map { VisibleText.of($0) }
      note = .hint(
        en: "Saved as \(paths.joined(separator: " and ")).",
        zh: "已保存为 \(paths.joined(separator: " 和 "))。")
    case .failed(let lines):
      queue = []
      workTotal = 0
      fail(lines.joined(separator: "\n"))
      return [.bell]
    }
    return work()
  }

  /// Shows an error; in an overlay if it does not fit into three lines.
  private mutating func fail(_ text: String) {
    let words = Bilingual(en: text, zh: text)
    note = .refusal(words)
    guard text.wrapped(to: max(20, size.width - 4)).count > 3 else { return }
    reader = Reader(content: .text(title: Bilingual(en: "error", zh: "错误"), words))
  }

  private mutating func learn(_ more: [App]) {
    for app in more {
      apps[app.choice] = app
      freeSession.add(app)
      learning?.session.add(app)
    }
  }
}
