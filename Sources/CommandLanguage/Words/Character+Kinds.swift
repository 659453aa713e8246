extension Character {
  /// Whether it is one of the common Chinese characters.
  package var isHan: Bool {
    unicodeScalars.first.map { (0x4E00...0x9FFF).contains($0.value) } ?? false
  }

  package var isASCIIDigit: Bool { isASCII && isNumber }
}
