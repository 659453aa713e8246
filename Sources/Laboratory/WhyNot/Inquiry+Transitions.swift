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

  /// A method that tells of a change between active, inactive and background, or of a scene.
  func transition(_ callback: Callback) -> WhyNot {
    if let dead = lifeless(callback) { return dead }
    switch callback {
    case .didBecomeActive, .sceneDidBecomeActive: return becomingActive(callback)
    case .willResignActive, .sceneWillResignActive: return resigning(callback)
    case .didEnterBackground, .sceneDidEnterBackground: return enteringBackground(callback)
    case .willEnterForeground, .sceneWillEnterForeground: return enteringForeground(callback)
    case .sceneWillConnect: return connecting(callback)
    case .sceneDidDisconnect: return disconnecting(callback)
    default: return reason(for: callback)
    }
  }

  private var wasInFront: Bool { before.isInForeground }

  private func becomingActive(_ callback: Callback) -> WhyNot {
    if let end { return ended(callback, by: end) }
    switch after.process?.state {
    case .active:
      return WhyNot(
        callback, .becomeActive,
        en: "The app was active before this event, and still is.",
        zh: "应用在这个事件之前就是 active，现在仍然是。")
    case .inactive:
      return WhyNot(
        callback, after.phone.hasPrompt ? .promptAppears : .interruption,
        en: "Something still covers the app: the phone shows \(showing.en).",
        zh: "应用上面还盖着东西：手机显示的是\(showing.zh)。")
    case .background, nil: return stayingBehind(callback, .becomeActive)
    }
  }

  private func resigning(_ callback: Callback) -> WhyNot {
    if !wasInFront || before.process?.state != .active,
      after.process?.state != .active || end != nil
    {
      return WhyNot(
        callback, .interruption,
        en: "The app was not active: there was nothing to give up.",
        zh: "应用本来就不是 active，无从失去激活状态。")
    }
    if let end { return ended(callback, by: end) }
    return WhyNot(
      callback, .interruption,
      en: "Nothing covers the app: it is active, the phone shows \(showing.en).",
      zh: "没有东西盖住应用：它处于 active，手机显示的是\(showing.zh)。")
  }

  private func enteringBackground(_ callback: Callback) -> WhyNot {
    if let end {
      let scene = callback == .sceneDidEnterBackground && event == .swipedAppAway && wasInFront
      return ended(callback, by: scene ? .sceneEndsInFront : end)
    }
    switch after.process?.state {
    case .active?, .inactive?:
      let state = after.lifecycle.rawValue
      return WhyNot(
        callback, wasInFront ? .interruption : .enterForeground,
        en:
          "The app is in front: it is \(state), the phone shows \(showing.en).",
        zh: "应用在前台：状态为 \(state)，手机显示的是\(showing.zh)。")
    case .background, nil:
      if launch != nil || wasResumed || wokeInBackground {
        return WhyNot(
          callback, .docBackgroundSequence,
          en: "The app was in background from the start of this: it did not enter it. Apple's page "
            + "has the call even so; logs do not show it.",
          zh: "应用从一开始就在后台，并没有“进入”后台。Apple 的文档认为仍会调用，日志里却没有。")
      }
      return WhyNot(
        callback, .enterBackground,
        en: "The app was in background before this event already.",
        zh: "在这个事件之前，应用已经在后台。")
    }
  }

  private func enteringForeground(_ callback: Callback) -> WhyNot {
    if let end { return ended(callback, by: end) }
    if let launch, !launch.isInBackground {
      return WhyNot(
        callback, .launchForeground,
        en: "The app was launched in front: it does not come from background.",
        zh: "应用是直接在前台启动的，并不是从后台返回。")
    }
    if wasInFront {
      return WhyNot(
        callback, .enterForeground,
        en: "The app was in front before this event: the method comes only on the way from "
          + "background.",
        zh: "在这个事件之前应用就在前台：这个方法只在从后台返回时调用。")
    }
    return stayingBehind(callback, .enterForeground)
  }

  private func connecting(_ callback: Callback) -> WhyNot {
    if let end { return ended(callback, by: end) }
    if before.process?.scene != nil {
      return WhyNot(
        callback, .sceneConnects,
        en: "The scene was connected before this event.", zh: "在这个事件之前，scene 已经连接。")
    }
    return WhyNot(
      callback, .sceneConnects,
      en: "The app is in background: its scene connects when it first comes to the front.",
      zh: "应用在后台：第一次来到前台时才连接 scene。")
  }

  private func disconnecting(_ callback: Callback) -> WhyNot {
    if let end {
      let inFront = event == .swipedAppAway && before.processState == .running
      return WhyNot(
        callback, inFront ? .sceneEndsInFront : end,
        en: "The process ended in a way of which the scene is not told.",
        zh: "进程以这种方式结束时，scene 不会得到通知。")
    }
    if after.process?.scene == nil {
      return WhyNot(
        callback, .sceneConnects,
        en: "No scene is connected that could be disconnected.", zh: "没有已连接的 scene 可以断开。")
    }
    return WhyNot(
      callback, .sceneEndsAtWork,
      en:
        "The app goes on and keeps its scene: the method comes when a running app is swiped away.",
      zh: "应用还在运行，scene 也保留着：运行中的应用被划掉时，才会调用这个方法。")
  }

  private func stayingBehind(_ callback: Callback, _ rule: Rule) -> WhyNot {
    WhyNot(
      callback, launch != nil ? .launchBackground : wokeInBackground ? .pushBackground : rule,
      en: "The app stays in background: the phone shows \(showing.en).",
      zh: "应用仍在后台：手机显示的是\(showing.zh)。")
  }

  /// A push called the app while it was in background.
  private var wokeInBackground: Bool {
    steps.contains { step in
      guard case .call(let call) = step.change else { return false }
      return call.callback.row.handsOverPush && call.state == .background
    }
  }

  private var showing: Bilingual {
    after.phone.hasPrompt && after.phone.screen == .app
      ? Bilingual(en: "the permission prompt", zh: "权限提示框") : after.phone.screen.label
  }
}
