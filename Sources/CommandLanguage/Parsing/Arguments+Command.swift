import LifecycleModel

extension Arguments {
  /// The command that a verb and its arguments make.
  mutating func command(_ verb: Verb) throws(CommandError) -> Command {
    switch verb {
    case .profile: return .stage(.profile(try profile()))
    case .app: return .stage(.app(try app()))
    case .option: return .stage(try option())
    case .modes: return .stage(.modes(try modes()))
    case .fresh: return .stage(.fresh)
    case .reset: return .stage(.reset)
    case .network: return .stage(.network(try network()))
    case .push: return .event(.sentPush(try push()))
    case .keepalive: return .event(.keptAlive)
    case .open: return .event(.openedApp)
    case .tap: return .event(.tapped(try number(orElse: 1)))
    case .clear:
      return .event(take("all") ? .clearedAll : .cleared(try number(orElse: 1)))
    case .home: return .event(.pressedHome)
    case .switcher: return .event(.openedSwitcher)
    case .return: return .event(.returnedToApp)
    case .other: return .event(.openedOtherApp)
    case .swipe: return .event(.swipedAppAway)
    case .center: return .event(.pulledNotificationCenter)
    case .control: return .event(.pulledControlCenter)
    case .close: return .event(.closedOverlay)
    case .lock: return .event(.locked)
    case .unlock: return .event(.unlocked)
    case .call: return .event(.callCame)
    case .answer: return .event(.answeredCall)
    case .decline: return .event(.declinedCall)
    case .hangup: return .event(.hungUp)
    case .allow: return .event(.allowed)
    case .deny: return .event(.denied)
    case .settings: return .event(.changedSetting(try setting()))
    case .travel: return .event(.traveled(try travel()))
    case .wait: return .event(.timePassed(try duration()))
    case .fetch: return .event(.grantedFetch)
    case .task: return .event(.grantedTask(try keyword()))
    case .transfer: return .event(.endedTransfers(try transferEnd()))
    case .charger: return .event(.plugged(try isOn()))
    case .battery: return .event(.batteryAt(try percent()))
    case .reclaim: return .event(.reclaimedMemory)
    case .memory: return .event(.warnedOfMemory)
    case .crash: return .event(.appCrashed)
    case .reboot: return .event(.rebooted)
    case .offline: return .event(.wentOffline)
    case .online: return .event(.cameOnline)
    case .xcode: return .event(try xcode())
    case .step: return .move(.step)
    case .steps: return .move(.steps(try number()))
    case .finish: return .move(.finish)
    case .back: return .move(.back(try number(orElse: 1)))
    case .forward: return .move(.forward(try number(orElse: 1)))
    case .goto: return .move(.goto(try number(from: 0)))
    case .undo: return .move(.undo)
    case .redo: return .move(.redo)
    case .branches: return .move(.branches)
    case .branch: return .move(.branch(try number()))
    case .why: return .ask(.why(isEmpty ? nil : try number()))
    case .whynot: return .ask(.whyNot(try callback()))
    case .show: return .ask(try shown())
    case .help: return .ask(.help(try helpTopic()))
    case .assume: return .stage(.assume(line: try number(), try isTrue()))
    case .explore: return .ask(.explore(try exploration()))
    case .expect: return .expect(try expectation())
    case .predict: return .predict(try callbacks())
    case .saveLesson: return .session(.saveLesson(path: try path()))
    case .save: return .session(.save(path: try path()))
    case .load: return .session(.load(path: isEmpty ? nil : try path()))
    case .theme: return .session(.theme(try keyword()))
    case .language: return .session(.language(try keyword()))
    case .quit: return .session(.quit)
    case .edit: return .session(.edit)
    case .lesson: return .session(.lesson(try lesson()))
    case .next: return .session(.lesson(.next))
    case .hint: return .session(.lesson(.hint))
    case .solution: return .session(.lesson(.solution))
    case .export: return .session(.export(try keyword(), path: try path()))
    }
  }

  /// Only a force quit cancels.
  private mutating func transferEnd() throws(CommandError) -> TransferEnd {
    switch try keyword(TransferWord.self) {
    case .done: return .done
    case .failed: return .failed
    }
  }

  private mutating func isTrue() throws(CommandError) -> Bool {
    if take("true") { return true }
    guard take("false") else { throw missing(.words(["true", "false"])) }
    return false
  }

  private mutating func helpTopic() throws(CommandError) -> String? {
    guard let token = next() else { return nil }
    if let entry = Glossary.entry(for: token.text), Verb(rawValue: entry.word) == nil {
      return entry.word
    }
    return try verb(token, expected: .verb).word
  }

  private mutating func shown() throws(CommandError) -> Question {
    let subject = try keyword(Question.Subject.self)
    guard subject == .rules, !isEmpty else { return .show(subject) }
    return .showRule(try keyword())
  }

  private mutating func lesson() throws(CommandError) -> LessonCommand {
    if isEmpty { return .begin(nil) }
    return take("none") ? .leave : .begin(try path())
  }

  private mutating func path() throws(CommandError) -> String {
    let token = try next(.file)
    guard !token.text.isEmpty else {
      throw error(.unknown(read: token.text, expected: .file), at: token)
    }
    return token.text
  }
}
