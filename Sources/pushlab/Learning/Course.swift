import CommandLanguage
import Demo
import Laboratory
import Lessons
import Platform
import TextGrid

/// The pack and the learner's progress in it. A lesson is read when it begins.
final class Course {
  private let files: LessonFiles
  private let handbook: Handbook
  private(set) var pack: Pack
  private let progress: ProgressFile

  init(_ resources: Resources) throws(Diagnostics) {
    files = resources.lessonFiles
    handbook = resources.handbook
    pack = try files.pack(in: resources.lessonFolder)
    progress = ProgressFile(Course.renames(of: pack))
  }

  private static func renames(of pack: Pack) -> Renames {
    Renames(pack.renamed, lessons: pack.lessons.map(\.id))
  }

  /// Returns the messages about the progress file and clears them.
  func takeMessages() -> [Bilingual] {
    defer { progress.messages = [] }
    return progress.messages
  }

  func note(_ events: [Progress.ProgressEvent]) {
    for event in events { progress.note(event) }
  }

  var list: LessonList {
    LessonList(
      pack.lessons, progress.progress, Course.renames(of: pack), parts: pack.parts)
  }

  // MARK: Beginning

  /// Begins a lesson. `name`: an id of the pack, or the path of a folder with a pack or a lesson;
  /// nil to continue where the learner stopped.
  func begin(_ name: String?) throws(Diagnostics) -> LessonRun {
    guard let name else { return try beginPresent() }
    if name.hasSuffix(LessonFiles.demoEnding) { return try begin(demo: name) }
    if pack.lesson(name) != nil { return try begin(id: name) }
    var folder = name
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if files.isPack(folder) {
      pack = try files.pack(in: folder)
      return try beginPresent()
    }
    if files.isLesson(folder) { return try begin(folder: folder) }
    return try begin(id: name)
  }

  /// Begins the questions of a demo for a single learner.
  private func begin(demo path: String) throws(Diagnostics) -> LessonRun {
    let player = try DemoPlayer(files.demo(at: path), files, handbook: handbook)
    pack = try player.track.lessonFiles(files).pack(in: DemoTrack.lessonFolder)
    return try beginPresent()
  }

  private func beginPresent() throws(Diagnostics) -> LessonRun {
    guard let id = presentId else {
      let faults = pack.entries.compactMap { entry -> Diagnostics? in
        if case .failure(let faults) = entry.lesson { return faults }
        return nil
      }
      guard faults.isEmpty else { throw Diagnostics(faults.flatMap(\.list)) }
      throw Diagnostics(pack.folder, en: "there is no lesson here", zh: "这里没有课程")
    }
    return try begin(id: id)
  }

  /// Begins the lesson in a folder. If a pack contains it, its number and its next lesson are those
  /// of the pack.
  private func begin(folder: String) throws(Diagnostics) -> LessonRun {
    let around = InputFile.folder(of: folder)
    let outer = around.isEmpty ? "." : around
    if files.isPack(outer), let found = try? files.pack(in: outer),
      let entry = found.entries.first(where: { outer + "/" + $0.folder == folder }),
      case .success(let lesson) = entry.lesson
    {
      pack = found
      return try begin(id: lesson.id)
    }
    return try learning(files.lesson(in: folder), number: 1, of: 1, next: nil)
  }

  private func begin(id: String) throws(Diagnostics) -> LessonRun {
    let lessons = pack.lessons
    guard let index = lessons.firstIndex(where: { $0.id == id }) else {
      for entry in pack.entries where entry.folder == id {
        if case .failure(let faults) = entry.lesson {
          throw faults
        }
      }
      throw Diagnostics(unknownLesson: id, among: lessons.map(\.id))
    }
    let next = lessons.dropFirst(index + 1).first.map {
      LessonRun.Neighbour(id: $0.id, title: $0.title.bilingual)
    }
    return try learning(lessons[index], number: index + 1, of: lessons.count, next: next)
  }

  private func learning(
    _ lesson: Lesson, number: Int, of count: Int, next: LessonRun.Neighbour?
  ) throws(Diagnostics) -> LessonRun {
    var prepared = try files.prepare(lesson)
    prepared.handbook = handbook
    // Plays the lesson's scripts.
    let (run, isCut) = Interruption(allowing: LessonLimits.workToBegin).perform {
      LessonRun(prepared, number: number, of: count, next: next)
    }
    guard isCut else { return run }
    let words = Diagnostic.Message(
      "the scripts of this lesson are too much to play before it begins: more than "
        + "\(LessonLimits.workToBegin) units of work (docs/limits.md)",
      "这一课在开始之前要演示的脚本太多：超过 \(LessonLimits.workToBegin) 个工作单位（docs/limits.md）")
    throw Diagnostics(Diagnostic(words, lesson.places.file))
  }

  /// The lesson that was begun last; if that is solved, the next open one. Before any lesson: the
  /// first open one.
  private var presentId: String? {
    let rows = list.rows
    guard let id = progress.progress.current(Course.renames(of: pack)),
      let index = rows.firstIndex(where: { $0.id == id })
    else { return rows.first { $0.status != .solved }?.id ?? rows.first?.id }
    guard rows[index].status == .solved else { return id }
    return rows.dropFirst(index + 1).first { $0.status != .solved }?.id ?? id
  }
}
