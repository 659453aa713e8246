import CommandLanguage
import Demo
import Lessons

/// Where shows are kept and where the notes find them: `demos` in the state folder.
enum DemoFolder {
  /// One name for each demo file's content and place: two terminals with the same file meet there.
  static func name(of demo: OpenedDemo) -> String {
    let place = InputFile.absolute(demo.path)
    return ContentHash(of: [place]).text
  }

  /// Nothing where the demo was never shown, or cannot be read any more.
  static func position(of demo: OpenedDemo) -> DemoPosition? {
    guard let folder = StateFolder.path else { return nil }
    let path = folder + "/demos/" + name(of: demo) + ".show"
    guard case .success(let bytes) = InputFile.read(path, limit: 100_000),
      let position = DemoPosition(String(decoding: bytes, as: UTF8.self)),
      position.demo == demo.track.script.id
    else { return nil }
    return position
  }

  /// What went wrong, in the system's words; nil when it is kept. Does not wait for the disk: it is
  /// kept before each frame.
  static func keep(_ position: DemoPosition, of demo: OpenedDemo) -> String? {
    do {
      let folder = try StateFolder.make("demos")
      return OutputFile.write(
        Array(position.text.utf8), to: folder + "/" + name(of: demo) + ".show", synced: false)
    } catch {
      return error.words
    }
  }

  static func socket(of demo: OpenedDemo) throws(StateFault) -> String {
    try StateFolder.make("demos") + "/" + name(of: demo) + ".socket"
  }
}
