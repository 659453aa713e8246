import CommandLanguage
import Demo
import Lessons

/// The folder `demos` in the state folder: positions of shows, and sockets for the notes.
enum DemoFolder {
  /// A name derived from the file's path, so that the notes find the show of the same file.
  static func name(of demo: OpenedDemo) -> String {
    let place = InputFile.absolute(demo.path)
    return ContentHash(of: [place]).text
  }

  /// The position where the last show stopped; nil if the demo was never shown or the file cannot
  /// be read.
  static func position(of demo: OpenedDemo) -> DemoPosition? {
    guard let folder = StateFolder.path else { return nil }
    let path = folder + "/demos/" + name(of: demo) + ".show"
    guard case .success(let bytes) = InputFile.read(path, limit: PositionBuffer.longestPosition),
      let position = DemoPosition(String(decoding: bytes, as: UTF8.self)),
      position.demo == demo.track.script.id
    else { return nil }
    return position
  }

  /// Saves the position. Returns the reason of a failure, or nil on success. Does not wait for the
  /// disk, because it runs before each frame.
  static func keep(_ position: DemoPosition, of demo: OpenedDemo) -> Bilingual? {
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
