import CommandLanguage
import Lessons
import Platform

/// What is played, command by command, as a script that plays the same. A
/// line is written before its command acts, and reaches the disk within a second. The file is
/// locked as long as its process lives: a journal that can be locked belongs to one that has ended.
final class Journal {
  private let file: Int32
  let path: String
  private(set) var hasUnsynced = false

  /// How many journals of ended processes are kept.
  private static let kept = 5
  /// Bytes of a journal that is offered: some hundred thousand commands.
  private static let largest = 16 << 20
  private static let ending = ".journal"

  /// A journal for this process.
  static func begin() throws(StateFault) -> Journal {
    let folder = try StateFolder.make("journals")
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let stamp = "\(time.tv_sec)-\(time.tv_nsec / 1000)-\(getpid())"
    let path = "\(folder)/\(stamp)\(ending)"
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw StateFault(words: "\(path): " + String(cString: strerror(errno))) }
    flock(file, LOCK_EX | LOCK_NB)
    return Journal(file: file, path: path)
  }

  private init(file: Int32, path: String) {
    self.file = file
    self.path = path
  }

  /// What went wrong, in the system's words; nil when it is written.
  func write(_ lines: [String]) -> String? {
    guard !lines.isEmpty else { return nil }
    let text = lines.map { $0 + "\n" }.joined()
    let failure = StandardOutput.write(Array(text.utf8), to: file)
    hasUnsynced = true
    return failure == 0 ? nil : String(cString: strerror(failure))
  }

  func sync() {
    guard hasUnsynced else { return }
    fsync(file)
    hasUnsynced = false
  }

  deinit {
    sync()
    close(file)
  }

  /// The newest of the ended processes' journals that is `wanted`; only those up to it are read.
  /// One that holds neither an event nor an act in a lesson is removed, and so are those that are
  /// too many.
  static func newest(where wanted: (Ended) -> Bool) -> Ended? {
    guard let folder = StateFolder.path.map({ $0 + "/journals" }) else { return nil }
    var found: Ended?
    var count = 0
    for name in names(in: folder) {
      let path = folder + "/" + name
      guard isEnded(path) else { continue }
      if found == nil, count < kept {
        guard let ended = read(path) else { continue }
        if ended.isEmpty {
          unlink(path)
          continue
        }
        if wanted(ended) { found = ended }
      }
      count += 1
      if count > kept { unlink(path) }
    }
    return found
  }

  private static func read(_ path: String) -> Ended? {
    guard case .success(let bytes) = InputFile.read(path, limit: largest) else { return nil }
    let context = ParseContext(place: .prompt, file: path, readFile: { InputFile.read($0) })
    let lines = lines(String(decoding: bytes, as: UTF8.self))
    let lessonStart = lines.firstIndex { $0.hasPrefix(Journal.lessonMark) } ?? lines.endIndex
    let commands = lines[..<lessonStart].flatMap { line in
      (try? CommandParser.parse(line, context)) ?? []
    }
    let lesson = lines.lastIndex { $0.hasPrefix(Journal.lessonMark) }.map { index in
      Ended.LessonPart(
        id: String(lines[index].dropFirst(Journal.lessonMark.count)),
        lines: Array(lines[(index + 1)...]))
    }
    let events = commands.count { parsed in
      if case .event = parsed.command { return true }
      return false
    }
    return Ended(path: path, commands: commands, events: events, lesson: lesson)
  }

  struct Ended {
    var path: String
    var commands: [ParsedCommand]
    /// 0: there was only a lesson.
    var events: Int
    /// The lesson that was on at the end.
    var lesson: LessonPart?

    fileprivate var isEmpty: Bool { events == 0 && lesson?.lines.isEmpty != false }

    struct LessonPart {
      var id: String
      /// What the learner did, as it would be typed.
      var lines: [String]
    }
  }

  /// Begins the line that a lesson leaves when it begins.
  static let lessonMark = "lesson "

  /// What was done in a lesson that was on when its process ended; none where the lesson was not
  /// the last thing that was played.
  static func resumed(_ id: String) -> [String] {
    guard let last = newest(where: { _ in true })?.lesson, last.id == id else { return [] }
    return last.lines
  }

  /// Whole lines: the last one may have been cut off by the end of its process.
  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if !lines.isEmpty { lines.removeLast() }
    return lines
  }

  private static func isEnded(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }

  /// Newest first: the names begin with the time.
  private static func names(in folder: String) -> [String] {
    Resources.names(in: folder, ending: ending).map { $0 + ending }
      .sorted { ($0.count, $0) > ($1.count, $1) }
  }
}

extension JournalEntry {
  /// nil: what only asks or shows is not kept.
  var journalLine: String? {
    switch self {
    case .command(let command): return command.isPlayed ? command.journaled.canonicalText : nil
    case .line(let line): return line
    }
  }
}

extension Command {

  /// A file is named by its whole path: the next start may be elsewhere.
  fileprivate var journaled: Command {
    guard case .stage(.app(.file(let path))) = self, !path.hasPrefix("/"),
      let here = getcwd(nil, 0)
    else { return self }
    defer { free(here) }
    return .stage(.app(.file(path: String(cString: here) + "/" + path)))
  }

  /// Whether it belongs to the play: what only asks or shows does not.
  fileprivate var isPlayed: Bool {
    switch self {
    case .stage(.listOptions), .ask, .session: return false
    case .stage, .event, .move, .expect, .predict: return true
    }
  }
}
