/// "Did you mean": the candidate with the fewest slips of the keyboard.
package enum Nearest {
  /// Longer texts are no slip of a known word.
  private static let longest = 100

  /// nil where nothing is near enough: a third of the word may be wrong, at most four letters. Of
  /// equally near ones the first. Where none is near, the only one that begins with the same three
  /// letters or more.
  package static func word(to read: String, among candidates: some Sequence<String>) -> String? {
    let read = Array(read.lowercased().unicodeScalars.prefix(longest + 1))
    guard !read.isEmpty, read.count <= longest else { return nil }
    let allowed = min(4, max(1, read.count / 3))
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      guard abs(scalars.count - read.count) <= allowed else { continue }
      let found = distance(read, scalars)
      // A word of two letters with one wrong is any word.
      guard found <= allowed, found < max(read.count, scalars.count) else { continue }
      if found < best?.distance ?? .max { best = (candidate, found) }
    }
    return best?.word ?? onlyOne(beginningLike: read, among: candidates)
  }

  private static func onlyOne(
    beginningLike read: [Unicode.Scalar], among candidates: some Sequence<String>
  ) -> String? {
    guard read.count >= 4 else { return nil }
    let alike = candidates.filter { candidate in
      Array(candidate.lowercased().unicodeScalars.prefix(3)) == Array(read.prefix(3))
    }
    return alike.count == 1 ? alike[0] : nil
  }

  /// Damerau's distance with neighbours swapped once: insert, delete, replace, swap cost 1 each.
  package static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in 1...a.count {
      row[0] = i
      for j in 1...b.count {
        let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        row[j] = min(last[j] + 1, row[j - 1] + 1, replaced)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
