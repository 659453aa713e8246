func shifted(_ text: String, by count: UInt32) -> String {
  String(
    text.unicodeScalars.map { scalar -> Character in
      guard ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) else {
        return Character(scalar)
      }
      let base: UInt32 = scalar.value >= 97 ? 97 : 65
      return Character(UnicodeScalar((scalar.value - base + count) % 26 + base)!)
    })
}
print(shifted("Hello, World!", by: 3), shifted("xyz", by: 3))
