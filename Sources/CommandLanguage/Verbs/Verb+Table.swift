/// The one row of a verb: parser, help, completion and the Chinese words all read it.
package struct VerbEntry: Hashable, Sendable {
  /// The first is the one that completion offers.
  package var chinese: [String]
  /// One line for each form.
  package var usage: [String]
  package var help: Bilingual

  init(_ chinese: String..., usage: String..., en: String, zh: String) {
    self.chinese = chinese
    self.usage = usage
    help = Bilingual(en: en, zh: zh)
  }
}

extension Verb {
  package var entry: VerbEntry {
    switch self {
    case .profile:
      return VerbEntry(
        "规则", "系统", usage: "profile NAME",
        en: "choose the set of iOS rules", zh: "选择一套 iOS 规则")
    case .app:
      return VerbEntry(
        "应用", "程序", usage: "app NAME", "app FILE.swift",
        en: "choose the delegate under test", zh: "选择被测的 delegate")
    case .option:
      return VerbEntry(
        "选项", usage: "option NAME on|off", "option",
        en: "switch a reading of a disputed fact; without a name: list them",
        zh: "开关对有争议事实的一种解读；不带名字则列出全部")
    case .modes:
      return VerbEntry(
        "后台模式", "模式", usage: "modes WORD...", "modes none",
        en: "set UIBackgroundModes, the whole list", zh: "设定整份 UIBackgroundModes")
    case .fresh:
      return VerbEntry(
        "全新", usage: "fresh",
        en: "installed but never launched: no permission asked, no token",
        zh: "已安装但从未启动：未询问权限，没有 token")
    case .reset:
      return VerbEntry("重置", usage: "reset", en: "back to the stage as it was set", zh: "回到布置好的舞台")
    case .push:
      return VerbEntry(
        "推送",
        usage: "push alert [\"TEXT\"]",
        "push silent",
        "push mixed [\"TEXT\"]",
        "push rich [\"TEXT\"]",
        "push voip",
        "push badge N",
        "push {JSON}",
        "push FILE",
        en: "send a push from your server", zh: "从你的服务器发一条推送")
    case .keepalive:
      return VerbEntry(
        "心跳", usage: "keepalive",
        en: "the connection to APNs answers a keep-alive", zh: "与 APNs 的连接应答一次心跳")
    case .open:
      return VerbEntry("打开", usage: "open", en: "tap the app's icon", zh: "点按应用图标")
    case .tap:
      return VerbEntry(
        "点按", "点击", usage: "tap [N]",
        en: "tap the newest (or Nth newest) notification in reach", zh: "点按当前可触及的最新（或第 N 新）通知")
    case .action:
      return VerbEntry(
        "按钮", usage: "action ID [\"TEXT\"] [N]",
        en: "press a button of the newest (or Nth newest) notification in reach",
        zh: "按下当前可触及的最新（或第 N 新）通知上的按钮")
    case .clear:
      return VerbEntry(
        "清除", usage: "clear [N]", "clear all",
        en: "swipe notifications away", zh: "划掉通知")
    case .home:
      return VerbEntry("主屏幕", "主页", usage: "home", en: "go to the Home screen", zh: "回到主屏幕")
    case .switcher:
      return VerbEntry("切换器", usage: "switcher", en: "open the app switcher", zh: "打开应用切换器")
    case .return:
      return VerbEntry(
        "返回应用", "返回", usage: "return",
        en: "in the switcher: tap the app's own card", zh: "在切换器里点按本应用的卡片")
    case .other:
      return VerbEntry("其他应用", "其他", usage: "other", en: "open another app", zh: "打开另一个应用")
    case .swipe:
      return VerbEntry(
        "上划", usage: "swipe",
        en: "in the switcher: swipe the app away (force quit)", zh: "在切换器里上划关闭本应用（强制退出）")
    case .center:
      return VerbEntry("通知中心", usage: "center", en: "pull down Notification Center", zh: "下拉通知中心")
    case .control:
      return VerbEntry("控制中心", usage: "control", en: "pull down Control Center", zh: "拉出控制中心")
    case .close:
      return VerbEntry(
        "收起", usage: "close",
        en: "close Notification Center or Control Center", zh: "收起通知中心或控制中心")
    case .lock:
      return VerbEntry("锁屏", "锁定", usage: "lock", en: "lock the phone", zh: "锁定手机")
    case .unlock:
      return VerbEntry("解锁", usage: "unlock", en: "unlock the phone", zh: "解锁手机")
    case .call:
      return VerbEntry("来电", usage: "call", en: "a phone call comes in", zh: "来了一个电话")
    case .answer:
      return VerbEntry("接听", usage: "answer", en: "answer the call", zh: "接听电话")
    case .decline:
      return VerbEntry("拒接", usage: "decline", en: "decline the call", zh: "拒接电话")
    case .hangup:
      return VerbEntry("挂断", usage: "hangup", en: "hang up", zh: "挂断电话")
    case .allow:
      return VerbEntry(
        "允许", usage: "allow",
        en: "answer the permission prompt with yes", zh: "在权限询问中选择允许")
    case .deny:
      return VerbEntry(
        "不允许", usage: "deny",
        en: "answer the permission prompt with no", zh: "在权限询问中选择不允许")
    case .settings:
      return VerbEntry(
        "设置", usage: "settings KEY VALUE",
        en: "change a switch in Settings", zh: "在系统设置里改动一个开关")
    case .travel:
      return VerbEntry(
        "移动", usage: "travel in|out REGION", "travel far", "travel visit",
        en: "cross a region, move far, visit a place", zh: "越过区域边界、远行或到访")
    case .wait:
      return VerbEntry("等待", usage: "wait DURATION", en: "let simulated time pass", zh: "让模拟时间流逝")
    case .reclaim:
      return VerbEntry(
        "回收", usage: "reclaim",
        en: "the system ends the app for its memory", zh: "系统为回收内存而终止应用")
    case .memory:
      return VerbEntry("内存警告", usage: "memory", en: "the app gets a memory warning", zh: "应用收到内存警告")
    case .crash:
      return VerbEntry("崩溃", usage: "crash", en: "the app crashes", zh: "应用崩溃")
    case .reboot:
      return VerbEntry(
        "重启", usage: "reboot",
        en: "power off and on, before the first unlock", zh: "关机再开机，尚未首次解锁")
    case .offline:
      return VerbEntry(
        "离线", "断网", usage: "offline",
        en: "the phone loses its connection", zh: "手机断网")
    case .online:
      return VerbEntry(
        "上线", "联网", usage: "online",
        en: "the phone is connected again", zh: "手机重新联网")
    case .charger:
      return VerbEntry(
        "充电器", usage: "charger on|off",
        en: "plug the charger in or out", zh: "接上或拔下充电器")
    case .battery:
      return VerbEntry("电量", usage: "battery PERCENT", en: "set the battery's charge", zh: "设定电池电量")
    case .fetch:
      return VerbEntry(
        "后台获取", usage: "fetch",
        en: "the system grants a background fetch", zh: "系统准许一次后台获取")
    case .task:
      return VerbEntry(
        "后台任务", usage: "task refresh|processing",
        en: "the system grants a BGTask", zh: "系统准许一个 BGTask")
    case .transfer:
      return VerbEntry(
        "传输", usage: "transfer done|failed",
        en: "the background session's transfers end", zh: "后台会话的传输结束")
    case .xcode:
      return VerbEntry(
        "调试器", usage: "xcode run|stop|wait|detach",
        en: "run, stop, wait for a launch, detach", zh: "运行、停止、等待启动、脱离调试器")
    case .network:
      return VerbEntry(
        "网络", usage: "network DURATION|fail|empty",
        en: "how the app's own downloads go", zh: "应用自己的下载需要多久、是否失败")
    case .step:
      return VerbEntry("单步", usage: "step", en: "show the next step of the event", zh: "显示本事件的下一步")
    case .steps:
      return VerbEntry("多步", usage: "steps N", en: "show the next N steps", zh: "显示接下来的 N 步")
    case .finish:
      return VerbEntry("走完", usage: "finish", en: "show the rest of the event", zh: "显示本事件余下的全部步骤")
    case .back:
      return VerbEntry("后退", usage: "back [N]", en: "move the cursor back by steps", zh: "光标后退若干步")
    case .forward:
      return VerbEntry(
        "前进", usage: "forward [N]",
        en: "move the cursor forward by steps", zh: "光标前进若干步")
    case .goto:
      return VerbEntry("跳到", usage: "goto N", en: "move the cursor to step N", zh: "光标跳到第 N 步")
    case .undo:
      return VerbEntry("撤销", usage: "undo", en: "take back the last event", zh: "撤销上一个事件")
    case .redo:
      return VerbEntry(
        "重做", usage: "redo",
        en: "play the event again that was taken back", zh: "重做撤销的事件")
    case .branches:
      return VerbEntry(
        "分支列表", usage: "branches",
        en: "list the branches of the history", zh: "列出历史的各个分支")
    case .branch:
      return VerbEntry("分支", usage: "branch N", en: "enter branch N", zh: "进入第 N 个分支")
    case .why:
      return VerbEntry(
        "为何", "为什么", usage: "why [N]",
        en: "the rule behind a step, with its source", zh: "某一步背后的规则及出处")
    case .whynot:
      return VerbEntry(
        "为何不", "为什么不", usage: "whynot CALLBACK",
        en: "why the last event did not call that callback", zh: "上一个事件为什么没有调用该回调")
    case .show:
      return VerbEntry(
        "显示", "查看", usage: "show state|flags|timers|notifications|apns|app|matrix",
        "show rules [RULE-ID]",
        en: "show a part of the world", zh: "查看世界的一个侧面")
    case .expect:
      return VerbEntry(
        "断言", usage: "expect [not] CLAIM [since start]",
        en: "check a claim about the last event or the world", zh: "检查关于上一个事件或世界的断言")
    case .predict:
      return VerbEntry(
        "预测", usage: "predict CALLBACK, ...", "predict nothing",
        en: "predict the calls of the next event", zh: "预测下一个事件的调用")
    case .explore:
      return VerbEntry(
        "探索", usage: "explore [PROPERTY...] [depth N] [events LIST]",
        "explore always EXPECT | find EXPECT ...",
        en: "search for events that break the delegate", zh: "寻找能让 delegate 出错的事件序列")
    case .assume:
      return VerbEntry(
        "假定", usage: "assume LINE true|false",
        en: "the value of a condition that cannot be known", zh: "给无法得知的条件一个值")
    case .help:
      return VerbEntry(
        "帮助", usage: "help [VERB]",
        en: "list the commands, or explain one", zh: "列出全部命令，或说明其中一个")
    case .save:
      return VerbEntry("保存", usage: "save FILE", en: "save the session as a script", zh: "把会话存成脚本")
    case .load:
      return VerbEntry(
        "载入", usage: "load [FILE]",
        en: "play a script; without a name: list the examples", zh: "播放脚本；不带名字则列出示例")
    case .saveLesson:
      return VerbEntry(
        "存为课程", usage: "save-lesson FILE",
        en: "save the session as a lesson draft", zh: "把会话存成课程草稿")
    case .export:
      return VerbEntry(
        "导出", usage: "export text|markdown|svg|mermaid FILE",
        en: "the session as a recap or a picture", zh: "把会话导出成回顾或图片")
    case .edit:
      return VerbEntry(
        "编辑", usage: "edit",
        en: "open the delegate in $EDITOR", zh: "用 $EDITOR 打开 delegate")
    case .lesson:
      return VerbEntry(
        "课程", usage: "lesson [NAME|none]",
        en: "begin a lesson, or go on with the last; none: free play",
        zh: "开始一课，或继续上次的课；none 回到自由练习")
    case .next:
      return VerbEntry(
        "下一课", usage: "next",
        en: "in a lesson: go on, to the next page, question or lesson", zh: "在课程中继续：下一页、下一题或下一课")
    case .hint:
      return VerbEntry("提示", usage: "hint", en: "in a lesson: the next hint", zh: "在课程中显示下一条提示")
    case .solution:
      return VerbEntry(
        "答案", usage: "solution", en: "in a lesson: play the solution", zh: "在课程中演示答案")
    case .language:
      return VerbEntry(
        "语言", usage: "language en|zh-Hans",
        en: "choose the language of the texts", zh: "选择文字的语言")
    case .theme:
      return VerbEntry("主题", usage: "theme dark|light|mono", en: "choose the colours", zh: "选择配色")
    case .quit:
      return VerbEntry("退出", usage: "quit", en: "leave the program", zh: "离开程序")
    }
  }
}
