import LifecycleModel

/// A sentence about a request to a service that can wake the app later.
package func sentence(for request: ServiceRequest) -> Bilingual {
  switch request {
  case .fetchInterval(let interval):
    let label = interval.label
    return Bilingual(
      en: "The app sets the fetch interval: \(label.en).", zh: "应用设定后台获取间隔：\(label.zh)。")
  case .registeredTask(let name, let registered):
    let name = terminalSafe(name)
    return registered
      ? Bilingual(
        en: "The app registers a launch handler for \(name).",
        zh: "应用为 \(name) 注册启动处理程序。")
      : Bilingual(
        en: "The app registers a launch handler for \(name); register answers false.",
        zh: "应用为 \(name) 注册启动处理程序，register 返回 false。")
  case .submittedTask(let name, let kind, let error):
    let name = terminalSafe(name)
    guard let error else {
      return Bilingual(
        en: "The app submits a request: \(kind.label.en) \(name).",
        zh: "应用提交请求：\(kind.label.zh) \(name)。")
    }
    return Bilingual(
      en: "The app submits \(name); submit throws .\(error.rawValue).",
      zh: "应用提交 \(name)，submit 抛出 .\(error.rawValue)。")
  case .cancelledTask(let name?):
    return Bilingual(
      en: "The app cancels its request \(terminalSafe(name)).", zh: "应用取消请求 \(terminalSafe(name))。")
  case .cancelledTask(nil):
    return Bilingual(en: "The app cancels all task requests.", zh: "应用取消全部任务请求。")
  case .completedTask(let name, let success):
    return Bilingual(
      en: "The app completes \(terminalSafe(name)), success: \(success).",
      zh: "应用完成任务 \(terminalSafe(name))，success：\(success)。")
  case .monitoring(let region, let on):
    let name = terminalSafe(region)
    return on
      ? Bilingual(en: "The app monitors region \(name).", zh: "应用开始监测区域 \(name)。")
      : Bilingual(
        en: "The app monitors region \(name) no longer.", zh: "应用不再监测区域 \(name)。")
  case .refusedRegion(let region):
    return Bilingual(
      en: "iOS does not monitor region \(terminalSafe(region)).",
      zh: "系统不监测区域 \(terminalSafe(region))。")
  case .significantChanges(let on):
    return on
      ? Bilingual(
        en: "The app monitors significant location changes.", zh: "应用开始监测显著位置变化。")
      : Bilingual(
        en: "The app stops monitoring significant location changes.", zh: "应用停止监测显著位置变化。")
  case .visits(let on):
    return on
      ? Bilingual(en: "The app monitors visits.", zh: "应用开始监测到访。")
      : Bilingual(en: "The app stops monitoring visits.", zh: "应用停止监测到访。")
  case .standardUpdates(let on):
    return on
      ? Bilingual(en: "The app starts updating its location.", zh: "应用开始持续定位。")
      : Bilingual(en: "The app stops updating its location.", zh: "应用停止持续定位。")
  case .liveUpdates:
    return Bilingual(
      en: "The app asks for liveUpdates of its location.", zh: "应用请求位置的 liveUpdates。")
  case .activitySession(let begun):
    return begun
      ? Bilingual(
        en: "The app begins a CLBackgroundActivitySession.",
        zh: "应用开始 CLBackgroundActivitySession。")
      : Bilingual(
        en: "The app makes a CLBackgroundActivitySession in background: it does not begin.",
        zh: "应用在后台创建 CLBackgroundActivitySession：它不会开始。")
  case .endedActivitySession:
    return Bilingual(
      en: "The app ends its CLBackgroundActivitySession.",
      zh: "应用结束 CLBackgroundActivitySession。")
  case .serviceSession(let goal, let begun):
    let name = "CLServiceSession (\(goal.rawValue))"
    return begun
      ? Bilingual(en: "The app begins a \(name).", zh: "应用开始 \(name)。")
      : Bilingual(
        en: "The app makes a \(name) in background: it does not begin.",
        zh: "应用在后台创建 \(name)：它不会开始。")
  case .endedServiceSession(let goal):
    return Bilingual(
      en: "The app ends its CLServiceSession (\(goal.rawValue)).",
      zh: "应用结束 CLServiceSession（\(goal.rawValue)）。")
  case .begunTask(let id):
    return Bilingual(en: "The app begins background task \(id).", zh: "应用开始后台任务 \(id)。")
  case .endedTask(let id):
    return Bilingual(en: "The app ends background task \(id).", zh: "应用结束后台任务 \(id)。")
  case .startedTransfer(let session, let isUpload):
    return Bilingual(
      en: "The app hands \(isUpload ? "an upload" : "a download") to background session "
        + "\(terminalSafe(session)).",
      zh: "应用把\(isUpload ? "上传" : "下载")交给后台会话 \(terminalSafe(session))。")
  case .wantsCalls:
    return Bilingual(en: "The app asks PushKit for VoIP pushes.", zh: "应用向 PushKit 登记 VoIP 推送。")
  case .reportedCall:
    return Bilingual(
      en: "The app reports an incoming call to CallKit.", zh: "应用向 CallKit 报告来电。")
  }
}

extension FetchInterval {
  package var label: Bilingual {
    switch self {
    case .never: return Bilingual(en: "never", zh: "从不")
    case .minimum: return Bilingual(en: "minimum", zh: "最短")
    case .custom(let span):
      return Bilingual(en: "\(span.inSeconds) s", zh: "\(span.inSeconds) 秒")
    }
  }
}

extension TaskKind {
  package var label: Bilingual {
    switch self {
    case .refresh: return Bilingual(en: "BGAppRefreshTask", zh: "BGAppRefreshTask")
    case .processing: return Bilingual(en: "BGProcessingTask", zh: "BGProcessingTask")
    case .continued:
      return Bilingual(en: "BGContinuedProcessingTask", zh: "BGContinuedProcessingTask")
    }
  }
}
