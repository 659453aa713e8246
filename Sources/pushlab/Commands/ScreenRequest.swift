import CommandLanguage
import Dashboard
import NcursesTerminal
import TextGrid

/// The screen options, as they were written.
struct ScreenRequest {
  var script: String?
  var frames = false
  /// Folder for a picture of each printed frame.
  var svg: String?
  var size: String?
  var theme: String?
  var noColor = false

  static let usualSize = "80x24"

  func chosenTheme() throws(Diagnostics) -> Theme {
    guard let theme else { return Theme(.dark) }
    guard let name = Theme.Name(rawValue: theme) else {
      throw Diagnostics(unknown: theme, of: "--theme", among: Theme.Name.allCases.map(\.rawValue))
    }
    return Theme(name)
  }

  /// The terminal, or nil if there is none. Reports a terminal that cannot show the dashboard.
  func terminal() -> Terminal? {
    do {
      return try Terminal(color: !noColor)
    } catch .unusable(let term) where !term.isEmpty && term != "dumb" {
      let reason = TerminalError.unusable(term: VisibleText.of(term)).description
      StandardOutput.printError("pushlab: \(reason); this is the line dialogue")
    } catch .noSignalPipe {
      StandardOutput.printError("pushlab: \(TerminalError.noSignalPipe); this is the line dialogue")
    } catch {}
    return nil
  }

  /// The size of `--size`; 80x24 by default.
  func chosenSize() throws(Diagnostics) -> Size {
    if script == nil, frames || size != nil {
      throw Diagnostics(
        frames ? "--frames" : "--size", en: "goes with --script FILE", zh: "只能与 --script FILE 同用")
    }
    if let svg, let refusal = FileName.refusal(of: svg) {
      throw Diagnostics("--svg \(VisibleText.of(svg))", en: refusal.en, zh: refusal.zh)
    }
    let size = size ?? Self.usualSize
    guard let size = Size(columnsAndRows: size) else {
      throw Diagnostics(
        "--size \(VisibleText.of(size))",
        en: "expected COLSxROWS such as 120x40, at most 1000x1000",
        zh: "应为列数x行数，如 120x40，最大 1000x1000")
    }
    return size
  }
}
