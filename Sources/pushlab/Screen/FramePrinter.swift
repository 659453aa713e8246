import CommandLanguage
import Dashboard
import NcursesTerminal
import Platform
import TextGrid

/// Prints frames of a screen without a terminal: as text on standard output, and as pictures in a
/// folder.
struct FramePrinter {
  private let svgFolder: String?
  private let showsUnicode = TerminalLocale.showsUnicode()

  /// Creates a missing folder. If that fails, the first picture reports why.
  init(svgFolder: String?) {
    self.svgFolder = svgFolder
    if let svgFolder { mkdir(svgFolder, 0o777) }
  }

  func print(_ grid: Grid, _ number: Int, _ theme: Theme) throws {
    let heading = "=== frame \(number) \(grid.size.width)x\(grid.size.height)"
    StandardOutput.print([heading] + (showsUnicode ? grid.lines : grid.asciiLines))
    guard let svgFolder else { return }
    try OutputFile.mustWrite(
      FramePicture.svg(grid, isLight: theme.name == .light),
      to: "\(svgFolder)/frame-\(number).svg")
  }
}
