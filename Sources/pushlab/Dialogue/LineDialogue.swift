import CommandLanguage
import Laboratory
import Lessons
import Platform

/// The program without a screen: reads a command from each line and prints the trace as text.
/// Errors do not end it.
struct LineDialogue {
  var player: Player
  var library: AppLibrary
  var language: Language
  let isTerminal: Bool
  private let setup: StageSetup
  /// nil unless a user types the commands.
  private var journal: Journal?
  /// Read when the first lesson is begun.
  var course: Course?
  var learning: LessonRun?
  var pager = Pager()
  /// Where commands from scripts and pipes may write.
  private let writes: WritePermission
  /// A line could not be understood, tried to write where it must not, or named a file that could
  /// not be read.
  private var hasWrongLine = false

  /// A line longer than this is refused as a whole.
  private static let longestLine = 1 << 20

  init(
    setup: StageSetup, library: AppLibrary, language: Language, writes: WritePermission = .none
  ) {
    self.library = library
    self.writes = writes
    self.language = language
    self.setup = setup
    isTerminal = isatty(STDIN_FILENO) == 1
    player = Player(
      setup: setup, library: library,
      printer: TracePrinter(format: .text, language: language))
    player.isTyped = isTerminal
    if isTerminal { StandardOutput.endWithReader() }
  }

  /// Returns the exit status. `lesson`: the lesson of `pushlab learn`; `.some(nil)` resumes the
  /// last one. Input from scripts and pipes can fail: 2 if a line could not be understood or named
  /// a file that must not be written or cannot be read, otherwise the player's status.
  mutating func run(lesson: String?? = nil) throws(Diagnostics) -> Int32 {
    if let lesson {
      try begin(lesson)
      if isTerminal { beginJournal(offering: false) }
      if let id = learning?.lesson.id { write(lines: [JournalMark.lesson + id]) }
      writeLesson()
      tellOfLesson()
    } else if isTerminal {
      beginJournal(offering: true)
    }
    var input = LineReader(limit: Self.longestLine)
    while !player.hasQuit {
      if isTerminal { StandardOutput.prompt("> ") }
      guard let line = input.next() else { break }
      switch line {
      case .success(let text): submit(text)
      case .failure(let fault):
        hasWrongLine = true
        StandardOutput.printError(fault.sentence[language])
      }
    }
    if isTerminal, !player.hasQuit { StandardOutput.print([""]) }
    if isTerminal { return 0 }
    if let fault = input.fault { throw Diagnostics(fault: InputFile.fault(of: fault), file: "-") }
    return hasWrongLine ? 2 : player.exitStatus
  }

  private mutating func beginJournal(offering: Bool) {
    let left = offering ? Journal.left { $0.events > 0 } : Journal.Left()
    if let fault = left.unreadable {
      let reason = VisibleText.of(fault.words[language], limit: 400)
      let words = Bilingual(
        en: "An earlier session cannot be resumed: \(reason)", zh: "无法继续之前的会话：\(reason)")
      StandardOutput.printError(words[language])
    }
    if let ended = left.newest {
      let path = ended.path
      let count = ended.events == 1 ? "1 event" : "\(ended.events) events"
      let words = Bilingual(
        en: "To resume the previous session (\(count)): load \(path)",
        zh: "上次会话有 \(ended.events) 个事件；输入 load \(path) 继续。")
      StandardOutput.print([words[language]])
    }
    do {
      journal = try Journal.begin()
    } catch {
      StandardOutput.printError(Journal.isMissing(error.words)[language])
    }
    if offering { write(player.session.setup.commands.map { .command(.stage($0)) }) }
  }

  mutating func write(_ entries: [JournalEntry]) {
    write(lines: entries.compactMap(\.journalLine))
  }

  mutating func write(lines: [String]) {
    if let failure = journal?.write(lines) {
      if case .system = failure { journal = nil }
      StandardOutput.printError(failure.sentence[language])
    }
    journal?.sync()
  }

  mutating func submit(_ line: String) {
    if submitToLesson(line) { return }
    let context = ParseContext(place: .prompt, file: "-", readFile: { InputFile.read($0) })
    do {
      let commands = try commands(line, in: context)
      // A typed command is already on the screen. With several commands in one line, each one is printed before its
      // steps.
      player.printer.echoes = !isTerminal || commands.count > 1
      for parsed in commands where !player.hasQuit {
        if try playInLesson(parsed) { continue }
        write([.command(parsed.command)])
        try prepare(parsed, context)
        if case .session(.load(.some)) = parsed.command { learning = nil }
      }
    } catch {
      hasWrongLine = true
      error.print(in: language)
    }
    language = player.printer.language
  }

  private func commands(
    _ line: String, in context: ParseContext
  ) throws(Diagnostics) -> [ParsedCommand] {
    do {
      return try CommandParser.parse(line, context)
    } catch {
      throw Diagnostics(error)
    }
  }

  /// Reads a script. A journal may be longer than scripts that people write.
  private mutating func script(
    _ path: String, _ context: ParseContext
  ) throws(Diagnostics) -> Script {
    guard Journal.isJournal(path) else {
      return try Script.read(
        library.scriptPath(path, in: context), &library, language, writes: writes)
    }
    var reading: JournalReading
    do throws(StateFault) {
      reading = try Journal.read(path).reading
    } catch {
      throw Diagnostics(naming: error.words)
    }
    do throws(JournalFault) {
      try reading.readAll { InputFile.read($0) }
    } catch {
      throw Diagnostics(naming: error.words)
    }
    for case .stage(.app(let choice)) in reading.commands.map(\.command) {
      _ = try? library.load(choice, language)
    }
    return Script(commands: reading.commands)
  }

  /// A script begins a session, and so does each script that it loads.
  private func entries(of script: Script) -> [JournalEntry] {
    let start =
      [JournalEntry.line(JournalMark.session)] + setup.commands.map { .command(.stage($0)) }
    return start
      + script.commands.flatMap { parsed -> [JournalEntry] in
        guard case .session(.load(let path?)) = parsed.command,
          let inner = script.loaded[PathKey(path)]
        else { return [.command(parsed.command)] }
        return entries(of: inner)
      }
  }

  /// Reads the files that a command names before the command runs.
  private mutating func prepare(
    _ parsed: ParsedCommand, _ context: ParseContext
  ) throws(Diagnostics) {
    var loaded: [PathKey: Script] = [:]
    switch parsed.command {
    case .stage(.app(let choice))
    where choice == player.session.setup.app.choice && !choice.paths.isEmpty
      && !player.session.history.isEmpty:
      // Reads the same files again, because they may have changed.
      reload()
      return
    case .stage(.app(let choice)):
      _ = try library.load(choice, language)
      library.tellReports(player.session.setup)
      player.learn(library)
    case .session(.save(let path, let replaces)), .session(.saveLesson(let path, let replaces)),
      .session(.export(_, let path, let replaces)):
      let refusal =
        isTerminal
        ? (replaces ? nil : SavedFiles.refusal(of: path)) : writes.refusal(of: path)
      if let refusal { throw Diagnostics(path, refusal) }
    case .session(.load(let path?)):
      let script = try script(path, context)
      loaded[PathKey(path)] = script
      player.learn(library)
      write(entries(of: script))
    case .stage, .event, .move, .ask, .expect, .predict, .session: break
    }
    player.play(parsed, loaded)
  }
}
