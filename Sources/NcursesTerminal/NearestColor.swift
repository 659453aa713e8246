/// Substitutes for colours that the terminal does not have.
enum NearestColor {
  /// The nearest of the first 16 colours to one of the others.
  static func amongSixteen(_ index: UInt8) -> UInt8 {
    if index < 16 { return index }
    let wanted = components(index)
    let distances = sixteen.map { color in
      let red = color.0 - wanted.0
      let green = color.1 - wanted.1
      let blue = color.2 - wanted.2
      return 3 * red * red + 4 * green * green + 2 * blue * blue
    }
    return UInt8(distances.indices.min { distances[$0] < distances[$1] } ?? 7)
  }

  /// Red, green and blue of the fixed colours, by xterm's levels.
  private static func components(_ index: UInt8) -> (Int, Int, Int) {
    if index >= 232 {
      let grey = 8 + 10 * Int(index - 232)
      return (grey, grey, grey)
    }
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = Int(index) - 16
    return (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
  }

  private static let sixteen: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
