/// The colours (-1: the terminal's own) and attributes of the next character.
package struct Pen: Hashable, Sendable {
  package var foreground = -1
  package var background = -1
  package var bold = false
  package var dim = false
  package var italic = false
  package var underline = false
  package var reverse = false

  package init() {}

  /// Returns the parameters that it does not know.
  mutating func select(_ parameters: [Int]) -> [Int] {
    var unknown: [Int] = []
    var rest = parameters[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: self = Pen()
      case 1: bold = true
      case 2: dim = true
      case 3: italic = true
      case 4: underline = true
      case 7: reverse = true
      case 22: (bold, dim) = (false, false)
      case 23: italic = false
      case 24: underline = false
      case 27: reverse = false
      case 10, 11, 25: break  // the Linux console's fonts; blinking off
      case 30...37: foreground = code - 30
      case 39: foreground = -1
      case 40...47: background = code - 40
      case 49: background = -1
      case 90...97: foreground = code - 90 + 8
      case 100...107: background = code - 100 + 8
      case 38 where rest.first == 5 && rest.count >= 2:
        foreground = rest[rest.startIndex + 1]
        rest = rest.dropFirst(2)
      case 48 where rest.first == 5 && rest.count >= 2:
        background = rest[rest.startIndex + 1]
        rest = rest.dropFirst(2)
      default: unknown.append(code)
      }
    }
    return unknown
  }
}
