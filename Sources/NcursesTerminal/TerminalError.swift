/// Why there is no screen to draw on. The terminal has not been changed.
package enum TerminalError: Error, Equatable, CustomStringConvertible {
  case notATerminal
  case unusable(term: String)
  case noSignalPipe

  package var description: String {
    switch self {
    case .notATerminal: "standard input and output are not both a terminal"
    case .unusable(let term): "the terminal type \"\(term)\" (TERM) cannot show a full screen"
    case .noSignalPipe: "no file descriptor is left for signals"
    }
  }
}
