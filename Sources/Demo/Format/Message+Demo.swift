import CommandLanguage
import Lessons

/// Errors of a demo's files.
extension Diagnostic.Message {
  static let noSteps = Self(
    "a demo needs at least one step, a heading \"## id Title\"", "演示至少要有一步，即标题行“## id 标题”")
  static let tooManySteps = Self(
    "more than \(DemoLimits.steps) steps", "步骤超过 \(DemoLimits.steps) 个")
  static let tooManyDemoCommands = Self(
    "more than \(DemoLimits.mostCommands) commands in the blocks stage and do",
    "stage 和 do 中的命令超过 \(DemoLimits.mostCommands) 条")
  static let tooManyPictures = Self(
    "the demo has more than \(DemoLimits.mostPictures) pictures up to here: show fewer events, or "
      + "less of each with reveal",
    "演示到这里已超过 \(DemoLimits.mostPictures) 幅画面：请减少事件，或用 reveal 少显示一些")
  static func stepHeading(_ read: String) -> Self {
    Self(
      "read the heading \(shown(read)), expected \"## id Title\" with an id of a-z, 0-9 and -",
      "读到标题\(cited(read))，应为“## id 标题”，id 由 a-z、0-9 和 - 组成")
  }
  static let beforeFirstStep = Self(
    "this stands before the first step; steps begin with \"## id Title\"",
    "这里在第一步之前；每一步以“## id 标题”开头")
  static let captionForm = Self(
    "the caption of a step is one paragraph, directly below its heading",
    "每一步的说明只有一段，写在标题之下")
  static let noCaption = Self(
    "the step has no caption: a paragraph below its heading", "这一步没有说明，即标题之下的一段文字")
  static func secondDemoBlock(_ name: String) -> Self {
    Self("a second block \(name) in this step; there can be one", "这一步有第二个 \(name) 块；只能有一个")
  }
  static func emptyDemoBlock(_ name: String) -> Self {
    Self("the block \(name) is empty", "代码块 \(name) 是空的")
  }
  static func behindBlockName(_ read: String, _ name: String) -> Self {
    Self(
      "read \(shown(read)), but nothing stands behind \(name)",
      "读到\(cited(read))，而 \(name) 后面不应有内容")
  }
  static func blockWord(_ read: String, _ name: String, _ expected: [String]) -> Self {
    Self(
      "read \(shown(read)), expected for \(name) one of \(expected.joined(separator: ", "))",
      "读到\(cited(read))，\(name) 应为其中之一：\(expected.joined(separator: "、"))")
  }
  static func oneWord(_ name: String) -> Self {
    Self("\(name) takes one word", "\(name) 只有一个词")
  }
  static func minutesOfStep(_ read: String) -> Self {
    Self(
      "read \(shown(read)), expected minutes from \(DemoLimits.minutes.lowerBound) to "
        + "\(DemoLimits.minutes.upperBound)",
      "读到\(cited(read))，分钟数应在 \(DemoLimits.minutes.lowerBound) 到 \(DemoLimits.minutes.upperBound) 之间"
    )
  }
  static func demoCommand(_ words: String, _ name: String) -> Self {
    Self("\(shown(words)) cannot stand in \(name)", "\(cited(words))不能写在 \(name) 里")
  }
  static let stageAfterEvent = Self(
    "profile, app, modes and fresh stand before the first event of a stage",
    "profile、app、modes、fresh 要写在 stage 的第一个事件之前")
  static let choiceWithoutAsk = Self(
    "a choice stands below the ask that it belongs to", "choice 要写在所属的 ask 之后")
  static func choiceCount(_ count: Int) -> Self {
    let range = DemoAsk.choiceCount
    return Self(
      "the question has \(count) \(count == 1 ? "choice" : "choices"), expected \(range.lowerBound) to \(range.upperBound)",
      "这个问题有 \(count) 个选项，应有 \(range.lowerBound) 到 \(range.upperBound) 个")
  }
  static let choiceForm = Self(
    "a choice is one sentence and below it one line \"expect ...\"",
    "一个选项是一句话，下面一行 expect ……")
  static let choiceOfTranslation = Self(
    "the translation of a choice is its sentence alone", "选项的译文只有那一句话")
  static let questionForm = Self("the question is one sentence", "问题只有一句话")
  static func blockOfDemoTranslation(_ name: String) -> Self {
    Self(
      "the block \(shown(name)) has no words to translate; it stands in the English file only",
      "代码块\(cited(name))没有需要翻译的文字，只写在英文文件里")
  }
  static func demoTranslation(missing: String) -> Self {
    Self("the translation of \(missing) is missing here", "这里缺少 \(missing) 的译文")
  }
  static func demoTranslation(read: String, expected: String) -> Self {
    Self(
      "read \(shown(read)), expected \(expected) as in the English file",
      "读到\(cited(read))，与英文文件对应的应为 \(expected)")
  }
  static func demoTranslation(surplus: String) -> Self {
    Self("the English file has no \(shown(surplus)) for this", "英文文件里没有对应的\(cited(surplus))")
  }
}
