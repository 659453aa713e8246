import CommandLanguage
import Foundation
import Platform
import Testing

@testable import pushlab

/// Files that are written whole or not at all, and those that no one can wait for.
@Suite struct OutputFileTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test("a file that a killed process with this number left stops no later one")
  func leftover() throws {
    try withFolder { folder in
      let left = folder + "/x.\(getpid()).new"
      try Data("left".utf8).write(to: URL(filePath: left))
      #expect(OutputFile.write("whole", to: folder + "/x") == nil)
      #expect(try String(contentsOfFile: folder + "/x", encoding: .utf8) == "whole")
      #expect(try String(contentsOfFile: left, encoding: .utf8) == "left")
    }
  }

  @Test("a file that has nothing yet is not waited for")
  func endless() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    #expect(fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
    #expect(throws: FileFault.notRegular) {
      try InputFile.readAll(from: ends[0], limit: 10, waits: false).get()
    }
  }

  @Test("what is no regular file is refused in both languages")
  func refusal() throws {
    try withFolder { folder in
      let link = folder + "/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder + "/x")
      let words = try #require(OutputFile.refusal(of: link))
      #expect(words.en == "is a symbolic link; name the file itself")
      #expect(words.zh.contains("符号链接"))
      #expect(OutputFile.refusal(of: "/dev/null")?.zh == "不是普通文件")
      #expect(OutputFile.refusal(of: folder + "/x") == nil)
    }
  }
}
