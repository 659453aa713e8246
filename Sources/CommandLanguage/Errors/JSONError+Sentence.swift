import LifecycleModel
import Payloads

extension JSONError.Kind {
  /// The nearest valid word; nil if the sentence already contains it.
  var nearest: String? {
    switch self {
    case .unknownWord(_, let nearest): return nearest
    case .unquotedKey(let key): return "\"\(key)\""
    case .empty, .unexpected, .unclosed, .endsEarly, .trailingComma, .missingComma, .missingColon,
      .textAfterEnd, .smartQuote, .singleQuote, .comment, .unterminatedComment, .unterminatedString,
      .controlInString, .badEscape, .badUnicodeEscape, .loneSurrogate, .badNumber,
      .longRow, .tooDeep, .tooLarge, .notUTF8:
      return nil
    }
  }

  package var sentence: Bilingual {
    switch self {
    case .empty: return Bilingual(en: "expected JSON, there is none", zh: "此处应有 JSON，却是空的")
    case .unexpected(let scalar, let expected):
      let expected = expected.words
      return Bilingual(
        en: "JSON: read \(shown(scalar)), expected \(expected.en)",
        zh: "JSON：读到\(cited(scalar))，此处应为\(expected.zh)")
    case .unclosed(let bracket, let opened):
      return Bilingual(
        en: "JSON: the text ends, expected \(bracket.closing) for the \(bracket.opening) "
          + "of line \(opened.line), column \(opened.column)",
        zh: "JSON：文本到此结束，第 \(opened.line) 行第 \(opened.column) 列的 "
          + "\(bracket.opening) 缺少 \(bracket.closing)")
    case .endsEarly(let expected):
      let expected = expected.words
      return Bilingual(
        en: "JSON: the text ends, expected \(expected.en)",
        zh: "JSON：文本到此结束，还缺\(expected.zh)")
    case .trailingComma(let bracket):
      return Bilingual(
        en:
          "JSON: read a trailing comma before \(bracket.closing), expected none behind the last one; "
          + "Apple's own tools may read over it, a server's will not",
        zh: "JSON：\(bracket.closing) 之前有一个尾随逗号，最后一项之后不应有逗号；"
          + "Apple 自己的工具可能放过它，服务端的不会")
    case .missingComma:
      return Bilingual(en: "JSON: expected a comma before this", zh: "JSON：此处之前缺少逗号")
    case .missingColon:
      return Bilingual(en: "JSON: expected : behind the key", zh: "JSON：键之后缺少冒号")
    case .textAfterEnd:
      return Bilingual(
        en: "JSON: read more behind the end of the value, expected nothing",
        zh: "JSON：值已经结束，之后不应再有内容")
    case .unquotedKey(let key):
      return Bilingual(
        en: "JSON: read the key \(VisibleText.of(key)) without quotes",
        zh: "JSON：键 \(VisibleText.of(key)) 没有加双引号")
    case .smartQuote(let scalar):
      return Bilingual(
        en: "JSON: read the typographic quote \(scalar), expected \"",
        zh: "JSON：读到排版引号 \(scalar)，此处应为直引号 \"")
    case .singleQuote:
      return Bilingual(
        en: "JSON: read a single quote, expected \"", zh: "JSON：读到单引号，此处应为双引号 \"")
    case .comment:
      return Bilingual(
        en: "JSON: read a comment, JSON has none", zh: "JSON：读到注释，JSON 里不能有注释")
    case .unterminatedComment:
      return Bilingual(
        en: "JSON: read a comment that is not closed, JSON has none",
        zh: "JSON：读到没有结束的注释，JSON 里不能有注释")
    case .unterminatedString(let opened):
      return Bilingual(
        en: "JSON: the string of line \(opened.line), column \(opened.column) is not closed on its "
          + "line, expected \"",
        zh: "JSON：第 \(opened.line) 行第 \(opened.column) 列开始的字符串在本行没有结束，缺少 \"")
    case .controlInString(let scalar):
      return Bilingual(
        en: "JSON: read the control character \(code(scalar.value)) in a string, "
          + "expected an escape",
        zh: "JSON：字符串里有控制字符 \(code(scalar.value))，应写成转义")
    case .badEscape(let scalar):
      return Bilingual(
        en: "JSON: read the escape \\\(VisibleText.visible(scalar)), "
          + "expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX",
        zh: "JSON：读到转义 \\\(VisibleText.visible(scalar))，"
          + "应为 \\\"、\\\\、\\/、\\b、\\f、\\n、\\r、\\t、\\uXXXX 之一")
    case .badUnicodeEscape:
      return Bilingual(
        en: "JSON: expected four hexadecimal digits behind \\u",
        zh: "JSON：\\u 之后应为四位十六进制数字")
    case .loneSurrogate(let unit):
      return Bilingual(
        en: "JSON: \(code(unit)) is half of a surrogate pair, expected both halves",
        zh: "JSON：\(code(unit)) 只是代理对的一半，应有完整的一对")
    case .badNumber(let spelling):
      return Bilingual(
        en: "JSON: read \(VisibleText.of(spelling)), expected a number such as 0, -1 or 2.5e3",
        zh: "JSON：读到 \(VisibleText.of(spelling))，此处应为数字，如 0、-1 或 2.5e3")
    case .unknownWord(let word, _):
      return Bilingual(
        en: "JSON: read \(VisibleText.of(word)), expected a value",
        zh: "JSON：读到 \(VisibleText.of(word))，此处应为一个值")
    case .longRow(let row):
      return Bilingual(
        en: "JSON: the text has \(row.sentence.en)", zh: "JSON：文本\(row.sentence.zh)")
    case .tooDeep(let limit):
      return Bilingual(
        en: "JSON: more than \(limit) objects and arrays within each other",
        zh: "JSON：对象与数组的嵌套超过 \(limit) 层")
    case .tooLarge(let limit):
      return Bilingual(
        en: "JSON: more than \(limit) bytes", zh: "JSON：超过 \(limit) 字节")
    case .notUTF8:
      return Bilingual(
        en: "JSON: the bytes here are not UTF-8", zh: "JSON：此处的字节不是 UTF-8")
    }
  }

  private func shown(_ scalar: Unicode.Scalar) -> String {
    VisibleText.visible(scalar) == scalar ? "\"\(scalar)\"" : code(scalar.value)
  }

  private func cited(_ scalar: Unicode.Scalar) -> String {
    VisibleText.visible(scalar) == scalar ? "“\(scalar)”" : " " + code(scalar.value)
  }

  private func code(_ value: UInt32) -> String {
    let hex = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }
}

extension JSONError.Expected {
  fileprivate var words: Bilingual {
    switch self {
    case .value: return Bilingual(en: "a value", zh: "一个值")
    case .key: return Bilingual(en: "a key in \"quotes\"", zh: "双引号里的键")
    case .keyOrEnd: return Bilingual(en: "a key in \"quotes\" or }", zh: "双引号里的键或 }")
    case .valueOrEnd:
      return Bilingual(en: "a value, a comma or the end", zh: "一个值、逗号或结尾")
    }
  }
}

extension JSONError.Bracket {
  fileprivate var opening: String {
    switch self {
    case .object: return "{"
    case .array: return "["
    }
  }

  fileprivate var closing: String {
    switch self {
    case .object: return "}"
    case .array: return "]"
    }
  }
}
