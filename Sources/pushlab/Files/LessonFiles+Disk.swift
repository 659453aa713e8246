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
      names: { Folder.names(in: $0, most: FolderSearch.mostEntries + 1) },
      builtIn: { name in
        var library = AppLibrary(resources: resources)
        return try? library.load(.builtIn(name), .english)
      },
      isLink: { path in
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
      })
  }
}

enum Folder {
  /// The names in a folder, sorted, at most `most` of them; nil if it is not a folder.
  static func names(in folder: String, most: Int = .max) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while names.count < most, let entry = readdir(directory) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { decodedPath($0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
