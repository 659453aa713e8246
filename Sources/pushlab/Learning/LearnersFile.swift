import AppCode
import CommandLanguage
import Laboratory
import Lessons
import Platform

/// The learner's own copy of the delegate of a fix lesson, in the state folder: it outlives the
/// program and is never written over.
struct LearnersFile {
  let path: String

  /// Makes the copy where there is none yet.
  init(of learning: LessonRun) throws(Complaint) {
    guard let source = learning.play.prepared.ownSource else {
      throw Complaint(lines: ["\(learning.lesson.id): this lesson has no delegate of its own"])
    }
    do throws(StateFault) {
      path = try StateFolder.make("lessons/" + learning.lesson.id) + "/AppDelegate.swift"
    } catch {
      throw Complaint(lines: [VisibleText.of(error.words, limit: 400)])
    }
    if access(path, F_OK) == 0 { return }
    if let failure = OutputFile.write(source, to: path) {
      throw Complaint(lines: ["\(VisibleText.of(path, limit: 400)): \(failure)"])
    }
  }

  /// nil: the learner has none yet.
  static func kept(for learning: LessonRun) -> LearnersFile? {
    guard learning.lesson.kind == .fix, let folder = StateFolder.path else { return nil }
    let path = folder + "/lessons/\(learning.lesson.id)/AppDelegate.swift"
    return access(path, R_OK) == 0 ? LearnersFile(path: path) : nil
  }

  private init(path: String) { self.path = path }

  func load(_ language: Language) throws(Complaint) -> App {
    try LearnersFile.load(path, language)
  }

  /// Read anew each time: it is being edited.
  static func load(_ path: String, _ language: Language) throws(Complaint) -> App {
    let bytes: [UInt8]
    switch InputFile.read(path) {
    case .success(let read): bytes = read
    case .failure(let fault): throw Complaint(fault: fault, file: path, in: language)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    switch loadApp(file: InputFile.name(of: path), text: text) {
    case .program(let program): return App(choice: .file(path: path), program: program)
    case .refused(let diagnostics):
      throw Complaint(diagnostics, in: text, file: InputFile.name(of: path), language)
    }
  }
}
