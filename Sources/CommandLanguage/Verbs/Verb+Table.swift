// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import LifecycleModel

extension Verb {
  package var row: VerbRow {
    switch self {
    case .profile:
      return VerbRow(
        .stage, "规则", "系统", usage: "profile NAME", en: "choose the set of iOS rules",
        zh: "选择一套 iOS 规则", details: Verb.names("NAME", Profile.Name.allCases),
        completes: { $0.first(Profile.Name.self) }
      ) { arguments throws(CommandError) in
        try .stage(.profile(arguments.profile()))
      }
    case .app:
      return VerbRow(
        .stage, "应用", "程序", usage: "app NAME", "app FILE.swift",
        en: "choose the delegate under test", zh: "选择被测的代理",
        details: Bilingual(
          en:
            "\(Verb.names("NAME", BuiltInApp.allCases).en) Behind FILE.swift further files of the "
            + "app: Swift, Info.plist, Localizable.strings (the texts of loc-key).",
          zh: "\(Verb.names("NAME", BuiltInApp.allCases).zh)FILE.swift 后面可跟应用的其他文件："
            + "Swift、Info.plist、Localizable.strings（loc-key 的文字）。"),
        completes: { $0.first(BuiltInApp.self) }
      ) { arguments throws(CommandError) in
        try .stage(.app(arguments.app()))
      }
    case .option:
      return VerbRow(
        .stage, "选项", usage: "option NAME on|off", "option [NAME]",
        en: "switch a reading of a disputed fact, explain it, or list them",
        zh: "开关或说明对有争议事实的一种解读；不带名字则列出",
        details: Verb.names("NAME", Option.allCases),
        completes: { $0.typed.count == 1 ? $0.words(Switch.self) : $0.first(Option.self) }
      ) { arguments throws(CommandError) in
        try .stage(arguments.option())
      }
    case .modes:
      return VerbRow(
        .stage, "后台模式", "模式", usage: "modes WORD...", "modes none",
        en: "set UIBackgroundModes, the whole list", zh: "设定整份 UIBackgroundModes",
        details: Verb.names("WORD", BackgroundMode.allCases), completes: { $0.modes }
      ) { arguments throws(CommandError) in
        try .stage(.modes(arguments.modes()))
      }
    case .fresh:
      return VerbRow(
        .stage, "全新", en: "installed but never launched: no permission asked, no token",
        zh: "已安装但从未启动：未询问权限，没有 token"
      ) { _ in .stage(.fresh) }
    case .reset:
      return VerbRow(.stage, "重置", en: "back to the stage as it was set", zh: "回到初始设置") { _ in
        .stage(.reset)
      }
    case .push:
      return VerbRow(
        .event, "推送", usage: "push alert [\"TEXT\"]", "push silent", "push mixed [\"TEXT\"]",
        "push rich [\"TEXT\"]", "push voip", "push badge N", "push {JSON}", "push FILE",
        en: "send a push from your server", zh: "从你的服务端发一条推送",
        details: Bilingual(
          en: "Headers behind it, in any order: priority=10|5|1 type=alert|background|... "
            + "expires=0|DURATION collapse=ID topic=BUNDLE token=bad|other|old "
            + "auth=expired|invalid|missing|environment|too-many. "
            + "Without a text: \"Hello\". rich has mutable-content, for a service extension among the "
            + "app's files; voip goes to PushKit, for an app whose code makes a PKPushRegistry.",
          zh: "后面可加请求头，次序不限：priority=10|5|1、type=alert|background|……、"
            + "expires=0|时长、collapse=ID、topic=BUNDLE、token=bad|other|old、"
            + "auth=expired|invalid|missing|environment|too-many。不写文字则为“Hello”。"
            + "rich 带 mutable-content，供应用文件中的通知服务扩展处理；voip 交给 PushKit，应用的代码须创建 PKPushRegistry。"),
        completes: { $0.push }
      ) { arguments throws(CommandError) in
        try .event(.sentPush(arguments.push()))
      }
    case .keepalive:
      return VerbRow(
        event: .keptAlive, "心跳", en: "the connection to APNs answers a keep-alive",
        zh: "与 APNs 的连接应答一次心跳")
    case .open:
      return VerbRow(event: .openedApp, "打开", en: "tap the app's icon", zh: "点击应用图标")
    case .link:
      return VerbRow(
        .event, "链接", usage: "link URL", en: "follow a link to the app in another app",
        zh: "在其他应用里打开指向本应用的链接",
        details: Bilingual(
          en: "URL: of the app's own scheme, as myapp://item/7, or a universal link, as "
            + "https://example.com/item/7. The app counts as the owner of both.",
          zh: "URL 可以是应用自有的 scheme，如 myapp://item/7，也可以是通用链接，如 "
            + "https://example.com/item/7。两者都视为属于本应用。")
      ) { arguments throws(CommandError) in try .event(.followedLink(arguments.link())) }
    case .sheet:
      return VerbRow(
        event: .sheetCame, "系统界面", en: "a sheet of the system, such as Face ID, covers the app",
        zh: "系统界面（如面容 ID）盖住应用",
        details: Bilingual(en: "`close` takes it away again.", zh: "close 将其关闭。"))
    case .tap:
      return VerbRow(
        .event, "点击", usage: "tap [N]",
        en: "tap the newest (or Nth newest) notification in reach", zh: "点击当前可触及的最新（或倒数第 N 条）通知"
      ) { arguments throws(CommandError) in
        try .event(.tapped(arguments.number(orElse: 1)))
      }
    case .action:
      return VerbRow(
        .event, "按钮", usage: "action ID [\"TEXT\"] [N]",
        en: "press a button of the newest (or Nth newest) notification",
        zh: "按下当前可触及的最新（或倒数第 N 条）通知上的按钮"
      ) { arguments throws(CommandError) in try .event(arguments.button()) }
    case .clear:
      return VerbRow(
        .event, "清除", usage: "clear [N]", "clear all", en: "swipe notifications away", zh: "划掉通知",
        completes: { $0.first([$0.plain("all")]) }
      ) { arguments throws(CommandError) in
        try .event(arguments.take("all") ? .clearedAll : .cleared(arguments.number(orElse: 1)))
      }
    case .home:
      return VerbRow(event: .pressedHome, "主屏幕", "主页", en: "go to the Home screen", zh: "回到主屏幕")
    case .switcher:
      return VerbRow(event: .openedSwitcher, "切换器", en: "open the app switcher", zh: "打开应用切换器")
    case .return:
      return VerbRow(
        event: .returnedToApp, "返回应用", "返回", en: "in the switcher: tap the app's own card",
        zh: "在切换器里点击本应用的卡片")
    case .other:
      return VerbRow(event: .openedOtherApp, "其他应用", "其他", en: "open another app", zh: "打开另一个应用")
    case .swipe:
      return VerbRow(
        event: .swipedAppAway, "上划", en: "in the switcher: swipe the app away (force quit)",
        zh: "在切换器里上划关闭本应用（强制退出）")
    case .center:
      return VerbRow(
        event: .pulledNotificationCenter, "通知中心", en: "pull down Notification Center", zh: "下拉通知中心")
    case .control:
      return VerbRow(
        event: .pulledControlCenter, "控制中心", en: "pull down Control Center", zh: "拉出控制中心")
    case .close:
      return VerbRow(
        event: .closedOverlay, "收起", en: "close Notification Center, Control Center or a sheet",
        zh: "收起通知中心、控制中心或系统界面")
    case .lock:
      return VerbRow(event: .locked, "锁屏", "锁定", en: "lock the phone", zh: "锁定手机")
    case .unlock:
      return VerbRow(event: .unlocked, "解锁", en: "unlock the phone", zh: "解锁手机")
    case .call:
      return VerbRow(event: .callCame, "来电", en: "a phone call comes in", zh: "来了一个电话")
    case .answer:
      return VerbRow(event: .answeredCall, "接听", en: "answer the call", zh: "接听电话")
    case .decline:
      return VerbRow(event: .declinedCall, "拒接", en: "decline the call", zh: "拒接电话")
    case .hangup:
      return VerbRow(event: .hungUp, "挂断", en: "hang up", zh: "挂断电话")
    case .allow:
      return VerbRow(
        event: .allowed, "允许", en: "answer the permission prompt with yes", zh: "在权限询问中选择允许")
    case .deny:
      return VerbRow(
        event: .denied, "不允许", en: "answer the permission prompt with no", zh: "在权限询问中选择不允许")
    case .settings:
      return VerbRow(
        .event, "设置", usage: "settings KEY VALUE", en: "change a switch in Settings",
        zh: "在系统设置里改动一个开关",
        details: Bilingual(
          en: "KEY: " + Verb.list(SettingKey.allCases).en
            + ". VALUE: on or off; of style: " + Verb.list(Settings.Style.allCases).en
            + "; of location: " + Verb.list(Settings.Location.allCases).en + ".",
          zh: "KEY 可以是 " + Verb.list(SettingKey.allCases).zh
            + "。VALUE 为 on 或 off；style 则为 " + Verb.list(Settings.Style.allCases).zh
            + "；location 则为 " + Verb.list(Settings.Location.allCases).zh + "。"),
        completes: { $0.settings }
      ) { arguments throws(CommandError) in
        try .event(.changedSetting(arguments.setting()))
      }
    case .travel:
      return VerbRow(
        .event, "移动", usage: "travel in|out REGION", "travel far", "travel visit",
        en: "cross a region, move far, visit a place", zh: "越过区域边界、远行或到访",
        details: Bilingual(
          en:
            "Never refused: the phone moves, and iOS tells an app whose code monitors it. REGION: "
            + "the identifier that the code gives; the phone starts outside of all regions. far: a "
            + "significant change, and a new location for liveUpdates and startUpdatingLocation.",
          zh: "从不拒绝：手机移动，系统通知正在监测的应用。REGION 是代码里给出的标识符；"
            + "手机一开始不在任何区域内。far 指显著位置变化，"
            + "也是 liveUpdates 和 startUpdatingLocation 的新位置。"),
        completes: { $0.first(TravelWord.self) }
      ) { arguments throws(CommandError) in
        try .event(.traveled(arguments.travel()))
      }
    case .wait:
      return VerbRow(
        .event, "等待", usage: "wait DURATION", en: "let simulated time pass", zh: "让模拟时间流逝",
        details: Bilingual(
          en: "DURATION: 30s, 2m, 1h, 500ms, 1.5s; a bare number is seconds; at most 366 days.",
          zh: "DURATION 写作 30s、2m、1h、500ms、1.5s；只写数字则为秒；最多 366 天。")
      ) { arguments throws(CommandError) in
        try .event(.timePassed(arguments.duration()))
      }
    case .reclaim:
      return VerbRow(
        event: .reclaimedMemory, "回收", en: "the system ends the app for its memory",
        zh: "系统为回收内存而终止应用")
    case .memory:
      return VerbRow(
        event: .warnedOfMemory, "内存警告", en: "the app gets a memory warning", zh: "应用收到内存警告")
    case .crash:
      return VerbRow(event: .appCrashed, "崩溃", en: "the app crashes", zh: "应用崩溃")
    case .reboot:
      return VerbRow(
        event: .rebooted, "重启", en: "power off and on, before the first unlock", zh: "关机再开机，尚未首次解锁")
    case .delete:
      return VerbRow(
        event: .deletedApp, "删除", "卸载",
        en: "delete the app from the Home screen, with its data and its token",
        zh: "从主屏幕删除应用，连同数据和 token")
    case .install:
      return VerbRow(
        event: .installedApp, "安装",
        en: "install the app again: never launched, no permission, no token",
        zh: "重新安装应用：未启动过，没有权限，没有 token")
    case .offline:
      return VerbRow(
        event: .wentOffline, "离线", "断网", en: "the phone loses its connection", zh: "手机断网")
    case .online:
      return VerbRow(
        event: .cameOnline, "上线", "联网", en: "the phone is connected again", zh: "手机重新联网")
    case .charger:
      return VerbRow(
        .event, "充电器", usage: "charger on|off", en: "plug the charger in or out", zh: "接上或拔下充电器",
        completes: { $0.first(Switch.self) }
      ) { arguments throws(CommandError) in
        try .event(.plugged(arguments.isOn()))
      }
    case .battery:
      return VerbRow(
        .event, "电量", usage: "battery PERCENT", en: "set the battery's charge", zh: "设定电池电量",
        details: Bilingual(
          en:
            "PERCENT: 0 to 100. Below 20 and without the charger iOS grants no fetch and no refresh.",
          zh: "PERCENT 为 0 到 100。低于 20 且未接充电器时，系统不准许后台获取和刷新任务。")
      ) { arguments throws(CommandError) in
        try .event(.batteryAt(arguments.percent()))
      }
    case .fetch:
      return VerbRow(
        event: .grantedFetch, "后台获取", en: "the system grants a background fetch", zh: "系统准许一次后台获取",
        details: Bilingual(
          en:
            "Refused, with the rule as reason, where iOS would not grant it: no interval set, too "
            + "early, Background App Refresh off, no mode, a force quit...",
          zh: "系统不会准许时予以拒绝，并以规则为理由：没有设定间隔、为时过早、后台 App 刷新已关闭、缺少模式、强制退出等。"))
    case .task:
      return VerbRow(
        .event, "后台任务", usage: "task refresh|processing", en: "the system grants a BGTask",
        zh: "系统准许一个 BGTask",
        details: Bilingual(
          en:
            "refresh: a BGAppRefreshTask; processing: a BGProcessingTask, only while the phone is "
            + "locked and the app does not run. Refused, with the rule as reason, where iOS would not "
            + "grant it.",
          zh: "refresh 指 BGAppRefreshTask；processing 指 BGProcessingTask，只在手机锁定且应用没有运行时。"
            + "系统不会准许时予以拒绝，并以规则为理由。"), completes: { $0.first(TaskKind.self) }
      ) { arguments throws(CommandError) in
        try .event(.grantedTask(arguments.keyword()))
      }
    case .transfer:
      return VerbRow(
        .event, "传输", usage: "transfer done|failed", en: "the background session's transfers end",
        zh: "后台会话的传输结束",
        details: Bilingual(
          en: "All transfers that the app has handed to background sessions end. Refused, with the "
            + "rule as reason, where none is under way or iOS would not go on with them.",
          zh: "应用交给后台会话的全部传输结束。没有进行中的传输，或系统此时不会继续传输时予以拒绝，并以规则为理由。")
      ) { arguments throws(CommandError) in
        try .event(.endedTransfers(arguments.transferEnd()))
      }
    case .xcode:
      return VerbRow(
        .event, "调试器", usage: "xcode run|stop|wait|detach",
        en: "run, stop, wait for a launch, detach", zh: "运行、停止、等待启动、脱离调试器",
        completes: { $0.first(XcodeAction.self) }
      ) { arguments throws(CommandError) in
        try .event(arguments.xcode())
      }
    case .network:
      return VerbRow(
        .stage, "网络", usage: "network DURATION|fail|empty", en: "how the app's own downloads go",
        zh: "应用自己的下载需要多久、是否失败",
        details: Bilingual(
          en: "DURATION: 30s, 2m, 1h, 500ms, 1.5s; a bare number is seconds; at most 366 days.",
          zh: "DURATION 写作 30s、2m、1h、500ms、1.5s；只写数字则为秒；最多 366 天。"),
        completes: { $0.first(NetworkWord.self) }
      ) { arguments throws(CommandError) in
        try .stage(.network(arguments.network()))
      }
    case .step:
      return VerbRow(.move, "单步", en: "show the next step of the event", zh: "显示本事件的下一步") { _ in
        .move(.step)
      }
    case .steps:
      return VerbRow(.move, "多步", usage: "steps N", en: "show the next N steps", zh: "显示接下来的 N 步") {
        arguments throws(CommandError) in
        try .move(.steps(arguments.number()))
      }
    case .finish:
      return VerbRow(.move, "走完", en: "show the rest of the event", zh: "显示本事件余下的全部步骤") { _ in
        .move(.finish)
      }
    case .back:
      return VerbRow(
        .move, "后退", usage: "back [N]", en: "move the cursor back by steps", zh: "光标后退若干步"
      ) { arguments throws(CommandError) in
        try .move(.back(arguments.number(orElse: 1)))
      }
    case .forward:
      return VerbRow(
        .move, "前进", usage: "forward [N]", en: "move the cursor forward by steps", zh: "光标前进若干步"
      ) { arguments throws(CommandError) in
        try .move(.forward(arguments.number(orElse: 1)))
      }
    case .goto:
      return VerbRow(.move, "跳到", usage: "goto N", en: "move the cursor to step N", zh: "光标跳到第 N 步")
      { arguments throws(CommandError) in
        try .move(.goto(arguments.number(from: 0)))
      }
    case .undo:
      return VerbRow(.move, "撤销", en: "take back the last event", zh: "撤销上一个事件") { _ in .move(.undo)
      }
    case .redo:
      return VerbRow(.move, "重做", en: "play the event again that was taken back", zh: "重做撤销的事件") {
        _ in .move(.redo)
      }
    case .branches:
      return VerbRow(.move, "分支列表", en: "list the branches of the history", zh: "列出历史的各个分支") { _ in
        .move(.branches)
      }
    case .branch:
      return VerbRow(.move, "分支", usage: "branch N", en: "enter branch N", zh: "进入第 N 个分支") {
        arguments throws(CommandError) in
        try .move(.branch(arguments.number()))
      }
    case .why:
      return VerbRow(
        .ask, "为什么", "为何", usage: "why [N]", "why matrix [PERMISSION] KIND STATE",
        en: "the rule behind a step, with its source", zh: "某一步背后的规则及出处",
        details: Bilingual(
          en: "Behind an event with a notification it also says what the user sees and hears, and "
            + "why not more. why matrix explains a cell of show matrix, by its words or by the "
            + "numbers of row and column.",
          zh: "事件中有通知时，还会说明用户看到、听到了什么，以及为什么没有更多。why matrix 解释 "
            + "show matrix 中的一格，可写行列的词，也可写行号和列号。"),
        completes: { $0.whyCell }
      ) { arguments throws(CommandError) in
        try .ask(arguments.reason())
      }
    case .whynot:
      return VerbRow(
        .ask, "为什么不", "为何不", usage: "whynot CALLBACK",
        "whynot banner|list|lockscreen|sound|badge|extension",
        en: "why the last event did not call or show that", zh: "上一个事件为什么没有调用或显示它",
        details: Bilingual(
          en: "CALLBACK: Apple's Swift or Objective-C name, or the short one (didBecomeActive), "
            + "which stands for every method that has it.",
          zh: "CALLBACK 可以是苹果的 Swift 或 Objective-C 名称，也可以是短名（didBecomeActive）；"
            + "短名代表所有同名方法。"),
        completes: {
          $0.first(Grammar.callbacks + $0.words(Display.Place.self) + [$0.plain("extension")])
        }
      ) { arguments throws(CommandError) in
        try .ask(arguments.missed())
      }
    case .show:
      return VerbRow(
        .ask, "显示", "查看", usage: "show state|flags|timers|notifications|apns|app|matrix",
        "show app all | rules [RULE-ID]", en: "show a part of the world", zh: "查看当前状态的一个方面",
        details: Bilingual(
          en:
            "show rules RULE-ID shows one rule of the handbook whole, show matrix what each kind of "
            + "push does in each state of the app.",
          zh: "show rules RULE-ID 显示手册中某条规则的全文；show matrix 显示各类推送在应用各种状态下的结果。"),
        completes: { $0.subjects }
      ) { arguments throws(CommandError) in
        try .ask(arguments.shown())
      }
    case .expect:
      return VerbRow(
        .ask, "断言", usage: "expect [not] CLAIM [since start]",
        en: "check a claim about the last event or the world", zh: "检查关于上一个事件或状态的断言",
        details: Bilingual(
          en:
            "CLAIM: state S; called CALLBACK [once|N times] [in STATE] [with KEY]; calls A, B|nothing; "
            + "order A before B; event VERB [N times]; refused; "
            + "shown banner|list|lockscreen|sound|badge|nothing; flag NAME = VALUE; "
            + "timer NAME running|stopped|expired; apns delivered|stored|discarded|rejected [REASON]; "
            + "treated as tap|arrival|nothing; handler called once in time; content ready|missing; "
            + "terminated by user|system|watchdog|crash|xcode|reboot|exit.",
          zh: "CLAIM 可以是：state S；called CALLBACK [once|N times] [in STATE] [with KEY]；"
            + "calls A, B|nothing；order A before B；event VERB [N times]；refused；"
            + "shown banner|list|lockscreen|sound|badge|nothing；flag NAME = VALUE；"
            + "timer NAME running|stopped|expired；apns delivered|stored|discarded|rejected [REASON]；"
            + "treated as tap|arrival|nothing；handler called once in time；content ready|missing；"
            + "terminated by user|system|watchdog|crash|xcode|reboot|exit。"),
        completes: { $0.claim }
      ) { arguments throws(CommandError) in
        try .expect(arguments.expectation())
      }
    case .predict:
      return VerbRow(
        .ask, "预测", usage: "predict CALLBACK, ...", "predict nothing",
        en: "predict the calls of the next event", zh: "预测下一个事件的调用",
        details: Bilingual(
          en: "CALLBACK: Apple's Swift or Objective-C name, or the short one (didBecomeActive), "
            + "which stands for every method that has it.",
          zh: "CALLBACK 可以是苹果的 Swift 或 Objective-C 名称，也可以是短名（didBecomeActive）；"
            + "短名代表所有同名方法。"), completes: { $0.callbackList($0.typed) }
      ) { arguments throws(CommandError) in
        try .predict(arguments.callbacks())
      }
    case .explore:
      return VerbRow(
        .ask, "探索", usage: "explore [PROPERTY...] [depth N] [events LIST]",
        "explore always EXPECT | find EXPECT ...", "explore eventually EXPECT ...",
        "explore never EXPECT after EXPECT ...", "explore from which EXPECT stays possible ...",
        en: "search for events that break the delegate", zh: "寻找能让代理出错的事件序列",
        details: Bilingual(
          en:
            "always: a sequence after which it fails. find: the shortest one after which it holds. "
            + "eventually: a way of at most `depth` events on which it never holds. never A after B: "
            + "a sequence that brings B and later A. from which A stays possible: a sequence after "
            + "which A can never hold again.",
          zh: "always：寻找使它不成立的序列。find：寻找使它成立的最短序列。"
            + "eventually：寻找一条在 depth 个事件之内它始终不成立的路径。"
            + "never A after B：寻找先出现 B、之后又出现 A 的序列。"
            + "from which A stays possible：寻找一个序列，在它之后 A 再也不可能成立。"),
        completes: { $0.exploration }
      ) { arguments throws(CommandError) in
        try .ask(.explore(arguments.exploration()))
      }
    case .assume:
      return VerbRow(
        .ask, "假定", usage: "assume [FILE:]LINE[.N] true|false|nil|some",
        "assume [FILE:]LINE[.N] case NAME|calls|never|once|empty|\"TEXT\"",
        en: "what an unknown part of your app's code is taken for", zh: "给代码中的未知部分一个值",
        completes: { $0.assumption }
      ) { arguments throws(CommandError) in
        try .stage(.assume(arguments.assumption()))
      }
    case .help:
      return VerbRow(
        .session, "帮助", usage: "help [VERB]", en: "list the commands, or explain one",
        zh: "列出全部命令，或说明其中一个",
        details: Bilingual(
          en: "Also a word of the panes, or what is known and not played: "
            + Glossary.notPlayed.map(\.word).joined(separator: " ") + ".",
          zh: "也可以是窗格里的词，或已知但不演示的内容："
            + Glossary.notPlayed.map(\.word).joined(separator: "、") + "。"),
        completes: { $0.first(Grammar.verbs) }
      ) { arguments throws(CommandError) in
        try .ask(.help(arguments.helpTopic()))
      }
    case .save:
      return VerbRow(
        .session, "保存", usage: "save FILE", en: "save the session as a script", zh: "把会话存成脚本",
        reach: .promptAndScripts, details: VerbRow.onReplacing
      ) { arguments throws(CommandError) in
        try .session(.save(path: arguments.path(), replaces: arguments.isForced))
      }
    case .load:
      return VerbRow(
        .session, "载入", usage: "load [FILE]",
        en: "play a script; without a name: list the examples", zh: "播放脚本；不带名字则列出示例",
        reach: .promptAndScripts
      ) { arguments throws(CommandError) in
        try .session(.load(path: arguments.isEmpty ? nil : arguments.path()))
      }
    case .saveLesson:
      return VerbRow(
        .session, "存为课程", usage: "save-lesson FILE", en: "save the session as a lesson draft",
        zh: "把会话存成课程草稿", reach: .promptAndScripts, details: VerbRow.onReplacing
      ) { arguments throws(CommandError) in
        try .session(.saveLesson(path: arguments.path(), replaces: arguments.isForced))
      }
    case .export:
      return VerbRow(
        .session, "导出", usage: "export text|markdown|svg|mermaid|cast FILE",
        en: "the session as a recap or a picture", zh: "把会话导出成回顾或图片", reach: .promptAndScripts,
        details: Bilingual(
          en: "In the dashboard export svg x.svg also writes the screen, as x-screen.svg. "
            + VerbRow.onReplacing.en,
          zh: "在界面中，export svg x.svg 还会把当前画面写成 x-screen.svg。" + VerbRow.onReplacing.zh),
        completes: { $0.first(ExportFormat.self) }
      ) { arguments throws(CommandError) in
        try .session(
          .export(arguments.keyword(), path: arguments.path(), replaces: arguments.isForced))
      }
    case .edit:
      return VerbRow(
        .session, "编辑", en: "open the delegate in $EDITOR", zh: "用 $EDITOR 打开代理",
        reach: .promptOnly
      ) { _ in .session(.edit) }
    case .lesson:
      return VerbRow(
        .session, "课程", usage: "lesson [NAME|none]",
        en: "begin a lesson, or go on with the last; none: free play",
        zh: "开始一课，或继续上次的课；none 回到自由练习", reach: .promptOnly
      ) { arguments throws(CommandError) in
        try .session(.lesson(arguments.lesson()))
      }
    case .next:
      return VerbRow(
        .session, "下一课", en: "in a lesson: go on, to the next page, question or lesson",
        zh: "在课程中继续：下一页、下一题或下一课", reach: .promptOnly
      ) { _ in .session(.lesson(.next)) }
    case .hint:
      return VerbRow(
        .session, "提示", en: "in a lesson: the next hint", zh: "在课程中显示下一条提示", reach: .promptOnly
      ) { _ in .session(.lesson(.hint)) }
    case .solution:
      return VerbRow(
        .session, "答案", en: "in a lesson: play the solution", zh: "在课程中演示答案", reach: .promptOnly
      ) { _ in .session(.lesson(.solution)) }
    case .language:
      return VerbRow(
        .session, "语言", usage: "language en|zh-Hans", en: "choose the language of the texts",
        zh: "选择文字的语言", reach: .promptOnly, completes: { $0.first(Language.self) }
      ) { arguments throws(CommandError) in
        try .session(.language(arguments.keyword()))
      }
    case .theme:
      return VerbRow(
        .session, "主题", usage: "theme dark|light|mono", en: "choose the colours", zh: "选择配色",
        reach: .promptOnly, completes: { $0.first(ThemeName.self) }
      ) { arguments throws(CommandError) in
        try .session(.theme(arguments.keyword()))
      }
    case .quit:
      return VerbRow(.session, "退出", en: "leave the program", zh: "离开程序", reach: .promptAndScripts)
      { _ in .session(.quit) }
    }
  }
}
