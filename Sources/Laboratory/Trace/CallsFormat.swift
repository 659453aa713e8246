import CommandLanguage
import Judging
import LifecycleModel

/// One line per delegate call; also the format of transcripts.
enum CallsFormat {
  static func lines(for reply: Reply) -> [String] {
    switch reply {
    case .steps(let steps): return steps.compactMap(line)
    case .refused(let reason): return ["! " + reason.en]
    case .answer, .save, .load, .listExamples, .explore, .edit, .lesson, .language, .theme, .quit:
      return []
    }
  }

  private static func line(for step: NumberedStep) -> String? {
    switch step.content {
    case .judgement(let judgement): return line(for: judgement)
    case .model(let step): return line(for: step.change)
    }
  }

  static func line(for judgement: Judgement) -> String {
    switch judgement.kind {
    case .expectation:
      return judgement.holds ? "= holds" : "= fails: \(judgement.found ?? "")"
    case .prediction:
      return judgement.holds ? "= predicted" : "= predicted otherwise: \(judgement.found ?? "")"
    }
  }

  private static func line(for change: Change) -> String? {
    if case .call(let call) = change, case .implemented = call.answer {
      let words =
        [call.name, call.stateWord] + (call.launchOptions?.keys ?? [])
        + (call.action.map { ["action=\($0)"] } ?? []) + (call.phase.map { [$0.rawValue] } ?? [])
      return words.joined(separator: " ")
    }
    if case .terminated(let by, let code) = change {
      return (["x terminated by", by.rawValue] + (code.map { [$0] } ?? [])).joined(separator: " ")
    }
    if case .refused(let event, let denial) = change {
      return "! " + sentence(for: denial, of: event).en
    }
    return nil
  }
}
