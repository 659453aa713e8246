import CommandLanguage
import Lessons
import Platform

/// The learner's progress, in the file `progress` of the state folder. Each event is added to the
/// file's current content under a lock, so that two windows keep each other's events. If the file
/// cannot be written, the progress ends with the process, and one message says so.
final class ProgressFile {
  private(set) var progress = Progress()
  /// Messages for the learner. The caller removes them after showing them.
  var messages: [Bilingual] = []
  private let renames: Renames
  /// Events that are not in the file yet.
  private var unwritten: [Progress.ProgressEvent] = []
  private var hasTold = false

  init(_ renames: Renames = Renames()) {
    self.renames = renames
    switch ProgressFile.read() {
    case .success(let reader):
      progress = reader.progress
      // Sets a damaged file aside at once, so that the learner is told at the start.
      if !reader.faults.isEmpty { write() }
    case .failure(let failure): tell(failure)
    }
  }

  static var path: String? { StateFolder.path.map { $0 + "/progress" } }

  /// Reads the file without changing it. A missing file is empty progress.
  static func read() -> Result<ProgressReader, StateFault> {
    guard let path else { return .success(ProgressReader(Array(Progress().text.utf8))) }
    return bytes(of: path).map(ProgressReader.init)
  }

  func note(_ event: Progress.ProgressEvent) {
    var next = progress
    next.note(event, renames)
    guard next != progress else { return }
    progress = next
    unwritten.append(event)
    write()
  }

  private func write() {
    do throws(StateFault) {
      let folder = try StateFolder.make()
      let lock = try FileLock(folder + "/progress.lock")
      defer { lock.release() }
      let path = folder + "/progress"
      var next = try readablePart(of: path)
      for event in unwritten { next.note(event, renames) }
      if let failure = OutputFile.write(next.text, to: path, links: .followed) {
        throw StateFault(path, en: failure.en, zh: failure.zh)
      }
      progress = next
      unwritten = []
    } catch {
      tell(error)
    }
  }

  private static func bytes(of path: String) -> Result<[UInt8], StateFault> {
    switch InputFile.read(path) {
    case .success(let bytes): return .success(bytes)
    case .failure(.notFound): return .success(Array(Progress().text.utf8))
    case .failure(let fault): return .failure(StateFault(fault.sentence(path)))
    }
  }

  /// The readable part of the file. A damaged file is first copied to another file in the same folder.
  private func readablePart(of path: String) throws(StateFault) -> Progress {
    let bytes = try ProgressFile.bytes(of: path).get()
    let reader = ProgressReader(bytes)
    guard let fault = reader.faults.first else { return reader.progress }
    if case .otherVersion = fault.kind {
      throw StateFault(path, en: fault.sentence.en, zh: fault.sentence.zh)
    }
    let place = try ProgressFile.freeName(beside: path)
    if let failure = OutputFile.write(bytes, to: place) {
      throw StateFault(place, en: failure.en, zh: failure.zh)
    }
    let shown = VisibleText.of(place, limit: 400)
    let count = reader.progress.records.count
    let more = reader.faults.count - 1
    messages.append(
      Bilingual(
        en: "The file of your progress is damaged, line \(fault.line): \(fault.sentence.en)"
          + (more > 0 ? ", and \(more) more. " : ". ")
          + "It is kept as \(shown); \(count) lessons were read from it.",
        zh: "进度文件已损坏，第 \(fault.line) 行：\(fault.sentence.zh)"
          + (more > 0 ? "，另有 \(more) 处。" : "。") + "原文件保存为 \(shown)，从中读出 \(count) 课的进度。"))
    return reader.progress
  }

  private static let mostSetAside = 99

  private static func freeName(beside path: String) throws(StateFault) -> String {
    for number in 1...mostSetAside {
      let name = "\(path).damaged-\(number)"
      if access(name, F_OK) != 0, errno == ENOENT { return name }
    }
    throw StateFault(
      path, en: "damaged, and \(mostSetAside) others were already set aside",
      zh: "已损坏，而且已经另存了 \(mostSetAside) 个损坏的文件")
  }

  private func tell(_ fault: StateFault) {
    guard !hasTold else { return }
    hasTold = true
    messages.append(
      Bilingual(
        en: "Your progress is not kept: \(VisibleText.of(fault.words.en, limit: 400)).",
        zh: "学习进度无法保存：\(VisibleText.of(fault.words.zh, limit: 400))。"))
  }
}

/// A lock that only one process can hold. It ends with the process.
private struct FileLock {
  private let file: Int32

  /// Waits up to a second, not longer, because a process that was stopped with Ctrl-Z may hold the lock forever.
  init(_ path: String) throws(StateFault) {
    file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if file < 0, errno == ELOOP {
      throw StateFault(path, en: "is a symbolic link; remove it", zh: "是符号链接；请删除")
    }
    guard file >= 0 else { throw StateFault(path, number: errno) }
    for _ in 0..<50 {
      // A file system without locks counts as unlocked.
      if flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(20_000)
    }
    close(file)
    throw StateFault(path, en: "another PushLab holds it", zh: "另一个 PushLab 正占用它")
  }

  /// Unlocks before closing, because a child between `fork` and `exec` shares the lock.
  func release() {
    flock(file, LOCK_UN)
    close(file)
  }
}

extension Moment {
  static var ofClock: Moment { Moment(seconds: time(nil)) }
}
