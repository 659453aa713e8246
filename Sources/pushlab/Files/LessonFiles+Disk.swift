import CommandLanguage
import Laboratory
import Lessons
import Platform

extension LessonFiles {
  /// Lessons from folders, built-in apps from the program's resources.
  static func disk(_ resources: Resources) -> LessonFiles {
    LessonFiles(
      read: { path, limit in
        path == "-" ? .failure(.notRegular) : InputFile.read(path, limit: limit)
      },
      names: { Folder.names(in: $0) },
      builtIn: { name in
        var library = AppLibrary(resources: resources)
        return try? library.load(.builtIn(name), .english)
      })
  }
}

enum Folder {
  /// The names in a folder, sorted; nil if it is not a folder.
  static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { decodedPath($0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
