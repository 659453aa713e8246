/// What the app's code asked of a service of iOS that can wake it later, or keep it awake.
package enum ServiceRequest: Hashable, Sendable {
  case fetchInterval(FetchInterval)
  /// `registered`: what `register(forTaskWithIdentifier:using:launchHandler:)` gave back.
  case registeredTask(String, registered: Bool)
  case submittedTask(String, TaskKind, TaskError?)
  /// nil: all requests.
  case cancelledTask(String?)
  case completedTask(String, success: Bool)
  case monitoring(region: String, on: Bool)
  /// iOS answers with `monitoringDidFailFor`.
  case refusedRegion(String)
  case significantChanges(on: Bool)
  case visits(on: Bool)
  /// `startUpdatingLocation` and its counterpart.
  case standardUpdates(on: Bool)
  /// `CLLocationUpdate.liveUpdates()`.
  case liveUpdates
  /// A CLBackgroundActivitySession; `begun`: false where it was not made in front.
  case activitySession(begun: Bool)
  case endedActivitySession
  /// A CLServiceSession; `begun` as with `activitySession`.
  case serviceSession(ServiceGoal, begun: Bool)
  case endedServiceSession(ServiceGoal)
  case begunTask(Int)
  case endedTask(Int)
  case startedTransfer(session: String)
  case wantsCalls
  case reportedCall
}
