import CommandLanguage
import LifecycleModel

/// A folder with lessons and their order.
package struct Pack: Sendable {
  /// The path as given, without a trailing slash.
  package var folder: String
  package var title: Bilingual
  /// In the order of pack.yaml. A lesson that cannot be read keeps its position.
  package var entries: [Entry]
  /// Old ids of lessons and their new ones.
  package var renamed: [String: String]
  /// In their order; empty if the pack is not divided.
  package var parts: [Part] = []
  /// Rules that no lesson teaches, by decision; nil if the pack has no such list.
  package var notTaught: [FlatWord]?
  package var place: SourcePlace

  /// Consecutive lessons, from `first` up to the next part.
  package struct Part: Hashable, Sendable {
    /// The id of its first lesson.
    package var first: String
    package var title: Bilingual
    /// What a learner is able to do after it; may be empty.
    package var gives = Bilingual(en: "", zh: "")
  }

  package struct Entry: Sendable {
    package var folder: String
    package var lesson: Result<Lesson, Diagnostics>

    package init(folder: String, lesson: Result<Lesson, Diagnostics>) {
      self.folder = folder
      self.lesson = lesson
    }
  }

  package var lessons: [Lesson] { entries.compactMap { try? $0.lesson.get() } }

  package func lesson(_ id: String) -> Lesson? { lessons.first { $0.id == id } }
}
