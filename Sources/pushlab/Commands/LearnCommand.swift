import ArgumentParser
import CommandLanguage
import Dashboard
import Laboratory
import NcursesTerminal
import TextGrid

struct LearnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: "Lessons: the dashboard with a task, or a dialogue in lines.",
    discussion: """
      LESSON is a lesson's name as `pushlab lessons` lists it, or the path of a folder with a lesson \
      or a pack of lessons, or a demo, NAME.demo.md, whose questions are asked. Without it, it goes \
      on where you stopped.
      """)

  @Argument(help: "A lesson's name, or the path of a lesson or a pack.")
  var lesson: String?

  @Flag(help: "A line dialogue instead of the dashboard.")
  var plain = false

  @Flag(help: "Five questions, in lines, that say with which part of the course you begin.")
  var place = false

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var writes: WriteOptions

  @OptionGroup var common: CommonOptions

  mutating func run() throws {
    let language = try common.language.chosen()
    try ReadingMemory.require(language)
    if place {
      try Placement(common.found(), language).run()
      return
    }
    let theme = try screen.request.chosenTheme()
    let size = try screen.request.chosenSize()
    let inputs = try screen.script.map(ScriptedInput.read)
    var library = AppLibrary(resources: try common.found())
    let app = try library.load(.builtIn(StageRequest.defaultApp), language)
    let setup = StageSetup(profile: StageRequest.defaultProfile, app: app)
    func state(_ size: Size) -> DashboardState {
      library.dashboard(setup, language, theme, size)
    }
    let course = try Course(library.resources)
    let learning = try course.begin(lesson)
    if let inputs {
      var player = FramePlayer(
        state: state(size), library: library, showsEvery: screen.frames,
        writes: writes.permission, svgFolder: screen.svg)
      player.begin(learning, course)
      throw ExitCode(try player.play(inputs))
    }
    if !plain, let terminal = screen.request.terminal() {
      var loop = ScreenLoop(terminal: terminal, state: state(terminal.size), library: library)
      loop.begin(learning, course)
      throw ExitCode(loop.run())
    }
    var dialogue = LineDialogue(
      setup: setup, library: library, language: language, writes: writes.permission)
    dialogue.course = course
    let status = try dialogue.run(lesson: .some(lesson))
    if status != 0 { throw ExitCode(status) }
  }
}
