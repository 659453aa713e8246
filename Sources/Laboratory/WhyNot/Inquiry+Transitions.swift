import CommandLanguage
import LifecycleModel

extension Inquiry {
  func leftToTheScene(_ callback: Callback) -> WhyNot {
    WhyNot(
      callback, .launchScene,
      en: "With scenes UIKit calls the scene's methods for this, never \(callback.swiftName).",
      zh: "使用 scene 时，UIKit 为此调用 scene 的方法，从不调用 \(callback.swiftName)。"
    ).foreign
  }

  func withoutScenes(_ callback: Callback) -> WhyNot {
    let profile = after.stage.profile.name.rawValue
    guard after.stage.adoption == .none else {
      return WhyNot(
        callback, .launchScene,
        en: "Under profile \(profile) apps are without scenes: no scene method is ever called.",
        zh: "\(profile) 中的应用不使用 scene，scene 的方法永远不会被调用。"
      ).foreign
    }
    return WhyNot(
      callback, .launchScene,
      en:
        "The app is without scenes, since nothing in its files adopts them: no scene delegate, no "
        + "configurationForConnecting, no SwiftUI App. No scene method is ever called.",
      zh: "应用没有采用 scene：文件里没有 scene 代理，没有 configurationForConnecting，也不是 SwiftUI App。"
        + "scene 的方法永远不会被调用。"
    ).foreign
  }

  /// A method that reports a change between active, inactive and background, or of a scene.
  func transition(_ callback: Callback) -> WhyNot {
    if let dead = processNotRunning(callback) { return dead }
    if callback == .sceneDidDisconnect { return disconnecting(callback) }
    let denial = denial(ofMove: callback)
    if let end, denial?.condition != .standing(.isNotActive) {
      return ended(callback, by: end.rule)
    }
    guard let denial else { return moveWithoutMethod(callback) }
    return why(callback, denial)
  }

  private func denial(ofMove callback: Callback) -> Denial? {
    guard let move = Transition(toldBy: callback) else {
      return after.phone.denialOfConnecting(before.process?.scene)
    }
    let startsInFront = steps.contains {
      $0.change == .state(from: .notRunning, to: .inactive)
    }
    let state = before.process?.state ?? (startsInFront ? .inactive : .background)
    return after.denial(of: move, from: state, start: start)
  }

  /// The transition happened, but the app has no method for it.
  private func moveWithoutMethod(_ callback: Callback) -> WhyNot {
    guard after.stage.adoption == .swiftUI, callback.row.object == .scene else {
      return ended(callback, by: .launchForeground)
    }
    return WhyNot(
      callback, .scenePhase,
      en: "SwiftUI's own scene delegate got the call: the app's files have no "
        + "\(callback.swiftName). The app sees scenePhase change.",
      zh: "SwiftUI 自己的 scene 代理收到了这次调用：应用的文件里没有 \(callback.swiftName)。"
        + "应用看到的是 scenePhase 的变化。")
  }

  private func disconnecting(_ callback: Callback) -> WhyNot {
    worldAtEnd.denialOfDisconnecting(by: end).map { why(callback, $0) }
      ?? ended(callback, by: .sceneEndsAtWork)
  }

  /// The sentence for a move that the app does not make, or that is not reported to it.
  func words(for standing: Denial.Standing) -> Bilingual {
    let showing = showing
    switch standing {
    case .isActive:
      return Bilingual(
        en: "The app was active before this event, and still is.",
        zh: "应用在这个事件之前就是 active，现在仍然是。")
    case .isNotActive:
      return Bilingual(
        en: "The app was not active: there was nothing to give up.",
        zh: "应用本来就不是 active，无从失去激活状态。")
    case .isUncovered:
      return Bilingual(
        en: "Nothing covers the app: it is active, the phone shows \(showing.en).",
        zh: "没有东西盖住应用：它处于 active，手机显示的是\(showing.zh)。")
    case .isCovered:
      return Bilingual(
        en: "Something still covers the app: the phone shows \(showing.en).",
        zh: "应用上面还盖着东西：手机显示的是\(showing.zh)。")
    case .isInFront:
      let state = after.lifecycle.rawValue
      return Bilingual(
        en: "The app is in front: it is \(state), the phone shows \(showing.en).",
        zh: "应用在前台：状态为 \(state)，手机显示的是\(showing.zh)。")
    case .wasInFront:
      return Bilingual(
        en: "The app was in front before this event: the method comes only on the way from "
          + "background.",
        zh: "在这个事件之前应用就在前台：这个方法只在从后台返回时调用。")
    case .launchedInFront:
      return Bilingual(
        en: "The app was launched in front: it does not come from background.",
        zh: "应用是直接在前台启动的，并不是从后台返回。")
    case .isInBackground:
      return Bilingual(
        en: "The app was in background before this event already.",
        zh: "在这个事件之前，应用已经在后台。")
    case .staysInBackground:
      return Bilingual(
        en: "The app stays in background: the phone shows \(showing.en).",
        zh: "应用仍在后台：手机显示的是\(showing.zh)。")
    case .startedInBackground:
      return Bilingual(
        en: "The app was in background from the start of this: it did not enter it. Apple's page "
          + "has the call even so; logs do not show it.",
        zh: "应用从一开始就在后台，并没有“进入”后台。Apple 的文档认为仍会调用，日志里却没有。")
    case .isNotRunning:
      return Bilingual(
        en: "The app is not running, and this event does not start it: the user's launch or a wake "
          + "by iOS would.",
        zh: "应用没有运行，这个事件也不会启动它：需要用户启动，或由系统唤醒。")
    case .isSuspended:
      return Bilingual(
        en: "The app is suspended, and nothing in this event lets it run.",
        zh: "应用处于挂起状态，这个事件没有让它恢复运行。")
    case .isLaunched:
      return Bilingual(
        en: "The process was there already: the launch methods come once, when it starts.",
        zh: "进程早已存在：启动方法只在进程开始时调用一次。")
    case .endsSuspended:
      return Bilingual(
        en: "The process ended while it was suspended: nothing is called any more.",
        zh: "进程在挂起时结束：不会再有任何调用。")
    case .endsUntold:
      return Bilingual(
        en: "The process ended in a way of which the app is not told.",
        zh: "进程以这种方式结束时，应用不会得到通知。")
    case .hasNoProcess:
      return Bilingual(
        en: "There is no process that could be told of its end.",
        zh: "没有进程，也就没有谁可以得知终止。")
    case .goesOn:
      return Bilingual(
        en: "The process goes on: the method comes only when the user swipes a running app away.",
        zh: "进程还在：只有运行中的应用被用户划掉时，才会调用这个方法。")
    case .sceneEndsUntold:
      return Bilingual(
        en: "The process ended in a way of which the scene is not told.",
        zh: "进程以这种方式结束时，scene 不会得到通知。")
    case .hasNoScene:
      return Bilingual(
        en: "No scene is connected that could be disconnected.", zh: "没有已连接的 scene 可以断开。")
    case .keepsScene:
      return Bilingual(
        en:
          "The app goes on and keeps its scene: the method comes when a running app is swiped away.",
        zh: "应用还在运行，scene 也保留着：运行中的应用被划掉时，才会调用这个方法。")
    case .sceneIsConnected:
      return Bilingual(
        en: "The scene was connected before this event.", zh: "在这个事件之前，scene 已经连接。")
    case .sceneWaitsForFront:
      return Bilingual(
        en: "The app is in background: its scene connects when it first comes to the front.",
        zh: "应用在后台：第一次来到前台时才连接 scene。")
    }
  }

  private var showing: Bilingual {
    after.phone.hasPrompt && after.phone.screen == .app
      ? Bilingual(en: "the permission prompt", zh: "权限提示框") : after.phone.screen.label
  }
}
