import Glibc
import Lessons
import Testing

@testable import pushlab

/// The progress on disk. One folder for all of them: they come one after the other.
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
    let lock = open(folder + "/progress.lock", O_RDWR | O_CREAT, 0o600)
    #expect(flock(lock, LOCK_EX) == 0)
    let file = ProgressFile()
    file.note(deed(.answered, "a"))
    #expect(file.messages.count == 1)
    #expect(text() == nil)
    close(lock)
    file.note(deed(.answered, "a"))
    #expect(text() == file.progress.text)
    #expect(file.progress.record(of: "a")?.attempts == 2)
  }
}
