import Lint
import Payloads
import Testing

/// Broken JSON: each error at the first wrong character, for an extra comma at the comma. Errors
/// that do not affect the structure do not stop the reader.
@Suite struct SyntaxTests {
  static let faults: [(marked: String, rules: [String])] = [
    ("{\n\"aps\": {\n\"alert\": \"x\"‸,\n}\n}", ["json"]),
    ("{\"aps\": {\"alert\": {\"title\": \"é😀\"‸,}, \"badge\": 1‸, }}", ["json", "json"]),
    ("{\"aps\":{\"alert\":\"x\"\n ‸\"badge\":1}}", ["json"]),
    ("{\"aps\":{\"alert\":{\"body\":\"x\"}\n ‸\"badge\":1}}", ["json"]),
    ("{\"aps\":{\"alert\" ‸\"x\"}}", ["json"]),
    ("{\"aps\":{‸alert:\"x\"}}", ["json"]),
    ("{‸'aps':{‸'alert':‸'x'}}", ["json", "json", "json"]),
    ("{‸“aps”:{\"alert\":‸“x”}}", ["json", "json"]),
    ("‸// remark\n{\"aps\":{\"alert\":\"x\"}}", ["json"]),
    ("{\"aps\":{\"alert\":\"x\" ‸/* why */ }}", ["json"]),
    ("‸/* {\"aps\":{\"alert\":\"x\"}}", ["json"]),
    ("{\"aps\":{\"alert\":\"x\"}}‸}", ["json"]),
    ("{\"aps\":{\"alert\":\"x\"}} ‸{\"aps\":{}}", ["json"]),
    ("{\"aps\":{\"alert\":\"x\"}‸", ["json"]),
    ("{\"aps\":{\"alert\":\"x\"}\n‸", ["json"]),
    ("{\"aps\":{\"alert\":\"x‸\n}}", ["json"]),
    ("{\"aps\":{\"alert\":\"a‸\tb\"}}", ["json"]),
    ("{\"aps\":{\"alert\":\"a\\‸'b\"}}", ["json"]),
    ("{\"aps\":{\"content-available\":t‸ure}}", ["json", "content-available-value"]),
    ("{\"aps\":{\"content-available\":‸True}}", ["json", "content-available-value"]),
    ("{\"aps\":{\"badge\":0‸1}}", ["json"]),
    ("{\"aps\":{\"badge\":‸+1}}", ["json"]),
    ("{\"aps\":{\"alert\":\"x\",‸,\"badge\":1}}", ["json"]),
    ("{\"aps\":{\"alert\":\"x\"‸;\"badge\":1}}", ["json"]),
    ("{\"aps\":{\"alert\":‸}}", ["json"]),
    ("{\"aps\":{\"alert\":\"x\"‸]}", ["json"]),
    ("{\"aps\":{\"alert\":\"x\",\"badge\":1‸,\n\n}}‸, ", ["json", "json"]),
    ("‸", ["json"]), ("  \n‸", ["json"]), ("‸hello", ["json"]), ("‸<?xml?>", ["json"]),
  ]

  @Test("fault", arguments: faults.indices)
  func fault(index: Int) {
    let fault = Self.faults[index]
    let laid = MarkedText(fault.marked)
    let found = laid.findings
    #expect(found.map(\.rule).filter { $0 == "json" }.count == laid.marks.count)
    #expect(Set(found.map(\.rule)) == Set(fault.rules))
    #expect(found.filter { $0.rule == "json" }.map(\.position) == laid.marks)
    #expect(found.filter { $0.rule == "json" }.allSatisfy { $0.severity == .error })
  }

  @Test("columns count scalars, a byte order mark and a carriage return none")
  func columns() {
    let marked = "\u{FEFF}{\r\n \"e\u{301}👨‍👩‍👧\": 1‸,\r\n}"
    var laid = MarkedText(marked)
    #expect(laid.findings.first { $0.rule == "json" }?.position == laid.marks[0])
    laid = MarkedText("{\"aps\":{\"alert\":\"x\"‸,}}")
    let marked2 = lintPayload(utf8: [0xEF, 0xBB, 0xBF] + Array(laid.text.utf8))
    #expect(marked2.map(\.position) == laid.marks)
  }

  @Test("bytes that are no UTF-8 are told where they stand")
  func notUTF8() {
    let found = lintPayload(utf8: Array("{\n\"a".utf8) + [0xFF] + Array("\":1}".utf8))
    #expect(found.map(\.rule) == ["json"])
    #expect(found[0].position == SourcePosition(line: 2, column: 3))
    let wide = lintPayload(utf8: [0xFF, 0xFE] + Array("{}".utf16).flatMap { [UInt8($0), 0] })
    #expect(wide.map(\.position) == [.start])
  }

  @Test("too deep, but not for the program")
  func depth() {
    let text = String(repeating: "{\"aps\":", count: 50_000)
    #expect(lintPayload(utf8: Array(text.utf8)).map(\.rule) == ["json"])
  }

  @Test("mistakes of meaning are found beside the faults of form")
  func both() {
    let laid = MarkedText(
      "{\"aps\":{\"alert\":{\"body\":\"x\"‸,},\"mutable-content\":‸\"1\"‸,},\"k\":1}")
    #expect(laid.findings.map(\.position) == laid.marks)
    #expect(laid.findings.map(\.rule) == ["json", "wrong-type", "json"])
  }
}
