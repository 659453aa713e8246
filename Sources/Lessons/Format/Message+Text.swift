import CommandLanguage

/// Errors of a lesson's text, its blocks and its translation.
extension Diagnostic.Message {
  static let table = Self("lessons have no tables; write a list", "课程正文没有表格，请改用列表")
  static let html = Self("lessons have no HTML", "课程正文不支持 HTML")
  static let quote = Self("lessons have no quotations with >", "课程正文没有 > 引用")
  static let image = Self("lessons have no pictures", "课程正文没有图片")
  static let tildes = Self("blocks open with ``` here", "这里的代码块以 ``` 开头")
  static let rule = Self(
    "lessons have no ruled lines; ## makes a heading", "课程正文没有分隔线；小标题用 ##")
  static let indentedCode = Self(
    "an indented paragraph; code stands between ``` rows", "缩进的段落；代码应放在 ``` 之间")
  package static let headings = Self(
    "expected \"# Title\" or \"## Heading\"", "此处应为“# 标题”或“## 小标题”")
  static let link = Self(
    "lessons have no links; write the address itself", "课程正文没有链接，请直接写出网址")

  static func markNotClosed(_ mark: String) -> Self {
    Self(
      "the \(mark) that opens here is not closed in its paragraph", "这里的 \(mark) 在本段内没有配对")
  }

  static let noTitle = Self("expected a title: \"# Title\"", "缺少标题：“# 标题”")
  static let secondTitle = Self(
    "a second title; headings further down begin with ##", "第二个标题；正文里的小标题用 ##")
  static let fenceNotClosed = Self(
    "the block that opens here is not closed, expected ```", "这里开始的代码块没有结束，缺少 ```")

  static func unnamedFence(_ expected: [String]) -> Self {
    Self(
      "expected behind ``` one of \(expected.joined(separator: ", "))",
      "``` 之后应为其中之一：\(expected.joined(separator: "、"))")
  }

  static func unknownBlock(_ read: String, _ expected: [String]) -> Self {
    Self(
      "read the block \(shown(read)), expected one of \(expected.joined(separator: ", "))",
      "读到代码块\(cited(read))，此处应为其中之一：\(expected.joined(separator: "、"))")
  }

  static func unknownAttribute(_ read: String, _ block: BlockName) -> Self {
    let expected = block.attributes.map(\.spelling)
    guard !expected.isEmpty else {
      return Self(
        "read \(shown(read)), but \(block.rawValue) has nothing behind it",
        "读到\(cited(read))，而 \(block.rawValue) 后面不应有内容")
    }
    return Self(
      "read \(shown(read)), expected behind \(block.rawValue): \(expected.joined(separator: ", "))",
      "读到\(cited(read))，\(block.rawValue) 后面应为：\(expected.joined(separator: "、"))")
  }

  static func attributeMissing(_ attribute: BlockName.Attribute, _ block: BlockName) -> Self {
    Self(
      "\(block.rawValue) needs \(attribute.spelling)",
      "\(block.rawValue) 缺少 \(attribute.spelling)")
  }

  static func emptyBlock(_ block: String) -> Self {
    Self("the block \(block) is empty", "代码块 \(block) 是空的")
  }

  static func noChecks(_ block: BlockName) -> Self {
    Self(
      "\(block.rawValue) has only its sentence, expected lines with \"expect\"",
      "\(block.rawValue) 只有一句话，还缺 expect 行")
  }

  static func sentenceIsCheck(_ block: BlockName) -> Self {
    Self(
      "the first line of \(block.rawValue) is the sentence that learners see",
      "\(block.rawValue) 的第一行应是给学习者看的句子")
  }

  static func blockOfKind(_ block: BlockName, _ kind: Lesson.Kind) -> Self {
    Self(
      "a lesson of the kind \(kind.rawValue) has no block \(block.rawValue)",
      "\(kind.rawValue) 类课程没有 \(block.rawValue) 块")
  }

  static func blocksMissing(_ block: BlockName, _ kind: Lesson.Kind, _ needed: Int) -> Self {
    Self(
      "a lesson of the kind \(kind.rawValue) needs "
        + (needed == 1 ? "a block \(block.rawValue)" : "\(needed) blocks \(block.rawValue)"),
      "\(kind.rawValue) 类课程至少要有 \(needed) 个 \(block.rawValue) 块")
  }

  static func secondBlock(_ block: BlockName) -> Self {
    Self(
      "a second block \(block.rawValue); there can be one", "第二个 \(block.rawValue) 块；只能有一个")
  }

  static let proseBetweenBlocks = Self(
    "text stands before the first block or behind the last: what is here would be shown nowhere",
    "正文只能写在第一个代码块之前或最后一个代码块之后，写在这里不会显示")
  static let noProse = Self("expected a text below the title", "标题之下应有正文")

  static func unknownName(_ read: String, of block: String) -> Self {
    Self("no block \(block) has the id \(shown(read))", "没有 id 为\(cited(read))的 \(block) 块")
  }

  static func unusedFeedback(_ id: String) -> Self {
    Self("no block \"wrong\" leads to the feedback \(shown(id))", "没有 wrong 块指向反馈\(cited(id))")
  }

  static func rightChoices(_ count: Int) -> Self {
    Self(
      "\(count) choices are right, expected one: choice right",
      "有 \(count) 个正确选项，应当恰好有一个 choice right")
  }

  static let noReply = Self(
    "a wrong choice needs a reply below its first line", "错误选项的第一行之下要写回应")
  static let variantParts = Self(
    "a variant has two parts with a line -- between them", "variant 有两部分，中间用一行 -- 隔开")

  static func commandOfBlock(_ words: String, _ block: BlockName) -> Self {
    Self(
      "\(shown(words)) cannot stand in \(block.rawValue)", "\(cited(words))不能写在 \(block.rawValue) 里"
    )
  }

  static let stageOfHeader = Self(
    "profile and app stand in the front matter", "profile 和 app 写在头部信息里")
  static func noEvent(_ block: BlockName) -> Self {
    Self("\(block.rawValue) needs an event", "\(block.rawValue) 里至少要有一个事件")
  }
  static let askEndsWithEvent = Self(
    "the last line of ask is the event to predict", "ask 的最后一行应是要预测的事件")
  static let wrongPredicts = Self(
    "in a predict lesson, wrong has a line \"predict ...\" before its last event",
    "在 predict 课程里，wrong 的最后一个事件之前应有一行 predict ……")
  static func choice(_ read: String) -> Self {
    Self(
      "read \(shown(read)), expected a callback or \"shown banner\"",
      "读到\(cited(read))，此处应为回调名或 shown banner 之类")
  }
  static let delegateOfBlock = Self(
    "in a fix lesson, this block has one line: \"app NAME.swift\", a delegate beside the lesson",
    "在 fix 课程里，这个代码块只有一行：app NAME.swift，即课程旁边的一个代理文件")

  // MARK: Translation

  static func blockOfTranslation(_ block: String) -> Self {
    Self(
      "the block \(shown(block)) has no words to translate; it stands in lesson.md only",
      "代码块\(cited(block))没有需要翻译的文字，只写在 lesson.md 里")
  }

  static func translationMissing(_ expected: String) -> Self {
    Self(
      "the translation of \(expected) is missing here", "这里缺少 \(expected) 的译文")
  }

  static func translationDiffers(_ expected: String, _ found: String) -> Self {
    Self(
      "read \(found), expected \(expected) as in lesson.md",
      "读到 \(found)，与 lesson.md 对应的应为 \(expected)"
    )
  }

  static func translationSurplus(_ found: String) -> Self {
    Self("lesson.md has no \(found) for this", "lesson.md 里没有对应的 \(found)")
  }

  static let headerOfTranslation = Self(
    "a translation has no front matter; it begins with the title", "译文没有头部信息，从标题开始")
}

extension Diagnostic.Message {
  static let recapMissing = Self(
    "lesson.md has a text behind its last block; its translation is missing here",
    "lesson.md 在最后一个代码块之后还有正文，这里缺少译文")
  static let recapSurplus = Self(
    "lesson.md has no text behind its last block", "lesson.md 在最后一个代码块之后没有正文")
  static let onlySentence = Self(
    "the translation of a goal or keep is its sentence alone", "goal 与 keep 的译文只有那一句话")
}
