import CommandLanguage
import Demo
import Laboratory
import Lessons
import TextGrid

/// The pack that is learned from, and the learner's progress. Lessons are read when they are begun.
final class Course {
  private let files: LessonFiles
  private let handbook: Handbook
  private(set) var pack: Pack
  private let progress: ProgressFile

  init(_ resources: Resources, _ language: Language) throws(Complaint) {
    files = resources.lessonFiles
    handbook = resources.handbook
    pack = try Course.pack(resources.lessonFolder, files, language)
    progress = ProgressFile(Course.renames(of: pack))
  }

  private static func pack(
    _ folder: String, _ files: LessonFiles, _ language: Language
  ) throws(Complaint) -> Pack {
    do {
      return try files.pack(in: folder)
    } catch {
      throw Complaint(lines: error.rendered(in: language))
    }
  }

  private static func renames(of pack: Pack) -> Renames {
    Renames(pack.renamed, lessons: pack.lessons.map(\.id))
  }

  /// What the learner is to be told of the file of the progress; once.
  func takeMessages() -> [Bilingual] {
    defer { progress.messages = [] }
    return progress.messages
  }

  func note(_ deeds: [Progress.ProgressEvent]) {
    for deed in deeds { progress.note(deed) }
  }

  var list: LessonList {
    LessonList(
      pack.lessons, progress.progress, Course.renames(of: pack), parts: pack.parts)
  }

  // MARK: Beginning

  /// `name` is an id of the pack or the path of a folder with a pack or a lesson; nil: where the
  /// learner stopped.
  func begin(_ name: String?, _ language: Language) throws(Complaint) -> LessonRun {
    guard let name else { return try beginPresent(language) }
    if name.hasSuffix(LessonFiles.demoEnding) { return try begin(demo: name, language) }
    if pack.lesson(name) != nil { return try begin(id: name, language) }
    var folder = name
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if files.isPack(folder) {
      pack = try Course.pack(folder, files, language)
      return try beginPresent(language)
    }
    if files.isLesson(folder) { return try begin(folder: folder, language) }
    return try begin(id: name, language)
  }

  /// The questions of a demo, one learner at a time.
  private func begin(demo path: String, _ language: Language) throws(Complaint) -> LessonRun {
    do {
      let player = try DemoPlayer(files.demo(at: path), files, handbook: handbook)
      let lessons = player.track.lessonFiles(files)
      pack = try Course.pack(DemoTrack.lessonFolder, lessons, language)
    } catch let faults as LessonFaults {
      throw Complaint(lines: faults.rendered(in: language))
    } catch let complaint as Complaint {
      throw complaint
    } catch {
      throw Complaint(lines: ["\(error)"])
    }
    return try beginPresent(language)
  }

  private func beginPresent(_ language: Language) throws(Complaint) -> LessonRun {
    guard let id = presentId else {
      let faults = pack.entries.compactMap { entry -> LessonFaults? in
        if case .failure(let faults) = entry.lesson { return faults }
        return nil
      }
      throw Complaint(
        lines: faults.isEmpty
          ? ["\(VisibleText.of(pack.folder, limit: 200)): there is no lesson here"]
          : faults.flatMap { $0.rendered(in: language) })
    }
    return try begin(id: id, language)
  }

  /// A lesson's own folder; its neighbours are those of the pack around it, where there is one.
  private func begin(folder: String, _ language: Language) throws(Complaint) -> LessonRun {
    let around = InputFile.folder(of: folder)
    let outer = around.isEmpty ? "." : around
    if files.isPack(outer), let found = try? files.pack(in: outer),
      let entry = found.entries.first(where: { outer + "/" + $0.folder == folder }),
      case .success(let lesson) = entry.lesson
    {
      pack = found
      return try begin(id: lesson.id, language)
    }
    let lesson: Lesson
    do {
      lesson = try files.lesson(in: folder)
    } catch {
      throw Complaint(lines: error.rendered(in: language))
    }
    return try learning(lesson, number: 1, of: 1, next: nil, language)
  }

  private static func unknown(_ id: String, among ids: [String], _ language: Language) -> Complaint
  {
    guard language == .simplifiedChinese else {
      return Complaint(unknown: id, of: "lesson", among: ids)
    }
    let nearest = Nearest.word(to: id, among: ids).map { "，是否要输入 \($0)？" } ?? ""
    return Complaint(lines: [
      "没有课程 \(VisibleText.of(id))\(nearest)；可选：\(ids.joined(separator: "、"))"
    ])
  }

  private func begin(id: String, _ language: Language) throws(Complaint) -> LessonRun {
    let lessons = pack.lessons
    guard let index = lessons.firstIndex(where: { $0.id == id }) else {
      for entry in pack.entries where entry.folder == id {
        if case .failure(let faults) = entry.lesson {
          throw Complaint(lines: faults.rendered(in: language))
        }
      }
      throw Course.unknown(id, among: lessons.map(\.id), language)
    }
    let next = lessons.dropFirst(index + 1).first.map {
      LessonRun.Neighbour(id: $0.id, title: $0.title.bilingual)
    }
    return try learning(lessons[index], number: index + 1, of: lessons.count, next: next, language)
  }

  private func learning(
    _ lesson: Lesson, number: Int, of count: Int, next: LessonRun.Neighbour?, _ language: Language
  ) throws(Complaint) -> LessonRun {
    var prepared: PreparedLesson
    do {
      prepared = try files.prepare(lesson)
    } catch {
      throw Complaint(lines: error.rendered(in: language))
    }
    prepared.handbook = handbook
    return LessonRun(prepared, number: number, of: count, next: next)
  }

  /// The lesson that was begun last, or the next one where that is solved; at first the first.
  private var presentId: String? {
    let rows = list.rows
    guard let id = progress.progress.current(Course.renames(of: pack)),
      let index = rows.firstIndex(where: { $0.id == id })
    else { return rows.first { $0.status != .solved }?.id ?? rows.first?.id }
    guard rows[index].status == .solved else { return id }
    return rows.dropFirst(index + 1).first { $0.status != .solved }?.id ?? id
  }
}
