/// `simctl push`: delivers the body of a push directly to the app.
extension Reaction {
  /// Delivers a push without APNs: headers, token and expiration are ignored, and nothing is stored or throttled.
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
  /// In the Simulator a push does not launch an app that is not running (disputed).
  var denialOfSimulatorLaunch: Denial? {
    guard stage.has(.simulator), processState == .notRunning else { return nil }
    return Denial(.simulatorNoLaunch)
  }
}

extension Push.PushType {
  /// Alerts and background pushes reach the Simulator. The other types need real APNs.
  fileprivate var reachesSimulator: Bool { self == .alert || self == .background }
}
