/// The source behind a key, as `why` prints it.
package struct Source: Hashable, Sendable {
  package var key: SourceKey
  package var title: Bilingual
  /// An address; nil if the source has no known one.
  package var place: String?
}

extension Handbook {
  package static func source(for key: SourceKey) -> Source? { sources[key] }

  private static let sources = Dictionary(uniqueKeysWithValues: table.map { ($0.key, $0) })

  /// One row for each used key, in the order of the pages.
  package static let table: [Source] =
    applePages + appleTalks + observations + articles + disputes
    + backgroundPages + backgroundDisputes + notificationPages + scenes

  static func page(_ key: SourceKey, _ title: String, _ path: String) -> Source {
    Source(
      key: key, title: Bilingual(en: title, zh: title),
      place: "https://developer.apple.com/documentation/" + path)
  }

  static func work(_ key: SourceKey, _ title: String, _ place: String? = nil) -> Source {
    Source(key: key, title: Bilingual(en: title, zh: title), place: place)
  }

  static func text(
    _ key: SourceKey, en: String, zh: String, _ place: String? = nil
  ) -> Source {
    Source(key: key, title: Bilingual(en: en, zh: zh), place: place)
  }

  private static let applePages: [Source] = [
    page(
      "lifecycle.A3", "Managing your app's life cycle", "uikit/managing-your-app-s-life-cycle"),
    page(
      "lifecycle.A6", "Responding to the launch of your app",
      "uikit/responding-to-the-launch-of-your-app"),
    page(
      "push.A-NSE", "Modifying content in newly delivered notifications",
      "usernotifications/modifying-content-in-newly-delivered-notifications"),
    page(
      "push.A-UND", "UNUserNotificationCenterDelegate",
      "usernotifications/unusernotificationcenterdelegate"),
    page(
      "lifecycle.A1", "About the app launch sequence", "uikit/about-the-app-launch-sequence"),
    page(
      "lifecycle.A2", "About the background execution sequence",
      "uikit/about-the-background-execution-sequence"),
    page(
      "lifecycle.A4", "Preparing your UI to run in the background",
      "uikit/preparing-your-ui-to-run-in-the-background"),
    page(
      "lifecycle.A5", "Preparing your UI to run in the foreground",
      "uikit/preparing-your-ui-to-run-in-the-foreground"),
    page("lifecycle.A7", "applicationState", "uikit/uiapplication/applicationstate"),
    page(
      "lifecycle.A8", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "uikit/uiapplicationdelegate/"
        + "application(_:didreceiveremotenotification:fetchcompletionhandler:)"),
    page(
      "lifecycle.A9", "applicationWillTerminate(_:)",
      "uikit/uiapplicationdelegate/applicationwillterminate(_:)"),
    page(
      "lifecycle.A10", "applicationDidEnterBackground(_:)",
      "uikit/uiapplicationdelegate/applicationdidenterbackground(_:)"),
    page(
      "lifecycle.A11", "applicationWillEnterForeground(_:)",
      "uikit/uiapplicationdelegate/applicationwillenterforeground(_:)"),
    page("lifecycle.A14", "UIApplication.LaunchOptionsKey", "uikit/uiapplication/launchoptionskey"),
    page(
      "lifecycle.A18", "application(_:performFetchWithCompletionHandler:)",
      "uikit/uiapplicationdelegate/application(_:performfetchwithcompletionhandler:)"),
    work("lifecycle.A21", "Apple, Xcode documentation: EXC_CRASH (SIGKILL)"),
    page(
      "lifecycle.A22", "Addressing watchdog terminations",
      "xcode/addressing-watchdog-terminations"),
    page(
      "lifecycle.A23", "TN3115: Bluetooth State Restoration app relaunch rules",
      "technotes/tn3115-bluetooth-state-restoration-app-relaunch-rules"),
    work(
      "lifecycle.A24", "App Programming Guide for iOS (archive), Background Execution",
      "https://developer.apple.com/library/archive/documentation/iPhone/Conceptual/"
        + "iPhoneOSProgrammingGuide/BackgroundExecution/BackgroundExecution.html"),
    page("lifecycle.A27", "Restoring your app's state", "uikit/restoring-your-app-s-state"),
    page("lifecycle.A28", "Responding to memory warnings", "uikit/responding-to-memory-warnings"),
    work("lifecycle.A29", "MetricKit: MXForegroundExitData, MXBackgroundExitData"),
    work("lifecycle.A34", "App Programming Guide for iOS (archive), Responding to Interruptions"),
    page(
      "push.A-BG", "Pushing background updates to your App",
      "usernotifications/pushing-background-updates-to-your-app"),
    page(
      "push.A-BRS", "backgroundRefreshStatus", "uikit/uiapplication/backgroundrefreshstatus"),
    page(
      "push.A-GEN", "Generating a remote notification",
      "usernotifications/generating-a-remote-notification"),
    page(
      "push.A-METR", "Viewing the status of push notifications using Metrics and APNs",
      "usernotifications/viewing-the-status-of-push-notifications-using-metrics-and-apns"),
    page(
      "push.A-O", "application(_:didReceiveRemoteNotification:)",
      "uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:)"),
    page(
      "push.A-PERM", "Asking permission to use notifications",
      "usernotifications/asking-permission-to-use-notifications"),
    page(
      "push.A-REG", "Registering your app with APNs",
      "usernotifications/registering-your-app-with-apns"),
    page(
      "push.A-RESP", "Handling notification responses from APNs",
      "usernotifications/handling-notification-responses-from-apns"),
    page(
      "push.A-RFRN", "registerForRemoteNotifications()",
      "uikit/uiapplication/registerforremotenotifications()"),
    page(
      "push.A-SEND", "Sending notification requests to APNs",
      "usernotifications/sending-notification-requests-to-apns"),
    page(
      "push.A-TRBL", "Troubleshooting push notifications",
      "usernotifications/troubleshooting-push-notifications"),
    page("push.A-UPD", "User Notifications updates", "updates/usernotifications"),
    work(
      "push.AR-KEY",
      "Local and Remote Notification Programming Guide (archive), Payload Key Reference"),
    work(
      "push.AR-PAY",
      "Local and Remote Notification Programming Guide (archive), Creating the Payload"),
    work("push.H-APP", "iOS SDK, UIApplication.h"),
    work("push.H-UNC", "iOS SDK, UNUserNotificationCenter.h"),
  ]

  private static let appleTalks: [Source] = [
    work("push.W18-710", "WWDC 2018, session 710, What's New in User Notifications"),
    work(
      "push.W21-10091",
      "WWDC 2021, session 10091, Send communication and Time Sensitive notifications"),
    work("push.W19-707", "WWDC 2019, session 707, Advances in App Background Execution"),
    text(
      "lifecycle.D1", en: "Apple engineer in Apple Developer Forums 685525",
      zh: "Apple 工程师，Apple Developer Forums 685525",
      "https://developer.apple.com/forums/thread/685525"),
    text(
      "lifecycle.D4", en: "Apple engineer in Apple Developer Forums 14855",
      zh: "Apple 工程师，Apple Developer Forums 14855",
      "https://developer.apple.com/forums/thread/14855"),
    text(
      "push.DTS-775455", en: "Apple engineer in Apple Developer Forums 775455",
      zh: "Apple 工程师，Apple Developer Forums 775455",
      "https://developer.apple.com/forums/thread/775455"),
    text(
      "push.FOR-745345", en: "Apple Developer Forums 745345, a developer's table of push types",
      zh: "Apple Developer Forums 745345，一位开发者整理的推送类型表",
      "https://developer.apple.com/forums/thread/745345"),
    work(
      "push.FOR-776933", "Apple Developer Forums 776933",
      "https://developer.apple.com/forums/thread/776933"),
    text(
      "lifecycle.O22", en: "WWDC20, session 10078", zh: "WWDC20，第 10078 场"),
    text("push.W13-204", en: "WWDC13, session 204", zh: "WWDC13，第 204 场"),
    text("push.W14-713", en: "WWDC14, session 713", zh: "WWDC14，第 713 场"),
    text("push.W15-720", en: "WWDC15, session 720", zh: "WWDC15，第 720 场"),
    text("push.W16-707", en: "WWDC16, session 707", zh: "WWDC16，第 707 场"),
    text("push.W25-227", en: "WWDC25, session 227", zh: "WWDC25，第 227 场"),
    text(
      "background.W20-10063",
      en: "WWDC20, session 10063, Background execution demystified (withdrawn, known from notes)",
      zh: "WWDC20，第 10063 场，Background execution demystified（视频已下架，据听讲笔记）"),
  ]

  private static let observations: [Source] = [
    text(
      "push.LOC", en: "Two developers' tests of loc-key beside body (juejin, CSDN)",
      zh: "iOS APNs 实现多语言（掘金），CSDN 60958526：loc-key 与 body 的实测",
      "https://juejin.cn/post/6844903985527128077"),
    work(
      "lifecycle.O6", "Stack Overflow 71570813 (iOS 13)",
      "https://stackoverflow.com/questions/71570813"),
    work(
      "lifecycle.O7", "Apple Developer Forums 732170 (2023)",
      "https://developer.apple.com/forums/thread/732170"),
    work(
      "lifecycle.O11", "wordpress-mobile/WordPress-iOS issue 25643 (2026)",
      "https://github.com/wordpress-mobile/WordPress-iOS/issues/25643"),
    work(
      "lifecycle.O20", "mcmap.net, question 1825698 (iOS 13)", "https://mcmap.net/q/1825698"),
    work(
      "lifecycle.O12", "mozilla-mobile/firefox-ios issue 12622",
      "https://github.com/mozilla-mobile/firefox-ios/issues/12622"),
    work(
      "lifecycle.O28", "Lemonbrush/My-iOS-Dev-Learning-Tracker, log of a scene launch",
      "https://github.com/Lemonbrush/My-iOS-Dev-Learning-Tracker"),
    work(
      "push.ONES", "OneSignal/OneSignal-iOS-SDK, UNUserNotificationCenter+OneSignalNotifications.m",
      "https://github.com/OneSignal/OneSignal-iOS-SDK"),
    work(
      "push.GIST", "gist 623637646, callbacks on iOS 9 and 10"),
    work(
      "push.RADAR10", "openradar 28386845 and 27935982"),
    text(
      "lifecycle.O1", en: "regularberry/AppLaunchSequence, device log of iOS 11.0.3",
      zh: "regularberry/AppLaunchSequence，iOS 11.0.3 真机日志",
      "https://github.com/regularberry/AppLaunchSequence"),
    text(
      "lifecycle.O2", en: "Delegate methods called when opening app, measured on iOS 10",
      zh: "Delegate methods called when opening app（iOS 10 实测）",
      "https://medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf"),
    text(
      "push.MEAS10", en: "Delegate methods called when opening app, measured on iOS 10",
      zh: "Delegate methods called when opening app（iOS 10 实测）",
      "https://medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf"),
    work("lifecycle.O3", "openradar 14295449"),
    work("lifecycle.O4", "openradar 14075101"),
    work("lifecycle.O5", "Stack Overflow 25857028", "https://stackoverflow.com/a/25857028"),
    work(
      "lifecycle.O8", "When will applicationWillTerminate be called?",
      "https://seacode.uk/swift/when-will-applicationwillterminate-be-called"),
    text(
      "lifecycle.O9", en: "Stack Overflow, calls at the lock button on iOS 4 and 5",
      zh: "Stack Overflow，iOS 4 与 iOS 5 按锁屏键时的调用"),
    text(
      "lifecycle.O13", en: "blogger.tempus.org, July 2013", zh: "blogger.tempus.org，2013 年 7 月"),
    text(
      "lifecycle.O14", en: "kaiinui's blog, 8 December 2015 (iOS 9)",
      zh: "kaiinui 的博客，2015 年 12 月 8 日（iOS 9）",
      "https://kaiinui.hatenablog.com/entry/2015/12/08/202147"),
    text(
      "lifecycle.O15", en: "deltachat/deltachat-ios, AppDelegate.swift and pull request 1561",
      zh: "deltachat/deltachat-ios，AppDelegate.swift 与 pull request 1561",
      "https://github.com/deltachat/deltachat-ios"),
    work(
      "lifecycle.O17", "Surviving force quit",
      "https://faq.sealedabstract.com/surviving%20force%20quit"),
    work(
      "lifecycle.O18", "iOS background refresh and force killing (2014)",
      "https://aaron.blog/2014/03/31/ios-background-refresh-force-killing"),
    work("lifecycle.O19", "Stack Overflow 71523234"),
    text(
      "push.KII", en: "Kii Cloud guide, implementing push notifications",
      zh: "Kii Cloud 指南，推送通知的实现",
      "https://docs.kii.com/en/guides/cloudsdk/ios/managing-push-notification/implementation/"
        + "implementation-notification/"),
    work(
      "push.AZURE-195", "CatalystCode/react-native-azurenotificationhub, issue 195",
      "https://github.com/CatalystCode/react-native-azurenotificationhub/issues/195"),
    work(
      "push.VAPOR-52", "matthijs2704/vapor-apns, issue 52",
      "https://github.com/matthijs2704/vapor-apns/issues/52"),
    work(
      "push.GROCER-44", "grocer/grocer, issue 44", "https://github.com/grocer/grocer/issues/44"),
  ]

  private static let articles: [Source] =
    claims(
      of: 1, 1...20,
      en: "Article 1, Push and background download (2016)",
      zh: "文章一《推送与后台下载》（2016）",
      "https://medium.com/posts-from-emmerge/"
        + "ios-push-notification-background-fetch-demystified-7090358bb66e")
    + claims(
      of: 2, 1...8,
      en: "Article 2, Push settings and silent push (iOS 7)",
      zh: "文章二《推送设置与静默推送》（iOS 7）")
    + claims(
      of: 3, 1...21,
      en: "Article 3, Updating an application in the background (Xamarin.iOS)",
      zh: "文章三《在后台更新应用》（Xamarin.iOS）")
    + claims(
      of: 4, 1...9,
      en: "Article 4, Silent push in practice",
      zh: "文章四《静默推送实践》")

  static func claims(
    of article: Int, _ numbers: ClosedRange<Int>, en: String, zh: String, _ place: String? = nil
  ) -> [Source] {
    numbers.map { number in
      text(
        SourceKey("article.\(article).\(number)"), en: "\(en), claim \(number)",
        zh: "\(zh)第 \(number) 条", place)
    }
  }

  /// The disputed questions. A dispute's key is also the key of its question.
  private static let disputes: [Source] = [
    text(
      "lifecycle.X3", en: "What is a scene app told when it is swiped away in front?",
      zh: "使用 scene 的应用在前台被划掉时会收到什么？"),
    text(
      "lifecycle.X2", en: "Does a scene connect at a launch in background?",
      zh: "在后台启动时会连接 scene 吗？"),
    text(
      "lifecycle.X1",
      en: "Does applicationDidEnterBackground run at a launch in background?",
      zh: "在后台启动时是否调用 applicationDidEnterBackground？"),
    text(
      "lifecycle.X4", en: "Does a restart lift the force-quit ban?",
      zh: "重启是否解除强制退出的禁令？"),
    text(
      "lifecycle.X10", en: "Which state does applicationWillEnterForeground see?",
      zh: "applicationWillEnterForeground 中读到的是哪种状态？"),
    text(
      "lifecycle.X11", en: "Which calls does pulling down Notification Center make?",
      zh: "下拉通知中心会引起哪些调用？"),
    text(
      "lifecycle.X13", en: "Is an app that is ended while running in background told?",
      zh: "后台运行的应用被系统终止时是否得到通知？"),
    text(
      "lifecycle.X5", en: "Does an app with scenes get launch options in background?",
      zh: "使用 scene 的应用在后台启动时能得到启动选项吗？"),
    text(
      "lifecycle.X9", en: "How deep does prewarming go?", zh: "预热会进行到哪一步？"),
    text(
      "lifecycle.X8", en: "Does a silent push launch an app after a force quit on iOS 13?",
      zh: "在 iOS 13 上，强制退出后静默推送会启动应用吗？"),
    text(
      "swiftui.X2", en: "Does a view see a change of scenePhase at the first activation?",
      zh: "首次变为 active 时，视图会看到 scenePhase 的变化吗？"),
    text(
      "swiftui.X3", en: "What makes UIKit treat an app as one with scenes?",
      zh: "UIKit 依据什么把应用当作使用 scene 的应用？"),
    text(
      "lifecycle.X12", en: "Does the monitoring of a region survive a restart of the phone?",
      zh: "重启手机之后，区域监测是否继续？"),
    text(
      "notifications.D-TN2265", en: "Does a registration fail while the phone is offline?",
      zh: "手机离线时，注册会失败吗？"),
    text(
      "lifecycle.X15", en: "How long may applicationDidEnterBackground take?",
      zh: "applicationDidEnterBackground 最长可以执行多久？"),
    text(
      "push.D-1", en: "Does content-available with an alert wake the app?",
      zh: "带提醒的 content-available 推送是否唤醒应用？"),
    text(
      "push.D-2", en: "Does content-available launch an app that is not running?",
      zh: "content-available 是否会启动未在运行的应用？"),
    text(
      "push.D-3", en: "Does APNs store one push for an offline device, or a queue?",
      zh: "设备离线时 APNs 保存一条推送还是一个队列？"),
    text(
      "push.D-4", en: "Is an empty string as sound heard?", zh: "sound 为空字符串时会不会响？"),
    text(
      "push.D-5", en: "Which values of content-available count?",
      zh: "content-available 的哪些值算数？"),
    text(
      "push.D-6", en: "What does a push without badge do to the badge?",
      zh: "推送没有 badge 时角标如何变化？"),
    text(
      "push.D-7", en: "Does Background App Refresh, turned off, stop silent pushes?",
      zh: "关闭“后台 App 刷新”是否阻止静默推送？"),
    text(
      "push.D-8", en: "Does registering always bring a token from iOS 8 on?",
      zh: "自 iOS 8 起，注册是否总能得到 token？"),
    text(
      "push.D-9", en: "What becomes of a silent push with priority 10?",
      zh: "优先级为 10 的静默推送会怎样？"),
    text(
      "push.D-10", en: "Does a visible push reach an app whose notifications are denied?",
      zh: "通知被拒绝时，可见推送能否到达应用？"),
    text(
      "push.D-12", en: "Does a held silent push survive a force quit?",
      zh: "设备保留的静默推送在强制退出后是否还在？"),
    text(
      "push.D-11", en: "Where is the response of a tap that launches an app with scenes?",
      zh: "点击启动使用 scene 的应用时，response 在哪里？"),
    text("push.D-13", en: "Who throttles silent pushes?", zh: "静默推送由谁限流？"),
    text(
      "push.D-15", en: "Does a silent push in the foreground reach the push method?",
      zh: "应用在前台时，静默推送会交给推送方法吗？"),
  ]
}
