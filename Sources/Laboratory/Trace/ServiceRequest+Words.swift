import LifecycleModel

extension ServiceRequest {
  /// The word of the trace's field `did`.
  var word: String {
    switch self {
    case .fetchInterval: return "fetch-interval"
    case .registeredTask: return "register-task"
    case .submittedTask: return "submit-task"
    case .cancelledTask: return "cancel-task"
    case .completedTask: return "complete-task"
    case .monitoring(_, let on): return on ? "monitor" : "stop-monitoring"
    case .refusedRegion: return "not-monitored"
    case .significantChanges(let on): return on ? "monitor" : "stop-monitoring"
    case .visits(let on): return on ? "monitor" : "stop-monitoring"
    case .standardUpdates(let on): return on ? "monitor" : "stop-monitoring"
    case .liveUpdates: return "monitor"
    case .activitySession: return "begin-activity-session"
    case .endedActivitySession: return "end-activity-session"
    case .serviceSession: return "begin-service-session"
    case .endedServiceSession: return "end-service-session"
    case .begunTask: return "begin-background-task"
    case .endedTask: return "end-background-task"
    case .startedTransfer: return "transfer"
    case .wantsCalls: return "register-voip"
    case .reportedCall: return "report-call"
    }
  }

  var detail: String {
    switch self {
    case .fetchInterval(.never): return "never"
    case .fetchInterval(.minimum): return "minimum"
    case .fetchInterval(.custom(let span)): return span.inSeconds + " s"
    case .registeredTask(let name, let registered): return name + (registered ? "" : " (false)")
    case .submittedTask(let name, let kind, let error):
      return "\(kind.rawValue) \(name)" + (error.map { " (\($0.rawValue))" } ?? "")
    case .cancelledTask(let name): return name ?? "all"
    case .completedTask(let name, let success): return "\(name) \(success)"
    case .monitoring(let region, _), .refusedRegion(let region): return "region \(region)"
    case .significantChanges: return "significant changes"
    case .visits: return "visits"
    case .standardUpdates: return "standard updates"
    case .liveUpdates: return "live updates"
    case .activitySession(let begun): return begun ? "" : "not in front"
    case .serviceSession(let goal, let begun):
      return goal.rawValue + (begun ? "" : ", not in front")
    case .endedServiceSession(let goal): return goal.rawValue
    case .begunTask(let id), .endedTask(let id): return "\(id)"
    case .startedTransfer(let session, _): return session
    case .wantsCalls, .reportedCall, .endedActivitySession: return ""
    }
  }
}
