import ArgumentParser
import CommandLanguage
import Dashboard
import Laboratory
import NcursesTerminal
import TextGrid

/// The dashboard, or a dialogue in lines. Its defaults are a start without arguments.
struct FreePlay {
  var plain = false
  var screen = ScreenRequest()
  var stage = StageRequest()

  func run() throws {
    let language = try stage.chosenLanguage()
    let theme = try screen.chosenTheme()
    let size = try screen.chosenSize()
    let inputs = try screen.script.map(ScriptedInput.read)
    var library = AppLibrary(resources: try Resources.found(stage.resources))
    let setup = try stage.setup(&library, language)
    func state(_ size: Size) -> DashboardState {
      DashboardState(
        setup: setup, apps: library.apps, language: language, theme: theme, size: size,
        readFile: { InputFile.read($0) }, handbook: library.resources.handbook)
    }
    if let inputs {
      var player = FramePlayer(
        state: state(size), library: library, showsEvery: screen.frames)
      throw ExitCode(player.play(inputs))
    }
    if !plain, let terminal = try? Terminal(color: !screen.noColor) {
      var loop = ScreenLoop(terminal: terminal, state: state(terminal.size), library: library)
      throw ExitCode(loop.run())
    }
    library.tellReports()
    var dialogue = LineDialogue(setup: setup, library: library, language: language)
    try dialogue.run()
  }
}
