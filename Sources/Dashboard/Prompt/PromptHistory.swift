/// The sent lines, with a position in them.
package struct PromptHistory: Hashable, Sendable {
  package private(set) var lines: [String] = []
  /// nil for the line that is being edited.
  private var index: Int?
  private var draft = ""

  static let limit = 500

  package mutating func add(_ line: String) {
    index = nil
    guard !line.isEmpty, lines.last != line else { return }
    lines.append(line)
    if lines.count > PromptHistory.limit { lines.removeFirst() }
  }

  /// The next older line; nil at the oldest one.
  package mutating func older(than line: String) -> String? {
    if index == nil { draft = line }
    let wanted = (index ?? lines.count) - 1
    guard lines.indices.contains(wanted) else { return nil }
    index = wanted
    return lines[wanted]
  }

  /// The next newer line; after the newest the unsent line. nil at the unsent line.
  package mutating func newer() -> String? {
    guard let present = index else { return nil }
    index = present + 1 < lines.count ? present + 1 : nil
    return index.map { lines[$0] } ?? draft
  }

  /// The newest line that contains `text`, older than `place` if given.
  package func find(_ text: String, before place: Int? = nil) -> Int? {
    guard !text.isEmpty else { return nil }
    return lines.prefix(place ?? lines.count).lastIndex { $0.contains(text) }
  }
}
