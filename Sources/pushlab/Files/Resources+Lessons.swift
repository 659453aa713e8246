import Lessons

extension Resources {
  /// The lessons that come with the program.
  var lessonFolder: String { folder + "/lessons" }

  /// Packs from any folder; the built-in apps from here.
  var lessonFiles: LessonFiles { .disk(self) }
}
