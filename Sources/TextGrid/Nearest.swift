/// "Did you mean": the candidate with the fewest typing errors.
package enum Nearest {
  /// Longer texts are not compared.
  private static let longest = 100

  /// nil if no candidate is near enough: at most a third of the letters may differ, and at most four. Of equally near
  /// candidates, the first. If none is near, the only candidate that begins with the same three or more letters.
  ///
  /// `limit`: replaces the number of letters that may differ; common first letters do not count then.
  package static func word(
    to word: String, among candidates: some Sequence<String>, limit: Int? = nil
  ) -> String? {
    let read = Array(word.lowercased().unicodeScalars.prefix(longest + 1))
    guard !read.isEmpty, read.count <= longest else { return nil }
    let allowed = limit ?? min(4, max(1, read.count / 3))
    var best: (word: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let found = distance(read, scalars, limit: allowed)
      // Two letters with one difference match any word of two letters.
      guard found <= allowed, found < max(read.count, scalars.count) else { continue }
      if found < best?.distance ?? .max { best = (candidate, found) }
    }
    if let best { return best.word }
    return limit == nil ? onlyOne(beginningLike: read, among: candidates) : nil
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

  /// Damerau's distance: inserting, deleting, replacing a letter and swapping two neighbours cost 1
  /// each. A distance above `limit` may be returned as `limit + 1`.
  package static func distance(_ one: String, _ other: String, limit: Int) -> Int {
    // Usually the lengths decide, and the UTF-8 lengths are known: a scalar has at most four bytes.
    guard abs(one.utf8.count - other.utf8.count) <= 4 * limit else { return limit + 1 }
    return distance(Array(one.unicodeScalars), Array(other.unicodeScalars), limit: limit)
  }

  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int {
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    var least = 0
    for i in 1...a.count {
      let leastBefore = least
      row[0] = i
      least = i
      for j in 1...b.count {
        let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        row[j] = min(last[j] + 1, row[j - 1] + 1, replaced)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
        least = min(least, row[j])
      }
      if min(least, leastBefore) > limit { return limit + 1 }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
