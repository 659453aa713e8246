import CommandLanguage
import Explorer
import LifecycleModel

extension Answers {
  /// Searches for events, from the world at the cursor, that cause the callback: `explore`'s usual events and those
  /// related to the callback. Answers with the shortest sequence, or that there is none.
  static func reachable(_ name: CallbackName, in session: Session) -> Bilingual {
    let program = session.program
    let claim = Expectation(
      claim: .called(name, times: nil, in: nil, withKey: nil), text: "called \(name.spelling)")
    guard name.callbacks.contains(where: { $0.isAwaited || program.implements($0) }) else {
      return Bilingual(
        en: "No sequence of events can ever call it: the app does not have it.",
        zh: "任何事件序列都不可能调用它：应用没有实现这个方法。")
    }
    var causes: [Exploration.Candidate] = []
    for callback in name.callbacks {
      causes += callback.causes(in: session.history.worldOfNextEvent)
        .filter { !causes.contains($0) }
    }
    let beside = causes.map(\.text).joined(separator: ", ")
    let also =
      causes.isEmpty
      ? Bilingual(en: "", zh: "")
      : Bilingual(
        en: " and \(beside)", zh: "和 \(beside) ")
    var search = Search(
      Search.Question(
        start: session.history.worldOfNextEvent, program: program,
        events: Exploration.usualEvents + causes, goal: .holds(claim),
        depth: Exploration.usualDepth, mostWorlds: mostWorlds))
    let answer = search.runForAnswer()
    if let events = answer.events {
      let sequence = events.map(\.text).joined(separator: "; ")
      return Bilingual(
        en: "The shortest way to it from here: \(sequence)", zh: "从这里到它的最短路径：\(sequence)")
    }
    if answer.extent == .stopped || search.worlds >= mostWorlds {
      return Bilingual(
        en:
          "A short search of explore's usual events\(also.en) found no way to it from here; it ended "
          + "at its limits (\(search.worlds) worlds). explore find called \(name.spelling) searches on.",
        zh: "对 explore 的常用事件\(also.zh)的简短搜索没有找到从这里到它的途径；搜索达到限制后结束（共 "
          + "\(search.worlds) 个状态）。可用 explore find called \(name.spelling) 继续搜索。")
    }
    switch answer.extent {
    case .complete:
      return Bilingual(
        en: "No sequence of explore's usual events\(also.en) can ever call it from here "
          + "(\(search.worlds) worlds, nothing was left to visit).",
        zh: "从这里出发，explore 的常用事件\(also.zh)的任何序列都不会调用它（共 \(search.worlds) 个状态，"
          + "已全部访问）。")
    case .bounded, .stopped:
      return Bilingual(
        en: "No sequence of up to \(Exploration.usualDepth) of explore's usual events\(also.en) "
          + "calls it from here (\(search.worlds) worlds).",
        zh: "从这里出发，explore 的常用事件\(also.zh)中不超过 \(Exploration.usualDepth) 个的序列都不会调用它"
          + "（\(search.worlds) 个状态）。")
    }
  }

  /// A limit for questions at the prompt. Most are answered in a fraction of a second.
  private static let mostWorlds = 5_000
}

extension Callback {
  /// Whether it runs code that the app has registered or that is waiting, instead of a method.
  fileprivate var isAwaited: Bool {
    [.launchHandler, .monitorEvent, .locationUpdate].contains(self)
  }
}
