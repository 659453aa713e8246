import CommandLanguage
import Glibc

/// What is played, command by command, as a script that plays the same (interface.md section 8). A
/// line is written before its command acts, and reaches the disk within a second. The file is
/// locked as long as its process lives: a journal that can be locked belongs to one that has ended.
final class Journal {
  private let file: Int32
  let path: String
  private(set) var hasUnsynced = false

  /// How many journals of ended processes are kept.
  private static let kept = 5
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
  func write(_ commands: [Command]) -> String? {
    guard !commands.isEmpty else { return nil }
    let text = commands.map { $0.journaled.canonicalText + "\n" }.joined()
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

  /// Ended processes' journals, newest first: those that hold an event. Others are removed, and so are
  /// those that are too many.
  static func ended() -> [Ended] {
    guard let folder = StateFolder.path.map({ $0 + "/journals" }) else { return [] }
    var found: [Ended] = []
    for name in names(in: folder) {
      let path = folder + "/" + name
      guard isEnded(path), case .success(let bytes) = InputFile.read(path) else { continue }
      let context = ParseContext(place: .prompt, file: path, readFile: { InputFile.read($0) })
      let commands = lines(String(decoding: bytes, as: UTF8.self)).flatMap { line in
        (try? CommandParser.parse(line, context)) ?? []
      }
      let events = commands.count { parsed in
        if case .event = parsed.command { return true }
        return false
      }
      if events == 0 || found.count == kept {
        unlink(path)
      } else {
        found.append(Ended(path: path, commands: commands, events: events))
      }
    }
    return found
  }

  struct Ended {
    var path: String
    var commands: [ParsedCommand]
    var events: Int
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
  var isPlayed: Bool {
    switch self {
    case .stage(.listOptions), .ask, .session: return false
    case .stage, .event, .move, .expect, .predict: return true
    }
  }
}
