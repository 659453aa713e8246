import CommandLanguage
import Judging
import LifecycleModel

/// The headline of an event for an audience: which method was called, if any, and what that means.
package struct Headline: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case called(Call)
    /// iOS did not call the app in this event.
    case notCalled
    case refused
    /// The event is in progress and has called no method yet.
    case underWay
  }

  package enum Tone: Hashable, Sendable {
    case plain, good, bad
  }

  package var kind: Kind
  /// A few words, such as "arrival taken for a tap".
  package var verdict: Bilingual?
  package var tone: Tone
  /// The reason in one sentence.
  package var why: Bilingual
  package var rule: Rule?
}

extension Headline {
  /// The event before or around the cursor, up to the cursor; nil before the first event.
  package init?(_ session: Session) {
    let history = session.history
    let past = history.pastRecords
    guard let index = past.indices.last(where: { past[$0].isEvent }) else { return nil }
    let record = past[index]
    let isOver = history.position.shown == 0 || index < history.position.records
    let steps = isOver ? record.steps[...] : record.steps(shown: history.position.shown)
    let calls = steps.compactMap { step -> Call? in
      guard case .call(let call) = step.change, case .implemented = call.answer else { return nil }
      return call
    }
    kind = Headline.kind(steps, calls, isOver: isOver, isRefused: record.isRefused)
    (verdict, tone) = Headline.verdict(of: steps)
    let shown = session.numberedSteps(ofRecord: index).prefix(steps.count { $0.change.isShown })
    let telling = Headline.mostInformativeStep(shown, kind)
    rule = telling?.rule
    why = telling.map { Headline.why($0, session.handbook) } ?? Bilingual(en: "", zh: "")
  }

  private static func kind(
    _ steps: ArraySlice<Step>, _ calls: [Call], isOver: Bool, isRefused: Bool
  ) -> Kind {
    if isRefused { return .refused }
    let wasPassedOver = steps.contains { step in
      switch step.change {
      case .app(.notCalled), .app(.notWoken): return true
      default: return false
      }
    }
    let push = calls.last { $0.callback.row.handsOverPush }
    if wasPassedOver, push == nil { return .notCalled }
    if isOver {
      guard let call = push ?? calls.last else { return .notCalled }
      return .called(call)
    }
    return calls.last.map(Kind.called) ?? .underWay
  }

  /// The step of the call if the app was called, otherwise the most informative step.
  private static func mostInformativeStep(_ steps: ArraySlice<NumberedStep>, _ kind: Kind) -> Step?
  {
    if case .called(let call) = kind {
      for numbered in steps.reversed() {
        if case .model(let step) = numbered.content, step.change == .call(call) { return step }
      }
    }
    let best = steps.enumerated().max { one, other in
      (one.element.weight, one.offset) < (other.element.weight, other.offset)
    }
    guard case .model(let step)? = best?.element.content else { return nil }
    return step
  }

  private static func why(_ step: Step, _ handbook: Handbook) -> Bilingual {
    if case .refused(let event, let refusal) = step.change {
      return sentence(for: refusal, of: event)
    }
    if case .event = step.change { return sentence(for: step) }
    return handbook.sentence(of: step.rule)
  }
}

extension Headline {
  /// The last outcome; otherwise how the process ended, or the fate of a push.
  private static func verdict(of steps: ArraySlice<Step>) -> (Bilingual?, Tone) {
    for step in steps.reversed() {
      if case .outcome(let outcome) = step.change { return words(outcome) }
    }
    for step in steps.reversed() {
      switch step.change {
      case .terminated(let by, _):
        let label = by.label
        return (
          by == .crash
            ? Bilingual(en: "the app crashed", zh: "应用崩溃")
            : by == .exit
              ? Bilingual(en: "the app called exit()", zh: "应用调用了 exit()")
              : Bilingual(en: "ended by \(label.en)", zh: "被\(label.zh)终止"),
          by == .watchdog || by == .crash ? .bad : .plain
        )
      case .apns(let verdict) where verdict.fate != .delivered:
        return (words(verdict.fate), .plain)
      case .quiet(.held(.some)): return (Bilingual(en: "held on the phone", zh: "保留在手机上"), .plain)
      default: continue
      }
    }
    return (nil, .plain)
  }

  private static func words(_ fate: Verdict.Fate) -> Bilingual {
    switch fate {
    case .delivered: return Bilingual(en: "delivered", zh: "已送达")
    case .stored: return Bilingual(en: "stored by APNs", zh: "由 APNs 暂存")
    case .discarded: return Bilingual(en: "discarded by APNs", zh: "被 APNs 丢弃")
    case .rejected: return Bilingual(en: "rejected by APNs", zh: "被 APNs 拒绝")
    }
  }

  /// An unhandled arrival is not a fault.
  private static func words(_ outcome: Outcome) -> (Bilingual?, Tone) {
    switch (outcome.was, outcome.treatedAs) {
    case (.arrival, .arrival):
      return (Bilingual(en: "arrival seen as an arrival", zh: "到达被当作到达"), .good)
    case (.arrival, .tap):
      return (Bilingual(en: "arrival taken for a tap", zh: "到达被误认作点击"), .bad)
    case (.arrival, .nothing), (.nothing, .nothing):
      return (Bilingual(en: "arrival not handled", zh: "到达未处理"), .plain)
    case (.tap, .tap): return (Bilingual(en: "tap seen as a tap", zh: "点击被当作点击"), .good)
    case (.tap, .arrival):
      return (Bilingual(en: "tap taken for an arrival", zh: "点击被误认作到达"), .bad)
    case (.tap, .nothing): return (Bilingual(en: "tap not handled", zh: "点击未处理"), .bad)
    case (.nothing, let treated):
      return (
        Bilingual(en: "treated as \(treated.rawValue)", zh: "被当作\(treated.label.zh)"), .plain
      )
    }
  }
}
