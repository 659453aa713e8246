import ArgumentParser
import CommandLanguage
import Dashboard
import Laboratory
import NcursesTerminal
import TextGrid

/// Free play in the dashboard or as a dialogue in lines. The defaults are those without arguments.
struct FreePlay {
  var plain = false
  var screen = ScreenRequest()
  var stage = StageRequest()
  var writes = WritePermission.none

  func run() throws {
    let language = try stage.chosenLanguage()
    try ReadingMemory.require(language)
    let theme = try screen.chosenTheme()
    let size = try screen.chosenSize()
    let inputs = try screen.script.map(ScriptedInput.read)
    var library = AppLibrary(resources: try Resources.found(stage.resources))
    let choice = try stage.choice()
    let unread = library.unread(choice)
    var setup = try stage.setup(with: unread ?? library.load(choice, language))
    func state(_ size: Size) -> DashboardState {
      library.dashboard(setup, language, theme, size)
    }
    // From here on, all arguments are valid.
    let terminal = plain || inputs != nil ? nil : screen.terminal()
    if unread != nil {
      // Draws the first frame before the delegate is read.
      if let terminal {
        var opening = state(terminal.size)
        opening.theme = theme.seen(on: terminal)
        terminal.draw(opening.render().grid)
      }
      setup.app = try library.load(choice, language)
    }
    if let inputs {
      var player = FramePlayer(
        state: state(size), library: library, showsEvery: screen.frames, writes: writes,
        svgFolder: screen.svg)
      throw ExitCode(try player.play(inputs))
    }
    if let terminal {
      var loop = ScreenLoop(terminal: terminal, state: state(terminal.size), library: library)
      throw ExitCode(loop.run())
    }
    library.tellReports(setup)
    var dialogue = LineDialogue(
      setup: setup, library: library, language: language, writes: writes)
    let status = try dialogue.run()
    if status != 0 { throw ExitCode(status) }
  }
}
