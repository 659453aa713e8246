import CommandLanguage
import Lessons
import Platform

/// The commands of a session, as a script that replays it. Each line is written before its command runs and reaches the
/// disk within a second. A process locks its journal while it lives, so an unlocked journal belongs to a process that
/// has ended.
final class Journal {
  private let file: Int32
  private(set) var hasUnsynced = false
  private var size = 0
  /// Written lines.
  private var count = 0
  private var isFull = false

  /// The number of kept journals of ended processes.
  private static let kept = 5
  /// The largest journal that can be resumed, in bytes. Nothing is written beyond it.
  private static let largest = 16 << 20
  /// The most lines of a journal. Nothing is written beyond them.
  private static let mostLines = 1_000_000
  /// The most bytes of old journals that one start reads to see whether they may be removed.
  private static let mostCheckedBytes = largest
  private static let ending = ".journal"

  /// The beginning of the first line; the format version follows.
  private static let head = "# pushlab journal "
  private static let version = 1

  /// A journal for this process.
  static func begin() throws(StateFault) -> Journal {
    let folder = try StateFolder.make("journals")
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var seconds = Int(time.tv_sec)
    // After the clock was set back, a session is still newer than those before it.
    if let newest = names(in: folder).first.map(seconds(of:)), newest > seconds, newest < .max {
      seconds = newest + 1
    }
    let stamp = "\(seconds)-\(time.tv_nsec / 1000)-\(getpid())"
    let path = "\(folder)/\(stamp)\(ending)"
    // The journal gets its name only after it is locked, because another process that starts meanwhile would take an
    // unlocked one for the journal of an ended process.
    let unlocked = path + ".new"
    func fault() -> StateFault { StateFault(path, number: errno) }
    let file = open(unlocked, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw fault() }
    flock(file, LOCK_EX | LOCK_NB)
    let journal = Journal(file: file)
    if case .system(let words)? = journal.write([head + "\(version)"]) {
      unlink(unlocked)
      throw StateFault(Bilingual(en: words, zh: words))
    }
    guard rename(unlocked, path) == 0 else { throw fault() }
    return journal
  }

  private init(file: Int32) { self.file = file }

  /// Why lines are not written.
  enum Failure {
    /// The system's error message.
    case system(String)
    case full

    var sentence: Bilingual {
      switch self {
      case .system(let words):
        Bilingual(
          en: "The journal cannot be written any more (\(VisibleText.of(words, limit: 120))): only "
            + "what came before can be resumed.",
          zh: "日志无法继续写入（\(VisibleText.of(words, limit: 120))）：只能恢复在此之前的内容。")
      case .full:
        Bilingual(
          en:
            "The journal is full (\(Journal.largest >> 20) MiB or \(Journal.mostLines) lines): only "
            + "what came before can be resumed.",
          zh: "日志已满（\(Journal.largest >> 20) MiB 或 \(Journal.mostLines) 行）：只能恢复在此之前的内容。")
      }
    }
  }

  static func isMissing(_ reason: Bilingual) -> Bilingual {
    Bilingual(
      en: "This session is not kept in a journal: \(VisibleText.of(reason.en, limit: 120))",
      zh: "本次会话不会写入日志：\(VisibleText.of(reason.zh, limit: 120))")
  }

  /// Returns nil on success. A full journal is reported once; later lines are dropped, so that the journal remains the
  /// beginning of the session.
  func write(_ lines: [String]) -> Failure? {
    guard !lines.isEmpty, !isFull else { return nil }
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    guard size + bytes.count <= Journal.largest, count + lines.count <= Journal.mostLines else {
      isFull = true
      return .full
    }
    size += bytes.count
    count += lines.count
    let failure = StandardOutput.write(bytes, to: file)
    hasUnsynced = true
    return failure == 0 ? nil : .system(String(cString: strerror(failure)))
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

  /// The journals of ended processes.
  struct Left {
    /// The newest journal that is wanted.
    var newest: Ended?
    /// The newest unreadable journal, with the reason. Its file stays.
    var unreadable: StateFault?
  }

  /// Reads journals from the newest on, up to the first that is `wanted`. Removes journals without events and learner's
  /// inputs, those that are only a part of an earlier one, and the oldest beyond `kept`. Keeps those that this version
  /// cannot read. Reads at most `kept` files, and `mostCheckedBytes` of those to be removed, so that a folder of damaged
  /// ones costs little.
  static func left(where wanted: (Ended) -> Bool) -> Left {
    var left = Left()
    guard let folder = StateFolder.path.map({ $0 + "/journals" }) else { return left }
    var count = 0
    var damaged = 0
    var checked = 0
    for name in names(in: folder) {
      let path = folder + "/" + name
      guard isEnded(path) else { continue }
      if left.newest == nil, count < kept {
        // A file that was not read may be damaged, and damaged files stay.
        guard count + damaged < kept else { continue }
        do throws(StateFault) {
          let ended = try read(path)
          if ended.isEmpty || ended.copied.map({ isThere(folder + "/" + $0) }) == true {
            unlink(path)
            continue
          }
          if wanted(ended) { left.newest = ended }
        } catch {
          if left.unreadable == nil { left.unreadable = error }
          damaged += 1
          continue
        }
      }
      count += 1
      if count > kept, isReadable(path, &checked) { unlink(path) }
    }
    return left
  }

  /// Whether the journal can be read, so that it may be removed. `checked`: the bytes read so far for this question;
  /// beyond `mostCheckedBytes` the answer is false.
  private static func isReadable(_ path: String, _ checked: inout Int) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, isOfThisVersion(path) else { return false }
    checked += Int(status.st_size)
    guard checked <= mostCheckedBytes else { return false }
    return (try? read(path)) != nil
  }

  /// Whether the path is that of a journal, which may be larger than a script.
  static func isJournal(_ path: String) -> Bool {
    guard let folder = StateFolder.path else { return false }
    return path.hasPrefix(folder + "/journals/") && path.hasSuffix(ending)
  }

  private static func isOfThisVersion(_ path: String) -> Bool {
    guard let bytes = InputFile.beginning(of: path, 80) else { return false }
    let first = String(decoding: bytes, as: UTF8.self).prefix { $0 != "\n" }
    return !first.hasPrefix(head) || first == head + "\(version)"
  }

  /// Parses the beginning, which shows whether the file is a journal; `reading` parses the rest.
  static func read(_ path: String) throws(StateFault) -> Ended {
    let bytes: [UInt8]
    switch InputFile.read(path, limit: largest) {
    case .success(let read): bytes = read
    case .failure(let fault): throw StateFault(fault.sentence(path))
    }
    guard isOfThisVersion(path) else {
      throw StateFault(path, en: "written by a newer version", zh: "由更新的版本写成")
    }
    let parts = Parts(bytes)
    guard parts.count <= mostLines else {
      throw StateFault(path, en: "more than \(mostLines) lines", zh: "超过 \(mostLines) 行")
    }
    guard parts.count > 0 || (head + "\(version)").utf8.starts(with: bytes) else {
      throw StateFault(path, en: "this is no journal", zh: "这不是日志")
    }
    var reading = JournalReading(file: path, lines: lines(bytes[parts.free]), from: parts.first)
    do throws(JournalFault) {
      try reading.readSlice { InputFile.read($0) }
    } catch {
      throw StateFault(error.file, en: error.reason.en, zh: error.reason.zh)
    }
    return Ended(
      path: path, reading: reading, events: reading.events, lessons: parts.lessons,
      lesson: parts.lesson,
      copied: parts.copied)
  }

  /// The bytes of a journal by the play to which they belong. Only lines that may be marks become strings, because most
  /// journals are read for their marks alone.
  private struct Parts {
    /// The number of complete lines.
    private(set) var count = 0
    /// The free-play session, and the number of its first line, from 1.
    private(set) var free = 0..<0
    private(set) var first = 1
    /// The ids of all lessons that were begun.
    private(set) var lessons: Set<String> = []
    /// The lesson in progress at the end.
    private(set) var lesson: Ended.LessonPart?
    private var lessonStart: (id: String, end: Int)?
    /// See `Ended`.
    private(set) var copied: String?

    init(_ bytes: [UInt8]) {
      var start = 0
      while let end = Journal.lineEnd(in: bytes[start...]) {
        count += 1
        if Parts.mayBeMark(bytes[start]) {
          see(String(decoding: bytes[start..<end], as: UTF8.self), start, behind: end + 1)
        }
        start = end + 1
        if lessonStart == nil { free = free.lowerBound..<start }
      }
      lesson = lessonStart.map { Ended.LessonPart(id: $0.id, text: bytes[$0.end..<start]) }
    }

    private static let markBytes = (
      lesson: JournalMark.lesson.utf8.first, other: JournalMark.session.utf8.first
    )

    private static func mayBeMark(_ byte: UInt8) -> Bool {
      byte == markBytes.lesson || byte == markBytes.other
    }

    private mutating func see(_ line: String, _ start: Int, behind end: Int) {
      if line == JournalMark.session {
        lessonStart = nil
        copied = nil
        (free, first) = (start..<start, count)
      } else if line.hasPrefix(JournalMark.resumes) {
        copied = String(line.dropFirst(JournalMark.resumes.count))
      } else if line == JournalMark.resumed {
        copied = nil
      } else if line.hasPrefix(JournalMark.lesson) {
        let id = String(line.dropFirst(JournalMark.lesson.count))
        lessonStart = (id, end)
        lessons.insert(id)
        copied = nil
      }
    }
  }

  /// Whether a journal of this name is in the folder.
  private static func isThere(_ path: String) -> Bool {
    path.hasSuffix(ending) && access(path, R_OK) == 0
  }

  struct Ended {
    var path: String
    var reading: JournalReading
    /// 0 if there was only a lesson.
    var events: Int
    /// The ids of all lessons that were begun.
    var lessons: Set<String>
    /// The lesson in progress at the end.
    var lesson: LessonPart?
    /// The name of the journal that this one began to copy. The process ended while it resumed that session.
    var copied: String?

    fileprivate var isEmpty: Bool { events == 0 && lesson?.text.isEmpty != false }

    struct LessonPart {
      var id: String
      /// The learner's typed inputs, in complete lines.
      fileprivate var text: ArraySlice<UInt8>

      var lines: [String] { Journal.lines(text) }
    }
  }

  /// The learner's inputs in the lesson, if its process ended during the lesson; otherwise empty.
  static func resumed(_ id: String) -> [String] {
    guard let last = left(where: { $0.lessons.contains(id) }).newest?.lesson, last.id == id else {
      return []
    }
    return last.lines
  }

  /// The complete lines. The end of the process may have truncated the last one.
  private static func lines(_ text: ArraySlice<UInt8>) -> [String] {
    var lines: [String] = []
    var start = text.startIndex
    while let end = lineEnd(in: text[start...]) {
      lines.append(String(decoding: text[start..<end], as: UTF8.self))
      start = end + 1
    }
    return lines
  }

  /// The index of the first line feed. `memchr` is fast in a build without optimisation, too.
  private static func lineEnd(in text: ArraySlice<UInt8>) -> Int? {
    text.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base, CInt(UInt8(ascii: "\n")), bytes.count)
      else { return nil }
      return text.startIndex + (UnsafeRawPointer(found) - base)
    }
  }

  private static func isEnded(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }

  /// The first number of a journal's name.
  private static func seconds(of name: String) -> Int {
    name.split(separator: "-").first.flatMap { Int($0) } ?? 0
  }

  /// Newest first, because the names begin with the time.
  private static func names(in folder: String) -> [String] {
    Resources.names(in: folder, ending: ending)
      .map { name in (numbers: name.split(separator: "-").map { Int($0) ?? 0 }, name: name) }
      .sorted { $1.numbers.lexicographicallyPrecedes($0.numbers) }
      .map { $0.name + ending }
  }
}

extension JournalEntry {
  /// The journal's line; nil for a command that only asks or shows.
  var journalLine: String? {
    switch self {
    case .command(let command): return command.isJournaled ? command.journaled.canonicalText : nil
    case .line(let line): return line
    }
  }
}

extension Command {
  /// Files have their absolute paths, because the next start may be in another folder.
  fileprivate var journaled: Command {
    guard case .stage(.app(let choice)) = self, let folder = workingFolder else { return self }
    let here = folder + "/"
    func whole(_ path: String) -> String { path.isAbsolutePath ? path : here + path }
    switch choice {
    case .builtIn: return self
    case .file(let path): return .stage(.app(.file(path: whole(path))))
    case .files(let paths): return .stage(.app(.files(paths.map(whole))))
    }
  }
}
