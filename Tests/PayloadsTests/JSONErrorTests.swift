import Payloads
import Testing

struct JSONErrorTests {
  struct Fault: Sendable {
    var text: String
    var kind: JSONError.Kind
    var line: Int
    var column: Int
    var length = 1
  }

  static let faults: [Fault] = [
    Fault(text: "", kind: .empty, line: 1, column: 1),
    Fault(text: " \n ", kind: .empty, line: 2, column: 2),
    Fault(text: "{\"a\":1,}", kind: .trailingComma(before: .object), line: 1, column: 7),
    Fault(text: "[1,\n2,\n]", kind: .trailingComma(before: .array), line: 2, column: 2),
    Fault(text: "{\"a\":1} x", kind: .textAfterEnd, line: 1, column: 9),
    Fault(text: "{}{}", kind: .textAfterEnd, line: 1, column: 3),
    Fault(text: "{\"a\":1\n\"b\":2}", kind: .missingComma, line: 2, column: 1),
    Fault(text: "[1 2]", kind: .missingComma, line: 1, column: 4),
    Fault(text: "{\"a\" 1}", kind: .missingColon, line: 1, column: 6),
    Fault(text: "{“a”:1}", kind: .smartQuote("“"), line: 1, column: 2),
    Fault(text: "{\"é\":“x”}", kind: .smartQuote("“"), line: 1, column: 6),
    Fault(text: "{\"a\":\"x”}", kind: .smartQuote("”"), line: 1, column: 8),
    Fault(text: "{\"a\":\"x”, \"b\":1}", kind: .smartQuote("”"), line: 1, column: 8),
    Fault(text: "{'a':1}", kind: .singleQuote, line: 1, column: 2),
    Fault(text: "{\"a\":'x'}", kind: .singleQuote, line: 1, column: 6),
    Fault(text: "{// c\n}", kind: .comment, line: 1, column: 2, length: 2),
    Fault(text: "{\"a\":1 /* c */}", kind: .comment, line: 1, column: 8, length: 2),
    Fault(text: "# c\n{}", kind: .comment, line: 1, column: 1),
    Fault(
      text: "{\"a\":\"x\n\"}",
      kind: .unterminatedString(opened: SourcePosition(line: 1, column: 6)), line: 1, column: 8),
    Fault(text: "\"abc", kind: .unterminatedString(opened: .start), line: 1, column: 5),
    Fault(text: "\"abc\\", kind: .unterminatedString(opened: .start), line: 1, column: 6),
    Fault(text: "\"a\\q\"", kind: .badEscape("q"), line: 1, column: 4),
    Fault(text: "\"\\u12g4\"", kind: .badUnicodeEscape, line: 1, column: 6),
    Fault(text: "\"a\\ud83dx\"", kind: .loneSurrogate(0xD83D), line: 1, column: 3, length: 6),
    Fault(text: "\"\\ude00\"", kind: .loneSurrogate(0xDE00), line: 1, column: 2, length: 6),
    Fault(
      text: "\"\\ud83d\\ud83d\"", kind: .loneSurrogate(0xD83D), line: 1, column: 2, length: 6),
    Fault(text: "\"a\u{1B}[0m\"", kind: .controlInString("\u{1B}"), line: 1, column: 3),
    Fault(text: "{a:1}", kind: .unquotedKey("a"), line: 1, column: 2),
    Fault(
      text: "{content-available:1}", kind: .unquotedKey("content-available"), line: 1, column: 2,
      length: 17),
    Fault(
      text: "[True]", kind: .unknownWord("True", nearest: "true"), line: 1, column: 2, length: 4),
    Fault(text: "hello", kind: .unknownWord("hello", nearest: nil), line: 1, column: 1, length: 5),
    Fault(text: "[01]", kind: .badNumber("01"), line: 1, column: 3),
    Fault(text: "[+1]", kind: .badNumber("+1"), line: 1, column: 2, length: 2),
    Fault(text: "[1.]", kind: .badNumber("1."), line: 1, column: 4),
    Fault(text: "[.5]", kind: .badNumber(".5"), line: 1, column: 2, length: 2),
    Fault(text: "[1e]", kind: .badNumber("1e"), line: 1, column: 4),
    Fault(
      text: "[ture]", kind: .unknownWord("ture", nearest: "true"), line: 1, column: 3, length: 3),
    Fault(
      text: "[nil]", kind: .unknownWord("nil", nearest: "null"), line: 1, column: 3, length: 2),
    Fault(text: "{,}", kind: .unexpected(",", expected: .keyOrEnd), line: 1, column: 2),
    Fault(text: "[,]", kind: .unexpected(",", expected: .valueOrEnd), line: 1, column: 2),
    Fault(text: "{\"a\":1,,}", kind: .unexpected(",", expected: .key), line: 1, column: 8),
    Fault(text: "{\"a\":}", kind: .unexpected("}", expected: .value), line: 1, column: 6),
    Fault(text: "[1}", kind: .unexpected("}", expected: .valueOrEnd), line: 1, column: 3),
    Fault(text: "\u{0}", kind: .unexpected("\u{0}", expected: .value), line: 1, column: 1),
    Fault(
      text: "\n{\"a\":[1", kind: .unclosed(.array, opened: SourcePosition(line: 2, column: 6)),
      line: 2, column: 8),
    Fault(
      text: "{\"a\":1,", kind: .unclosed(.object, opened: .start), line: 1, column: 8),
    Fault(text: "{\"a\"", kind: .unclosed(.object, opened: .start), line: 1, column: 5),
  ]

  @Test(arguments: faults) func tellsKindAndPlace(_ fault: Fault) {
    let error = #expect(throws: JSONError.self) { try JSONReader.read(fault.text) }
    #expect(error?.kind == fault.kind)
    #expect(error?.position == SourcePosition(line: fault.line, column: fault.column))
    #expect(error?.length == fault.length)
  }
}
