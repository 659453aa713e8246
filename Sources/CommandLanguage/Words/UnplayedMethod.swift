/// Methods of iOS that an app may have and that PushLab does not call, for `whynot`.
package enum UnplayedMethod: String, CaseIterable, Hashable, Sendable {
  case shouldSaveState = "application(_:shouldSaveSecureApplicationState:)"
  case shouldRestoreState = "application(_:shouldRestoreSecureApplicationState:)"
  case sceneStateActivity = "stateRestorationActivity(for:)"
  case shortcut = "application(_:performActionFor:completionHandler:)"
  case sceneShortcut = "windowScene(_:performActionFor:completionHandler:)"
  case openSettings = "userNotificationCenter(_:openSettingsFor:)"
  case pushTokenInvalid = "pushRegistry(_:didInvalidatePushTokenFor:)"
  case significantTimeChange = "applicationSignificantTimeChange(_:)"
  case oldDidFinishLaunching = "applicationDidFinishLaunching(_:)"
  case determinedState = "locationManager(_:didDetermineState:for:)"
  case monitoringFailed = "locationManager(_:monitoringDidFailFor:withError:)"

  /// nil: no such method. The whole Swift name, or the word that tells it, case ignored.
  package init?(named spelling: String) {
    let word = spelling.lowercased()
    let found = UnplayedMethod.allCases.first {
      $0.rawValue.lowercased() == word || $0.shortName.lowercased() == word
    }
    guard let found else { return nil }
    self = found
  }

  package var shortName: String {
    switch self {
    case .shouldSaveState: return "shouldSaveSecureApplicationState"
    case .shouldRestoreState: return "shouldRestoreSecureApplicationState"
    case .sceneStateActivity: return "stateRestorationActivity"
    case .shortcut, .sceneShortcut: return "performActionFor"
    case .openSettings: return "openSettingsFor"
    case .pushTokenInvalid: return "didInvalidatePushTokenFor"
    case .significantTimeChange: return "applicationSignificantTimeChange"
    case .oldDidFinishLaunching: return "applicationDidFinishLaunching"
    case .determinedState: return "didDetermineState"
    case .monitoringFailed: return "monitoringDidFailFor"
    }
  }

  /// The occasion on which iOS calls the method.
  package var occasion: Bilingual {
    switch self {
    case .shouldSaveState, .sceneStateActivity:
      return Bilingual(
        en: "iOS asks for the state shortly after the app has entered the background.",
        zh: "应用进入后台之后不久，系统会来询问要保存的状态。")
    case .shouldRestoreState:
      return Bilingual(
        en: "iOS asks between willFinishLaunching and didFinishLaunching, if a state was saved.",
        zh: "如果保存过状态，系统在 willFinishLaunching 与 didFinishLaunching 之间询问。")
    case .shortcut, .sceneShortcut:
      return Bilingual(
        en: "iOS calls it when the user picks a quick action of the app's icon.",
        zh: "用户选择应用图标的快捷操作时，系统会调用它。")
    case .openSettings:
      return Bilingual(
        en: "iOS calls it when the user follows the link in the app's notification settings.",
        zh: "用户点击应用通知设置里的链接时，系统会调用它。")
    case .pushTokenInvalid:
      return Bilingual(
        en: "PushKit calls it when the token for VoIP pushes is no longer valid.",
        zh: "VoIP 推送的 token 失效时，PushKit 会调用它。")
    case .significantTimeChange:
      return Bilingual(
        en: "iOS calls it at midnight and when the clock is changed.",
        zh: "到了午夜或时钟被更改时，系统会调用它。")
    case .oldDidFinishLaunching:
      return Bilingual(
        en: "iOS calls it at a launch where the method with options is missing.",
        zh: "应用没有实现带 options 的方法时，系统在启动时调用它。")
    case .determinedState:
      return Bilingual(
        en:
          "Core Location answers requestState(for:) with it and tells a running app of a crossing, "
          + "but launches none for it.",
        zh: "Core Location 用它回答 requestState(for:)，并把越界告诉正在运行的应用，但不会为它启动应用。")
    case .monitoringFailed:
      return Bilingual(
        en: "Core Location calls it for a region that it cannot monitor, such as the 21st.",
        zh: "无法监测某个区域（例如第 21 个）时，Core Location 会调用它。")
    }
  }

  package var answer: Bilingual {
    Bilingual(
      en: "PushLab does not play \(rawValue). \(occasion.en)",
      zh: "PushLab 不演示 \(rawValue)。\(occasion.zh)")
  }
}
