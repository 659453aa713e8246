import CommandLanguage
import LifecycleModel

/// The kind of a step and its own fields, as `jsonl` writes them.
struct StepFields {
  /// The most scalars of a property's value.
  static let longestValue = 500

  private(set) var kind = ""
  private(set) var members: [JSON.Member] = []
  private(set) var hasRule = true

  /// `place`: the file of a line that counts through all files, and the line in that file.
  init(_ step: Step, command: String, place: (Int) -> (file: String, line: Int)) {
    switch step.change {
    case .event:
      kind = "event"
      hasRule = false
      add("command", command)
    case .refused(let event, let denial):
      kind = "refused"
      add("command", command)
      add("reason", sentence(for: denial, of: event).en)
    case .apns(let verdict):
      kind = "apns"
      add("verdict", verdict.fate.rawValue)
      add("status", verdict.status)
      add("reason", verdict.reason)
    case .display(let display):
      kind = "display"
      add("what", display.place.rawValue)
      add("text", display.text)
      add("badge", display.badge)
    case .process(let from, let to):
      kind = "process"
      addChange(from.rawValue, to.rawValue)
    case .state(let from, let to):
      kind = "state"
      addChange(from.rawValue, to.rawValue)
    case .call(let call): fill(call, place)
    case .line(let line):
      kind = "line"
      hasRule = false
      let here = place(line.line)
      add("line", here.line)
      add("file", here.file)
    case .property(_, let name, let from, let to):
      kind = "flag"
      add("name", name)
      addChange(
        from.description(upTo: StepFields.longestValue),
        to.description(upTo: StepFields.longestValue))
    case .flag(let from, let to):
      kind = "flag"
      add("name", to.name.rawValue)
      addChange(from.printed, to.printed)
    case .timer(let timer, let change): fill(timer, change, at: step.time)
    case .app(.assumed(let assumed)):
      kind = "assumed"
      let here = place(assumed.line)
      add("what", assumed.what)
      add("value", assumed.value.word)
      add("file", here.file)
      add("line", here.line)
    case .app(let action):
      kind = "app"
      add("did", action.word)
      add("detail", action.detail)
    case .outcome(let outcome):
      kind = "outcome"
      add("push", outcome.name.id)
      add("treatedAs", outcome.treatedAs.rawValue)
      add("was", outcome.was.rawValue)
    case .terminated(let by, let code):
      kind = "terminated"
      add("by", by.rawValue)
      add("code", code)
    case .snapshot(let content):
      kind = "snapshot"
      add("shows", content.rawValue)
    case .quiet: break
    }
  }

  private mutating func fill(
    _ call: Call, _ place: (Int) -> (file: String, line: Int)
  ) {
    kind = "call"
    add("call", call.name)
    add("state", call.stateWord)
    if let options = call.launchOptions {
      members.append(.init("launchOptions", .array(options.keys.map { .string($0) })))
    }
    add("action", call.action)
    add("phase", call.phase?.rawValue)
    switch call.answer {
    case .implemented(let line):
      add("answered", "implemented")
      add("file", place(line).file)
      add("line", place(line).line)
    case .missing, .elsewhere: add("answered", "missing")
    case .nearMiss(_, let line):
      add("answered", "near-miss")
      add("file", place(line).file)
      add("line", place(line).line)
    }
  }

  private mutating func fill(_ timer: Timer, _ change: TimerChange, at time: Milliseconds) {
    kind = "timer"
    add("timer", timer.name.rawValue)
    let seconds: Milliseconds
    switch change {
    case .started:
      add("change", "started")
      seconds = timer.length
    case .resumed:
      add("change", "started")
      seconds = timer.left(at: time)
    case .stopped, .paused:
      add("change", "stopped")
      seconds = timer.left(at: time)
    case .expired:
      add("change", "expired")
      seconds = max(0, timer.left(at: time))
    }
    members.append(.init("seconds", .number(seconds.inSeconds)))
  }

  private mutating func addChange(_ from: String, _ to: String) {
    members.append(.init("from", .string(from)))
    members.append(.init("to", .string(to)))
  }

  private mutating func add(_ key: String, _ text: String?) {
    if let text { members.append(.init(key, .string(text))) }
  }

  private mutating func add(_ key: String, _ number: Int?) {
    if let number { members.append(.init(key, .number("\(number)"))) }
  }
}

extension AppAction {
  /// The word of the trace's field `did`.
  var word: String {
    switch self {
    case .completed: return "completed"
    case .presented: return "presented"
    case .scheduled, .dropped, .removedPending, .localFired: return "local"
    case .removedDelivered: return "removed"
    case .setCategories: return "categories"
    case .passcodeAsked: return "passcode"
    case .delegateGone: return "delegate-gone"
    case .downloadStarted, .downloadEnded: return "download"
    case .logged: return "log"
    case .setBadge: return "badge"
    case .opened: return "opened"
    case .registered: return "registered"
    case .expirationCalled: return "expiration"
    case .posted: return "posted"
    case .transfersEnded: return "transfer"
    case .asked(let request): return request.word
    case .trapped: return "trapped"
    case .ranAway: return "ran-away"
    case .viewsCutOff: return "views-cut-off"
    case .linkRefused: return "link-refused"
    case .keychainClosed: return "keychain-closed"
    case .called: return "called"
    case .assumed: return "assumed"
    case .wouldTrap: return "would-trap"
    case .wouldBeKilled: return "would-be-killed"
    case .notCalled, .notWoken: return "not-called"
    case .notShown: return "not-shown"
    }
  }

  var detail: String {
    switch self {
    case .completed(_, let result, let again):
      return (result?.rawValue ?? "") + (again ? " (again)" : "")
    case .presented(_, let options, let again):
      return options.joined(separator: ", ") + (again ? " (again)" : "")
    case .scheduled(let identifier): return "\(identifier) added"
    case .dropped(let identifier): return "\(identifier) dropped"
    case .removedPending(let identifiers):
      return (identifiers?.joined(separator: ", ") ?? "all") + " removed"
    case .removedDelivered(let identifiers): return identifiers?.joined(separator: ", ") ?? "all"
    case .setCategories(let identifiers): return identifiers.joined(separator: ", ")
    case .localFired(let number, let identifier): return "\(identifier) comes, \(number)"
    case .passcodeAsked, .delegateGone: return ""
    case .downloadStarted: return "started"
    case .downloadEnded(_, let outcome):
      switch outcome {
      case .data: return "finished"
      case .empty: return "finished, nothing new"
      case .failure: return "failed"
      }
    case .logged(let text), .opened(let text), .called(let text), .linkRefused(let text),
      .keychainClosed(let text),
      .posted(let text):
      return text
    case .assumed(let assumed):
      return "line \(assumed.line): \(assumed.what) = \(assumed.value.word)"
    case .wouldTrap(let reason, let line, let condition):
      return "line \(line): \(reason) if \(condition)"
    case .wouldBeKilled(let condition): return "if \(condition)"
    case .setBadge(let number): return "\(number)"
    case .registered: return "for remote notifications"
    case .expirationCalled: return ""
    case .transfersEnded(let end): return end.rawValue
    case .asked(let request): return request.detail
    case .trapped(let reason, let line): return "line \(line): \(reason)"
    case .ranAway(let line): return "line \(line)"
    case .viewsCutOff(let limit): return limit.rawValue
    case .notCalled(let name, _), .notShown(let name, _): return name.label.en
    case .notWoken(let source, _): return source.rawValue
    }
  }
}
