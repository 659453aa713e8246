/// The `renamed` map of a pack. A lesson that was renamed twice is followed to its newest id. An id in current use is
/// never an old one.
package struct Renames: Hashable, Sendable {
  private var newer: [String: String]

  package init(_ map: [String: String] = [:], lessons: some Sequence<String> = []) {
    newer = map
    for lesson in lessons { newer[lesson] = nil }
  }

  /// Ids in a cycle stay as they are.
  package func newest(_ lesson: String) -> String {
    var name = lesson
    for _ in 0...newer.count {
      guard let next = newer[name] else { return name }
      name = next
    }
    return lesson
  }
}
