/// Chinese words for the arguments of commands at the prompt: `设置 通知 关`.
enum ChineseArguments {
  /// The English argument; nil if `word` is not a Chinese word of the verb.
  static func english(_ word: String, of verb: Verb) -> String? {
    words[verb]?[word] ?? duration(word)
  }

  /// The verb's Chinese words, in the order of the English ones.
  static func list(of verb: Verb) -> [(word: String, english: String)] {
    (words[verb] ?? [:]).map { (word: $0.key, english: $0.value) }
      .sorted { ($0.english, $0.word) < ($1.english, $1.word) }
  }

  /// `5秒` is `5s`; nil if `word` is not a number with a Chinese unit.
  private static func duration(_ word: String) -> String? {
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard !digits.isEmpty, let unit = units[String(word.dropFirst(digits.count))] else {
      return nil
    }
    return digits + unit
  }

  private static let units = [
    "毫秒": "ms", "秒": "s", "秒钟": "s", "分": "m", "分钟": "m", "小时": "h",
  ]

  private static let words: [Verb: [String: String]] = [
    .push: [
      "普通": "alert", "文字": "alert", "静默": "silent", "混合": "mixed", "富媒体": "rich",
      "网络电话": "voip", "角标": "badge",
    ],
    .settings: switches.merging(
      [
        "通知": "notifications", "样式": "style", "声音": "sound", "角标": "badge",
        "锁屏": "lockscreen", "通知中心": "center", "刷新": "refresh", "后台刷新": "refresh",
        "低电量": "lowpower", "低电量模式": "lowpower", "专注": "focus", "专注模式": "focus",
        "摘要": "summary", "预览": "previews", "定位": "location", "位置": "location",
        "无": "none", "横幅": "banner", "提醒": "alert", "始终": "always", "使用期间": "in-use",
        "永不": "never",
      ], uniquingKeysWith: { $1 }),
    .travel: ["进入": "in", "离开": "out", "远行": "far", "到访": "visit"],
    .charger: switches.merging(["插上": "on", "拔下": "off"], uniquingKeysWith: { $1 }),
    .option: switches,
    .modes: ["无": "none"],
    .clear: ["全部": "all"],
    .task: ["刷新": "refresh", "处理": "processing"],
    .transfer: ["完成": "done", "失败": "failed"],
    .xcode: ["运行": "run", "停止": "stop", "等待": "wait", "分离": "detach"],
    .network: ["失败": "fail", "空": "empty", "无内容": "empty"],
    .show: [
      "状态": "state", "标志": "flags", "计时器": "timers", "通知": "notifications", "应用": "app",
      "规则": "rules", "矩阵": "matrix",
    ],
    .expect: [
      "不": "not", "状态": "state", "未运行": "not-running", "未激活": "inactive", "激活": "active",
      "后台": "background", "挂起": "suspended", "调用": "called", "显示": "shown", "标志": "flag",
      "横幅": "banner", "列表": "list", "锁屏": "lockscreen", "声音": "sound", "角标": "badge",
    ],
    .predict: ["无": "nothing"],
    .export: ["文本": "text", "图": "svg"],
    .language: ["中文": "zh-Hans", "英文": "en"],
  ]

  private static let switches = ["开": "on", "关": "off"]
}
