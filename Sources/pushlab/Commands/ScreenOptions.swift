import ArgumentParser

/// Options of the commands that have a screen.
struct ScreenOptions: ParsableArguments {
  @ArgumentParser.Option(help: "Inputs for the dashboard out of a file, no terminal needed.")
  var script: String?

  @Flag(help: "With --script: print the screen after each input.")
  var frames = false

  @ArgumentParser.Option(
    help: "With --script: also write each printed frame to FOLDER/frame-N.svg.")
  var svg: String?

  @ArgumentParser.Option(help: "With --script: the size of the screen, COLSxROWS.")
  var size: String?

  @ArgumentParser.Option(help: "dark, light or mono.")
  var theme: String?

  @Flag(help: "No colours (also: NO_COLOR).")
  var noColor = false

  var request: ScreenRequest {
    ScreenRequest(
      script: script, frames: frames, svg: svg, size: size, theme: theme, noColor: noColor)
  }
}
