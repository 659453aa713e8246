/// The key strategies of JSONDecoder and JSONEncoder that convert names.
enum JSONKeys {
  /// `convertToSnakeCase`: a run of capital letters is one word, except that its last letter begins the next word if a
  /// small letter follows.
  static func snake(_ name: String) -> String {
    let letters = Array(name)
    guard !letters.isEmpty else { return name }
    var words: [ArraySlice<Character>] = []
    var start = 0
    var place = 1
    while let capital = letters[place...].firstIndex(where: \.isUppercase) {
      words.append(letters[start..<capital])
      start = capital
      guard let small = letters[capital...].firstIndex(where: \.isLowercase) else {
        place = letters.count
        break
      }
      if small > capital + 1 {
        words.append(letters[capital..<(small - 1)])
        start = small - 1
      }
      place = small + 1
    }
    words.append(letters[start...])
    return words.map { String($0).lowercased() }.joined(separator: "_")
  }

  /// `convertFromSnakeCase`. A name without underscores between letters stays unchanged; underscores at its start and
  /// end are kept.
  static func camel(_ name: String) -> String {
    guard let first = name.firstIndex(where: { $0 != "_" }),
      let last = name.lastIndex(where: { $0 != "_" })
    else { return name }
    let words = name[first...last].split(separator: "_").map(String.init)
    guard words.count > 1 else { return name }
    let joined = words[0].lowercased() + words[1...].map(Interpreter.capitalized).joined()
    return name[..<first] + joined + name[name.index(after: last)...]
  }
}
