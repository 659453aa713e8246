import LifecycleModel

// Names for the parts of a step within a sentence.

extension Terminator {
  /// The cause of the process's end.
  package var label: Bilingual {
    switch self {
    case .user: return Bilingual(en: "the user", zh: "用户")
    case .system: return Bilingual(en: "the system", zh: "系统")
    case .watchdog: return Bilingual(en: "the watchdog", zh: "看门狗")
    case .crash: return Bilingual(en: "a crash", zh: "崩溃")
    case .xcode: return Bilingual(en: "Xcode", zh: "Xcode")
    case .reboot: return Bilingual(en: "the restart", zh: "重启")
    case .exit: return Bilingual(en: "its own exit()", zh: "自己的 exit()")
    }
  }
}

extension Treatment {
  package var label: Bilingual {
    switch self {
    case .arrival: return Bilingual(en: "an arrival", zh: "推送到达")
    case .tap: return Bilingual(en: "a tap", zh: "用户点击")
    case .nothing: return Bilingual(en: "nothing", zh: "无需处理")
    }
  }
}

extension Verdict.Fate {
  package var label: Bilingual {
    switch self {
    case .delivered: return Bilingual(en: "delivers", zh: "投递")
    case .stored: return Bilingual(en: "stores", zh: "保存")
    case .discarded: return Bilingual(en: "discards", zh: "丢弃")
    case .rejected: return Bilingual(en: "rejects", zh: "拒绝")
    }
  }
}

extension Display.Place {
  package var label: Bilingual {
    switch self {
    case .banner: return Bilingual(en: "banner", zh: "横幅")
    case .list: return Phone.Screen.center.label
    case .lockscreen: return Phone.Screen.lock.label
    case .sound: return Bilingual(en: "sound", zh: "声音")
    case .badge: return Bilingual(en: "badge", zh: "角标")
    }
  }
}

extension Network.Outcome {
  package var label: Bilingual {
    switch self {
    case .data: return Bilingual(en: "with new data", zh: "有新数据")
    case .empty: return Bilingual(en: "with nothing new", zh: "没有新数据")
    case .failure: return Bilingual(en: "with a failure", zh: "失败")
    }
  }
}

extension Installation.Content {
  package var label: Bilingual {
    switch self {
    case .ready: return Bilingual(en: "ready", zh: "已就绪")
    case .missing: return Bilingual(en: "missing", zh: "未就绪")
    }
  }
}

extension Installation.Debugger {
  package var label: Bilingual {
    switch self {
    case .none: return Bilingual(en: "not attached", zh: "未附加")
    case .waiting: return Bilingual(en: "waiting for the launch", zh: "等待启动")
    case .attached: return Bilingual(en: "attached", zh: "已附加")
    }
  }
}

extension Certainty {
  package var label: Bilingual {
    switch self {
    case .documented: return Bilingual(en: "documented by Apple", zh: "Apple 官方文档")
    case .observed: return Bilingual(en: "observed, not documented", zh: "实测所见，文档未说明")
    case .disputed: return Bilingual(en: "disputed", zh: "各方说法不一")
    case .modelChoice: return Bilingual(en: "model choice", zh: "模拟器的取舍")
    }
  }
}
