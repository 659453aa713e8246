import CommandLanguage
import LifecycleModel

extension Answers {
  /// The app's requests that iOS keeps, one per line; empty if there are none.
  static func registrations(of world: World) -> [Bilingual] {
    guard !world.app.$registrations else { return [] }
    let left = world.app.registrations
    return fetch(left.fetch, at: world.clock) + monitored(left)
      + left.taskRequests.map { request($0, at: world.clock) }
  }

  private static func request(
    _ request: Registrations.TaskRequest, at clock: Milliseconds
  ) -> Bilingual {
    let left = request.earliest.map { max(0, $0 - clock) } ?? 0
    let conditions = [
      request.needsNetwork ? Bilingual(en: "network", zh: "联网") : nil,
      request.needsPower ? Bilingual(en: "power", zh: "外接电源") : nil,
      left > 0 ? Bilingual(en: "not before \(left.inSeconds) s", zh: "\(left.inSeconds) 秒后") : nil,
    ].compactMap { $0 }
    let name = "\(request.kind.rawValue) \(terminalSafe(request.identifier))"
    guard !conditions.isEmpty else {
      return Bilingual(en: "task request \(name)", zh: "任务请求 \(name)")
    }
    return Bilingual(
      en: "task request \(name): " + conditions.map(\.en).joined(separator: ", "),
      zh: "任务请求 \(name)：" + conditions.map(\.zh).joined(separator: "、"))
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
      let name = terminalSafe(region.identifier)
      return Bilingual(en: "monitors region \(name)", zh: "监测区域 \(name)")
    }
    if left.monitorsSignificantChanges {
      lines.append(Bilingual(en: "monitors significant changes", zh: "监测显著位置变化"))
    }
    if let goals = left.serviceGoals {
      let held = goals.map(\.rawValue).joined(separator: ", ")
      lines.append(
        Bilingual(
          en: "CLServiceSession: \(goals.isEmpty ? "none held" : held)",
          zh: "CLServiceSession：\(goals.isEmpty ? "未持有" : held)"))
    }
    if left.monitorsVisits { lines.append(Bilingual(en: "monitors visits", zh: "监测到访")) }
    return lines
  }
}
