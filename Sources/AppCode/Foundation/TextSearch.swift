import LifecycleModel

/// Finds occurrences of one string in another.
struct TextSearch {
  private let wanted: [Character]
  private let folds: Bool

  /// Searches for `wanted`. `folds`: ignores case.
  init(_ wanted: String, folds: Bool) {
    self.wanted = Array(folds ? wanted.lowercased() : wanted)
    self.folds = folds
  }

  func range(in letters: [Character], from start: Int) -> Range<Int>? {
    guard !wanted.isEmpty, letters.count >= wanted.count else { return nil }
    var place = start
    while place + wanted.count <= letters.count {
      if fits(letters, at: place) { return place..<place + wanted.count }
      place += 1
    }
    return nil
  }

  private func fits(_ letters: [Character], at place: Int) -> Bool {
    for (offset, letter) in wanted.enumerated() {
      let found = letters[place + offset]
      if found != letter && !(folds && found.lowercased() == String(letter)) { return false }
    }
    return true
  }

  func ranges(in letters: [Character]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while let range = range(in: letters, from: start) {
      found.append(range)
      start = range.upperBound
    }
    return found
  }

  func replaced(in text: String, with other: String) -> String {
    let letters = Array(text)
    var made = ""
    var start = 0
    for range in ranges(in: letters) {
      made += String(letters[start..<range.lowerBound]) + other
      start = range.upperBound
    }
    return made + String(letters[start...])
  }

  /// The parts between the occurrences, including empty ones.
  func parts(of letters: [Character]) -> Value {
    var parts: [Value] = []
    var start = 0
    for range in ranges(in: letters) {
      parts.append(.string(String(letters[start..<range.lowerBound])))
      start = range.upperBound
    }
    return .array(parts + [.string(String(letters[start...]))])
  }
}
