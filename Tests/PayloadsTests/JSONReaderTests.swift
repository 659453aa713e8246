import LifecycleModel
import Payloads
import Testing

struct JSONReaderTests {
  @Test func readsEveryKindOfValue() throws {
    let text = #"{"a":[1,-0.5e+3,true,false,null,"x\n\u00e9\ud83d\ude00\/"],"b":{}}"#
    let document = try JSONReader.read(text)
    #expect(
      document.value
        == .object([
          .init(
            "a",
            .array([
              .number("1"), .number("-0.5e+3"), .bool(true), .bool(false), .null,
              .string("x\né😀/"),
            ])), .init("b", .object([])),
        ]))
  }

  @Test func keepsPlacesOfKeysAndValues() throws {
    let document = try JSONReader.read("{\n  \"aps\": {\"alert\": [1,\r\n 22]}\n}")
    let aps = try #require(document.place(of: [.key("aps")]))
    #expect(aps.key == SourcePosition(line: 2, column: 3))
    #expect(aps.value == SourcePosition(line: 2, column: 10))
    let item = try #require(document.place(of: [.key("aps"), .key("alert"), .index(1)]))
    #expect(item.key == nil)
    #expect(item.value == SourcePosition(line: 3, column: 2))
    #expect(item.end == SourcePosition(line: 3, column: 4))
    #expect(document.place(of: [.key("aps"), .index(0)]) == nil)
    #expect(document.place.end == SourcePosition(line: 4, column: 2))
  }

  @Test func toleratesDuplicatesAndAByteOrderMark() throws {
    let document = try JSONReader.read("\u{FEFF}{\"a\":1,\n\"a\":2}")
    #expect(document.value["a"] == .number("2"))
    #expect(document.duplicates.map(\.key) == ["a"])
    #expect(document.duplicates.map(\.position) == [SourcePosition(line: 2, column: 1)])
    #expect(document.duplicates.map(\.first) == [SourcePosition(line: 1, column: 2)])
    #expect(document.place(of: [.key("a")])?.value == SourcePosition(line: 2, column: 5))
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x31]
    #expect(try JSONReader.read(utf8: bytes).value == .number("1"))
  }

  @Test func readsAValueAtTheBeginningOfALongerText() throws {
    let scalars = Array(#"push {"a":"}"} x=1"#.unicodeScalars)
    let (document, end) = try JSONReader.readPrefix(
      of: scalars, from: 5, to: scalars.count, at: SourcePosition(line: 3, column: 6))
    #expect(document.value == .object([.init("a", .string("}"))]))
    #expect(end == 14)
    #expect(document.place(of: [.key("a")])?.key == SourcePosition(line: 3, column: 7))
  }

  @Test func readsFullWidthSignsWhereAskedTo() throws {
    let scalars = Array("{“aps”：{\"alert\"：“你好，\"x”}，“b”:1}".unicodeScalars)
    #expect(throws: JSONError.self) {
      try JSONReader.readPrefix(of: scalars, from: 0, to: scalars.count, at: .start)
    }
    let good = Array("{“aps”：{\"alert\"：“你好，x”}，“b”:1}".unicodeScalars)
    let (document, end) = try JSONReader.readPrefix(
      of: good, from: 0, to: good.count, at: .start, dialect: .fullWidth)
    #expect(document.value["aps"]?["alert"] == .string("你好，x"))
    #expect(end == good.count)
  }

  @Test func holdsItsLimits() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    _ = try JSONReader.read(deepest)
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read(String(repeating: "[", count: 1_000_000))
    }
    #expect(error?.kind == .tooDeep(limit: 64))
    #expect(error?.position == SourcePosition(line: 1, column: 65))
    let large = #expect(throws: JSONError.self) {
      try JSONReader.read("\"" + String(repeating: "a", count: 1 << 20) + "\"")
    }
    #expect(large?.kind == .tooLarge(limit: 1 << 20))
  }

  @Test func writesBackWhatItRead() throws {
    let text = #"{"z":1,"a":[1.50,{"é":"\u0007\u007f\""}],"a":null}"#
    let value = try JSONReader.read(text).value
    #expect(try JSONReader.read(value.compact).value == value)
  }

  @Test func saysWhereBytesAreNoUTF8() {
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read(utf8: Array("{\n\"a".utf8) + [0xFF, 0x22])
    }
    #expect(error?.kind == .notUTF8)
    #expect(error?.position == SourcePosition(line: 2, column: 3))
  }
}
