import Foundation
import Testing

/// Chinese sentences separate Latin words by a blank.
@Suite struct ChineseTextTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// Whether two Latin letters touch a Chinese character. One may belong to an escape (`\n`).
  private func touches(_ line: String) -> Bool {
    let scalars = Array(line.unicodeScalars.map(\.value))
    func isChinese(_ place: Int) -> Bool { (0x4E00...0x9FFF).contains(scalars[place]) }
    func isLatin(_ place: Int) -> Bool { (0x61...0x7A).contains(scalars[place] | 0x20) }
    return scalars.indices.dropLast(2).contains { place in
      isLatin(place + 1)
        && (isChinese(place) && isLatin(place + 2) || isLatin(place) && isChinese(place + 2))
    }
  }

  @Test("it is seen")
  func seen() {
    #expect(touches("这些事件的任何序list，") && touches("用Swift 写"))
    #expect(!touches("\\n带有") && !touches("用 Swift 写的代码"))
  }

  @Test("no Latin word touches a Chinese character in the sources")
  func blanks() throws {
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    var read = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      read += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where line.utf8.contains(where: { $0 >= 0xE4 }) {
        #expect(!touches(String(line)), "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(read > 100)
  }
}
