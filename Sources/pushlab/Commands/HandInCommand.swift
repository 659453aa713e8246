import ArgumentParser
import CommandLanguage
import Lessons

struct HandInCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hand-in",
    abstract: "For a class: your progress as NAME.progress, for the teacher.",
    discussion: """
      The file is written in the present folder. It is plain text: your progress, your first answer \
      to each question, and which edition of the lessons you had.
      """)

  @Argument(help: "Your name, as the teacher wants it.")
  var name: String

  @ArgumentParser.Option(
    help: "The pack of lessons of the class; by default the one of the program.")
  var pack: String?

  @OptionGroup var common: CommonOptions

  mutating func run() throws {
    let language = try common.language.chosen()
    guard !name.isEmpty, !name.hasPrefix("."), !name.utf8.contains(UInt8(ascii: "/")),
      name.utf8.count <= 200,
      name.isTerminalSafe
    else {
      let words = Bilingual(
        en: "expected a name without / and control characters", zh: "名字里不能有 / 和控制字符")
      throw Diagnostics("hand-in \(VisibleText.of(name))", words)
    }
    let resources = try common.found()
    let pack = try Pack.read(pack ?? resources.lessonFolder, resources.lessonFiles)
    var progress: Progress
    switch ProgressFile.read() {
    case .failure(let fault): throw Diagnostics(naming: fault.words)
    case .success(let reader): progress = reader.progress
    }
    guard !progress.records.isEmpty else {
      let words = Bilingual(
        en: "No lesson has been begun yet; pushlab learn begins one.",
        zh: "还没有开始任何课程；用 pushlab learn 开始。")
      throw Diagnostics("", words)
    }
    progress.pack = pack.hash
    let path = name + ".progress"
    if let words = refusal(path) {
      throw Diagnostics(path, words)
    }
    try OutputFile.mustWrite(progress.text, to: path)
    let words = Bilingual(en: "written", zh: "已写入")
    StandardOutput.print(["\(VisibleText.of(path, limit: 220)): \(words[language])"])
  }

  /// Why the file must not be written; nil if it may. Only an earlier hand-in is replaced.
  private func refusal(_ path: String) -> Bilingual? {
    switch InputFile.read(path) {
    case .failure(.notFound): return nil
    case .success(let bytes)
    where String(decoding: bytes, as: UTF8.self).hasPrefix("pushlab progress "):
      return nil
    case .success, .failure:
      return Bilingual(en: "there is another file of that name", zh: "已有同名的其他文件")
    }
  }
}
