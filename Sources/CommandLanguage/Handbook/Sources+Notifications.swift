/// Sources for buttons, local notifications, interruption levels, Live Activities, and the
/// provider's side.
extension Handbook {
  static let notificationPages: [Source] = [
    page(
      "notifications.A-ACT", "Declaring your actionable notification types",
      "usernotifications/declaring-your-actionable-notification-types"),
    page(
      "notifications.A-HNDL", "Handling notifications and notification-related actions",
      "usernotifications/handling-notifications-and-notification-related-actions"),
    page(
      "notifications.A-DR", "userNotificationCenter(_:didReceive:withCompletionHandler:)",
      "usernotifications/unusernotificationcenterdelegate/"
        + "usernotificationcenter(_:didreceive:withcompletionhandler:)"),
    page(
      "notifications.A-OPT", "UNNotificationActionOptions",
      "usernotifications/unnotificationactionoptions"),
    page(
      "notifications.A-DIS", "customDismissAction",
      "usernotifications/unnotificationcategoryoptions/customdismissaction"),
    page(
      "notifications.A-SCHED", "Scheduling a notification locally from your app",
      "usernotifications/scheduling-a-notification-locally-from-your-app"),
    page(
      "notifications.A-LOCT", "UNLocationNotificationTrigger",
      "usernotifications/unlocationnotificationtrigger"),
    page(
      "notifications.A-RID", "UNNotificationRequest: identifier",
      "usernotifications/unnotificationrequest/identifier"),
    page(
      "notifications.A-LN", "application(_:didReceive:)",
      "uikit/uiapplicationdelegate/application(_:didreceive:)"),
    page(
      "notifications.A-LUN", "localizedUserNotificationString(forKey:arguments:)",
      "foundation/nsstring/localizedusernotificationstring(forkey:arguments:)"),
    page(
      "notifications.A-INT", "UNNotificationInterruptionLevel",
      "usernotifications/unnotificationinterruptionlevel"),
    page(
      "notifications.A-LA", "Starting and updating Live Activities with push notifications",
      "activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"),
    page(
      "notifications.A-TOK", "Establishing a token-based connection to APNs",
      "usernotifications/establishing-a-token-based-connection-to-apns"),
    work(
      "notifications.AR-WHAT", "Local and Remote Notification Programming Guide",
      "https://developer.apple.com/library/archive/documentation/NetworkingInternet/Conceptual/"
        + "RemoteNotificationsPG/"),
    work(
      "notifications.AR-BIN",
      "Local and Remote Notification Programming Guide: Binary Provider API",
      "https://developer.apple.com/library/archive/documentation/NetworkingInternet/Conceptual/"
        + "RemoteNotificationsPG/BinaryProviderAPI.html"),
    work(
      "notifications.TN2265", "Technical Note TN2265: Troubleshooting Push Notifications",
      "https://developer.apple.com/library/archive/technotes/tn2265/"),
    work(
      "notifications.W23-10025", "WWDC 2023, 10025: Meet Push Notifications Console",
      "https://developer.apple.com/videos/play/wwdc2023/10025"),
    page(
      "notifications.A-CE", "UNNotificationContentExtension, didReceive(_:completionHandler:)",
      "usernotificationsui/unnotificationcontentextension/didreceive(_:completionhandler:)"),
    page(
      "notifications.A-TSC", "UNNotificationResponse.targetScene",
      "usernotifications/unnotificationresponse/targetscene"),
    page(
      "notifications.A-TINT", "UNTimeIntervalNotificationTrigger.init(timeInterval:repeats:)",
      "usernotifications/untimeintervalnotificationtrigger/init(timeinterval:repeats:)"),
    page(
      "notifications.A-LNR", "UILocalNotification.repeatInterval",
      "uikit/uilocalnotification/repeatinterval"),
    page(
      "notifications.A-CHAN", "Sending channel management requests to APNs",
      "usernotifications/sending-channel-management-requests-to-apns"),
    page(
      "notifications.A-ERR", "Handling error responses from Apple Push Notification service",
      "usernotifications/handling-error-responses-from-apns"),
    page(
      "notifications.A-CONS", "Testing notifications using the Push Notification Console",
      "usernotifications/testing-notifications-using-the-push-notification-console"),
    work(
      "notifications.FT-799505", "Apple engineer in Apple Developer Forums, 799505",
      "https://developer.apple.com/forums/thread/799505"),
    work(
      "notifications.W23-10147", "WWDC 2023, 10147: Meet Core Location Monitor",
      "https://developer.apple.com/videos/play/wwdc2023/10147"),
    work(
      "notifications.W23-10180", "WWDC 2023, 10180: Discover streamlined location updates",
      "https://developer.apple.com/videos/play/wwdc2023/10180"),
    work(
      "notifications.W24-10212", "WWDC 2024, 10212: What's new in location authorization",
      "https://developer.apple.com/videos/play/wwdc2024/10212"),
    work(
      "notifications.W23-10185", "WWDC 2023, 10185: Update Live Activities with push notifications",
      "https://developer.apple.com/videos/play/wwdc2023/10185"),
    page(
      "notifications.A-V264",
      "PKPushRegistryDelegate, didReceiveIncomingVoIPPushWith with metadata",
      "pushkit/pkpushregistrydelegate/"
        + "pushregistry(_:didreceiveincomingvoippushwith:metadata:withcompletionhandler:)"),
    work(
      "notifications.FT-834934", "Apple Developer Forums, 834934",
      "https://developer.apple.com/forums/thread/834934"),
    work(
      "notifications.FLA-174", "istornz/flutter_live_activities, issue 174",
      "https://github.com/istornz/flutter_live_activities/issues/174"),
    work(
      "notifications.FLN-2275", "MaikuB/flutter_local_notifications, issue 2275",
      "https://github.com/MaikuB/flutter_local_notifications/issues/2275"),
    work(
      "notifications.APNSWIFT-229", "kylebrowning/APNSwift, pull request 229",
      "https://github.com/kylebrowning/APNSwift/pull/229"),
    work(
      "notifications.LOOPF-611", "loopandlearn/LoopFollow, issue 611",
      "https://github.com/loopandlearn/LoopFollow/issues/611"),
    work(
      "notifications.SO-BT",
      "Stack Overflow, Background task on remote notification suspended after a short while"),
    text(
      "notifications.D-9D",
      en: "How long may a task run that was begun in a push method?",
      zh: "在推送方法里开始的后台任务可以执行多久？"),
    text(
      "notifications.D-82",
      en: "Does a push launch an app in the Simulator?", zh: "推送会不会在模拟器里启动应用？"),
    work(
      "notifications.KLAV-545", "klaviyo/klaviyo-swift-sdk, pull request 545",
      "https://github.com/klaviyo/klaviyo-swift-sdk/pull/545"),
    work("push.XC114", "Xcode 11.4 release notes and simctl push --help"),
    text(
      "notifications.D-127",
      en: "Does a button take the notification away?", zh: "按下按钮后通知会不会消失？"),
    text(
      "notifications.D-28",
      en: "Which 64 local notifications are kept?", zh: "保留的是哪 64 条本地通知？"),
    text(
      "notifications.D-44",
      en: "Does a push-to-start wake the app after a force quit?",
      zh: "强制退出之后，由推送启动实时活动会不会唤醒应用？"),
  ]
}
