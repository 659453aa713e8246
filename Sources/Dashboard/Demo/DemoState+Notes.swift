import CommandLanguage
import Demo
import Laboratory
import Lessons
import LifecycleModel
import TextGrid

extension DemoState {
  /// Adopts the position of the show in the other terminal. Language and theme of the notes stay.
  package mutating func follow(_ position: DemoPosition) {
    var place = position
    (place.language, place.theme) = (nil, nil)
    resume(place)
    isBlack = position.isBlack
    followed = position
  }

  /// The teacher's screen: notes, the next step, the answer, the clock and the votes.
  package func renderNotes(isConnected: Bool) -> Frame {
    var painter = Painter(board)
    painter.notes(self, isConnected: isConnected)
    return Frame(grid: painter.canvas.grid)
  }
}

extension Painter {
  private struct Row {
    var text: String
    var role: Role
  }

  fileprivate mutating func notes(_ show: DemoState, isConnected: Bool) {
    let size = canvas.bounds.size
    notesHeader(show)
    var rows: [Row] = []
    let width = max(10, size.width - 2)
    func add(_ words: String, _ role: Role) {
      rows += words.wrapped(to: width).map { Row(text: String($0), role: role) }
    }
    add(Painter.onScreen(show)[language], .title)
    add(Painter.next(show)[language], .text)
    rows.append(Row(text: "", role: .text))
    for (words, role) in answers(show) { add(words, role) }
    if let notes = show.step.notes?[language] {
      for line in Pages.lines(of: notes, width: width) {
        rows.append(Row(text: line.text, role: line.kind == .heading ? .title : .text))
      }
    }
    let room = max(1, size.height - 2)
    if rows.count > room {
      let hidden = rows.count - room + 1
      let words = Bilingual(
        en: "… \(hidden) more lines: make this window higher", zh: "……还有 \(hidden) 行：请把窗口调高")
      rows[room - 1] = Row(text: words[language], role: .notice)
    }
    for (index, row) in rows.prefix(room).enumerated() {
      text(row.text, x: 1, y: 1 + index, row.role)
    }
    notesFooter(show, isConnected)
  }

  private mutating func notesHeader(_ show: DemoState) {
    let area = Rect(x: 0, y: 0, width: canvas.bounds.width, height: 1)
    canvas.fill(area, self[.bar])
    let script = show.track.script
    let planned = script.steps.prefix(show.beat.step + 1).reduce(0) { $0 + ($1.minutes ?? 0) }
    let clock = Bilingual(
      en: "\(Painter.clock(show.elapsed)) of \(script.minutes) min, planned here \(planned) min ",
      zh: "\(Painter.clock(show.elapsed)) / \(script.minutes) 分钟，此处计划 \(planned) 分钟 ")[language]
    let limit = area.width - clock.displayWidth - 1
    let place = " \(show.beat.step + 1)/\(script.steps.count) \(show.step.title[language]) "
    text(place, x: 0, y: 0, .barName, limit: max(0, limit))
    text(clock, x: max(0, area.width - clock.displayWidth), y: 0, .bar)
  }

  private mutating func notesFooter(_ show: DemoState, _ isConnected: Bool) {
    let y = canvas.bounds.height - 1
    guard isConnected else {
      let words = Bilingual(
        en: " no show of this demo is running; waiting for it   q: end ",
        zh: " 没有正在进行的演示，等待中   q：结束 ")
      text(words[language], x: 0, y: y, .selection)
      return
    }
    var words = Bilingual(en: "q: end the notes", zh: "q：关闭备注")
    if let followed = show.followed {
      if !followed.entry.isEmpty {
        words = Bilingual(en: " \(followed.entry)_ ", zh: " \(followed.entry)_ ")
      } else if followed.isInDetour {
        words = Bilingual(en: " DETOUR   Esc: back to the script ", zh: " 插曲  Esc：回到脚本 ")
      } else if followed.isBlack {
        words = Bilingual(en: " black   . brings the picture back ", zh: " 黑屏  . 恢复画面 ")
      }
    }
    text(words[language], x: 0, y: y, words.en.hasPrefix(" ") ? .selection : .faint)
  }

  private static func clock(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(seconds / 60)):\(two(seconds % 60))"
  }

  private static func onScreen(_ show: DemoState) -> Bilingual {
    let words = Painter.words(show.beat, show)
    return Bilingual(en: "Now: \(words.en)", zh: "现在：\(words.zh)")
  }

  private static func next(_ show: DemoState) -> Bilingual {
    let beats = show.track.beats
    guard show.index + 1 < beats.count else {
      return Bilingual(en: "Next: nothing, this is the end", zh: "接下来：没有了，到此结束")
    }
    let beat = beats[show.index + 1]
    let words = Painter.words(beat, show)
    guard beat.step != show.beat.step else {
      return Bilingual(en: "Next: \(words.en)", zh: "接下来：\(words.zh)")
    }
    let title = show.track.script.steps[beat.step].title
    return Bilingual(
      en: "Next: step \(beat.step + 1), \(title[.english])",
      zh: "接下来：第 \(beat.step + 1) 步，\(title[.simplifiedChinese])")
  }

  private static func words(_ beat: DemoTrack.Beat, _ show: DemoState) -> Bilingual {
    let step = show.track.script.steps[beat.step]
    switch beat.screen {
    case .question:
      return step.ask == nil
        ? Bilingual(en: "the caption", zh: "说明") : Bilingual(en: "the question", zh: "问题")
    case .result: return Bilingual(en: "the votes", zh: "投票结果")
    case .reveal:
      guard let headline = beat.headline else { return Bilingual(en: "", zh: "") }
      var words: Bilingual
      switch headline.kind {
      case .called(let call):
        words = Bilingual(
          en: "\(call.name) \(call.stateWord)", zh: "\(call.name) \(call.stateWord)")
      case .notCalled: words = Bilingual(en: "NOT CALLED", zh: "没有调用")
      case .refused: words = Bilingual(en: "not possible", zh: "不能发生")
      case .underWay: words = Bilingual(en: "the event begins", zh: "事件开始")
      }
      if let verdict = headline.verdict {
        words = Bilingual(en: words.en + ", " + verdict.en, zh: words.zh + "，" + verdict.zh)
      }
      return words
    }
  }

  /// The choices with the right one marked, and the hands of both votes.
  private func answers(_ show: DemoState) -> [(String, Role)] {
    guard let ask = show.step.ask else { return [] }
    let right = show.track.right[show.beat.step]
    var rows: [(String, Role)] = [(ask.question[language].plain, .command)]
    for (index, choice) in ask.choices.enumerated() {
      let hands = DemoVotes.Round.allCases.map { round in
        show.votes[show.step.id, round, index].map { "\($0)" } ?? "–"
      }.joined(separator: " → ")
      let mark = index == right ? "✓" : " "
      rows.append(
        (
          "\(mark) \(index + 1) \(choice.sentence[language].plain)  [\(hands)]",
          index == right ? .good : .text
        ))
    }
    return rows + [("", .text)]
  }
}
