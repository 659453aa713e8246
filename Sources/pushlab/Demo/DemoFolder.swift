import CommandLanguage
import Demo
import Lessons

/// Where shows are kept and where the notes find them: `demos` in the state folder.
enum DemoFolder {
  /// A name made of the file's path: two terminals that show the same file meet under it.
  static func name(of demo: OpenedDemo) -> String {
    let place = InputFile.absolute(demo.path)
    return ContentHash(of: [place]).text
  }

  /// Where the last show stopped; nil if the demo was never shown or that cannot be read.
  static func position(of demo: OpenedDemo) -> DemoPosition? {
    guard let folder = StateFolder.path else { return nil }
    let path = folder + "/demos/" + name(of: demo) + ".show"
    guard case .success(let bytes) = InputFile.read(path, limit: 100_000),
      let position = DemoPosition(String(decoding: bytes, as: UTF8.self)),
      position.demo == demo.track.script.id
    else { return nil }
    return position
  }

  /// Returns what went wrong, in the system's words; nil: it is kept. Does not wait for the disk, since
  /// it runs before each frame.
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
