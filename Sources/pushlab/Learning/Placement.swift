import CommandLanguage
import Demo
import Laboratory
import Lessons
import Platform
import TextGrid

/// `learn --place`: a question for each part of the course. Each step of the file has the id of the first lesson of its
/// part. The simulator decides which choice is right.
struct Placement {
  private let track: DemoTrack
  private let pack: Pack
  private let language: Language

  private let isTerminal = isatty(STDIN_FILENO) == 1
  private static let width = 72

  init(_ resources: Resources, _ language: Language) throws(Diagnostics) {
    self.language = language
    let files = resources.lessonFiles
    let script = try files.demo(
      at: resources.path("placement", "placement" + LessonFiles.demoEnding))
    track = try DemoPlayer(script, files, handbook: resources.handbook).track
    pack = try files.pack(in: resources.lessonFolder)
  }

  /// Asks the questions on standard input, until `quit` or the end of the input.
  func run() {
    if isTerminal { StandardOutput.endWithReader() }
    var input = LineReader(limit: 1 << 10)
    var missed: String?
    var asked = 0
    let steps = track.script.steps
    tell(
      Bilingual(
        en: "\(steps.count) questions. Answer with a number; Enter alone for \"I do not know\".",
        zh: "共 \(steps.count) 题。输入数字作答；不知道就直接按回车。"))
    for (index, step) in steps.enumerated() {
      guard let ask = step.ask, let right = track.right[index] else { continue }
      show(step, ask, number: index + 1)
      guard let answer = answer(of: ask.choices.count, from: &input) else { break }
      asked += 1
      let isRight = answer == right + 1
      if !isRight, missed == nil { missed = step.id }
      tell(reply(isRight, right, ask, index))
    }
    let isWhole = asked == steps.count
    place(at: missed ?? (isWhole ? pack.parts.last?.first : steps[asked].id))
  }

  private func show(_ step: DemoStep, _ ask: DemoAsk, number: Int) {
    let choices = ask.choices.enumerated().map { "  \($0 + 1)  \($1.sentence[language].plain)" }
    StandardOutput.print(
      ["", "\(number). \(step.title[language])", ""]
        + lines(step.caption[language].plain) + lines(ask.question[language].plain) + choices)
  }

  /// The number of a choice, from 1; 0 if the learner does not know; nil at the end of the input.
  private func answer(of count: Int, from input: inout LineReader) -> Int? {
    while true {
      if isTerminal { StandardOutput.prompt("> ") }
      guard let read = input.next() else { return nil }
      guard case .success(let line) = read else {
        if case .failure(let fault) = read { tell(fault.sentence) }
        continue
      }
      let word = line.split(separator: " ").joined()
      if word.isEmpty { return 0 }
      if ["quit", "q", "退出"].contains(word.lowercased()) { return nil }
      if let number = Int(word), (1...count).contains(number) { return number }
      tell(Bilingual(en: "A number from 1 to \(count).", zh: "请输入 1 到 \(count) 的数字。"))
    }
  }

  private func reply(_ isRight: Bool, _ right: Int, _ ask: DemoAsk, _ index: Int) -> Bilingual {
    let why = track.outcomes(ofStep: index).last?.why ?? Bilingual(en: "", zh: "")
    let answer = ask.choices[right].sentence
    return isRight
      ? Bilingual(en: "Right. \(why.en)", zh: "正确。\(why.zh)")
      : Bilingual(
        en: "It is: \(answer[.english].plain). \(why.en)",
        zh: "答案：\(answer[.simplifiedChinese].plain)。\(why.zh)")
  }

  private func place(at lesson: String?) {
    guard let lesson, let number = pack.parts.firstIndex(where: { $0.first == lesson }) else {
      return
    }
    let title = pack.parts[number].title
    StandardOutput.print([""])
    tell(
      Bilingual(
        en: "Begin with part \(number + 1), \"\(title.en)\":",
        zh: "从第 \(number + 1) 部分“\(title.zh)”开始："))
    StandardOutput.print(["  pushlab learn \(lesson)"])
  }

  private func tell(_ text: Bilingual) { StandardOutput.print(lines(text[language])) }

  private func lines(_ text: String) -> [String] {
    text.wrapped(to: Placement.width).map(String.init)
  }
}
