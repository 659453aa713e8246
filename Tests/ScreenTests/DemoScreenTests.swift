import Foundation
import PtyKit
import Testing

/// A demo at a pseudo-terminal: kill -9 and `--resume`, and notes that follow and control it.
@Suite struct DemoScreenTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "plab-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func start(_ folder: String, _ arguments: [String] = []) -> PtyProgram {
    dashboard(
      ["demo", "why-was-my-delegate-not-called"] + arguments,
      environment: ["XDG_STATE_HOME": folder])
  }

  private static let pageDown = "\u{1B}[6~"

  @Test("killed in the middle of a show: the same step with the votes")
  func resume() throws {
    try withFolder { folder in
      let show = start(folder)
      #expect(show.shows("The app that we test"))
      show.send("g2\r")
      #expect(show.shows("Does iOS call the delegate"))
      show.send("117\r")
      #expect(show.waits { !$0.lines.joined().contains("hands") })
      for _ in 0..<3 { show.send(Self.pageDown) }
      #expect(show.shows("✓ right"))
      #expect(show.shows("█ 17"))
      show.signal(SIGKILL)
      #expect(show.exitStatus() != nil)
      let next = start(folder, ["--resume"])
      #expect(next.shows("█ 17"))
      #expect(next.shows("2/12"))
      next.send("qq")
      #expect(next.exitStatus() == 0)
      #expect(next.screen.isLeftSane)
    }
  }

  @Test("notes follow, drive the show, and survive a restart of either side")
  func notes() throws {
    try withFolder { folder in
      let notes = start(folder, ["--notes"])
      #expect(notes.shows("no show of this demo is running"))
      let show = start(folder)
      #expect(show.shows("The app that we test"))
      #expect(notes.shows("q: end the notes"))
      show.send("g5\r")
      #expect(notes.shows("5/12 Swiped away by the user"))
      #expect(notes.shows("✓ 3 Nothing at all"))
      // From the notes to the show.
      notes.send(Self.pageDown)
      #expect(show.shows("NOT CALLED"))
      notes.send("g2\r")
      #expect(show.shows("Does iOS call the delegate"))
      notes.send("19\r")
      #expect(notes.shows("[9 → –]"))
      // Only this user can use the socket.
      let socket = try FileManager.default.contentsOfDirectory(atPath: folder + "/pushlab/demos")
        .first { $0.hasSuffix(".socket") }
      let path = folder + "/pushlab/demos/" + (socket ?? "")
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      // The notes are closed and opened again.
      notes.send("q")
      #expect(notes.exitStatus() == 0)
      let again = start(folder, ["--notes"])
      #expect(again.shows("[9 → –]"))
      // The show is killed and started again.
      show.signal(SIGKILL)
      #expect(show.exitStatus() != nil)
      #expect(again.shows("no show of this demo is running"))
      let next = start(folder, ["--resume"])
      #expect(again.shows("[9 → –]"))
      #expect(again.shows("q: end the notes"))
      next.send("qq")
      #expect(next.exitStatus() == 0)
      again.send("q")
      #expect(again.exitStatus() == 0)
      #expect(again.screen.isLeftSane)
    }
  }

  @Test("a second show of the same demo leaves the first one its notes")
  func second() throws {
    try withFolder { folder in
      let show = start(folder)
      #expect(show.shows("The app that we test"))
      let other = start(folder)
      #expect(other.shows("The app that we test"))
      let notes = start(folder, ["--notes"])
      #expect(notes.shows("q: end the notes"))
      show.send("g4\r")
      #expect(notes.shows("4/12"))
      other.send("qq")
      #expect(other.exitStatus() == 0)
      show.send("g7\r")
      #expect(notes.shows("7/12"))
      show.send("qq")
      #expect(show.exitStatus() == 0)
      notes.send("q")
      #expect(notes.exitStatus() == 0)
    }
  }

  @Test("a flood of keys does not hold up Ctrl-C")
  func flooded() throws {
    try withFolder { folder in
      let show = start(folder)
      #expect(show.shows("The app that we test"))
      show.send(String(repeating: ":show rules\rq", count: 3_000))
      show.send("\u{3}")
      #expect(show.exitStatus() == 130)
    }
  }

  @Test("resized in the middle, nothing is lost; a terminal that is too small says so")
  func resized() throws {
    try withFolder { folder in
      let show = start(folder)
      #expect(show.shows("The app that we test"))
      show.send("g5\r" + Self.pageDown)
      #expect(show.shows("NOT CALLED"))
      show.resize(width: 50, height: 15)
      #expect(show.shows("A demo needs 60x20"))
      show.resize(width: 100, height: 30)
      #expect(show.shows("NOT CALLED"))
      show.send("qq")
      #expect(show.exitStatus() == 0)
    }
  }
}
