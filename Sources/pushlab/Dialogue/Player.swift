import CommandLanguage
import Explorer
import Judging
import Laboratory
import LifecycleModel
import Platform

/// Plays commands in a session and prints the results.
struct Player {
  var session: Session
  private var library: AppLibrary
  private let setup: StageSetup
  var printer: TracePrinter
  /// Whether a user types the commands. Files that they save are then recorded as the user's own.
  var isTyped = false
  private(set) var hasFailed = false
  /// A file could not be written.
  private(set) var hasOutputFault = false
  private(set) var hasRefused = false
  private(set) var hasQuit = false
  /// Ctrl-C during a search ended the script. At a prompt it ends the search only.
  private var isInterrupted = false
  private var wasFull = false

  init(setup: StageSetup, library: AppLibrary, printer: TracePrinter) {
    self.setup = setup
    self.library = library
    self.printer = printer
    session = Player.session(setup, library)
  }

  private static func session(_ setup: StageSetup, _ library: AppLibrary) -> Session {
    Session(setup: setup, apps: library.apps, handbook: library.resources.handbook)
  }

  /// Gives the session the delegates that have been read since.
  mutating func learn(_ library: AppLibrary) {
    self.library = library
    for app in library.apps.values { session.add(app) }
  }

  mutating func play(_ script: Script) {
    for parsed in script.commands where !hasQuit {
      play(parsed, script.loaded, script.savePaths)
      if wasFull { return }
    }
  }

  /// Plays one command. `loaded`: the scripts that `load` may name.
  mutating func play(
    _ parsed: ParsedCommand, _ loaded: [PathKey: Script], _ savePaths: [PathKey: String] = [:]
  ) {
    if case .event = parsed.command, isFull() {
      StandardOutput.printError(Session.isFull[printer.language])
      hasFailed = true
      hasQuit = !isTyped
      return
    }
    let placed = parsed.writing(to: savePaths)
    print(placed, session.submit(placed), loaded)
  }

  /// Whether the session uses more than `Session.mostMemory`.
  private mutating func isFull() -> Bool {
    wasFull = hasMoreInMemory(than: Session.mostMemory)
    return wasFull
  }

  /// Prints the session's reply to a command, then does what the reply requests.
  mutating func print(
    _ parsed: ParsedCommand, _ replies: [Reply], _ loaded: [PathKey: Script] = [:]
  ) {
    print(printer.lines(for: parsed, replies, in: session))
    if case .session = parsed.command, case .refused? = replies.first { hasFailed = true }
    for reply in replies { follow(reply, loaded) }
  }

  private mutating func follow(_ reply: Reply, _ loaded: [PathKey: Script]) {
    switch reply {
    case .steps(let steps):
      for step in steps {
        switch step.content {
        case .judgement(let judgement): if !judgement.holds { hasFailed = true }
        case .model(let step): if case .refused = step.change { hasRefused = true }
        }
      }
    case .refused: hasRefused = true
    case .answer: break
    case .save(let path, let text, _):
      save(text, to: path)
    case .load(let path):
      guard let script = loaded[PathKey(path)] else { return }
      session = Player.session(setup, library)
      wasFull = false
      printer.beginAgain()
      play(script)
    case .explore(let exploration):
      // Only the text format has answers for people.
      guard printer.format == .text else { return }
      var run = SearchRun(session.search(for: exploration))
      let report = run.report(in: session, exploration)
      guard report.isReplayed else {
        StandardOutput.printError("explore: " + Report.isNotReplayed[printer.language])
        hasFailed = true
        return
      }
      StandardOutput.print(report.lines(in: printer.language).map { "  " + $0 })
      if run.answer.extent == .stopped, !isTyped { (isInterrupted, hasQuit) = (true, true) }
    case .listExamples:
      if printer.format == .text {
        StandardOutput.print(library.resources.names(in: "examples", ending: ".pushlab"))
      }
    case .theme: break
    case .edit, .lesson: break
    case .language(let language): printer.language = language
    case .quit: hasQuit = true
    }
  }

  private mutating func save(_ text: SavedText, to path: String) {
    do throws(SavedText.TooLong) {
      let text = try text.text(in: printer.language)
      guard let failure = SavedFiles.write(text, to: path, notes: isTyped) else { return }
      report(failure, of: path)
      hasOutputFault = true
    } catch {
      report(error.refusal, of: path)
      hasFailed = true
    }
  }

  private func report(_ failure: Bilingual, of path: String) {
    StandardOutput.printError("\(VisibleText.line(path)): \(failure[printer.language])")
  }

  private func print(_ lines: [String]) {
    StandardOutput.print(lines, as: printer.format == .jsonl ? .json : .text)
  }

  /// 130 after Ctrl-C, 3 if a file could not be written, 1 if an expectation failed, otherwise 0.
  var exitStatus: Int32 { isInterrupted ? 130 : hasOutputFault ? 3 : hasFailed ? 1 : 0 }

  mutating func finish() {
    print(printer.closingLines(of: session))
    if session.unansweredPrediction != nil { hasFailed = true }
  }
}
