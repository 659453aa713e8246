import AppCode
import CommandLanguage
import LifecycleModel

/// Answers and refusals of the session, in words.
enum Answers {
  static let stageIsSet = Bilingual(
    en: "Profile and app can only change before the first event. Type `reset`.",
    zh: "初始设置只能在第一个事件之前更改。请先输入 `reset`。")
  static let nothingYet = Bilingual(en: "Nothing has happened yet.", zh: "还什么都没有发生。")
  static let stageOfLesson = Bilingual(
    en: "Profile and app cannot change in a lesson or a demo.", zh: "课程和演示中不能更改初始设置。")
  static let appNotLoaded = Bilingual(
    en: "This app was not loaded.", zh: "这个应用没有载入。")

  static func noSuchFile(_ file: String, of program: DelegateProgram) -> Bilingual {
    let name = VisibleText.of(file)
    let names = program.files.map { VisibleText.of($0.name) }
    return Bilingual(
      en: "The app has no file \(name); it has \(names.joined(separator: ", ")).",
      zh: "应用中没有文件 \(name)；有 \(names.joined(separator: "、"))。")
  }

  static func noSuchLine(_ assumption: Assumption, of program: DelegateProgram) -> Bilingual {
    let place = VisibleText.of(assumption.place)
    let counts = program.files.map { file in
      (name: VisibleText.of(file.name), count: program.lineCount(ofFile: file.name))
    }
    let en = counts.map { "\($0.name) has \($0.count) lines" }.joined(separator: ", ")
    let zh = counts.map { "\($0.name) 有 \($0.count) 行" }.joined(separator: "，")
    return Bilingual(
      en: "assume \(place): the app has no such line; \(en). Nothing was assumed.",
      zh: "assume \(place)：应用中没有这一行；\(zh)。没有作出假定。")
  }

  static func joinedText(has row: ExcessiveMarks) -> Bilingual {
    Bilingual(
      en: "Not sent: the text joined from key and arguments would have \(row.sentence.en). PushLab "
        + "does not read such texts.",
      zh: "没有发送：由键和参数拼接的文字会\(row.sentence.zh)。PushLab 不读取这样的文字。")
  }

  static func noSuchStep(_ wanted: Int, of count: Int) -> Bilingual {
    Bilingual(
      en: count == 0
        ? "There is no step yet; let something happen first, say `open`."
        : "There is no step \(wanted); the steps are 1 to \(count).",
      zh: count == 0
        ? "还没有任何步骤；先让某个事件发生，例如 `open`。"
        : "没有第 \(wanted) 步；步骤为 1 到 \(count)。")
  }

  static func cannotMove(_ move: Move, in history: History) -> Bilingual {
    switch move {
    case .branch(let number):
      return Bilingual(
        en: "There is no branch \(number); the branches are 1 to \(history.branches.count).",
        zh: "没有分支 \(number)；分支为 1 到 \(history.branches.count)。")
    case .undo: return Bilingual(en: "Nothing to undo.", zh: "没有可撤销的事件。")
    case .redo: return Bilingual(en: "Nothing to redo.", zh: "没有可重做的事件。")
    case .back where history.stepNumber == 0:
      return Bilingual(en: "This is the start.", zh: "这里就是起点。")
    case .forward where history.position.records == history.records.count:
      return Bilingual(en: "This is the last step.", zh: "这已是最后一步。")
    case .step, .steps, .finish, .back, .forward, .goto, .branches:
      let count = history.branches[history.current].stepCount
      return Bilingual(
        en: "There is no such step: this branch has steps 0 to \(count), and the cursor is at "
          + "step \(history.stepNumber).",
        zh: "没有这一步：本分支有第 0 到 \(count) 步，现在位于第 \(history.stepNumber) 步。")
    }
  }

  static func position(in history: History) -> Bilingual {
    let count = history.branches[history.current].stepCount
    let branch = history.current + 1
    return Bilingual(
      en: "Step \(history.stepNumber) of \(count), branch \(branch).",
      zh: "第 \(history.stepNumber) 步，共 \(count) 步，分支 \(branch)。")
  }

  static func branches(of history: History) -> Bilingual {
    var en: [String] = []
    var zh: [String] = []
    for (index, branch) in history.branches.enumerated() {
      let mark = index == history.current ? "*" : " "
      let events = lastEvents(of: branch)
      let from = branch.origin
      en.append(
        "\(mark) \(index + 1)\(from.map { " from \($0.branch + 1)" } ?? ""): \(events)")
      zh.append(
        "\(mark) \(index + 1)\(from.map { "（出自 \($0.branch + 1)）" } ?? "")：\(events)")
    }
    return Bilingual(en: en.joined(separator: "\n"), zh: zh.joined(separator: "\n"))
  }

  /// The most scalars of a branch's events.
  static let longestBranch = 1000

  /// The branch's events, without the first ones if they are longer than `longestBranch` in all: branches differ at
  /// their ends.
  private static func lastEvents(of branch: History.Branch) -> String {
    var texts: [String] = []
    var length = 0
    for record in branch.records.reversed() where record.isEvent {
      let text = VisibleText.line(record.text)
      length += text.unicodeScalars.count + 2
      guard length <= longestBranch else {
        texts.append("…")
        break
      }
      texts.append(text)
    }
    return texts.reversed().joined(separator: "; ")
  }

  /// The options with their readings, as worded on their pages.
  static func options(of stage: Configuration, _ handbook: Handbook) -> Bilingual {
    Option.allCases.map { option in
      let isOn = stage.has(option)
      let meaning = handbook.meaning(of: option)
      let key = meaning.map { " [\($0.dispute?.spelling ?? $0.rule.id)]" } ?? ""
      return Bilingual(
        en: "\(isOn ? "on " : "off") \(option.rawValue): \(meaning?.sentence.en ?? "")\(key)",
        zh: "\(isOn ? "开" : "关") \(option.rawValue)：\(meaning?.sentence.zh ?? "")\(key)")
    }.asLines
  }

  /// `option NAME`: whether it is on, and its page.
  static func option(
    _ option: Option, of stage: Configuration, _ handbook: Handbook
  ) -> Bilingual {
    let isOn = stage.has(option)
    let head = Bilingual(
      en: "Option \(option.rawValue) is \(isOn ? "on" : "off").",
      zh: "选项 \(option.rawValue) 处于\(isOn ? "打开" : "关闭")状态。")
    guard let meaning = handbook.meaning(of: option) else { return head }
    return [head, handbook.explain(meaning.rule, withParagraphs: true)].asLines
  }

  static func why(
    _ step: NumberedStep, _ handbook: Handbook, in circumstances: Set<Circumstance>
  ) -> Bilingual {
    switch step.content {
    case .model(let model):
      let reason = handbook.explain(model, withParagraphs: true, in: circumstances)
      return Bilingual(
        en: "Step \(step.number): \(reason.en)", zh: "第 \(step.number) 步：\(reason.zh)")
    case .judgement:
      return Bilingual(
        en: "Step \(step.number) is an expectation: it compares and changes nothing.",
        zh: "第 \(step.number) 步是一条期望：只作比较，不改变任何东西。")
    }
  }
}
