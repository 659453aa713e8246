import ArgumentParser
import CommandLanguage
import Dashboard
import Demo
import Laboratory
import Lessons
import NcursesTerminal
import TextGrid

struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "A classroom demo on the projector.",
    discussion: """
      FILE is a file NAME.demo.md, or the name of a demo that comes with the program. On: Page Down, \
      Space, Right, Enter. Back: Page Up, Left. A digit and a number record hands, v is a second \
      vote, g goes to a step, : is a detour, . and b are black, T theme, l language, z one pane \
      large, q twice ends.
      """)

  @Argument(help: "A demo, NAME.demo.md.")
  var file: String

  @Flag(
    help: "Follow the demo in the other terminal: notes, votes, clock; its keys drive the show.")
  var notes = false

  @Flag(help: "Go on at the step where the demo was left, with its votes.")
  var resume = false

  @Flag(help: "Play it here from start to end before class, and say what is wrong.")
  var rehearse = false

  @ArgumentParser.Option(help: "Write the questions with boxes, for paper: OUT.md.")
  var worksheet: String?

  @ArgumentParser.Option(help: "Write captions, votes, answers and rules: OUT.md.")
  var handout: String?

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var language: LanguageOption

  @ArgumentParser.Option(help: "Folder with assets/, lessons/ and demos/.")
  var resources: String?

  mutating func run() throws {
    let language = try language.chosen()
    try ReadingMemory.require(language)
    let theme = try screen.request.chosenTheme()
    let size = try screen.request.chosenSize()
    let inputs = try screen.script.map(ScriptedInput.read)
    var library = AppLibrary(resources: try Resources.found(resources))
    let opened = try OpenedDemo(file, library.resources)
    var kept = DemoFolder.position(of: opened)
    if try write(opened, kept, language) { return }
    for choice in opened.apps { _ = try library.load(choice, language) }
    // An option overrides the choice made with a key in the last show.
    if self.language.language != nil { kept?.language = nil }
    if screen.theme != nil { kept?.theme = nil }
    func state(_ size: Size) -> DemoState {
      var state = DemoState(
        opened.track, language: language, theme: theme, size: size, apps: library.apps,
        handbook: library.resources.handbook)
      if resume, let kept { state.resume(kept) }
      return state
    }
    if resume, kept == nil {
      StandardOutput.printError(
        Bilingual(
          en: "No earlier show of this demo to resume; it begins at the start.",
          zh: "没有可继续的演示，从头开始。")[language])
    }
    if rehearse {
      var rehearsal = Rehearse(opened, library, state(size), inputs != nil)
      throw ExitCode(try rehearsal.run())
    }
    if let inputs {
      var player = DemoFramePlayer(
        state: state(size), library: library, showsEvery: screen.frames, svgFolder: screen.svg)
      throw ExitCode(try player.play(inputs))
    }
    if notes {
      var loop = try NotesLoop(state(size), opened, color: !screen.noColor)
      throw ExitCode(loop.run())
    }
    do {
      let mail = Mailbox<String>(most: NotesServer.mostKeys)
      let terminal = try Terminal(mail: mail.descriptor, color: !screen.noColor)
      var loop = DemoLoop(
        terminal: terminal, state: state(terminal.size), library: library, opened, mail)
      throw ExitCode(loop.run())
    } catch is TerminalError {
      throw Diagnostics(
        "", en: "A demo needs a terminal; --script FILE plays it without one.",
        zh: "演示需要终端；没有终端时可用 --script FILE 播放。")
    }
  }

  /// Writes the files that the options name. Returns true if there are any; then no show follows.
  private func write(
    _ opened: OpenedDemo, _ kept: DemoPosition?, _ language: Language
  ) throws -> Bool {
    var files: [(String, String)] = []
    if let worksheet { files.append((worksheet, opened.track.worksheet(in: language))) }
    if let handout {
      files.append((handout, opened.track.handout(in: language, votes: kept?.votes ?? DemoVotes())))
    }
    for (path, text) in files { try OutputFile.mustWrite(text, to: path) }
    return !files.isEmpty
  }
}

/// A demo that was read and played to its end.
struct OpenedDemo {
  let path: String
  let player: DemoPlayer
  var track: DemoTrack { player.track }

  init(_ name: String, _ resources: Resources) throws(Diagnostics) {
    let files = resources.lessonFiles
    let own = resources.folder + "/demos/" + name + LessonFiles.demoEnding
    path = !files.isFile(name) && files.isFile(own) ? own : name
    let script = try files.demo(at: path)
    player = try DemoPlayer(script, files, handbook: resources.handbook)
  }

  /// The built-in apps that its steps play.
  var apps: [AppChoice] {
    var found: [AppChoice] = []
    for end in track.ends where !found.contains(end.setup.app.choice) {
      found.append(end.setup.app.choice)
    }
    return found
  }
}

extension LessonFiles {
  fileprivate func isFile(_ path: String) -> Bool {
    if case .success = read(path, LessonLimits.bytes) { return true }
    return false
  }
}
