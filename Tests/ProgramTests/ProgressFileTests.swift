import CommandLanguage
import Glibc
import Lessons
import Testing

@testable import pushlab

/// The progress on disk. The tests run one by one, because they share a folder.
@Suite(.serialized) final class ProgressFileTests {
  private static let state: String = {
    var template = Array("/tmp/pushlab-progress-XXXXXX".utf8CString)
    let isMade = mkdtemp(&template) != nil
    let bytes = template.dropLast().map { UInt8(bitPattern: $0) }
    let path = isMade ? String(decoding: bytes, as: UTF8.self) : "/nowhere"
    setenv("XDG_STATE_HOME", path, 1)
    return path
  }()

  private let folder: String
  private var path: String { folder + "/progress" }
  private let content = ContentHash("0123456789abcdef")!
  private let sound = "lesson a begun=0123456789abcdef attempts=4 hints=0\n"

  init() {
    folder = Self.state + "/pushlab"
    mkdir(Self.state, 0o700)
  }

  deinit {
    for name in names() { unlink(folder + "/" + name) }
    rmdir(folder)
    rmdir(Self.state)
  }

  private func names() -> [String] {
    Resources.names(in: folder, ending: "").filter { $0 != "." && $0 != ".." }
  }

  private func text(_ name: String = "progress") -> String? {
    guard case .success(let bytes) = InputFile.read(folder + "/" + name) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func put(_ text: String) {
    mkdir(folder, 0o700)
    #expect(OutputFile.write(text, to: path) == nil)
  }

  private func deed(_ kind: Progress.ProgressEvent.Kind, _ lesson: String) -> Progress.ProgressEvent
  {
    Progress.ProgressEvent(kind, lesson, content)
  }

  @Test("nothing is written before there is something to write")
  func quiet() {
    let file = ProgressFile()
    #expect(file.progress == Progress())
    #expect(file.messages.isEmpty)
    #expect(access(folder, F_OK) != 0)
  }

  @Test("a deed is on the disk when it has been noted")
  func kept() {
    let file = ProgressFile()
    file.note(deed(.begun, "a"))
    file.note(deed(.answered, "a"))
    #expect(
      text()
        == "pushlab progress 1\ncurrent a\nlesson a begun=0123456789abcdef attempts=1 hints=0\n")
    file.note(deed(.solved(Moment(seconds: 0)), "a"))
    #expect(ProgressFile().progress == file.progress)
    #expect(ProgressFile().progress.status(of: "a", content: content) == .solved)
    #expect(file.messages.isEmpty)
    #expect(names() == ["progress", "progress.lock"])
  }

  @Test("a lock that is a link creates nothing where it points, and one message says so")
  func linkedLock() {
    mkdir(folder, 0o700)
    let target = folder + "/elsewhere"
    #expect(symlink(target, folder + "/progress.lock") == 0)
    let file = ProgressFile()
    file.note(deed(.begun, "a"))
    file.note(deed(.answered, "a"))
    #expect(access(target, F_OK) != 0)
    #expect(file.progress.record(of: "a")?.attempts == 1)
    #expect(file.messages.count == 1)
    let words = "progress.lock: is a symbolic link; remove it."
    #expect(file.messages.first?.en.hasSuffix(words) == true)
    #expect(names() == ["progress.lock"])
  }

  @Test("two that are open at once do not lose each other's")
  func together() {
    let one = ProgressFile()
    let other = ProgressFile()
    one.note(deed(.answered, "a"))
    other.note(deed(.answered, "b"))
    other.note(deed(.answered, "a"))
    one.note(deed(.answered, "a"))
    #expect(one.progress.record(of: "a")?.attempts == 3)
    #expect(one.progress.record(of: "b")?.attempts == 1)
    #expect(text() == one.progress.text)
  }

  @Test("a damaged file is set aside whole, with a message, and loses no other lesson")
  func damage() {
    let damaged = "pushlab progress 1\n" + sound + "lesson b begun=?\n"
    put(damaged)
    let file = ProgressFile()
    #expect(text("progress.damaged-1") == damaged)
    #expect(text() == "pushlab progress 1\n" + sound)
    #expect(file.progress.record(of: "a")?.attempts == 4)
    #expect(file.messages.count == 1)
    #expect(file.messages.first?.en.contains("line 3") == true)
    #expect(file.messages.first?.en.contains("progress.damaged-1") == true)
    #expect(file.messages.first?.zh.contains("第 3 行") == true)
    put("noise")
    file.note(deed(.answered, "c"))
    #expect(text("progress.damaged-1") == damaged)
    #expect(text("progress.damaged-2") == "noise")
    #expect(file.messages.count == 2)
    #expect(text() == file.progress.text)
  }

  @Test("a later version's file is left as it is, and that is said once")
  func laterVersion() {
    put("pushlab progress 2\nwhatever\n")
    let file = ProgressFile()
    file.note(deed(.answered, "a"))
    file.note(deed(.answered, "a"))
    #expect(file.messages.count == 1)
    #expect(text() == "pushlab progress 2\nwhatever\n")
    #expect(file.progress.record(of: "a")?.attempts == 2)
  }

  @Test("a folder that cannot be written: said once, and it goes on; later deeds bring all along")
  func unwritable() {
    #expect(OutputFile.write("in the way", to: folder) == nil)
    let file = ProgressFile()
    file.note(deed(.begun, "a"))
    file.note(deed(.answered, "a"))
    #expect(file.messages.count == 1)
    #expect(file.progress.record(of: "a")?.attempts == 1)
    unlink(folder)
    file.note(deed(.answered, "a"))
    #expect(text() == file.progress.text)
    #expect(file.progress.record(of: "a")?.attempts == 2)
    #expect(file.progress.current == "a")
  }

  @Test("a symbolic link stays one: its target has the deeds")
  func link() {
    mkdir(folder, 0o700)
    let target = Self.state + "/elsewhere"
    defer { unlink(target) }
    #expect(OutputFile.write("pushlab progress 1\n" + sound, to: target) == nil)
    #expect(symlink(target, path) == 0)
    ProgressFile().note(deed(.answered, "a"))
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    guard case .success(let bytes) = InputFile.read(target) else {
      Issue.record("the target is gone")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self).contains("attempts=5"))
  }

  @Test("a renamed lesson's record moves with the next deed")
  func renamed() {
    put("pushlab progress 1\n" + sound)
    let file = ProgressFile(Renames(["a": "b"], lessons: ["b"]))
    #expect(text() == "pushlab progress 1\n" + sound)
    file.note(deed(.answered, "b"))
    #expect(
      text() == "pushlab progress 1\nlesson b begun=0123456789abcdef attempts=5 hints=0\n")
  }

  @Test("one process holding the lock for ever does not hold the others")
  func stuck() {
    mkdir(folder, 0o700)
    let lock = open(folder + "/progress.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    #expect(flock(lock, LOCK_EX) == 0)
    let file = ProgressFile()
    file.note(deed(.answered, "a"))
    #expect(file.messages.count == 1)
    #expect(text() == nil)
    flock(lock, LOCK_UN)
    close(lock)
    file.note(deed(.answered, "a"))
    #expect(text() == file.progress.text)
    #expect(file.progress.record(of: "a")?.attempts == 2)
  }

  // MARK: What else the state folder holds

  private var journals: String { folder + "/journals" }

  private func journal(_ number: Int, _ text: String) -> String {
    journal(named: "\(number)-0-1", text)
  }

  private func journal(named name: String, _ text: String) -> String {
    mkdir(folder, 0o700)
    mkdir(journals, 0o700)
    let path = journals + "/\(name).journal"
    #expect(OutputFile.write(text, to: path) == nil)
    return path
  }

  private func removeJournals() {
    for name in Resources.names(in: journals, ending: ".journal") {
      unlink(journals + "/" + name + ".journal")
    }
    rmdir(journals)
  }

  @Test("a journal names the files of an app by their whole paths")
  func pathsInJournals() throws {
    let here = try #require(getcwd(nil, 0))
    defer { free(here) }
    let folder = String(cString: here)
    let choices: [AppChoice] = [
      .builtIn("naive"), .file(path: "a.swift"), .files(["a.swift", "/b.swift"]),
    ]
    let lines = choices.map { JournalEntry.command(.stage(.app($0))).journalLine }
    #expect(lines[0] == "app naive")
    #expect(lines[1] == Command.stage(.app(.file(path: folder + "/a.swift"))).canonicalText)
    let both = AppChoice.files([folder + "/a.swift", "/b.swift"])
    #expect(lines[2] == Command.stage(.app(both)).canonicalText)
  }

  @Test("a journal of a newer version, or one that cannot be read, is named and left alone")
  func foreignJournals() throws {
    defer { removeJournals() }
    let sound = journal(1, "# pushlab journal 1\napp naive\nopen\n")
    let broken = journal(2, "app naive\nopen\nteleport\n")
    let newer = journal(3, "# pushlab journal 2\napp naive\nopen\n")
    let left = Journal.left { $0.events > 0 }
    #expect(left.newest?.path == sound && left.newest?.events == 1)
    #expect(left.unreadable?.words.en == "\(newer): written by a newer version")
    unlink(newer)
    let words = Journal.left { $0.events > 0 }.unreadable?.words.en
    #expect(words == "\(broken): line 3 is no command that a journal of this version holds")
    #expect(access(broken, F_OK) == 0)
    unlink(broken)
    // A journal whose process ended as it began it goes; what never was one stays.
    let begun = journal(4, "# pushlab jour")
    let other = journal(5, "\u{B}no journal")
    let unreadable = Journal.left { $0.events > 0 }.unreadable?.words.en
    #expect(unreadable == "\(other): this is no journal")
    #expect(access(other, F_OK) == 0 && access(begun, F_OK) != 0)
  }

  @Test("the newest journal is the one that began last, however short its name is")
  func newestJournal() {
    defer { removeJournals() }
    let text = "# pushlab journal 1\nopen\n"
    _ = journal(named: "1795446053-944788-20943", text)
    let newest = journal(named: "1795446054-44788-943", text)
    _ = journal(named: "1795446054-4478-1020943", text)
    #expect(Journal.left { $0.events > 0 }.newest?.path == newest)
  }

  @Test("journals that are too many go, those of a newer version stay")
  func manyJournals() throws {
    defer { removeJournals() }
    for number in 1...9 { _ = journal(number, "# pushlab journal 1\nopen\n") }
    let newer = journal(0, "# pushlab journal 2\nopen\n")
    _ = Journal.left { $0.events > 0 }
    #expect(access(newer, F_OK) == 0)
    #expect(Resources.names(in: journals, ending: ".journal").count == 6)
  }

  @Test("a prompt replaces what it has saved, and nothing that is another's")
  func saved() {
    mkdir(folder, 0o700)
    let file = folder + "/../mine.pushlab"
    defer {
      unlink(file)
      unlink(folder + "/saved")
    }
    #expect(SavedFiles.refusal(of: file) == nil)
    #expect(SavedFiles.write("open\n", to: file, notes: true) == nil)
    #expect(SavedFiles.refusal(of: file) == nil)
    #expect(SavedFiles.write("open\nhome\n", to: file, notes: true) == nil)
    #expect(SavedFiles.refusal(of: file) == nil)
    #expect(OutputFile.write("alias ls=rm\n", to: file) == nil)
    #expect(SavedFiles.refusal(of: file)?.en.contains("save! FILE") == true)
  }

  @Test("5,000 lessons fit; a further one sets no damaged copy aside")
  func many() {
    let content = content.text
    let lines = (1...5000).map { "lesson l\($0) begun=\(content) attempts=0 hints=0\n" }
    put("pushlab progress 1\n" + lines.joined())
    let file = ProgressFile()
    file.note(deed(.begun, "one-more"))
    file.note(deed(.begun, "and-another"))
    #expect(file.messages.isEmpty)
    #expect(!names().contains { $0.hasPrefix("progress.damaged") })
    #expect(ProgressFile().progress.records.count == 5000)
  }

  @Test("a file whose name is not UTF-8 is found, read and replaced")
  func foreignName() {
    mkdir(folder, 0o700)
    let bytes = Array((folder + "/b").utf8CString.dropLast()) + [-1, -23, 0]
    defer { unlink(bytes) }
    let file = open(bytes, O_WRONLY | O_CREAT, 0o600)
    write(file, "open\n", 5)
    close(file)
    let names = Resources.names(in: folder, ending: "").filter { $0.hasPrefix("b") }
    #expect(names.map { Array($0.unicodeScalars.map(\.value)) } == [[0x62, 0x10FFFF, 0x10FFE9]])
    let path = folder + "/" + (names.first ?? "")
    #expect((try? InputFile.read(path).get()) == Array("open\n".utf8))
    #expect(OutputFile.write("home\n", to: path) == nil)
    #expect((try? InputFile.read(path).get()) == Array("home\n".utf8))
    #expect(Resources.names(in: folder, ending: "").count { $0.hasPrefix("b") } == 1)
  }
}
