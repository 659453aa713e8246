import AppCode
import CommandLanguage
import Laboratory
import Synchronization

/// File access for lessons: their own files and the built-in apps.
package struct LessonFiles: Sendable {
  /// Reads a regular file of at most `limit` bytes.
  package var read: @Sendable (_ path: String, _ limit: Int) -> Result<[UInt8], FileFault>
  /// The names in a folder, sorted; nil if it is not a folder.
  package var names: @Sendable (_ folder: String) -> [String]?
  package var builtIn: @Sendable (_ name: String) -> App?
  /// Whether the path itself is a symbolic link.
  package var isLink: @Sendable (_ path: String) -> Bool

  package init(
    read: @escaping @Sendable (_ path: String, _ limit: Int) -> Result<[UInt8], FileFault>,
    names: @escaping @Sendable (_ folder: String) -> [String]?,
    builtIn: @escaping @Sendable (_ name: String) -> App?,
    isLink: @escaping @Sendable (_ path: String) -> Bool = { _ in false }
  ) {
    self.read = read
    self.names = names
    self.builtIn = builtIn
    self.isLink = isLink
  }

  package func text(_ path: String) throws(Diagnostics) -> LessonText {
    switch read(path, LessonLimits.bytes) {
    case .success(let bytes): return try LessonText(file: path, bytes: bytes)
    case .failure(let fault):
      let name = path.split(separator: "/").last.map(String.init) ?? path
      throw Diagnostics(Diagnostic(.cannotRead(fault, name), SourcePlace(file: path)))
    }
  }

  package func exists(_ path: String) -> Bool {
    if case .failure(.notFound) = read(path, LessonLimits.bytes) { return false }
    return true
  }
}

extension LessonFiles {
  package static let lessonFile = "lesson.md"
  package static let translationFile = "lesson.zh-Hans.md"
  package static let packFile = "pack.yaml"
  package static let traceFile = "solution.trace"

  package func lesson(in folder: String) throws(Diagnostics) -> Lesson {
    let text = try text(folder + "/" + Self.lessonFile)
    let translationPath = folder + "/" + Self.translationFile
    let translation = exists(translationPath) ? try self.text(translationPath) : nil
    return try LessonReader.read(text, translation: translation, folder: folder) { name in
      try? read(folder + "/" + name, LessonLimits.bytes).get()
    }
  }

  /// The pack in a folder with its lessons. Throws if pack.yaml has errors.
  package func pack(in folder: String) throws(Diagnostics) -> Pack {
    let file = folder + "/" + Self.packFile
    var pack = try PackReader.read(try text(file), folder: folder)
    let tally = Tally()
    var files = self
    files.read = { [read] path, limit in
      read(path, limit).map { bytes in
        tally.bytes.withLock { $0 += bytes.count }
        return bytes
      }
    }
    for index in pack.entries.indices {
      let place = folder + "/" + pack.entries[index].folder
      do {
        pack.entries[index].lesson = .success(try files.lesson(in: place))
      } catch {
        pack.entries[index].lesson = .failure(error)
      }
      guard tally.bytes.withLock({ $0 }) <= LessonLimits.packBytes else {
        throw Diagnostics(Diagnostic(.tooMany(.packBytes), SourcePlace(file: file)))
      }
    }
    return pack
  }

  /// The bytes read for the lessons of a pack. The same file may be read more than once.
  private final class Tally: Sendable {
    let bytes = Mutex(0)
  }

  package func isPack(_ folder: String) -> Bool { exists(folder + "/" + Self.packFile) }
  package func isLesson(_ folder: String) -> Bool { exists(folder + "/" + Self.lessonFile) }
}
