import Glibc
import Testing

@testable import pushlab

/// The socket between a show and its notes, with a stopped or hostile other side.
@Suite struct NotesSocketTests {
  @Test("a listener that accepts nothing counts as a show; connecting does not wait for it")
  func stopped() throws {
    var template = Array("/tmp/pushlab-socket-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let path = folder + "/socket"
    defer {
      unlink(path)
      rmdir(folder)
    }
    if case .nobody = LocalSocket.connect(path) {} else { Issue.record("nobody listens") }
    let listener = try LocalSocket.listen(path)
    defer { close(listener) }
    var made: [Int32] = []
    defer { for file in made { close(file) } }
    var isBusy = false
    for _ in 0..<50 where !isBusy {
      switch LocalSocket.connect(path) {
      case .made(let file): made.append(file)
      case .busy: isBusy = true
      case .nobody: Issue.record("the listener is there")
      }
    }
    #expect(isBusy && !made.isEmpty)
    let fault = #expect(throws: StateFault.self) { _ = try LocalSocket.listen(path) }
    #expect(fault?.words.en == "this demo is already shown in another terminal")
    // The first one keeps its socket.
    #expect(access(path, F_OK) == 0)
  }

  @Test("positions are taken whole, in pieces of any size")
  func pieces() {
    let text = "one\nend\ntwo\n\nend\nthree\n"
    for size in 1...9 {
      var buffer = PositionBuffer()
      var found: [String] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        found += buffer.take(Array(rest.prefix(size))) ?? ["broken"]
        rest = rest.dropFirst(size)
      }
      #expect(found == ["one\nend\n", "two\n\nend\n"])
    }
  }

  @Test("a position without an end breaks the connection", arguments: ["x\n", "\n", "\u{FFFD}\n"])
  func endless(line: String) {
    var buffer = PositionBuffer()
    let count = PositionBuffer.longestPosition / line.utf8.count
    for _ in 0..<count - 2 { #expect(buffer.take(Array(line.utf8)) == []) }
    #expect(buffer.take(Array((line + line + line).utf8)) == nil)
    var other = PositionBuffer()
    // The end starts the count again.
    for _ in 0..<3 {
      let whole = String(repeating: line, count: count - 4) + "end\n"
      #expect(other.take(Array(whole.utf8)) == [whole])
    }
  }
}
