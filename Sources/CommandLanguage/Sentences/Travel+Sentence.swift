import LifecycleModel

func sentence(for travel: Travel) -> Bilingual {
  switch travel {
  case .entered(let region):
    return Bilingual(
      en: "The phone enters region \(terminalSafe(region)).", zh: "手机进入区域 \(terminalSafe(region))。")
  case .left(let region):
    return Bilingual(
      en: "The phone leaves region \(terminalSafe(region)).", zh: "手机离开区域 \(terminalSafe(region))。")
  case .farAway:
    return Bilingual(
      en: "The phone has moved far: a significant location change.", zh: "手机移动了很远：显著位置变化。")
  case .visited:
    return Bilingual(en: "The phone has visited a place.", zh: "手机到访一处地点。")
  }
}

extension WakeSource {
  /// The cause of the wake as a noun phrase, as in "The app was not told of ...".
  package var label: Bilingual {
    switch self {
    case .location: return Bilingual(en: "the location event", zh: "位置事件")
    case .fetch: return Bilingual(en: "the fetch", zh: "后台获取")
    case .transfer:
      return Bilingual(en: "the end of its transfers", zh: "传输的结束")
    case .task: return Bilingual(en: "the background task", zh: "后台任务")
    }
  }
}

extension Settings.Location {
  package var label: Bilingual {
    switch self {
    case .always: return Bilingual(en: "Always", zh: "始终")
    case .inUse: return Bilingual(en: "While Using the App", zh: "使用 App 期间")
    case .never: return Bilingual(en: "Never", zh: "永不")
    }
  }
}
