import CommandLanguage
import LifecycleModel

extension Answers {
  /// What the app has left with iOS, a line each; nothing where it has left nothing.
  static func registrations(of world: World) -> [Bilingual] {
    guard !world.$registrations else { return [] }
    let left = world.registrations
    return fetch(left.fetch, at: world.clock) + monitored(left)
  }

  private static func fetch(
    _ fetch: Registrations.Fetch, at clock: Milliseconds
  ) -> [Bilingual] {
    if fetch.interval == .never { return [] }
    let interval = Bilingual(
      en: "fetch interval \(fetch.interval.label.en)", zh: "后台获取间隔：\(fetch.interval.label.zh)")
    guard let end = fetch.quietUntil, end > clock else { return [interval] }
    let left = (end - clock).inSeconds
    return [
      Bilingual(
        en: "\(interval.en), none for another \(left) s", zh: "\(interval.zh)，还有 \(left) 秒静默期")
    ]
  }

  private static func monitored(_ left: Registrations) -> [Bilingual] {
    var lines = left.regions.map { region in
      Bilingual(en: "monitors region \(harmless(region))", zh: "监测区域 \(harmless(region))")
    }
    if left.monitorsSignificantChanges {
      lines.append(Bilingual(en: "monitors significant changes", zh: "监测位置重大变化"))
    }
    if left.monitorsVisits { lines.append(Bilingual(en: "monitors visits", zh: "监测到访")) }
    return lines
  }
}
