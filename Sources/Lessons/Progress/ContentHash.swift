/// Identifies the content of a lesson: `Lesson.hash` as a number. If it has changed, a solved
/// lesson is no longer the one that was solved.
package struct ContentHash: Hashable, Sendable {
  package let value: UInt64

  package init(value: UInt64) { self.value = value }
}

extension ContentHash {
  /// 16 lower-case hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package init?(_ text: some StringProtocol) {
    let isHexadecimal = text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    guard text.utf8.count == 16, isHexadecimal, let value = UInt64(text, radix: 16) else {
      return nil
    }
    self.value = value
  }
}
