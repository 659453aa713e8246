/// Sources for rules about background execution.
extension Handbook {
  static let backgroundPages: [Source] = [
    page(
      "background.FETCHINT", "setMinimumBackgroundFetchInterval(_:)",
      "uikit/uiapplication/setminimumbackgroundfetchinterval(_:)"),
    work("background.HDR", "iOS SDK, UIApplication.h"),
    page(
      "background.USEBG", "Using background tasks to update your app",
      "uikit/using-background-tasks-to-update-your-app"),
    page(
      "background.BGT-ERR", "BGTaskScheduler.Error.Code",
      "backgroundtasks/bgtaskscheduler/error/code"),
    page(
      "background.LPM", "isLowPowerModeEnabled", "foundation/processinfo/islowpowermodeenabled"),
    work("background.APG", "App Programming Guide for iOS (archive), Background Execution"),
    work("background.W19-707", "WWDC 2019, session 707, Advances in App Background Execution"),
    page(
      "background.EXT", "Extending your app's background execution time",
      "uikit/extending-your-app-s-background-execution-time"),
    page(
      "background.BBT", "beginBackgroundTask(expirationHandler:)",
      "uikit/uiapplication/beginbackgroundtask(expirationhandler:)"),
    page(
      "lifecycle.A19", "backgroundTimeRemaining", "uikit/uiapplication/backgroundtimeremaining"),
    text(
      "lifecycle.D2", en: "Apple engineer in Apple Developer Forums 85066",
      zh: "Apple 工程师，Apple Developer Forums 85066",
      "https://developer.apple.com/forums/thread/85066"),
    page(
      "background.BGT-REG", "BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)",
      "backgroundtasks/bgtaskscheduler/register(fortaskwithidentifier:using:launchhandler:)"),
    page(
      "background.BGT-SUB", "BGTaskScheduler.submit(_:)",
      "backgroundtasks/bgtaskscheduler/submit(_:)"),
    page(
      "background.BGT-PRO", "BGProcessingTask", "backgroundtasks/bgprocessingtask"),
    page(
      "background.BGT-EXP", "BGTask.expirationHandler",
      "backgroundtasks/bgtask/expirationhandler"),
    page(
      "background.STRAT", "Choosing background strategies for your app",
      "backgroundtasks/choosing-background-strategies-for-your-app"),
    page("lifecycle.A20", "BackgroundTasks", "backgroundtasks"),
    work("background.W22-10142", "WWDC 2022, session 10142, Efficiency awaits: Background tasks"),
    work("background.W25-227", "WWDC 2025, session 227, Finish tasks in the background"),
    work(
      "background.F-799126", "Apple Developer Forums 799126",
      "https://developer.apple.com/forums/thread/799126"),
    page(
      "background.KSWU", "kSecAttrAccessibleWhenUnlocked",
      "security/ksecattraccessiblewhenunlocked"),
    work(
      "background.F-114159", "Apple Developer Forums 114159",
      "https://developer.apple.com/forums/thread/114159"),
    work(
      "background.F-119758", "Apple Developer Forums 119758",
      "https://developer.apple.com/forums/thread/119758"),
    text(
      "lifecycle.D3", en: "Apple engineer in Apple Developer Forums 793189",
      zh: "Apple 工程师，Apple Developer Forums 793189",
      "https://developer.apple.com/forums/thread/793189"),
    work(
      "background.GH-414", "transistorsoft/flutter_background_fetch issue 414",
      "https://github.com/transistorsoft/flutter_background_fetch/issues/414"),
    page(
      "background.REG", "CLLocationManager.startMonitoring(for:)",
      "corelocation/cllocationmanager/startmonitoring(for:)"),
    page(
      "background.GEO", "Monitoring the user's proximity to geographic regions",
      "corelocation/monitoring-the-user-s-proximity-to-geographic-regions"),
    page(
      "background.SLC", "startMonitoringSignificantLocationChanges()",
      "corelocation/cllocationmanager/startmonitoringsignificantlocationchanges()"),
    page(
      "background.VIS", "startMonitoringVisits()",
      "corelocation/cllocationmanager/startmonitoringvisits()"),
    page(
      "background.ABLU", "allowsBackgroundLocationUpdates",
      "corelocation/cllocationmanager/allowsbackgroundlocationupdates"),
    page(
      "background.LAUTH", "Requesting authorization to use location services",
      "corelocation/requesting-authorization-to-use-location-services"),
    page(
      "background.LOK-LOC", "UIApplication.LaunchOptionsKey.location",
      "uikit/uiapplication/launchoptionskey/location"),
    work(
      "background.LPG-REG",
      "Location and Maps Programming Guide (archive), Region Monitoring and iBeacon"),
    work(
      "background.LPG-LOC",
      "Location and Maps Programming Guide (archive), Getting the User's Location"),
    page(
      "background.EBD", "earliestBeginDate", "foundation/urlsessiontask/earliestbegindate"),
    page(
      "lifecycle.A32", "backgroundRefreshStatus; setMinimumBackgroundFetchInterval(_:)",
      "uikit/uiapplication/backgroundrefreshstatus"),
    page(
      "background.URLBG", "URLSessionConfiguration.background(withIdentifier:)",
      "foundation/urlsessionconfiguration/background(withidentifier:)"),
    page(
      "background.DISC", "URLSessionConfiguration.isDiscretionary",
      "foundation/urlsessionconfiguration/isdiscretionary"),
    page(
      "background.SSLE", "URLSessionConfiguration.sessionSendsLaunchEvents",
      "foundation/urlsessionconfiguration/sessionsendslaunchevents"),
    page(
      "background.FINEV", "urlSessionDidFinishEvents(forBackgroundURLSession:)",
      "foundation/urlsessiondelegate/urlsessiondidfinishevents(forbackgroundurlsession:)"),
    page(
      "background.DLBG", "Downloading files in the background",
      "foundation/downloading-files-in-the-background"),
    page(
      "background.BTCANC",
      "NSURLErrorBackgroundTaskCancelledReasonKey: background task cancellation",
      "foundation/background-task-cancellation"),
    page(
      "background.HEBUS",
      "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
      "uikit/uiapplicationdelegate/"
        + "application(_:handleeventsforbackgroundurlsession:completionhandler:)"),
    work("background.W13-705", "WWDC 2013, session 705, What's New in Foundation Networking"),
    work("background.W14-707", "WWDC 2014, session 707, What's New in Foundation Networking"),
    work(
      "background.F-14854", "Apple Developer Forums 14854",
      "https://developer.apple.com/forums/thread/14854"),
    work(
      "background.F-128813", "Apple Developer Forums 128813 (iOS 12.4)",
      "https://developer.apple.com/forums/thread/128813"),
    text(
      "background.F-741432", en: "Apple engineer in Apple Developer Forums 741432",
      zh: "Apple 工程师，Apple Developer Forums 741432",
      "https://developer.apple.com/forums/thread/741432"),
    page(
      "background.PK1",
      "PKPushRegistryDelegate.pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
      "pushkit/pkpushregistrydelegate/pushregistry(_:didreceiveincomingpushwith:for:completion:)"),
    page(
      "background.BGDEBUG", "Starting and terminating tasks during development",
      "backgroundtasks/starting-and-terminating-tasks-during-development"),
    page(
      "background.PK4", "PKPushRegistryDelegate.pushRegistry(_:didUpdate:for:)",
      "pushkit/pkpushregistrydelegate/pushregistry(_:didupdate:for:)"),
    page(
      "background.LDCA",
      "CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)",
      "corelocation/cllocationmanagerdelegate/locationmanagerdidchangeauthorization(_:)"),
    page("background.PK2", "PKPushType.voIP", "pushkit/pkpushtype/voip"),
    page(
      "background.PK3", "Responding to VoIP Notifications from PushKit",
      "pushkit/responding-to-voip-notifications-from-pushkit"),
    work("background.W14-712", "WWDC 2014, session 712"),
    text(
      "background.F-817976", en: "Apple engineer in Apple Developer Forums 817976",
      zh: "Apple 工程师，Apple Developer Forums 817976",
      "https://developer.apple.com/forums/thread/817976"),
    text(
      "background.F-784473", en: "Apple engineer in Apple Developer Forums 784473",
      zh: "Apple 工程师，Apple Developer Forums 784473",
      "https://developer.apple.com/forums/thread/784473"),
    page("lifecycle.A26", "PushKit", "pushkit"),
    work("lifecycle.O21", "react-native-voip-push-notification, issues 8 and 14"),
    text("background.W13-204", en: "WWDC13, session 204", zh: "WWDC13，第 204 场"),
    text("background.W16-716", en: "WWDC16, session 716", zh: "WWDC16，第 716 场"),
    text("background.W14-706", en: "WWDC14, session 706", zh: "WWDC14，第 706 场"),
    work(
      "background.F-826964", "Apple Developer Forums 826964 (iOS 26.4)",
      "https://developer.apple.com/forums/thread/826964"),
    work("lifecycle.O16", "Apple Developer Forums 826964 and 701820; Stack Overflow 33368607"),
    work("lifecycle.O26", "Learning iBeacon, chapter 5; article 3"),
  ]

  static let backgroundDisputes: [Source] = [
    text(
      "background.D-15", en: "Does a VoIP push launch the app before the first unlock?",
      zh: "首次解锁之前 VoIP 推送是否会启动应用？"),
    text(
      "lifecycle.X7", en: "Does a VoIP push launch an app that the user swiped away?",
      zh: "VoIP 推送是否会启动被用户划掉的应用？"),
    text(
      "background.D-7", en: "Does a processing task run after a force quit?",
      zh: "强制退出之后处理任务是否还会执行？"),
    text(
      "background.D-9", en: "Is a custom fetch interval a lower bound or advice?",
      zh: "自定义的获取间隔是下限还是建议？"),
    text(
      "background.D-2", en: "Does Background App Refresh, turned off, stop location events?",
      zh: "关闭“后台 App 刷新”是否阻止位置事件？"),
    text(
      "background.D-16", en: "How far must the phone move for a significant change?",
      zh: "移动多远才算显著位置变化？"),
    text(
      "background.D-3", en: "Is an app relaunched for its location after a force quit?",
      zh: "强制退出后应用是否还会因位置而启动？"),
  ]
}
