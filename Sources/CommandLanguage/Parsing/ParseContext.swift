/// The origin of a text, which decides what it may do.
package struct ParseContext: Sendable {
  package enum Place: Hashable, Sendable {
    /// Prefixes, Chinese words and full-width signs are understood.
    case prompt
    case script
    /// A block of a lesson or a demo: names no file.
    case block
  }

  package var place: Place
  /// The name in error messages: the path as given, or `-` for standard input.
  package var file: String
  /// File names in commands are relative to this folder; empty: the current one.
  package var folder: String
  /// The line of `file` at which the text begins; blocks of lessons begin further down.
  package var firstLine: Int
  /// The one `.swift` file that a block may name: the lesson's own.
  package var ownApp: String?
  package var readFile: @Sendable (_ path: String) -> Result<[UInt8], FileFault>

  package init(
    place: Place, file: String, folder: String = "", firstLine: Int = 1,
    ownApp: String? = nil,
    readFile: @escaping @Sendable (_ path: String) -> Result<[UInt8], FileFault> = { _ in
      .failure(.notFound)
    }
  ) {
    self.place = place
    self.file = file
    self.folder = folder
    self.firstLine = firstLine
    self.ownApp = ownApp
    self.readFile = readFile
  }

  /// The path to open for a file that is named in the text.
  package func resolve(_ path: String) -> String {
    if folder.isEmpty || path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }
}

package enum FileFault: Error, Hashable, Sendable {
  case notFound
  case notAllowed
  case notRegular
  case tooLarge(limit: Int)
  case other(String)
}
