import CommandLanguage
import LifecycleModel

/// Closures of SwiftUI and links.
extension Inquiry {
  func view(_ callback: Callback) -> WhyNot {
    guard after.stage.adoption == .swiftUI else {
      return WhyNot(
        callback, .scenePhase,
        en: "The app has no SwiftUI App: only there SwiftUI runs such closures.",
        zh: "应用没有 SwiftUI 的 App 结构体：只有 SwiftUI 应用才会运行这类闭包。")
    }
    if callback != .appInit, after.processState == .notRunning, end != nil || !wasLaunched {
      return WhyNot(
        callback, end?.rule ?? .scenePhase, en: "The process has ended, and SwiftUI with it.",
        zh: "进程已经结束，SwiftUI 也不再运行。")
    }
    switch callback {
    case .appInit:
      return WhyNot(
        callback, .appInit,
        en: "App.init runs when the process starts; this event started none.",
        zh: "App.init 只在进程启动时运行；这个事件没有启动进程。")
    case .refreshTask:
      return WhyNot(
        callback, .viewBackgroundTask,
        en: "iOS granted no app refresh task of that identifier in this event.",
        zh: "这个事件中系统没有准许该标识符的 app refresh 任务。")
    case .sessionTask:
      return WhyNot(
        callback, .viewBackgroundTask,
        en: "iOS did not wake the app for that URLSession in this event.",
        zh: "这个事件中系统没有为该 URLSession 唤醒应用。")
    case .viewOpensURL, .viewContinuesActivity: return link(callback)
    default: break
    }
    if after.process?.scene == nil {
      return WhyNot(
        callback, .sceneConnects,
        en: "No scene is connected: a launch in background builds no view and changes no phase.",
        zh: "没有连接 scene：后台启动不会创建视图，也不会改变 scenePhase。")
    }
    return callback == .scenePhaseChange
      ? WhyNot(
        callback, .scenePhase, en: "The scene's phase did not change in this event.",
        zh: "这个事件中 scene 的 scenePhase 没有改变。")
      : WhyNot(
        callback, .viewAppears,
        en: "No view came or went: leaving for the background and coming back is no appearance.",
        zh: "没有视图出现或消失：进入后台再返回，不算视图出现。")
  }

  func link(_ callback: Callback) -> WhyNot {
    guard case .followedLink(let link) = event else {
      return WhyNot(
        callback, .linkURL, en: "Nobody followed a link in this event.", zh: "这个事件中没有人打开链接。")
    }
    let denial = after.denial(of: link, for: callback, by: program)
    if denial == nil || denial?.condition == .link(.toOtherMethod),
      steps.contains(where: { $0.rule == .linkRefused })
    {
      return why(callback, Denial(.linkRefused))
    }
    if let denial { return why(callback, denial) }
    if let end { return ended(callback, by: end.rule) }
    return why(callback, Denial(.linkScene, .link(.inOptions)))
  }

  /// The sentence for a link that goes to another method.
  func words(for route: Denial.LinkRoute) -> Bilingual {
    switch route {
    case .toView:
      return Bilingual(
        en: "In a SwiftUI app the link goes to onOpenURL, whatever its kind.",
        zh: "在 SwiftUI 应用中，任何链接都交给 onOpenURL。")
    case .toScene:
      return Bilingual(
        en: "The app has scenes: the link goes to the scene delegate.",
        zh: "应用采用 scene：链接交给 scene 代理。")
    case .toApplication:
      return Bilingual(
        en: "The app has no scenes: the link goes to the application delegate.",
        zh: "应用没有采用 scene：链接交给应用代理。")
    case .asActivity:
      return Bilingual(
        en: "A universal link comes as a user activity.",
        zh: "通用链接（universal link）以 user activity 的形式到达。")
    case .asURL:
      return Bilingual(
        en: "A URL of the app's own scheme comes as a URL, not as a user activity.",
        zh: "应用自有 scheme 的 URL 直接以 URL 到达，而不是 user activity。")
    case .toOtherMethod:
      return Bilingual(
        en: "The other method got the URL: application(_:open:options:) came with iOS 9.",
        zh: "URL 交给了另一个方法：application(_:open:options:) 自 iOS 9 才有。")
    case .inOptions:
      return Bilingual(
        en: "This launch hands the link over in the connection options, and only there.",
        zh: "这次启动只通过连接选项（connectionOptions）交付链接。")
    }
  }
}
