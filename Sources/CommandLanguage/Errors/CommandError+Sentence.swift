import Payloads

extension CommandError {
  /// States what was read, what was expected, and the nearest valid word.
  package var sentence: Bilingual {
    var sentence = kind.sentence
    if let nearest {
      let shown = VisibleText.of(nearest, limit: 100)
      sentence.en += "; did you mean \(shown)?"
      sentence.zh += "，是否要输入 \(shown)？"
    }
    return sentence
  }
}

extension CommandError.Kind {
  fileprivate var sentence: Bilingual {
    switch self {
    case .unknown(let read, .verb):
      return Bilingual(
        en: "read \(shown(read)), expected \(CommandError.Expected.verb.words.en)",
        zh: "未知命令\(cited(read))")
    case .unknown(let read, let expected), .notANumber(let read, let expected):
      return instead(of: read, expected)
    case .missing(let expected):
      let words = expected.words
      return Bilingual(
        en: "the command ends here, expected \(words.en)", zh: "命令到此结束，还缺\(words.zh)")
    case .surplus(let read, true):
      return Bilingual(
        en: "read \(shown(read)), expected a header or the end of the command; "
          + "a text of several words stands in \"quotes\"",
        zh: "多余的参数\(cited(read))；含空格的文字要放在双引号里")
    case .surplus(let read, false):
      return Bilingual(
        en: "read \(shown(read)), expected the end of the command",
        zh: "多余的参数\(cited(read))")
    case .ambiguous(let read, let candidates):
      let list = candidates.joined(separator: ", ")
      return Bilingual(
        en: "\(shown(read)) can stand for \(list)",
        zh: "\(cited(read))可以指 \(candidates.joined(separator: "、"))")
    case .notAllowed(let words, let place):
      return Bilingual(
        en: "\"\(words)\" cannot stand in \(place.words.en)",
        zh: "“\(words)”不能用在\(place.words.zh)里")
    case .unterminatedQuote:
      return Bilingual(
        en: "the quotes that open here are not closed on this line, expected \"",
        zh: "这里开始的双引号在本行没有结束，缺少 \"")
    case .badEscape(let scalar):
      return Bilingual(
        en: "read \\\(VisibleText.visible(scalar)), expected one of \\\" \\\\ \\n \\u{202E}",
        zh: "读到 \\\(VisibleText.visible(scalar))，此处应为 \\\"、\\\\、\\n 或 \\u{202E}")
    case .longRow(let row):
      return Bilingual(en: "the text has \(row.sentence.en)", zh: "文本\(row.sentence.zh)")
    case .textAfterQuote:
      return Bilingual(
        en: "expected a blank or ; behind the closing quotes or brace",
        zh: "右引号或右花括号之后应为空格或分号")
    case .smartQuote(let scalar):
      return Bilingual(
        en: "read the typographic quote \(scalar), expected \"",
        zh: "读到排版引号 \(scalar)，此处应为直引号 \"")
    case .outOfRange(let read, let from, let to):
      return Bilingual(
        en: "read \(shown(read)), expected a number from \(from) to \(to)",
        zh: "读到\(cited(read))，此处应为 \(from) 到 \(to) 之间的整数")
    case .notADuration(let read): return instead(of: read, .duration)
    case .durationTooLong(let read):
      return Bilingual(
        en: "read \(shown(read)), expected at most 366 days (8784h)",
        zh: "读到\(cited(read))，时长最多为 366 天（8784h）")
    case .durationTooFine(let read):
      return Bilingual(
        en: "read \(shown(read)), expected whole milliseconds",
        zh: "读到\(cited(read))，时长应为整数毫秒")
    case .repeated(let word):
      return Bilingual(en: "\"\(word)\" is given twice", zh: "“\(word)”重复出现")
    case .noValue(let name):
      return Bilingual(
        en: "expected a value behind \"\(name)=\"", zh: "“\(name)=”之后缺少值")
    case .sinceStartOfWorld(let claim):
      return Bilingual(
        en: "\"since start\" goes with claims about steps; \(shown(claim)) is about the world now",
        zh: "“since start”只用于关于步骤的断言；\(cited(claim))说的是此刻的状态")
    case .json(let kind): return kind.sentence
    case .file(let path, let fault): return fault.sentence(path)
    case .payloadIsNoObject(let path):
      return Bilingual(
        en: "the payload in \(VisibleText.of(path)) is no object, expected {...}",
        zh: "\(VisibleText.of(path)) 里的负载不是对象，应为 {...}")
    }
  }

  private func instead(of read: String, _ expected: CommandError.Expected) -> Bilingual {
    let words = expected.words
    return Bilingual(
      en: "read \(shown(read)), expected \(words.en)",
      zh: "读到\(cited(read))，此处应为\(words.zh)")
  }

  private func shown(_ text: String) -> String { "\"\(VisibleText.of(text))\"" }

  private func cited(_ text: String) -> String { "“\(VisibleText.of(text))”" }
}

extension ParseContext.Place {
  fileprivate var words: Bilingual {
    switch self {
    case .prompt: return Bilingual(en: "the prompt", zh: "提示符")
    case .script: return Bilingual(en: "a script", zh: "脚本")
    case .block: return Bilingual(en: "a block of a lesson or demo", zh: "课程或演示的代码块")
    }
  }
}

extension FileFault {
  package func sentence(_ path: String) -> Bilingual {
    let path = VisibleText.line(path)
    switch self {
    case .notFound: return Bilingual(en: "there is no file \(path)", zh: "找不到文件 \(path)")
    case .notAllowed:
      return Bilingual(en: "\(path) may not be read", zh: "没有读取 \(path) 的权限")
    case .notRegular:
      return Bilingual(en: "\(path) is no regular file", zh: "\(path) 不是普通文件")
    case .tooLarge(let limit):
      return Bilingual(
        en: "\(path) is larger than \(limit) bytes", zh: "\(path) 超过 \(limit) 字节")
    case .other(let reason):
      return Bilingual(
        en: "\(path) cannot be read: \(VisibleText.line(reason.en))",
        zh: "无法读取 \(path)：\(VisibleText.line(reason.zh))")
    }
  }
}
