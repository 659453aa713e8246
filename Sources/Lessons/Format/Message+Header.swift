import CommandLanguage

/// Errors of a file as a whole, of a front matter and of a pack file.
extension Diagnostic.Message {
  package static func shown(_ text: String) -> String { "\"\(VisibleText.of(text))\"" }
  package static func cited(_ text: String) -> String { "“\(VisibleText.of(text))”" }

  package static func cannotRead(_ fault: FileFault, _ file: String) -> Self {
    Self(fault.sentence(file))
  }
  package static let notUTF8 = Self("the file is no UTF-8 text", "文件不是 UTF-8 文本")

  /// A control character or one that changes the writing direction.
  package static func harmful(_ value: UInt32) -> Self {
    let name = "U+" + String(value, radix: 16, uppercase: true)
    return Self(
      "read the control or direction character \(name), which no lesson may hold",
      "读到控制字符或改变书写方向的字符 \(name)，课程里不允许出现")
  }

  package static func tooMany(_ what: LessonLimits.Kind) -> Self {
    let name = what.words
    return Self("more than \(what.limit) \(name.en)", "\(name.zh)超过 \(what.limit)")
  }

  package static let noFrontMatter = Self(
    "expected --- in the first line, which opens the front matter", "第一行应为 ---，即头部信息的开头")
  package static let frontMatterNotClosed = Self(
    "the front matter that opens here is not closed, expected a line ---",
    "这里开始的头部信息没有结束，缺少一行 ---")
  package static let expectedKey = Self(
    "expected a key, such as \"kind: break\"", "此处应为一个键，如 kind: break")
  package static let expectedValue = Self("expected a value", "此处应为一个值")
  package static let expectedEnd = Self("expected the end of the line", "此处应当换行")
  package static let expectedEscape = Self("expected \\\" or \\\\", "此处应为 \\\" 或 \\\\")
  package static func expectedSign(_ sign: String) -> Self {
    Self("expected \(sign)", "此处应为 \(sign)")
  }
  package static let expectedBlank = Self("expected a blank behind the colon", "冒号之后应有空格")

  package static func unclosed(_ sign: String) -> Self {
    Self("what opens here is not closed, expected \(sign)", "这里开始的部分没有结束，缺少 \(sign)")
  }

  package static let indentation = Self(
    "an indented line belongs to nothing here; each key begins its line",
    "缩进的行在这里没有归属；每个键都应顶格书写")
  package static let dashes = Self("lists are written [a, b] here", "这里的列表应写成 [a, b]")
  package static let nesting = Self("nothing lies deeper than one bracket here", "这里的括号不能嵌套")
  package static let singleQuotes = Self(
    "texts stand in \"double quotes\" here or in none", "这里的文字用双引号括起，或不加引号")
  package static let yamlSign = Self(
    "a text cannot begin so; put it in \"double quotes\"", "文字不能以此开头；请放在双引号里")
  package static let colonInText = Self(
    "a text with a colon and a blank in it stands in \"double quotes\"",
    "含有冒号加空格的文字要放在双引号里")

  package static func repeated(_ word: String) -> Self {
    Self("\(shown(word)) is given twice", "\(cited(word))重复出现")
  }

  package static func noValue(_ key: String) -> Self {
    Self("expected a value behind \"\(key):\"", "“\(key):”之后缺少值")
  }

  package static func unknownKey(_ key: String, _ expected: [String]) -> Self {
    Self(
      "read the key \(shown(key)), expected one of \(expected.joined(separator: ", "))",
      "读到键\(cited(key))，此处应为其中之一：\(expected.joined(separator: "、"))")
  }

  package static func missingKey(_ key: String) -> Self {
    Self("the key \"\(key)\" is missing", "缺少键“\(key)”")
  }

  package static func shape(_ key: String, _ shape: FlatValue.Shape) -> Self {
    let words = shape.words
    return Self("the value of \"\(key)\" has to be \(words.en)", "“\(key)”的值应为\(words.zh)")
  }

  package static func unknownWord(_ word: String, of key: String, _ expected: [String]) -> Self {
    // A long list does not help in a sentence.
    let few = expected.prefix(16)
    let more = few.count < expected.count
    return Self(
      "read \(shown(word)), expected for \"\(key)\" one of \(few.joined(separator: ", "))"
        + (more ? ", ..." : ""),
      "读到\(cited(word))，“\(key)”应为其中之一：\(few.joined(separator: "、"))" + (more ? "……" : ""))
  }

  package static func number(_ read: String, _ key: String, _ range: ClosedRange<Int>) -> Self {
    Self(
      "read \(shown(read)), expected for \"\(key)\" a number from \(range.lowerBound) to "
        + "\(range.upperBound)",
      "读到\(cited(read))，“\(key)”应为 \(range.lowerBound) 到 \(range.upperBound) 之间的整数")
  }

  package static func identifier(_ read: String) -> Self {
    Self(
      "read \(shown(read)), expected a name of a-z, 0-9 and -, at most "
        + "\(LessonLimits.identifier) long",
      "读到\(cited(read))，名称只能由 a-z、0-9 和 - 组成，最长 \(LessonLimits.identifier) 个字符")
  }

  package static func format(_ read: String) -> Self {
    Self("read format \(shown(read)), expected 1", "读到格式号\(cited(read))，目前只有 1")
  }

  package static func folder(_ read: String) -> Self {
    Self(
      "read \(shown(read)), expected the name of a folder beside this file",
      "读到\(cited(read))，此处应为本文件旁边的文件夹名")
  }

  package static func keyOfKind(_ key: String, _ kind: Lesson.Kind) -> Self {
    Self(
      "a lesson of the kind \(kind.rawValue) has no \"\(key)\"",
      "\(kind.rawValue) 类课程没有“\(key)”")
  }

  package static let noLessons = Self("the list of lessons is empty", "课程列表是空的")
  package static func twoLessons(_ id: String) -> Self {
    Self("two lessons have the id \(shown(id))", "有两课的 id 都是\(cited(id))")
  }
}

extension FlatValue.Shape {
  fileprivate var words: Bilingual {
    switch self {
    case .text: return Bilingual(en: "a text", zh: "一段文字")
    case .list: return Bilingual(en: "a list [a, b]", zh: "列表 [a, b]")
    case .map: return Bilingual(en: "a map {a: b}", zh: "映射 {a: b}")
    }
  }
}

extension LessonLimits.Kind {
  fileprivate var words: Bilingual {
    switch self {
    case .bytes: return Bilingual(en: "bytes", zh: "字节数")
    case .lines: return Bilingual(en: "lines", zh: "行数")
    case .parts: return Bilingual(en: "paragraphs and blocks", zh: "段落与代码块数")
    case .paragraph: return Bilingual(en: "characters in a paragraph", zh: "一个段落的字符数")
    case .items: return Bilingual(en: "entries", zh: "条目数")
    case .commands: return Bilingual(en: "commands in a block", zh: "一个代码块里的命令数")
    case .asks: return Bilingual(en: "questions", zh: "提问数")
    case .lessons: return Bilingual(en: "lessons", zh: "课程数")
    case .delegates: return Bilingual(en: "delegates in one lesson", zh: "一课中的代理")
    case .packBytes: return Bilingual(en: "bytes in all lessons", zh: "所有课程的字节数")
    }
  }
}

extension Diagnostic.Message {
  package static let ownApp = Self(
    "a lesson's own delegate is a file beside it such as app.swift; an explain lesson has none",
    "课程自己的代理是课程旁边的文件，如 app.swift；explain 课程没有")

  package static func term(_ read: String) -> Self {
    Self(
      "read \(shown(read)), expected a callback, a command, a state, or a flag such as ios.ban",
      "读到\(cited(read))，此处应为回调、命令、状态，或 ios.ban 这样的标志")
  }

  package static func source(_ read: String) -> Self {
    Self(
      "read \(shown(read)), expected a source of the handbook such as lifecycle.A7 or article.1.11",
      "读到\(cited(read))，此处应为手册里的出处，如 lifecycle.A7 或 article.1.11")
  }
}

extension Diagnostic.Message {
  package static func noSuchApp(_ name: String) -> Self {
    Self("there is no built-in app \(shown(name))", "没有内置应用\(cited(name))")
  }
}
