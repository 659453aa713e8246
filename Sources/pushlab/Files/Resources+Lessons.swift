import Lessons

extension Resources {
  /// The lessons that come with the program.
  var lessonFolder: String { folder + "/lessons" }

  /// Packs from any folder; built-in apps from these resources.
  var lessonFiles: LessonFiles { .disk(self) }
}
