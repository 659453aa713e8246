import CommandLanguage
import LifecycleModel

extension Judgement {
  /// The finding, in both languages. Names, values and code stay as they are.
  package var foundWords: Bilingual? {
    found.map { Bilingual(en: $0, zh: Judgement.chinese($0)) }
  }

  private static let phrases = [
    "no calls": "没有任何调用", "nothing": "什么都没有显示", "it was not refused": "没有被拒绝",
    "it was refused": "被拒绝了", "nothing was shown": "什么都没有显示", "no push was sent": "没有发送推送",
    "nothing was terminated": "没有进程被终止", "no push was handed over": "没有交付推送",
    "the app has no marks": "应用没有标记", "just these calls": "正是这些调用",
    "just this order": "正是这个顺序", "the app is not running": "应用未在运行",
    "not set yet": "尚未赋值",
    "the app has not come to the front yet": "应用还没有来到前台",
    "iOS called it, but the app does not have it": "系统调用了它，但应用没有这个方法",
    "each handler was called once, in time": "每个完成处理程序都按时调用了一次",
    "no handler was handed over or called": "没有交出或调用任何完成处理程序",
    "the time of a handler ended": "有完成处理程序超时",
    "a handler has not been called": "有完成处理程序尚未调用",
    "content ready": "内容已就绪", "content missing": "内容未就绪", "treated as tap": "当作点击",
    "treated as arrival": "当作到达", "treated as nothing": "没有处理", "not-running": "未运行",
    "inactive": "未激活（inactive）", "active": "激活（active）", "background": "后台", "suspended": "挂起",
  ]

  /// The English text before and after a name or a number, and its Chinese translation.
  private static let frames: [(before: String, after: String, zh: @Sendable (String) -> String)] = [
    ("call ", "", call), ("a handler was called ", " times", { "有完成处理程序被调用了 \($0) 次" }),
    ("no flag ", "", { "没有标志 \($0)" }), ("no timer ", " was started", { "没有启动计时器 \($0)" }),
    ("terminated by ", "", { "终止者：\($0)" }), ("the state is ", "", { "状态是\(chinese($0))" }),
    ("the value is ", "", { "值是 \($0)" }), ("", " was not called", { "没有调用 \($0)" }),
    ("", " was called", { "调用了 \($0)" }), ("", " came first", { "\($0) 在前" }),
    ("", " was given", { "发生过 \($0)" }), ("", " was shown", { "显示了 \($0)" }),
    ("", " times", { "\($0) 次" }), ("no ", "", { "没有 \($0)" }),
  ]

  private static func chinese(_ found: String) -> String {
    if let phrase = phrases[found] { return phrase }
    for frame in frames where found.hasPrefix(frame.before) && found.hasSuffix(frame.after) {
      let middle = found.dropFirst(frame.before.count).dropLast(frame.after.count)
      if !middle.isEmpty { return frame.zh(String(middle)) }
    }
    return found
  }

  /// `2 is missing: NAME`, `2 is one too many: NAME STATE` or `2 is NAME STATE`.
  private static func call(_ rest: String) -> String {
    guard let gap = rest.firstRange(of: " is ") else { return rest }
    let (number, found) = (rest[..<gap.lowerBound], rest[gap.upperBound...])
    if found.hasPrefix("missing: ") { return "缺少第 \(number) 个回调：\(found.dropFirst(9))" }
    if found.hasPrefix("one too many: ") { return "多出第 \(number) 个回调：\(found.dropFirst(14))" }
    return "第 \(number) 个回调是 \(found)"
  }
}
