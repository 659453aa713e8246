import Foundation

/// One program of `Tests/SwiftCorpus` and what it prints when the Swift compiler runs it.
struct CorpusProgram {
  /// `folder/name`, as `known-differences.txt` lists it.
  let name: String
  let text: String
  let expected: [String]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "SwiftCorpus")

  static var subjects: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted()
  }

  static func all(of subject: String) throws -> [CorpusProgram] {
    let place = folder.appending(path: subject)
    let files = try FileManager.default.contentsOfDirectory(atPath: place.path)
    return try files.filter { $0.hasSuffix(".swift") }.sorted().map { file in
      let name = String(file.dropLast(".swift".count))
      let output = try String(contentsOf: place.appending(path: name + ".out"), encoding: .utf8)
      return CorpusProgram(
        name: subject + "/" + name,
        text: try String(contentsOf: place.appending(path: file), encoding: .utf8),
        expected: lines(of: output))
    }
  }

  static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
