import Foundation
import Testing

/// The programs of `Tests/SwiftCorpus`, interpreted and compiled.
///
/// `known-differences.txt` lists the programs whose output still differs, one a line. With
/// `CORPUS_RECORD` set, the first test writes that list and, beside the build, the outputs.
@Suite struct SwiftCorpusTests {
  static let list = CorpusProgram.folder.appending(path: "known-differences.txt")
  static let records = ProcessInfo.processInfo.environment["CORPUS_RECORD"] != nil

  @Test("interpreted programs print what compiled ones do, but for the known differences")
  func interpretedPrintsTheSame() throws {
    var different: [String] = []
    for subject in CorpusProgram.subjects {
      for program in try CorpusProgram.all(of: subject) {
        let found = interpreted(program)
        if found != program.expected { different.append(program.name) }
        if Self.records { try record(found, of: program) }
      }
    }
    if Self.records {
      try (different.joined(separator: "\n") + "\n").write(
        to: Self.list, atomically: true, encoding: .utf8)
    }
    let known = CorpusProgram.lines(of: try String(contentsOf: Self.list, encoding: .utf8))
    let new = Set(different).subtracting(known).sorted()
    #expect(new == [], "these print something else")
    let mended = Set(known).subtracting(different).sorted()
    #expect(mended == [], "these print the same now; strike them off known-differences.txt")
  }

  @Test("compiled programs print what is stored", arguments: CorpusProgram.subjects)
  func compiledPrintsWhatIsStored(subject: String) throws {
    let script = CorpusProgram.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "scripts/corpus")
    let process = Process()
    let output = Pipe()
    process.executableURL = script
    process.arguments = ["check", subject]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }

  private func record(_ lines: [String], of program: CorpusProgram) throws {
    let file = CorpusProgram.folder.appending(path: "../../.build/corpus/\(program.name).seen")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
