/// A request of the app's code to a service that can wake it later or keep it awake.
package enum ServiceRequest: Hashable, Sendable {
  case fetchInterval(FetchInterval)
  /// `registered`: the return value of `register(forTaskWithIdentifier:using:launchHandler:)`.
  case registeredTask(String, registered: Bool)
  case submittedTask(String, TaskKind, TaskError?)
  /// nil for all requests.
  case cancelledTask(String?)
  case completedTask(String, success: Bool)
  case monitoring(region: String, on: Bool)
  /// iOS answers with `monitoringDidFailFor`.
  case refusedRegion(String)
  case significantChanges(on: Bool)
  case visits(on: Bool)
  /// `startUpdatingLocation` and `stopUpdatingLocation`.
  case standardUpdates(on: Bool)
  /// `CLLocationUpdate.liveUpdates()`.
  case liveUpdates
  /// A CLBackgroundActivitySession. `begun`: false if it has no effect, because the app did not create it in the
  /// foreground.
  case activitySession(begun: Bool)
  case endedActivitySession
  /// A CLServiceSession; `begun` as in `activitySession`.
  case serviceSession(ServiceGoal, begun: Bool)
  case endedServiceSession(ServiceGoal)
  case begunTask(Int)
  case endedTask(Int)
  case startedTransfer(session: String, isUpload: Bool = false)
  case wantsCalls
  case reportedCall
}
