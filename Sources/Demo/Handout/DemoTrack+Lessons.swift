import CommandLanguage
import Laboratory
import Lessons
import LifecycleModel

extension DemoTrack {
  /// The folder of `lessonFiles`.
  package static let lessonFolder = "demo"

  /// The questions as a pack of lessons for one learner, so that they are asked and recorded like
  /// lessons. The files exist only in memory. Built-in apps come from `files`.
  package func lessonFiles(_ files: LessonFiles) -> LessonFiles {
    var texts: [String: String] = [:]
    var folders: [String] = []
    for (index, step) in script.steps.enumerated() {
      guard let ask = step.ask, let right = right[index] else { continue }
      let folder = "\(index + 1)-\(step.id)"
      folders.append(folder)
      let lesson = DemoLesson(track: self, index: index, ask: ask, right: right)
      let place = Self.lessonFolder + "/" + folder + "/"
      texts[place + LessonFiles.lessonFile] = lesson.text
      texts[place + LessonFiles.translationFile] = lesson.translation
    }
    texts[Self.lessonFolder + "/" + LessonFiles.packFile] = """
      format: 1
      title: {en: \(script.title.en.quoted), zh-Hans: \((script.title.zh ?? script.title.en).quoted)}
      lessons: [\(folders.joined(separator: ", "))]

      """
    let (all, names) = (texts, folders)
    return LessonFiles(
      read: { path, _ in
        all[path].map { .success(Array($0.utf8)) } ?? .failure(.notFound)
      },
      names: { _ in names }, builtIn: files.builtIn)
  }
}

/// One question as an explain lesson: the caption is its text, and the simulator's answer is its
/// reply.
private struct DemoLesson {
  let track: DemoTrack
  let index: Int
  let ask: DemoAsk
  let right: Int

  private var step: DemoStep { track.script.steps[index] }
  private var setup: StageSetup { track.ends[index].setup }

  private static let longestId = 48

  private var id: String {
    let whole = track.script.id + "-" + step.id
    return whole.count <= Self.longestId ? whole : String(step.id.prefix(Self.longestId))
  }

  /// The rule at the end of the step's events.
  private var headline: Headline? { track.outcomes(ofStep: index).last }

  var text: String {
    let rule = headline?.rule ?? .timePasses
    let sources = track.ends[index].handbook.sources(of: rule)
    return """
      ---
      format: 1
      id: \(id)
      kind: explain
      profile: \(setup.profile.rawValue)
      app: \(setup.app.name)
      teaches: [\(rule.id)]
      sources: [\(sources.joined(separator: ", "))]
      minutes: \(min(60, step.minutes ?? 2))
      ---
      \(words(.english))
      \(fence("start", start))\(hints(.english))\(choices(.english, withMark: true))
      """
  }

  var translation: String {
    words(.simplifiedChinese) + "\n" + hints(.simplifiedChinese)
      + choices(.simplifiedChinese, withMark: false)
  }

  private func words(_ language: Language) -> String {
    """
    # \(step.title[language])

    \(step.caption[language].source)

    **\(ask.question[language].plain)**

    """
  }

  /// The configuration commands that a lesson's start may contain, and all events since the last
  /// configuration.
  private var start: [String] {
    let first = (0...index).last { track.script.steps[$0].stage != nil }
    var commands = first.flatMap { track.script.steps[$0].stage } ?? []
    for earlier in (first ?? 0)..<index { commands += track.script.steps[earlier].events }
    return commands.filter { parsed in
      switch parsed.command {
      case .stage(.profile), .stage(.app): return false
      default: return true
      }
    }.map(\.text)
  }

  private func hints(_ language: Language) -> String {
    let events = step.events.map { "`\($0.text)`" }.joined(separator: " ")
    let play = Bilingual(
      en: "Play it and look at the trace: \(events)", zh: "自己播放，看看轨迹：\(events)")
    return fence("hint", [play[language]]) + fence("hint", [why[language]])
  }

  private var why: Bilingual {
    let found = headline?.why ?? Bilingual(en: "", zh: "")
    return Bilingual(
      en: found.en.isEmpty ? "Nothing happens." : found.en,
      zh: found.zh.isEmpty ? "什么也没有发生。" : found.zh)
  }

  private func choices(_ language: Language, withMark: Bool) -> String {
    ask.choices.enumerated().map { number, choice in
      let mark = withMark && number == right ? "choice right" : "choice"
      return fence(mark, [choice.sentence[language].source, "", why[language]])
    }.joined()
  }

  private func fence(_ name: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "```\(name)\n" + lines.joined(separator: "\n") + "\n```\n"
  }
}

extension Rich {
  /// The source as an author writes it.
  fileprivate var source: String {
    runs.map { run in
      switch run.style {
      case .plain: return run.text
      case .code: return "`\(run.text)`"
      case .strong: return "**\(run.text)**"
      case .stressed: return "*\(run.text)*"
      }
    }.joined()
  }
}

extension String {
  /// In quotes for a pack file.
  fileprivate var quoted: String {
    "\"" + flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" } + "\""
  }
}
