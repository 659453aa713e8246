import LifecycleModel

extension Verb {
  /// What the usage line cannot say; nil where it says all.
  var details: Bilingual? {
    switch self {
    case .push:
      return Bilingual(
        en: "Headers behind it, in any order: priority=10|5|1 type=alert|background|... "
          + "expires=0|DURATION collapse=ID topic=BUNDLE token=bad|other|old "
          + "auth=expired|invalid|missing|environment|too-many. Without a text: \"Hello\". rich has mutable-content, for a service extension among the "
          + "app's files; voip goes to PushKit, for an app whose code makes a PKPushRegistry.",
        zh: "后面可加请求头，次序不限：priority=10|5|1、type=alert|background|……、"
          + "expires=0|时长、collapse=ID、topic=BUNDLE、token=bad|other|old、"
          + "auth=expired|invalid|missing|environment|too-many。不写文字则为“Hello”。"
          + "rich 带 mutable-content，供应用文件中的通知服务扩展处理；voip 交给 PushKit，应用的代码须创建 PKPushRegistry。")
    case .settings:
      return Bilingual(
        en: "KEY: " + Verb.list(SettingKey.allCases)
          + ". VALUE: on or off; of style: " + Verb.list(Settings.Style.allCases)
          + "; of location: " + Verb.list(Settings.Location.allCases) + ".",
        zh: "KEY 可以是 " + Verb.list(SettingKey.allCases)
          + "。VALUE 为 on 或 off；style 则为 " + Verb.list(Settings.Style.allCases)
          + "；location 则为 " + Verb.list(Settings.Location.allCases) + "。")
    case .profile: return Verb.names("NAME", Profile.Name.allCases)
    case .app: return Verb.names("NAME", BuiltInApp.allCases)
    case .option: return Verb.names("NAME", Option.allCases)
    case .modes: return Verb.names("WORD", BackgroundMode.allCases)
    case .expect:
      return Bilingual(
        en:
          "CLAIM: state S; called CALLBACK [once|N times] [in STATE] [with KEY]; calls A, B|nothing; "
          + "order A before B; event VERB [N times]; refused; "
          + "shown banner|list|lockscreen|sound|badge|nothing; flag NAME = VALUE; "
          + "timer NAME running|stopped|expired; apns delivered|stored|discarded|rejected [REASON]; "
          + "treated as tap|arrival|nothing; handler called once in time; content ready|missing; "
          + "terminated by user|system|watchdog|crash|xcode|reboot.",
        zh: "CLAIM 可以是：state S；called CALLBACK [once|N times] [in STATE] [with KEY]；"
          + "calls A, B|nothing；order A before B；event VERB [N times]；refused；"
          + "shown banner|list|lockscreen|sound|badge|nothing；flag NAME = VALUE；"
          + "timer NAME running|stopped|expired；apns delivered|stored|discarded|rejected [REASON]；"
          + "treated as tap|arrival|nothing；handler called once in time；content ready|missing；"
          + "terminated by user|system|watchdog|crash|xcode|reboot。")
    case .predict, .whynot:
      return Bilingual(
        en: "CALLBACK: Apple's Swift or Objective-C name, or the short one (didBecomeActive), "
          + "which stands for every method that has it.",
        zh: "CALLBACK 可以是苹果的 Swift 或 Objective-C 名称，也可以是短名（didBecomeActive）；"
          + "短名代表所有同名方法。")
    case .wait, .network:
      return Bilingual(
        en: "DURATION: 30s, 2m, 1h, 500ms, 1.5s; a bare number is seconds; at most 366 days.",
        zh: "DURATION 写作 30s、2m、1h、500ms、1.5s；只写数字则为秒；最多 366 天。")
    case .task:
      return Bilingual(
        en: "refresh: a BGAppRefreshTask; processing: a BGProcessingTask, only while the phone is "
          + "locked and the app does not run. Refused, with the rule as reason, where iOS would not "
          + "grant it.",
        zh: "refresh 指 BGAppRefreshTask；processing 指 BGProcessingTask，只在手机锁定且应用没有运行时。"
          + "系统不会准许时予以拒绝，并以规则为理由。")
    case .transfer:
      return Bilingual(
        en: "All transfers that the app has handed to background sessions end. Refused, with the "
          + "rule as reason, where none is under way or iOS would not go on with them.",
        zh: "应用交给后台会话的全部传输结束。没有进行中的传输，或系统此时不会继续传输时予以拒绝，并以规则为理由。")
    case .battery:
      return Bilingual(
        en:
          "PERCENT: 0 to 100. Below 20 and without the charger iOS grants no fetch and no refresh.",
        zh: "PERCENT 为 0 到 100。低于 20 且未接充电器时，系统不准许后台获取和刷新任务。")
    case .fetch:
      return Bilingual(
        en: "Refused, with the rule as reason, where iOS would not grant it: no interval set, too "
          + "early, Background App Refresh off, no mode, a force quit...",
        zh: "系统不会准许时予以拒绝，并以规则为理由：没有设定间隔、为时过早、后台 App 刷新已关闭、缺少模式、强制退出等。")
    case .travel:
      return Bilingual(
        en: "Never refused: the phone moves, and iOS tells an app whose code monitors it. REGION: "
          + "the identifier that the code gives; the phone starts outside of all regions. far: a "
          + "significant change.",
        zh: "从不拒绝：手机移动，系统通知正在监测的应用。REGION 是代码里给出的标识符；"
          + "手机一开始不在任何区域内。far 指位置重大变化。")
    case .show:
      return Bilingual(
        en:
          "show rules RULE-ID shows one rule of the handbook whole, show matrix what each kind of "
          + "push does in each state of the app.",
        zh: "show rules RULE-ID 显示手册中某条规则的全文；show matrix 显示各类推送在应用各种状态下的结果。")
    case .fresh, .reset, .keepalive, .open, .tap, .action, .clear, .home, .switcher, .return, .other,
      .swipe, .center, .control, .close, .lock, .unlock, .call, .answer, .decline, .hangup, .allow,
      .deny, .reclaim, .memory, .crash, .reboot, .offline, .online, .charger, .xcode,
      .step, .steps, .finish, .back, .forward, .goto, .undo,
      .redo, .branches, .branch, .why, .explore, .assume, .help, .save, .load, .saveLesson,
      .export, .edit, .lesson, .next, .hint, .solution, .language, .theme, .quit:
      return nil
    }
  }

  private static func list(_ words: [some Keyword]) -> String {
    words.map(\.rawValue).joined(separator: ", ")
  }

  private static func names(_ placeholder: String, _ words: [some Keyword]) -> Bilingual {
    Bilingual(
      en: "\(placeholder): \(list(words)).", zh: "\(placeholder) 可以是 \(list(words))。")
  }
}
