import CNcurses
import Platform
import TextGrid

/// The colours that a terminal can show, from fewest to most.
package enum ColorLevel: Int, Comparable, Sendable {
  case none = 0
  case eight = 8
  case sixteen = 16
  case palette256 = 256

  package static func < (left: ColorLevel, right: ColorLevel) -> Bool {
    left.rawValue < right.rawValue
  }

  init(colorCount: Int) {
    switch colorCount {
    case 256...: self = .palette256
    case 16..<256: self = .sixteen
    case 8..<16: self = .eight
    default: self = .none
    }
  }

  /// Whether NO_COLOR is set and not empty (https://no-color.org).
  static var refusedByEnvironment: Bool { environmentVariable("NO_COLOR") != nil }
}
