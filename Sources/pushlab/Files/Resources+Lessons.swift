import CommandLanguage
import Glibc
import Lessons

extension Resources {
  /// The lessons that come with the program.
  var lessonFolder: String { folder + "/lessons" }

  /// Packs from any folder; the built-in apps from here.
  var lessonFiles: LessonFiles {
    LessonFiles(
      read: { InputFile.read($0, limit: $1) },
      names: { folder in
        guard let directory = opendir(folder) else { return nil }
        closedir(directory)
        return Resources.names(in: folder, ending: "").filter { $0 != "." && $0 != ".." }
      },
      builtIn: { name in
        var library = AppLibrary(resources: self)
        return try? library.load(.builtIn(name), .english)
      })
  }
}
