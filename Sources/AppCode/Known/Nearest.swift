/// The nearest right thing to what was read: by the number of single letters that differ.
enum Nearest {
  /// nil where nothing is near enough to be meant: within `limit` letters, or a third of the word. The first of equally near ones.
  static func match(_ word: String, among candidates: [String], limit: Int? = nil) -> String? {
    let limit = limit ?? max(1, min(3, word.count / 3))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let distance = distance(word.lowercased(), candidate.lowercased(), limit: limit)
      if distance <= limit, distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Insertions, deletions and replacements; anything above `limit` may come out as `limit + 1`.
  static func distance(_ first: String, _ second: String, limit: Int) -> Int {
    let a = Array(first.unicodeScalars)
    let b = Array(second.unicodeScalars)
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var row = Array(0...b.count)
    for (i, scalar) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let replaced = diagonal + (scalar == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
      if row.min() ?? 0 > limit { return limit + 1 }
    }
    return row[b.count]
  }
}
