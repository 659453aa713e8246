/// The reason why no screen is available. The terminal is unchanged.
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
