import LifecycleModel

/// `expect ...`.
package struct Expectation: Hashable, Sendable {
  /// `expect not ...`
  package var isNegated = false
  package var claim: Claim
  /// Checks all steps since the start instead of those of the last event.
  package var sinceStart = false
  /// The text after `expect`, trimmed. Text from the prompt is rewritten in the spelling of
  /// scripts.
  package var text: String

  package init(isNegated: Bool = false, claim: Claim, sinceStart: Bool = false, text: String) {
    self.isNegated = isNegated
    self.claim = claim
    self.sinceStart = sinceStart
    self.text = text
  }

  package enum Claim: Hashable, Sendable {
    case state(LifecycleState)
    case called(CallbackName, times: Int?, in: ApplicationState?, withKey: String?)
    /// Exactly these calls in this order; empty: `expect calls nothing`.
    case calls([CallbackName])
    case order(CallbackName, before: CallbackName)
    /// `verb` is the English verb in lower case.
    case event(verb: String, times: Int?)
    case refused
    /// nil: `expect shown nothing`.
    case shown(Display.Place?)
    case flag(FlagName, value: String)
    case timer(Timer.Name, TimerState)
    case apns(Verdict.Fate, reason: String?)
    case treated(Treatment)
    case handlerCalledOnceInTime
    case content(Installation.Content)
    case terminated(Terminator)
  }

  /// A property of the delegate has priority over a flag of iOS; `ios.NAME` always means the flag.
  package enum FlagName: Hashable, Sendable {
    case any(String)
    case ios(Flag.Name)
  }

  package enum TimerState: String, CaseIterable, Hashable, Sendable {
    case running, stopped, expired
  }
}

extension Expectation {
  /// The expectation that holds if this one fails.
  package var negated: Expectation {
    var negated = self
    negated.isNegated.toggle()
    negated.text = negated.canonicalText
    return negated
  }
}
