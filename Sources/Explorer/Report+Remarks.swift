import CommandLanguage
import LifecycleModel

extension Report {
  /// Remarks before the script: the broken property and the outcome that breaks it, the reason why the search ended,
  /// and properties that hold only because no event was relevant.
  static func remarks(
    _ exploration: Exploration, _ search: Search, _ answer: Search.Answer, _ limit: Limit?
  ) -> [Bilingual] {
    var remarks = answer.assumptions.map { assumption in
      assuming(assumption, answer.unknown, search.question.program)
    }
    if let name = search.question.program.unknownSuperclass { remarks.append(assuming(name)) }
    if let name = search.question.unknownCenterDelegate { remarks.append(givenTo(delegate: name)) }
    if answer.events == nil, !search.handedOver.isEmpty {
      remarks.append(assumingCalls(search.handedOver, search.question.program))
    }
    remarks.append(
      limit.map(sentence) ?? verdict(exploration, answer, search))
    if limit != nil, let line = search.busiestLine {
      remarks.append(busiest(line, search.question.program))
    }
    if search.throttledAnswers > 0 { remarks.append(throttled(search.throttledAnswers)) }
    guard case .properties(let properties) = exploration.aim else {
      return remarks
        + (answer.events == nil
          ? [bounds] + search.abstraction.sentences(search.question.program) : [])
    }
    if !search.question.program.implements(.didReceiveRemoteNotificationFetch),
      search.question.start.stage.profile.wakesForContentAvailable
    {
      remarks.append(noFetchHandler(search.question.program))
    }
    if answer.events == nil {
      remarks += refusedEverywhere(search) + trappedAlways(search)
      remarks +=
        [search.abstraction.ignoresNonHandlers ? boundsOfHandlers(search.abstraction) : bounds]
        + (search.successors.endsExtensions ? [extensionFirst] : [])
        + search.abstraction.sentences(search.question.program)
      let lines = search.question.program.errorsNotTaken
      let asksHandlers = !Set(properties).isDisjoint(with: [.handlerOnce, .handlerInTime])
      if asksHandlers, !lines.isEmpty { remarks.append(ignoring(lines, search.question.program)) }
      let untouched = properties.filter { !search.touched.contains($0) }
      remarks += untouched.map { holdsEmptily($0, search.question.program) }
    }
    return remarks
  }

  static let noMarks = Bilingual(
    en: "left out: arrival-is-arrival and tap-is-tap, because the app has no marks "
      + "(// pushlab: arrival, // pushlab: tap)",
    zh: "未检查 arrival-is-arrival 和 tap-is-tap：应用没有标记（// pushlab: arrival、// pushlab: tap）")

  /// `events`: events for which the app has methods.
  static func with(_ events: [Exploration.Candidate]) -> Bilingual {
    let list = events.map(\.text).joined(separator: ", ")
    return Bilingual(
      en: "with \(list), for which the app has methods",
      zh: "另用应用有相应方法的事件：\(list)")
  }

  static func withOwnPushes(_ count: Int) -> Bilingual {
    Bilingual(
      en: "with \(count) more push\(count == 1 ? "" : "es"), made of the keys and categories of "
        + "the code",
      zh: "另用代码中的键和类别构造了 \(count) 个推送")
  }

  static let noButtons = Bilingual(
    en: "without buttons: the code asks which one was pressed, but registers no categories with "
      + "buttons at its launch",
    zh: "未使用按钮：代码会检查按下了哪个按钮，但启动时没有注册带按钮的类别")

  static func without(_ events: [Exploration.Candidate]) -> Bilingual {
    let list = events.map(\.text).joined(separator: ", ")
    return Bilingual(
      en: "without events that lead the code about handlers to nothing new: \(list)",
      zh: "未使用这些事件，它们不会让处理 handler 的代码遇到新情况：\(list)")
  }

  private static func assuming(_ superclass: String) -> Bilingual {
    let name = terminalSafe(superclass)
    return Bilingual(
      en: "assuming: \(name), whose code is not here, does nothing in iOS's calls",
      zh: "假定：\(name)（这里没有它的代码）在系统回调中什么也不做")
  }

  private static func givenTo(delegate: String) -> Bilingual {
    let name = terminalSafe(delegate)
    return Bilingual(
      en: "not played: what \(name), the notification centre's delegate, does with pushes in "
        + "front, taps and buttons, because its code is not known here",
      zh: "未演示：UNUserNotificationCenter 的代理 \(name) 如何处理前台推送、点击和按钮，因为这里没有它的代码")
  }

  /// Unknown code that takes completion handlers. At most three are named.
  private static func assumingCalls(_ all: [Assumed], _ program: any AppProgram) -> Bilingual {
    let named = all.prefix(3).map { assumed in
      let what = terminalSafe(Value.shown(assumed.what, limit: 60))
      return "\(what) (\(place(assumed.line, program)))"
    }
    let more = all.count > 3 ? ", ..." : ""
    let list = named.joined(separator: ", ") + more
    return Bilingual(
      en: "assuming that unknown code calls what it is given: \(list)",
      zh: "假定未知代码会调用传给它的闭包：\(list)")
  }

  private static func throttled(_ count: Int) -> Bilingual {
    Bilingual(
      en: "left out: \(count) longer sequences that would be answers if APNs did not throttle one "
        + "of their silent pushes",
      zh: "另有 \(count) 个序列未计入：其中有静默推送会被 APNs 限流")
  }

  private static func sentence(for limit: Limit) -> Bilingual {
    switch limit {
    case .seconds(let seconds):
      return Bilingual(
        en: "none so far: the search ended after \(seconds) s (--seconds)",
        zh: "目前没有找到：搜索在 \(seconds) 秒后结束（--seconds）")
    case .memory(let megabytes):
      return Bilingual(
        en: "none so far: the search reached its bound of \(megabytes) MB (--memory)",
        zh: "目前没有找到：搜索达到 \(megabytes) MB 的上限（--memory）")
    }
  }

  private static func busiest(_ line: Int, _ program: any AppProgram) -> Bilingual {
    let place = place(line, program)
    return Bilingual(
      en: "most of the code that ran was line \(place)", zh: "运行最多的代码是第 \(place) 行")
  }

  /// The line, with the file's name if the app has several.
  static func place(_ line: Int, _ program: any AppProgram) -> String {
    var place = program.assumption(.calls, of: Assumed("", .calls, line: line))
    place.number = nil
    return terminalSafe(place.place)
  }

  private static let bounds = Bilingual(
    en: "searched with at most one notification of each push and two equal handlers that wait for "
      + "the same instant, and without throttling",
    zh: "搜索时每种推送最多保留一条通知，等到同一时刻的相同 handler 最多保留两个，且不计入限流")

  private static let extensionFirst = Bilingual(
    en: "one service extension works at a time; meanwhile only time passes, unless a handler of "
      + "the app is open",
    zh: "同时只有一个服务扩展在工作；这期间只经过时间，除非应用有未调用的 handler")

  private static func boundsOfHandlers(_ abstraction: StateAbstraction) -> Bilingual {
    let en = abstraction.mostNotifications == 1 ? "one notification" : "two notifications"
    let zh = abstraction.mostNotifications == 1 ? "一条通知" : "两条通知"
    return Bilingual(
      en: "searched with at most \(en) and two open handlers at a time, and without throttling",
      zh: "搜索时最多同时保留\(zh)和两个未调用的 handler，且不计入限流")
  }

  private static func verdict(
    _ exploration: Exploration, _ answer: Search.Answer, _ search: Search
  ) -> Bilingual {
    let program = search.question.program
    let count = answer.events?.count ?? 0
    let en = count == 1 ? "1 event" : "\(count) events"
    switch (exploration.aim, answer.events) {
    case (.properties, _?):
      guard let property = answer.property, let breach = answer.breach else { return nothing }
      let words = sentence(for: breach, program)
      return Bilingual(
        en: "\(property.rawValue) is broken by \(en): \(words.en)",
        zh: "\(count) 个事件破坏了 \(property.rawValue)：\(words.zh)")
    case (.always(let expectation), _?):
      return Bilingual(
        en: "after \(en) this fails: \(expectation.text)",
        zh: "\(count) 个事件使它不成立：\(expectation.text)")
    case (.find(let expectation), _?):
      return Bilingual(
        en: "after \(en) this holds: \(expectation.text)", zh: "\(count) 个事件到达：\(expectation.text)")
    case (.never(let expectation, let after), _?):
      return Bilingual(
        en: "\(after.text) came first, and after \(en) this holds: \(expectation.text)",
        zh: "\(count) 个事件先使 \(after.text) 成立，之后又使它成立：\(expectation.text)")
    case (.eventually(let expectation), _?):
      return unmet(expectation.text, count, answer.ending ?? .isCut)
    case (.staysPossible(let expectation), _?):
      return Bilingual(
        en: "after \(en) this does not hold and no sequence of these events makes it hold again: "
          + expectation.text,
        zh: "\(count) 个事件之后它不成立，而且这些事件的任何序列都不能再使它成立：\(expectation.text)")
    case (.nothing, _): return visited(answer.extent, exploration.depth)
    case (.eventually(let expectation), nil) where answer.extent == .complete:
      return Bilingual(
        en: "on every way of these events, within \(exploration.depth) of them: "
          + expectation.text,
        zh: "这些事件的每条路径都在 \(exploration.depth) 个事件之内到达：\(expectation.text)")
    case (.staysPossible(let expectation), nil) where answer.extent == .complete:
      return Bilingual(
        en: "from every world that these events reach this stays possible: \(expectation.text)",
        zh: "从这些事件能到达的每个状态出发，它都仍然可能成立：\(expectation.text)")
    case (.properties, nil):
      return noCounterexample(answer.extent, exploration.depth)
    case (_, nil): return none(answer.extent, exploration.depth)
    }
  }

  private static func unmet(_ text: String, _ count: Int, _ ending: PathEnd) -> Bilingual {
    let events = count == 1 ? "1 event" : "\(count) events"
    switch ending {
    case .repeats(let last):
      return Bilingual(
        en: "not on every way: this never holds while the last \(last) of \(events) repeat: "
          + text,
        zh: "并非每条路径都到达：\(count) 个事件中的最后 \(last) 个可以无限重复，其间始终不成立：\(text)")
    case .ends:
      return Bilingual(
        en: "not on every way: after \(events) no event changes anything any more, and this never "
          + "held: \(text)",
        zh: "并非每条路径都到达：\(count) 个事件之后任何事件都不再改变状态，而它始终不成立：\(text)")
    case .isCut:
      return Bilingual(
        en: "not within \(events): \(text)", zh: "在 \(count) 个事件之内没有到达：\(text)")
    }
  }

  private static func visited(_ extent: Search.Extent, _ depth: Int) -> Bilingual {
    switch extent {
    case .complete:
      return Bilingual(en: "every world was visited", zh: "已访问全部状态")
    case .bounded:
      return Bilingual(
        en: "every world that \(depth) events reach was visited",
        zh: "已访问 \(depth) 个事件之内能到达的全部状态")
    case .stopped: return Bilingual(en: "the search was stopped", zh: "搜索被中断")
    }
  }

  private static let nothing = Bilingual(en: "nothing is broken", zh: "没有破坏任何性质")

  private static func noCounterexample(_ extent: Search.Extent, _ depth: Int) -> Bilingual {
    switch extent {
    case .complete:
      return Bilingual(
        en: "no counterexample: within the bounds below, no sequence of these events, however "
          + "long, breaks a property",
        zh: "没有反例：在下列范围内，这些事件的任何序列，无论多长，都不破坏所查的性质")
    case .bounded:
      return Bilingual(
        en: "no counterexample among the worlds that were visited; longer sequences than "
          + "\(depth) events may still break a property",
        zh: "已搜索的状态中没有反例；超过 \(depth) 个事件的序列仍可能破坏所查的性质")
    case .stopped: return none(extent, depth)
    }
  }

  private static func none(_ extent: Search.Extent, _ depth: Int) -> Bilingual {
    switch extent {
    case .complete:
      return Bilingual(
        en: "none: within the bounds below, no sequence of these events, however long, gives an "
          + "answer",
        zh: "无：在下列范围内，这些事件的任何序列，无论多长，都给不出答案")
    case .bounded:
      return Bilingual(
        en: "none among the worlds that were visited; longer sequences than \(depth) events may "
          + "still give an answer",
        zh: "已搜索的状态中没有；超过 \(depth) 个事件的序列仍可能给出答案")
    case .stopped:
      return Bilingual(
        en: "none so far: the search was stopped", zh: "目前没有找到：搜索被中断")
    }
  }

  package static func sentence(for breach: Breach, _ program: any AppProgram) -> Bilingual {
    switch breach {
    case .arrivalAsTap(let name):
      return Bilingual(
        en: "\(name.label.en) arrived, nobody tapped it, and the app treats it as a tap",
        zh: "\(name.label.zh) 只是到达，没有人点击，应用却把它当作点击")
    case .tapAs(.nothing, let name):
      return Bilingual(
        en: "\(name.label.en) was tapped, and the app treats it as nothing",
        zh: "\(name.label.zh) 被点击了，应用却没有作任何处理")
    case .tapAs(let treatment, let name):
      return Bilingual(
        en: "\(name.label.en) was tapped, and the app treats it as an \(treatment.rawValue)",
        zh: "\(name.label.zh) 被点击了，应用却把它当作\(treatment == .arrival ? "到达" : "点击")")
    case .handlerCalledTwice:
      return Bilingual(
        en: "a completion handler is called again", zh: "同一个完成处理程序被再次调用")
    case .handlerForgotten:
      let offered = program.methodsOfferedForHandlers.map { terminalSafe($0) }
      return Bilingual(
        en: "a completion handler was not called, and nothing is pending that could still call it"
          + (offered.isEmpty
            ? ""
            : ", unless unknown code calls one of your methods that calls it; which of these can is "
              + "not checked: \(offered.joined(separator: ", "))"),
        zh: "完成处理程序没有被调用，也没有任何待办的代码还能调用它"
          + (offered.isEmpty
            ? ""
            : "，除非未知代码调用了某个会调用它的方法；以下方法中哪些会这样做，没有检查："
              + offered.joined(separator: "、")))
    case .handlerTooLate:
      return Bilingual(
        en: "the 30 seconds of a completion handler end before it is called",
        zh: "完成处理程序的 30 秒用完了，还没有被调用")
    case .trapped(let reason, let line):
      return Bilingual(
        en: "the code traps in line \(place(line, program)): \(terminalSafe(reason))",
        zh: "代码在第 \(place(line, program)) 行触发了运行时错误：\(terminalSafe(reason))")
    case .ranAway(let line):
      return Bilingual(
        en: "the code runs on without end at line \(place(line, program))",
        zh: "代码在第 \(place(line, program)) 行无休止地运行")
    case .contentMissing:
      return Bilingual(
        en: "the app comes to the front, and the content of a push that had called it long enough "
          + "before is not there",
        zh: "应用来到前台时，早已调用过它的推送所对应的内容还没有下载好")
    }
  }

  private static func noFetchHandler(_ program: any AppProgram) -> Bilingual {
    let calls: [Callback] = [
      .didReceiveIncomingPush, .didReceiveIncomingPushOld, .didReceiveIncomingVoIPPush,
    ]
    let takesCalls = calls.contains(where: program.implements)
    return Bilingual(
      en: "the app has no application(_:didReceiveRemoteNotification:fetchCompletionHandler:): no "
        + "push \(takesCalls ? "except a VoIP push " : "")wakes it in background, and none is "
        + "handed over at a launch",
      zh: "应用没有 application(_:didReceiveRemoteNotification:fetchCompletionHandler:)："
        + "\(takesCalls ? "除 VoIP 推送外，" : "")任何推送都不会在后台唤醒它，启动时也不会再交给它")
  }

  /// The methods of the app that get a completion handler.
  private static func methodsWithHandler(_ program: any AppProgram) -> [String] {
    Callback.allCases.map { ($0, $0.swiftName) }.filter { callback, name in
      (name.hasSuffix("ompletionHandler:)") || name.hasSuffix("completion:)"))
        && program.implements(callback)
    }.map(\.1)
  }

  private static func holdsEmptily(
    _ property: Exploration.Property, _ program: any AppProgram
  ) -> Bilingual {
    switch property {
    case .arrivalIsArrival:
      return Bilingual(
        en: "arrival-is-arrival holds trivially: no arriving push ever calls the app",
        zh: "arrival-is-arrival 只是空泛地成立：到达的推送从不调用应用")
    case .tapIsTap:
      return Bilingual(
        en: "tap-is-tap holds trivially: no tap is ever handed over to the app",
        zh: "tap-is-tap 只是空泛地成立：没有点击被交给应用")
    case .handlerOnce, .handlerInTime:
      let methods = methodsWithHandler(program)
      guard methods.isEmpty else {
        return Bilingual(
          en: "\(property.rawValue) holds trivially: no event of this search makes iOS call "
            + methods.joined(separator: ", "),
          zh: "\(property.rawValue) 只是空泛地成立：这次搜索的事件都不会让系统调用 "
            + methods.joined(separator: "、"))
      }
      return Bilingual(
        en: "\(property.rawValue) holds trivially: no event of this search gives these files a "
          + "completion handler",
        zh: "\(property.rawValue) 只是空泛地成立：这次搜索的事件都没有把完成处理程序交给这些文件")
    case .noTrap:
      return Bilingual(
        en: "no-trap holds trivially: no line of the app runs", zh: "no-trap 只是空泛地成立：应用没有执行任何一行")
    case .contentBeforeOpen:
      return Bilingual(
        en:
          "content-before-open holds trivially: no push with content-available ever calls the app "
          + "on arrival",
        zh: "content-before-open 只是空泛地成立：带 content-available 的推送到达时从不调用应用")
    }
  }
}

extension Event {
  /// A press of a notification's button, or a dismissal.
  var isButton: Bool {
    switch self {
    case .pressedButton, .cleared: return true
    default: return false
    }
  }
}
