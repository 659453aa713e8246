import CommandLanguage
import LifecycleModel

extension StateAbstraction {
  /// Marks the state that the question's events and goal cannot depend on.
  init(_ question: Search.Question) {
    self.init()
    let goal = question.goal
    content = !goal.asksForContent
    ignoresNonHandlers = goal.isAboutHandlers
    let readsDelivered =
      ignoresNonHandlers
      ? question.program.readsDeliveredForHandlers : question.program.readsDeliveredNotifications
    if ignoresNonHandlers { mostNotifications = readsDelivered ? 2 : 1 }
    notificationList =
      !question.events.contains(where: \.event.showsNotificationList)
      && !readsDelivered
    lockScreen =
      !question.start.phone.isLocked && !question.events.contains(where: \.event.locksPhone)
    grants = !question.events.contains(where: \.event.isGrant)
    olderNotifications = !question.events.contains(where: \.event.reachesOlderNotifications)
    if ignoresNonHandlers { horizon = question.longest }
    let names = question.program.propertyNames
    properties = question.program.idleProperties.filter { !goal.asks(forProperty: names[$0]) }
  }

  /// The ignored state, in sentences for the report.
  func sentences(_ program: any AppProgram) -> [Bilingual] {
    let propertyNames = properties.map { program.propertyNames[$0] }
    var sentences: [Bilingual] = []
    if notificationList {
      sentences.append(
        Bilingual(
          en:
            "ignored: the list of Notification Center, because no event of this search opens it",
          zh: "未计入：通知中心的列表，因为本次搜索没有打开它的事件"))
    }
    if content {
      sentences.append(
        Bilingual(
          en: "ignored: which content is awaited, because nothing here asks for it",
          zh: "未计入：还在等待哪些内容，因为这里没有问到它"))
    }
    if ignoresNonHandlers {
      sentences.append(
        Bilingual(
          en:
            "ignored: what the code does and remembers that leads to no completion handler; unknown "
            + "things are taken otherwise one at a time",
          zh: "未计入：代码中与完成处理程序无关的操作和状态；每次只改变一项假定"))
    }
    if horizon < .max, program.schedulesLocalNotifications {
      let seconds = horizon / 1000
      sentences.append(
        Bilingual(
          en:
            "ignored: when local notifications come that are due after more than \(seconds) s, longer "
            + "than a sequence of this depth takes",
          zh: "未计入：超过 \(seconds) 秒后才到期的本地通知何时到达，因为这个深度的事件序列没有这么长"))
    }
    if !propertyNames.isEmpty {
      let names = propertyNames.joined(separator: ", ")
      sentences.append(
        Bilingual(
          en: "ignored, because no code reads them: \(names)",
          zh: "未计入（代码中没有地方读取）：\(names)"))
    }
    return sentences
  }
}

extension Search.Question {
  /// More time than a sequence of the question's depth takes. Besides waits, events take a few
  /// seconds, and code that blocks its thread at most the time of the watchdog.
  fileprivate var longest: Milliseconds {
    let waits = events.map { candidate -> Milliseconds in
      if case .timePassed(let span) = candidate.event { span } else { 0 }
    }
    let event = max(waits.max() ?? 0, 30_000) + 60_000
    return depth > Exploration.greatestDepth ? .max : event * depth
  }
}

extension Event {
  fileprivate var reachesOlderNotifications: Bool {
    switch self {
    case .tapped(let number), .cleared(let number): return number > 1
    default: return false
    }
  }

  fileprivate var locksPhone: Bool { self == .locked || self == .rebooted }

  var isGrant: Bool {
    switch self {
    case .grantedFetch, .grantedTask: return true
    default: return false
    }
  }

  fileprivate var showsNotificationList: Bool {
    self == .pulledNotificationCenter
  }
}
