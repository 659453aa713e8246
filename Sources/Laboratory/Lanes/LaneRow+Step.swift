import CommandLanguage
import Judging
import LifecycleModel

extension LaneRow {
  /// The row of a step. `source`: the lines of the delegate.
  package init(_ step: Step, of record: Record, source: [String], in language: Language) {
    switch step.change {
    case .event(let event):
      self.init(
        sign: LaneRow.sign(of: event), text: record.text, tone: .command, isEvent: true)
    case .refused:
      let word = Bilingual(en: "refused: ", zh: "不能发生：")[language]
      self.init(sign: .bad(.user), text: word + record.text, tone: .bad, isEvent: true)
    case .call(let call): self.init(call, language)
    case .line(let line): self.init(line, source)
    case .process(let from, let to):
      let word = Bilingual(en: "process: ", zh: "进程：")[language]
      self.init(
        .change(.ios),
        word + LaneRow.change(from.rawValue, to.rawValue, from.label, to.label, language), .current)
    case .state(let from, let to):
      self.init(
        .change(.ios),
        LaneRow.change(from.rawValue, to.rawValue, from.label, to.label, language), .current)
    case .property(_, let name, let from, let to):
      let colon = Bilingual(en: ": ", zh: "：")[language]
      let values = [from, to].map { $0.description(upTo: VisibleText.lineLimit) }
      self.init(.change(.app), name + colon + values.joined(separator: " → "), .change)
    case .flag(let from, let to):
      let colon = Bilingual(en: ": ", zh: "：")[language]
      let change = "\(from.valueLabel[language]) → \(to.valueLabel[language])"
      self.init(.change(.ios), to.name.rawValue + colon + change, .change)
    case .apns(let verdict):
      self.init(LaneRow.sign(of: verdict), LaneRow.words(for: verdict)[language], .plain)
    case .display(let display):
      self.init(
        .arrow(from: .ios, to: .user), LaneRow.words(for: display)[language], .plain)
    case .timer(let timer, let change):
      let tone: Tone = change == .expired ? .notice : .faint
      self.init(
        .dot(timer.isAppWork ? .app : .ios),
        LaneRow.words(for: timer, change, at: step.time)[language], tone)
    case .app(let action):
      self.init(
        LaneRow.sign(of: action),
        LaneRow.words(for: action)?[language] ?? LaneRow.said(step, language),
        LaneRow.tone(of: action))
    case .outcome(let outcome): self.init(outcome, language)
    case .terminated(let terminator, let code):
      self.init(.bad(.app), LaneRow.words(for: terminator, code)[language], .bad)
    case .snapshot(let content):
      self.init(.dot(.ios), LaneRow.words(for: content)[language], .faint)
    case .quiet: self.init(.dot(.ios), LaneRow.said(step, language), .faint)
    }
  }

  package init(_ judgement: Judgement, _ language: Language) {
    let found = judgement.foundAppended[language]
    self.init(
      judgement.holds ? .good(.user) : .bad(.user), judgement.words[language] + found,
      judgement.holds ? .good : .bad)
  }

  private init(_ sign: Sign, _ text: String, _ tone: Tone) {
    self.init(sign: sign, text: text, tone: tone)
  }

  private init(_ call: Call, _ language: Language) {
    let name =
      CallbackNames.shortName(of: call.callback) + (call.phase.map { " \($0.rawValue)" } ?? "")
    switch call.answer {
    case .implemented:
      self.init(
        sign: .arrow(from: .ios, to: .app), text: name, suffix: " [\(call.stateWord)]",
        tone: .callback)
    case .missing, .elsewhere:
      self.init(
        sign: .dot(.ios), text: name,
        suffix: Bilingual(en: " - not there", zh: " 未实现")[language], tone: .faint)
    case .nearMiss(let written, let line):
      self.init(
        sign: .bad(.ios), text: written,
        suffix: Bilingual(en: " - misspelt, line \(line)", zh: " 第 \(line) 行拼错")[language],
        tone: .bad)
    }
  }

  private init(_ line: SourceLine, _ source: [String]) {
    let code = source.indices.contains(line.line - 1) ? source[line.line - 1] : ""
    let text = "\(line.line) " + code.drop { $0 == " " || $0 == "\t" }
    guard let mark = line.mark else {
      self.init(.dot(.app), text, .faint)
      return
    }
    self.init(sign: .dot(.app), text: text, suffix: " [\(mark.rawValue)]", tone: .notice)
  }

  private init(_ outcome: Outcome, _ language: Language) {
    let treated = outcome.treatedAs.shortLabel
    let was = outcome.was.shortLabel
    if outcome.treatedAs == .nothing, outcome.was == .arrival {
      let text = Bilingual(en: "arrival not handled", zh: "到达未处理")
      self.init(.dot(.app), text[language], .faint)
    } else if outcome.treatedAs == outcome.was {
      let text = Bilingual(en: "right: \(was.en)", zh: "判断正确：\(was.zh)")
      self.init(.good(.app), text[language], .good)
    } else if !outcome.isWrong {
      let text = Bilingual(en: "\(was.en), not handled", zh: "\(was.zh)，未处理")
      self.init(.dot(.app), text[language], .faint)
    } else {
      let text = Bilingual(
        en: "WRONG: \(treated.en), was \(was.en)", zh: "判断错误：\(treated.zh)，实为\(was.zh)")
      self.init(.bad(.app), text[language], .bad)
    }
  }

  /// In English as in the trace; in Chinese without the English word after it.
  private static func change(
    _ from: String, _ to: String, _ before: Bilingual, _ after: Bilingual, _ language: Language
  ) -> String {
    Bilingual(en: "\(from) → \(to)", zh: "\(before.zh.withoutNote) → \(after.zh.withoutNote)")[
      language]
  }

  private static func said(_ step: Step, _ language: Language) -> String {
    let text = sentence(for: step)[language]
    return text.hasSuffix(".") || text.hasSuffix("。") ? String(text.dropLast()) : text
  }
}

extension String {
  /// The text without full-width parentheses at its end.
  package var withoutNote: String { String(prefix { $0 != "（" }) }
}

extension Judgement {
  /// The findings, to append to `words`; empty if the claim holds.
  package var foundAppended: Bilingual {
    foundWords.map { Bilingual(en: ": \($0.en)", zh: "：\($0.zh)") } ?? Bilingual(en: "", zh: "")
  }

  package var words: Bilingual {
    let kindEn = kind == .expectation ? "expected" : "predicted"
    let kindZh = kind == .expectation ? "期望" : "预测"
    return holds
      ? Bilingual(en: "\(kindEn), holds: \(text)", zh: "\(kindZh)成立：\(text)")
      : Bilingual(en: "\(kindEn), fails: \(text)", zh: "\(kindZh)不成立：\(text)")
  }
}
