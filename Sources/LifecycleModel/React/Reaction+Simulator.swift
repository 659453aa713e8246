/// `simctl push`: the body of a push goes straight to the app (notifications.8.1 to 8.3).
extension Reaction {
  /// No APNs: headers, token and expiration count for nothing, and nothing is stored or throttled.
  mutating func sendToSimulator(_ received: ReceivedPush) {
    guard received.push.type.reachesSimulator else {
      emit(.app(.notCalled(received.name)), .simulatorKind)
      return
    }
    var plain = Push(payload: received.push.payload)
    plain.service = received.push.service
    receive(ReceivedPush(id: received.id, push: plain))
  }
}

extension World {
  /// A push that finds the app without a process does not start it there (push.md 6, disputed).
  var denialOfSimulatorLaunch: Denial? {
    guard stage.has(.simulator), processState == .notRunning else { return nil }
    return Denial(.simulatorNoLaunch)
  }
}

extension Push.PushType {
  /// Alerts and background pushes; the other kinds need real APNs.
  fileprivate var reachesSimulator: Bool { self == .alert || self == .background }
}
