/// The origin of a text, which determines what is allowed in it.
package struct ParseContext: Sendable {
  package enum Place: Hashable, Sendable {
    /// Accepts prefixes, Chinese words and full-width signs.
    case prompt
    case script
    /// A block of a lesson or a demo. It cannot name files.
    case block
  }

  package var place: Place
  /// The name in error messages: the path as given, or `-` for standard input.
  package var file: String
  /// The folder of relative file names in commands; empty for the current one.
  package var folder: String
  /// The line of `file` at which the text begins, because blocks of lessons begin further down.
  package var firstLine: Int
  /// The only `.swift` file that a block may name: the lesson's own.
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

  /// The path of a file that the text names.
  package func resolve(_ path: String) -> String {
    if folder.isEmpty || path.utf8.first == UInt8(ascii: "/") { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }
}

package enum FileFault: Error, Hashable, Sendable {
  case notFound
  case notAllowed
  case notRegular
  case tooLarge(limit: Int)
  case other(Bilingual)
}
