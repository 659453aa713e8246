/// Methods of iOS that an app may have and that PushLab does not call, for `whynot`.
package enum UnplayedMethod: String, CaseIterable, Hashable, Sendable {
  case shouldSaveState = "application(_:shouldSaveSecureApplicationState:)"
  case shouldRestoreState = "application(_:shouldRestoreSecureApplicationState:)"
  case sceneStateActivity = "stateRestorationActivity(for:)"
  case shortcut = "application(_:performActionFor:completionHandler:)"
  case sceneShortcut = "windowScene(_:performActionFor:completionHandler:)"
  case openSettings = "userNotificationCenter(_:openSettingsFor:)"
  case pushTokenInvalid = "pushRegistry(_:didInvalidatePushTokenFor:)"
  case downloadProgress =
    "urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)"
  case downloadResumed = "urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)"
  case uploadProgress =
    "urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)"
  case sessionData = "urlSession(_:dataTask:didReceive:)"
  case sessionResponse = "urlSession(_:dataTask:didReceive:completionHandler:)"
  case sessionChallenge = "urlSession(_:didReceive:completionHandler:)"
  case taskChallenge = "urlSession(_:task:didReceive:completionHandler:)"
  case redirection =
    "urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)"
  case sessionInvalid = "urlSession(_:didBecomeInvalidWithError:)"
  case sessionWaits = "urlSession(_:taskIsWaitingForConnectivity:)"
  case sessionMetrics = "urlSession(_:task:didFinishCollecting:)"
  case significantTimeChange = "applicationSignificantTimeChange(_:)"
  case determinedState = "locationManager(_:didDetermineState:for:)"
  case monitoringFailed = "locationManager(_:monitoringDidFailFor:withError:)"
  case locationFailed = "locationManager(_:didFailWithError:)"
  case oldShouldSaveState = "application(_:shouldSaveApplicationState:)"
  case oldShouldRestoreState = "application(_:shouldRestoreApplicationState:)"
  case oldHandleOpen = "application(_:handleOpen:)"
  case registeredSettings = "application(_:didRegister:)"
  case willContinueActivity = "application(_:willContinueUserActivityWithType:)"
  case failedToContinue = "application(_:didFailToContinueUserActivityWithType:error:)"
  case sceneRestores = "scene(_:restoreInteractionStateWith:)"
  case sceneWillContinue = "scene(_:willContinueUserActivityWithType:)"
  case sceneFailedToContinue = "scene(_:didFailToContinueUserActivityWithType:error:)"
  case sceneUpdatedActivity = "scene(_:didUpdate:)"
  case sceneGeometry = "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
  case sceneEffectiveGeometry = "windowScene(_:didUpdateEffectiveGeometry:)"
  case updatedActivity = "application(_:didUpdate:)"
  case willEncodeState = "application(_:willEncodeRestorableStateWith:)"
  case didDecodeState = "application(_:didDecodeRestorableStateWith:)"
  case restoredController = "application(_:viewControllerWithRestorationIdentifierPath:coder:)"
  case barOrientation = "application(_:didChangeStatusBarOrientation:)"
  case orientations = "application(_:supportedInterfaceOrientationsFor:)"
  case extensionPoint = "application(_:shouldAllowExtensionPointIdentifier:)"
  case intent = "application(_:handle:completionHandler:)"
  case intentHandler = "application(_:handlerFor:)"
  case acceptedShare = "application(_:userDidAcceptCloudKitShareWith:)"
  case sceneAcceptedShare = "windowScene(_:userDidAcceptCloudKitShareWith:)"
  case watchRequest = "application(_:handleWatchKitExtensionRequest:reply:)"
  case healthAuthorization = "applicationShouldRequestHealthAuthorization(_:)"
  case callAction = "provider(_:perform:)"
  case callReset = "providerDidReset(_:)"
  case callAudio = "provider(_:didActivate:)"

  /// The full Swift name, or its distinctive word; ignores case. nil if there is no such method.
  package init?(named spelling: String) {
    let word = spelling.lowercased()
    let found = UnplayedMethod.allCases.first {
      $0.rawValue.lowercased() == word || $0.shortName.lowercased() == word
    }
    guard let found else { return nil }
    self = found
  }

  /// The name of the form without a completion handler; nil if there is none.
  package var asyncForm: String? {
    let handler = "completionHandler:)"
    return rawValue.hasSuffix(handler) ? rawValue.dropLast(handler.count) + ")" : nil
  }

  package var shortName: String {
    switch self {
    case .shouldSaveState: return "shouldSaveSecureApplicationState"
    case .shouldRestoreState: return "shouldRestoreSecureApplicationState"
    case .sceneStateActivity: return "stateRestorationActivity"
    case .shortcut, .sceneShortcut: return "performActionFor"
    case .openSettings: return "openSettingsFor"
    case .pushTokenInvalid: return "didInvalidatePushTokenFor"
    case .downloadProgress: return "didWriteData"
    case .downloadResumed: return "didResumeAtOffset"
    case .uploadProgress: return "didSendBodyData"
    case .sessionData: return "dataTaskDidReceiveData"
    case .sessionResponse: return "dataTaskDidReceiveResponse"
    case .sessionChallenge: return "sessionDidReceiveChallenge"
    case .taskChallenge: return "taskDidReceiveChallenge"
    case .redirection: return "willPerformHTTPRedirection"
    case .sessionInvalid: return "didBecomeInvalidWithError"
    case .sessionWaits: return "taskIsWaitingForConnectivity"
    case .sessionMetrics: return "didFinishCollecting"
    case .significantTimeChange: return "applicationSignificantTimeChange"
    case .determinedState: return "didDetermineState"
    case .monitoringFailed: return "monitoringDidFailFor"
    case .locationFailed: return "didFailWithError"
    case .oldShouldSaveState: return "shouldSaveApplicationState"
    case .oldShouldRestoreState: return "shouldRestoreApplicationState"
    case .oldHandleOpen: return "handleOpen"
    case .registeredSettings: return "didRegister"
    case .sceneRestores: return "restoreInteractionStateWith"
    case .sceneUpdatedActivity: return "didUpdate"
    case .updatedActivity: return "applicationDidUpdate"
    case .sceneGeometry: return "windowSceneDidUpdate"
    case .sceneEffectiveGeometry: return "didUpdateEffectiveGeometry"
    case .willEncodeState: return "willEncodeRestorableStateWith"
    case .didDecodeState: return "didDecodeRestorableStateWith"
    case .restoredController: return "viewControllerWithRestorationIdentifierPath"
    case .barOrientation: return "didChangeStatusBarOrientation"
    case .willContinueActivity, .sceneWillContinue: return "willContinueUserActivityWithType"
    case .failedToContinue, .sceneFailedToContinue: return "didFailToContinueUserActivityWithType"
    case .orientations: return "supportedInterfaceOrientationsFor"
    case .extensionPoint: return "shouldAllowExtensionPointIdentifier"
    case .intent: return "handle"
    case .intentHandler: return "handlerFor"
    case .acceptedShare, .sceneAcceptedShare: return "userDidAcceptCloudKitShareWith"
    case .watchRequest: return "handleWatchKitExtensionRequest"
    case .healthAuthorization: return "applicationShouldRequestHealthAuthorization"
    case .callAction: return "perform"
    case .callReset: return "providerDidReset"
    case .callAudio: return "didActivate"
    }
  }

  /// When iOS calls the method.
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
    case .downloadProgress:
      return Bilingual(
        en: "A URLSession calls it again and again while a download goes on and the app runs.",
        zh: "下载进行中且应用在运行时，URLSession 会反复调用它。")
    case .downloadResumed:
      return Bilingual(
        en: "A URLSession calls it when a download goes on from its resume data.",
        zh: "下载从恢复数据处继续时，URLSession 会调用它。")
    case .uploadProgress:
      return Bilingual(
        en: "A URLSession calls it again and again while an upload goes on and the app runs.",
        zh: "上传进行中且应用在运行时，URLSession 会反复调用它。")
    case .sessionData, .sessionResponse:
      return Bilingual(
        en: "A URLSession calls it with the answer to a data task or an upload.",
        zh: "数据任务或上传任务收到响应时，URLSession 会调用它。")
    case .sessionChallenge, .taskChallenge:
      return Bilingual(
        en:
          "A URLSession calls it when the server asks for credentials or its trust is in question.",
        zh: "服务端要求凭据或需要判断其可信度时，URLSession 会调用它。")
    case .redirection:
      return Bilingual(
        en: "A URLSession calls it when the server sends a task to another address.",
        zh: "服务端把任务重定向到另一个地址时，URLSession 会调用它。")
    case .sessionInvalid:
      return Bilingual(
        en: "A URLSession calls it once it was invalidated.",
        zh: "URLSession 失效之后会调用它。")
    case .sessionWaits:
      return Bilingual(
        en: "A URLSession calls it when a task has to wait for a connection.",
        zh: "任务需要等待网络连接时，URLSession 会调用它。")
    case .sessionMetrics:
      return Bilingual(
        en: "A URLSession calls it with the times of a task that has ended.",
        zh: "任务结束后，URLSession 用它给出各阶段的耗时。")
    case .significantTimeChange:
      return Bilingual(
        en: "iOS calls it at midnight and when the clock is changed.",
        zh: "到了午夜或时钟被更改时，系统会调用它。")
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
    case .locationFailed:
      return Bilingual(
        en: "Core Location calls it when it cannot get a location.",
        zh: "无法取得位置时，Core Location 会调用它。")
    case .oldShouldSaveState, .oldShouldRestoreState:
      return Bilingual(
        en: "Up to iOS 13.1 it is the method without Secure in its name.",
        zh: "iOS 13.1 及更早版本使用这个名称中没有 Secure 的方法。")
    case .oldHandleOpen:
      return Bilingual(
        en: "iOS calls it for a link if the app has no newer method for links.",
        zh: "应用没有更新的链接方法时，系统用它传递链接。")
    case .registeredSettings:
      return Bilingual(
        en: "iOS 8 and 9 call it with the kinds of notifications that the user allowed.",
        zh: "iOS 8 和 9 用它告知用户允许的通知类型。")
    case .sceneRestores:
      return Bilingual(
        en: "iOS calls it to restore a scene's interface from a saved activity.",
        zh: "系统调用它，以便用保存的活动恢复 scene 的界面。")
    case .sceneUpdatedActivity:
      return Bilingual(
        en: "iOS calls it after an activity of the scene was updated.",
        zh: "scene 的活动更新之后，系统会调用它。")
    case .updatedActivity:
      return Bilingual(
        en: "iOS calls it after an activity that the app continues was updated.",
        zh: "应用所继续的活动更新之后，系统会调用它。")
    case .sceneGeometry, .sceneEffectiveGeometry:
      return Bilingual(
        en: "iOS calls it when the size, the orientation or the traits of a scene change.",
        zh: "scene 的尺寸、方向或 trait 改变时，系统会调用它。")
    case .willEncodeState:
      return Bilingual(
        en: "iOS calls it before it saves the state of the interface.",
        zh: "系统保存界面状态之前会调用它。")
    case .didDecodeState, .restoredController:
      return Bilingual(
        en: "iOS calls it when it restores a saved interface at a launch.",
        zh: "启动时恢复已保存的界面，系统会调用它。")
    case .barOrientation:
      return Bilingual(
        en: "iOS calls it after the orientation of the interface has changed.",
        zh: "界面方向改变之后，系统会调用它。")
    case .willContinueActivity, .sceneWillContinue:
      return Bilingual(
        en: "iOS calls it before it hands over an activity to continue.",
        zh: "系统在交付要继续的活动之前调用它。")
    case .failedToContinue, .sceneFailedToContinue:
      return Bilingual(
        en: "iOS calls it when an activity cannot be handed over.",
        zh: "活动无法交付时，系统会调用它。")
    case .orientations:
      return Bilingual(
        en: "iOS asks which orientations a window may have.",
        zh: "系统用它询问窗口允许的方向。")
    case .extensionPoint:
      return Bilingual(
        en: "iOS asks whether the app allows extensions such as keyboards.",
        zh: "系统用它询问应用是否允许键盘等扩展。")
    case .intent, .intentHandler:
      return Bilingual(
        en: "iOS calls it for an intent of Siri or Shortcuts that the app handles itself.",
        zh: "Siri 或快捷指令的 intent 由应用自己处理时，系统会调用它。")
    case .acceptedShare, .sceneAcceptedShare:
      return Bilingual(
        en: "iOS calls it when the user accepts a CloudKit share.",
        zh: "用户接受 CloudKit 共享时，系统会调用它。")
    case .watchRequest:
      return Bilingual(
        en: "iOS calls it for a request of the app on the watch.",
        zh: "手表上的应用发来请求时，系统会调用它。")
    case .healthAuthorization:
      return Bilingual(
        en: "iOS calls it when the watch asks for access to health data.",
        zh: "手表请求访问健康数据时，系统会调用它。")
    case .callAction:
      return Bilingual(
        en: "CallKit calls it when the user or the app starts, answers, ends or holds a call.",
        zh: "用户或应用发起、接听、结束或保持通话时，CallKit 会调用它。")
    case .callReset:
      return Bilingual(
        en: "CallKit calls it when all calls are to be ended.",
        zh: "需要结束全部通话时，CallKit 会调用它。")
    case .callAudio:
      return Bilingual(
        en: "CallKit calls it when the audio session of a call becomes active.",
        zh: "通话的音频会话激活时，CallKit 会调用它。")
    }
  }

  package var answer: Bilingual {
    Bilingual(
      en: "PushLab does not play \(rawValue). \(occasion.en)",
      zh: "PushLab 不演示 \(rawValue)。\(occasion.zh)")
  }
}
