import AppCode
import CommandLanguage
import Laboratory
import Lessons
import Platform

/// The learner's own copy of the delegate of a fix lesson, in the state folder. It outlives the
/// program and is never overwritten.
struct LearnersFile {
  let path: String

  /// Creates the copy if there is none yet.
  init(of learning: LessonRun) throws(Diagnostics) {
    guard let source = learning.play.prepared.ownSource else {
      throw Diagnostics(
        learning.lesson.id, en: "this lesson has no delegate of its own", zh: "本课没有自己的代理")
    }
    do throws(StateFault) {
      path = try StateFolder.make("lessons/" + learning.lesson.id) + "/AppDelegate.swift"
    } catch {
      throw Diagnostics(naming: error.words)
    }
    if access(path, F_OK) == 0 { return }
    if let failure = OutputFile.write(source, to: path) {
      throw Diagnostics(path, failure)
    }
  }

  /// The learner's copy; nil if there is none yet.
  static func kept(for learning: LessonRun) -> LearnersFile? {
    guard learning.lesson.kind == .fix, let folder = StateFolder.path else { return nil }
    let path = folder + "/lessons/\(learning.lesson.id)/AppDelegate.swift"
    return access(path, R_OK) == 0 ? LearnersFile(path: path) : nil
  }

  private init(path: String) { self.path = path }

  /// A copy of a file from the lesson's folder, if `app` names one and the working folder has no
  /// file of that name. Otherwise `choice`.
  static func example(
    _ choice: AppChoice, of learning: LessonRun
  ) throws(Diagnostics) -> AppChoice {
    guard case .file(let name) = choice, !name.utf8.contains(UInt8(ascii: "/")),
      access(name, F_OK) != 0
    else {
      return choice
    }
    let source = learning.lesson.places.folder + "/" + name
    guard case .success(let bytes) = InputFile.read(source) else { return choice }
    let path: String
    do throws(StateFault) {
      path = try StateFolder.make("lessons/" + learning.lesson.id) + "/" + name
    } catch {
      throw Diagnostics(naming: error.words)
    }
    if access(path, F_OK) != 0,
      let failure = OutputFile.write(String(decoding: bytes, as: UTF8.self), to: path)
    {
      throw Diagnostics(path, failure)
    }
    return .file(path: path)
  }

  func load() throws(Diagnostics) -> App {
    try LearnersFile.load(path)
  }

  /// Reads the file each time, because the learner edits it.
  static func load(_ path: String) throws(Diagnostics) -> App {
    let bytes: [UInt8]
    switch InputFile.read(path) {
    case .success(let read): bytes = read
    case .failure(let fault): throw Diagnostics(fault: fault, file: path)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    switch loadApp(file: InputFile.name(of: path), text: text) {
    case .program(let program): return App(choice: .file(path: path), program: program)
    case .refused(let diagnostics):
      throw Diagnostics(diagnostics, in: text, file: InputFile.name(of: path))
    }
  }
}
