/// The `renamed` map of a pack. A name that changed twice is followed to the end; one that a lesson of
/// the pack bears today is nobody's old name.
package struct Renames: Hashable, Sendable {
  private var newer: [String: String]

  package init(_ map: [String: String] = [:], lessons: some Sequence<String> = []) {
    newer = map
    for lesson in lessons { newer[lesson] = nil }
  }

  /// Names that lead in a circle are left as they are.
  package func newest(_ lesson: String) -> String {
    var name = lesson
    for _ in 0...newer.count {
      guard let next = newer[name] else { return name }
      name = next
    }
    return lesson
  }
}
