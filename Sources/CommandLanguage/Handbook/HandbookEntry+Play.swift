/// Rules of the simulator itself, and the phone in the user's and the developer's hand.
extension HandbookEntry {
  static let eventHappened = HandbookEntry(
    .modelChoice,
    en: "A command that can happen now is the first step of its event; all other steps follow it.",
    zh: "当前可以发生的命令是该事件的第一步，其余各步都由它引出。")
  static let eventRefused = HandbookEntry(
    .modelChoice,
    en: "A command that cannot happen on this screen or in this state changes nothing.",
    zh: "在当前界面或状态下不可能发生的命令会被拒绝，不改变任何东西。")
  static let appCode = HandbookEntry(
    .modelChoice,
    en: "The delegate's own code did this; iOS only called it.",
    zh: "这一步由 delegate 自己的代码完成，系统只负责调用它。")
  static let notificationPosted = HandbookEntry(
    .modelChoice, ["lifecycle.A11"],
    en: "UIKit posts its notification behind the method, willEnterForeground's before it.",
    zh: "UIKit 在方法之后发出对应的通知，唯有 willEnterForeground 的通知在方法之前发出。")
  static let outcomeReckoned = HandbookEntry(
    .modelChoice,
    en: "The last mark on a line that ran during the call says how the delegate treated the push.",
    zh: "调用期间最后执行到的标记行，表明 delegate 把这条推送当作什么来处理。")
  static let contentReviewed = HandbookEntry(
    .modelChoice, ["article.1.1"],
    en: "At the front the content of every push that called the app is either ready or missing.",
    zh: "应用来到前台时，检查每条曾唤起它的推送，其内容是否已经下载好。")
  static let timePasses = HandbookEntry(
    .modelChoice,
    en: "The simulated clock moves only in wait; everything else takes no time.",
    zh: "模拟时钟只在 wait 命令中前进，其他一切都不花时间。")
  static let networkSet = HandbookEntry(
    .modelChoice,
    en: "The app's own downloads take the time and have the end that network sets.",
    zh: "应用自己的下载耗时多久、结果如何，由 network 命令设定。")
  static let downloadTakesTime = HandbookEntry(
    .modelChoice,
    en: "A download ends after the network's time, or fails at once while the phone is offline.",
    zh: "下载在设定的网络耗时之后结束；手机离线时立即失败。")
  static let optionSet = HandbookEntry(
    .modelChoice,
    en: "An option picks one reading of a fact on which the sources contradict each other.",
    zh: "对于各方说法不一的事实，选项用来选定其中一种解读。")

  static let phoneMoves = HandbookEntry(
    .modelChoice,
    en: "The phone shows one screen at a time; the app's state follows from what lies in front.",
    zh: "手机同一时刻只显示一个界面，应用的状态取决于最前面显示的是什么。")
  static let phoneLocks = HandbookEntry(
    .observed, ["lifecycle.A34", "lifecycle.O9"],
    en: "The lock button covers the app: from iOS 5 on an app in front goes to the background.",
    zh: "按下锁屏键会盖住应用：自 iOS 5 起，位于前台的应用会进入后台。")
  static let phoneUnlocks = HandbookEntry(
    .modelChoice, ["lifecycle.O9"],
    en: "Unlocking uncovers what was in front before and empties the lock screen's list.",
    zh: "解锁后回到锁屏前的界面，锁屏上的通知列表随之清空。")
  static let firstUnlock = HandbookEntry(
    .documented, ["lifecycle.A24"],
    en: "The first unlock after a restart is what background launches wait for.",
    zh: "重启后的第一次解锁完成之后，系统才会在后台启动应用。")
  static let settingChanged = HandbookEntry(
    .modelChoice, ["push.A-PERM"],
    en: "A switch in Settings counts from the next push on; the app is not moved by it.",
    zh: "在“设置”中改动开关，从下一条推送起生效，应用所处的状态不变。")
  static let lowPowerStopsRefresh = HandbookEntry(
    .documented, ["push.A-BRS"],
    en: "While Low Power Mode is on, iOS turns Background App Refresh off.",
    zh: "低电量模式开启期间，系统会停用“后台 App 刷新”。")
  static let bannerGoes = HandbookEntry(
    .modelChoice, ["push.A-PERM"],
    en: "A temporary banner leaves the screen by itself, here after 5 s; the list keeps it.",
    zh: "临时横幅会自行消失（模拟器取 5 秒），通知中心里仍然保留。")
  static let bannersTakenAway = HandbookEntry(
    .modelChoice,
    en: "Opening the app, the switcher, the lock and a call take banners away, not notifications.",
    zh: "打开应用、应用切换器、锁屏或来电都会收起横幅，但不会删除通知。")

  static let xcodeAttaches = HandbookEntry(
    .observed, ["article.1.20", "lifecycle.D4", "lifecycle.O22"],
    en: "Xcode attaches as the process starts; a debugger stops suspension and the watchdog.",
    zh: "进程一启动 Xcode 就附加上去；连着调试器时，系统既不挂起应用，也不会超时强杀。")
  static let xcodeWaits = HandbookEntry(
    .observed, ["article.1.20"],
    en: "Xcode waits for the executable and attaches at the next launch, whoever causes it.",
    zh: "Xcode 等待可执行文件启动，下一次启动不论由谁引起，都会附加上去。")
  static let xcodeDetaches = HandbookEntry(
    .modelChoice, ["lifecycle.D4"],
    en: "Once Xcode detaches, the app goes on and can be suspended and timed out again.",
    zh: "Xcode 断开后应用继续运行，又会像平常一样被挂起或因超时被终止。")
}
