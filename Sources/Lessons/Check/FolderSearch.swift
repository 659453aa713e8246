/// The search for lessons and demos in folders. It follows no links below the given path, and all searches of one
/// `check` share one limit.
package struct FolderSearch {
  package struct Folder: Hashable, Sendable {
    package var path: String
    /// Empty if it cannot be read.
    package var names: [String]
  }

  private let files: LessonFiles
  /// The names that may still be read.
  private var left = mostEntries
  /// Whether the limit ended a search.
  package private(set) var isCutOff = false

  /// The most files and folders that one `check` looks at.
  package static let mostEntries = 10_000

  /// How deep folders are searched.
  private static let deepest = 4

  package init(_ files: LessonFiles) {
    self.files = files
  }

  /// The folder and those below it, each before its own folders. Folders with a dot in their name contain no lessons or
  /// demos.
  mutating func folders(from path: String) -> [Folder] {
    var found: [Folder] = []
    search(path, depth: 0, &found)
    return found
  }

  private mutating func search(_ path: String, depth: Int, _ found: inout [Folder]) {
    let names = isCutOff ? [] : files.names(path) ?? []
    if names.count > left { isCutOff = true }
    let folder = Folder(path: path, names: Array(names.prefix(left)))
    left -= folder.names.count
    found.append(folder)
    guard depth < Self.deepest else { return }
    for name in folder.names where !name.contains(".") && !isCutOff {
      let inner = path + "/" + name
      if !files.isLink(inner) { search(inner, depth: depth + 1, &found) }
    }
  }
}
