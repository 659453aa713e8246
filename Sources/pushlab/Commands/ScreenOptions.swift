import ArgumentParser
import CommandLanguage
import Dashboard
import TextGrid

/// Options of the commands that have a screen.
struct ScreenOptions: ParsableArguments {
  @ArgumentParser.Option(help: "Inputs for the dashboard out of a file, no terminal needed.")
  var script: String?

  @Flag(help: "With --script: print the screen after each input.")
  var frames = false

  @ArgumentParser.Option(help: "With --script: the size of the screen, COLSxROWS.")
  var size = "80x24"

  @ArgumentParser.Option(help: "dark, light or mono.")
  var theme: String?

  @Flag(help: "No colours (also: NO_COLOR).")
  var noColor = false

  func chosenTheme() throws(Complaint) -> Theme {
    guard let theme else { return Theme(.dark) }
    guard let name = Theme.Name(rawValue: theme) else {
      throw Complaint(unknown: theme, of: "--theme", among: Theme.Name.allCases.map(\.rawValue))
    }
    return Theme(name)
  }

  func chosenSize() throws(Complaint) -> Size {
    guard let size = Size(columnsAndRows: size) else {
      throw Complaint(
        lines: [
          "--size \(VisibleText.of(size)): expected COLSxROWS such as 120x40, at most 1000x1000"
        ])
    }
    return size
  }
}
