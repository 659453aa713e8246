import CommandLanguage
import Glibc
import Laboratory

/// The same commands and the text format, a line at a time; an error does not end it.
struct LineDialogue {
  private var player: Player
  private var library: AppLibrary
  private var language: Language
  private let isTerminal: Bool
  /// Only of what a person types.
  private var journal: Journal?

  /// A line longer than this is refused as a whole.
  private static let longestLine = 1 << 20

  init(setup: StageSetup, library: AppLibrary, language: Language) {
    self.library = library
    self.language = language
    isTerminal = isatty(STDIN_FILENO) == 1
    player = Player(
      setup: setup, library: library,
      printer: TracePrinter(format: .text, language: language))
  }

  mutating func run() {
    if isTerminal { beginJournal() }
    var input = LineReader(limit: Self.longestLine)
    while !player.hasQuit {
      if isTerminal { StandardOutput.prompt("> ") }
      guard let line = input.next() else { break }
      submit(line)
    }
    if isTerminal, !player.hasQuit { StandardOutput.print([""]) }
  }

  private mutating func beginJournal() {
    if let ended = Journal.ended().first {
      let path = ended.path
      let words = Bilingual(
        en: "A session of before has \(ended.events) events; go on with it: load \(path)",
        zh: "上次会话有 \(ended.events) 个事件；输入 load \(path) 继续。")
      StandardOutput.print([words[language]])
    }
    do {
      journal = try Journal.begin()
    } catch {
      tellOfNoJournal(error.words)
    }
    write(player.session.setup.commands.map(Command.stage))
  }

  private mutating func write(_ commands: [Command]) {
    guard let failure = journal?.write(commands.filter(\.isPlayed)) else {
      journal?.sync()
      return
    }
    journal = nil
    tellOfNoJournal(failure)
  }

  private func tellOfNoJournal(_ reason: String) {
    let words = Bilingual(
      en: "This session is not kept in a journal: \(VisibleText.of(reason, limit: 120))",
      zh: "本次会话不会写入日志：\(VisibleText.of(reason, limit: 120))")
    StandardOutput.printError(words[language])
  }

  private mutating func submit(_ line: String) {
    let context = ParseContext(place: .prompt, file: "-", readFile: { InputFile.read($0) })
    do {
      let commands = try commands(line, in: context)
      // What was just typed is on the screen; of several commands each is told with its own steps.
      player.printer.echoes = !isTerminal || commands.count > 1
      for parsed in commands where !player.hasQuit {
        write([parsed.command])
        try prepare(parsed, context)
      }
    } catch {
      error.print()
    }
    language = player.printer.language
  }

  private func commands(
    _ line: String, in context: ParseContext
  ) throws(Complaint) -> [ParsedCommand] {
    do {
      return try CommandParser.parse(line, context)
    } catch {
      throw Complaint(error, in: language)
    }
  }

  /// What a command names is read before it acts.
  private mutating func prepare(
    _ parsed: ParsedCommand, _ context: ParseContext
  ) throws(Complaint) {
    var loaded: [String: Script] = [:]
    switch parsed.command {
    case .stage(.app(let choice)):
      _ = try library.load(choice, language)
      library.tellReports()
      player.learn(library)
    case .session(.load(let path?)):
      loaded[path] = try Script.read(library.scriptPath(path, in: context), &library, language)
      player.learn(library)
    case .stage, .event, .move, .ask, .expect, .predict, .session: break
    }
    player.play(parsed, loaded)
  }
}
