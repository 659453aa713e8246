extension Glossary {
  /// Topics that users ask about but PushLab does not simulate, each with the fact and its source.
  package static let notPlayed = [
    GlossaryEntry(
      "actions",
      en: "Action identifiers must be unique over all categories, since didReceive gets no other "
        + "name. iOS 8 showed two buttons on a banner and four in an alert.",
      zh: "按钮的 identifier 在所有类别中必须唯一，因为 didReceive 只得到这个名字。iOS 8 在横幅上最多显示"
        + "两个按钮，在提醒框中四个。",
      sources: ["notifications.A-ACT", "push.W14-713"]),
    GlossaryEntry(
      "content-extension",
      en: "A notification content extension with didReceive gets a button first; the app's method "
        + "comes only if the extension passes it on.",
      zh: "实现了 didReceive 的通知内容扩展先得到按钮；扩展转交之后，应用的方法才会被调用。",
      sources: ["notifications.A-CE"]),
    GlossaryEntry(
      "targetscene",
      en: "response.targetScene is the scene that will show the result; for a background "
        + "action it is taken as nil (model choice).",
      zh: "response.targetScene 是将要显示结果的 scene；后台按钮时按 nil 处理（模型的选择）。",
      sources: ["notifications.A-TSC"]),
    GlossaryEntry(
      "trigger",
      en: "A time trigger needs an interval above 0, a repeating one at least 60 s. "
        + "UILocalNotification repeated by calendar units, none below a minute.",
      zh: "时间触发器的间隔须大于 0，重复的至少 60 秒。UILocalNotification 按日历单位重复，不支持短于一"
        + "分钟。",
      sources: ["notifications.A-TINT", "notifications.A-LNR"]),
    GlossaryEntry(
      "thread-id",
      en:
        "Notifications with the same thread-id are grouped in the list; here each has its own row.",
      zh: "thread-id 相同的通知在列表中归为一组；这里每条各占一行。", sources: ["push.A-GEN"]),
    GlossaryEntry(
      "target-content-id",
      en: "The window or scene that iOS brings forward at a tap; PushLab has one scene.",
      zh: "点击通知时系统带到前面的窗口或 scene；PushLab 只有一个 scene。", sources: ["push.A-GEN"]),
    GlossaryEntry(
      "filter-criteria",
      en: "A text by which the app's Focus filter lets a notification through or keeps it back.",
      zh: "应用的专注模式过滤条件按这段文字决定通知是否通过。", sources: ["push.A-GEN"]),
    GlossaryEntry(
      "simulate",
      en: "In Xcode's console, on a device, after a successful submit: e -l objc -- "
        + "(void)[[BGTaskScheduler sharedScheduler] _simulateLaunchForTaskWithIdentifier:@\"ID\"]. "
        + "Here: task refresh.",
      zh: "在真机上成功 submit 之后，于 Xcode 控制台输入：e -l objc -- "
        + "(void)[[BGTaskScheduler sharedScheduler] _simulateLaunchForTaskWithIdentifier:@\"ID\"]。"
        + "这里用 task refresh。", sources: ["background.BGDEBUG"]),
    GlossaryEntry(
      "communication",
      en: "A communication notification is no level: the service extension puts a message or call "
        + "intent on it. It goes through a Focus if the user allows the person.",
      zh: "通信通知不是一种级别：由通知服务扩展加上消息或通话的 intent。用户允许该联系人时，它不受专注模式限制。",
      sources: ["push.W21-10091"]),
    GlossaryEntry(
      "relevance-score",
      en: "A number from 0 to 1: it orders notifications within the Scheduled Summary and changes "
        + "nothing outside of it.",
      zh: "0 到 1 的数字：只决定定时推送摘要内部的顺序，在摘要之外没有任何作用。",
      sources: ["push.W21-10091"]),
    GlossaryEntry(
      "siri",
      en: "With a fitting headset Siri announces time-sensitive and communication notifications by "
        + "default, from iOS 15 on.",
      zh: "自 iOS 15 起，戴着合适的耳机时，Siri 默认播报时效性通知和通信通知。",
      sources: ["push.W21-10091"]),
    GlossaryEntry(
      "opensettings",
      en: "A centre's delegate with userNotificationCenter(_:openSettingsFor:) gets a link in the "
        + "app's notification settings; pressing it opens the app and calls that method.",
      zh: "UNUserNotificationCenter 的代理实现 userNotificationCenter(_:openSettingsFor:) 后，"
        + "应用的通知设置里会出现链接；按下它会打开应用并调用这个方法。",
      sources: ["push.W18-710"]),
    GlossaryEntry(
      "activity-token",
      en: "A running Live Activity may get a new token; the app has background time to send it "
        + "(a talk says foreground time). 410 on it: drop it, also while the app runs.",
      zh: "运行中的实时活动可能换 token，应用有后台时间把它发给服务端（讲座说是前台时间）。对它回应"
        + " 410 时应停用，应用在运行时也一样。",
      sources: ["notifications.A-LA", "notifications.W23-10185"]),
    GlossaryEntry(
      "activity-budget",
      en: "Updates of priority 10 count against a budget, those of 5 do not; starts by push "
        + "have their own: about ten in a short time, then nothing starts and APNs says 200.",
      zh: "优先级 10 的更新计入预算，5 的不计；由推送启动另有预算：短时间内约十次，之后不再启动，APNs 仍回应 "
        + "200。",
      sources: ["notifications.A-LA", "notifications.FT-799505"]),
    GlossaryEntry(
      "activity-dismissed",
      en: "A Live Activity that the user has swiped away does not come back with an update.",
      zh: "用户划掉的实时活动，不会因为更新而重新出现。",
      sources: ["notifications.FLA-174"]),
    GlossaryEntry(
      "broadcast",
      en: "From iOS 18 on one push to a channel updates the Live Activity on all phones; it cannot "
        + "start one. The path has the plain bundle id, with a suffix it is TopicDisallowed; Apple's "
        + "pages name two hosts. At most 10,000 channels.",
      zh: "自 iOS 18 起，向频道发一条推送即可更新所有手机上的实时活动，但不能启动它。路径只写 bundle id，加后缀会得到"
        + " TopicDisallowed；Apple 的文档给出两种主机名。最多 10,000 个频道。",
      sources: ["notifications.A-CHAN", "notifications.A-ERR"]),
    GlossaryEntry(
      "channel",
      en:
        "A broadcast channel stores nothing (policy 0, expiration 0) or the newest push for up to "
        + "8 h (policy 1). The policy is fixed, deleting is final, ids are never used again.",
      zh: "广播频道要么不存储（策略 0，过期时间为 0），要么把最新一条保留至多 8 小时（策略 1）；策略不能更改，删除后无法恢复，id 不会"
        + "重复使用。",
      sources: ["notifications.A-CHAN"]),
    GlossaryEntry(
      "provider-key",
      en: "Team keys are now made for sandbox or production, two each; keys for single topics "
        + "exist too, 200 for an environment.",
      zh: "团队密钥现在分沙盒和生产，各两个；还有只用于个别 topic 的密钥，每个环境 200 个。",
      sources: ["notifications.A-TOK"]),
    GlossaryEntry(
      "environment",
      en:
        "A build signed for development has a sandbox token; TestFlight, ad hoc and App Store have "
        + "production tokens. At the other host it is BadDeviceToken.",
      zh: "开发签名的应用得到沙盒 token，TestFlight、ad hoc 和 App Store 得到生产 token。发到另一边的主机就是"
        + " BadDeviceToken。"),
    GlossaryEntry(
      "toomanyrequests",
      en: "429 TooManyRequests: too many pushes in a row to one token. No figure is published; try "
        + "again later.",
      zh: "429 TooManyRequests：对同一个 token 连续发送太多。没有公布数字；稍后再试。",
      sources: ["push.A-RESP"]),
    GlossaryEntry(
      "apns-unique-id",
      en: "A header of the sandbox's answer: the key to the Delivery Log, kept for seven days "
        + "(A-RESP, A-CONS).",
      zh: "沙盒应答中的请求头：用它在投递日志中查找，保留七天。",
      sources: ["push.A-RESP", "notifications.A-CONS"]),
    GlossaryEntry(
      "connections",
      en: "Keep connections to APNs open: many short ones, or many pushes to one phone, count as "
        + "an attack and are blocked for a time.",
      zh: "请保持与 APNs 的连接：频繁的短连接，或向一台手机发送大量推送，会被当作攻击而暂时拦截。",
      sources: ["push.A-TRBL"]),
    GlossaryEntry(
      "binary-frame",
      en: "A frame of the binary interface: command 2 with token, payload, own id of 4 bytes, "
        + "expiry and priority, to port 2195; feedback is at port 2196.",
      zh: "二进制接口的帧：命令 2，含 token、内容、4 字节编号、过期时间和优先级，发往 2195 端口；反馈服务在 2196 端口。",
      sources: ["notifications.AR-BIN"]),
    GlossaryEntry(
      "prompt",
      en: "The permission prompt comes at the first requestAuthorization alone; later ones give "
        + "the answer of then. Only the user can change it, in Settings.",
      zh: "权限提示框只在第一次 requestAuthorization 时出现，之后的请求直接得到当时的回答；只有用户能在设置里更改。",
      sources: ["push.A-PERM"]),
    GlossaryEntry(
      "clservicesession",
      en: "CLServiceSession of iOS 18 says which authorization a feature needs: Always works only "
        + "while one is held that was begun in front; after a relaunch iOS remembers it for a "
        + "few seconds. PushLab plays it for apps that make one.",
      zh: "iOS 18 的 CLServiceSession 说明某功能需要的定位权限：只有持有在前台开始的会话时“始终”才有效，重新"
        + "启动后系统只记住几秒。PushLab 对创建会话的应用演示这一点。",
      sources: ["notifications.W24-10212"]),
  ]
}
