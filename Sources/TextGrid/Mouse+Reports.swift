extension Mouse {
  /// ESC [ < button ; x ; y M, or m for a release.
  init?(_ sequence: ControlSequence) {
    let parameters = sequence.parameters
    guard sequence.prefix == UInt8(ascii: "<"), parameters.count == 3,
      sequence.final == UInt8(ascii: "M") || sequence.final == UInt8(ascii: "m")
    else { return nil }
    self.init(
      code: parameters[0], column: parameters[1], row: parameters[2],
      up: sequence.final == UInt8(ascii: "m"))
  }

  /// The report of a terminal that knows only the oldest form: three bytes, each plus 32.
  init(oldReport bytes: [UInt8]) {
    let numbers = bytes.map { Int($0) - 32 }
    self.init(code: numbers[0], column: numbers[1], row: numbers[2], up: numbers[0] & 0b11 == 3)
  }

  private init(code: Int, column: Int, row: Int, up: Bool) {
    let button: Button =
      switch code & 0b1100_0011 {
      case 0: .left
      case 1: .middle
      case 2: .right
      case 64: .wheelUp
      case 65: .wheelDown
      default: .other
      }
    self.init(
      x: max(0, column - 1), y: max(0, row - 1), button: button, up: up,
      dragged: code & 32 != 0)
  }
}
