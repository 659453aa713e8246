import LifecycleModel
import Payloads

extension PayloadCheck {
  /// Checks the keys of a Live Activity in a payload with `event` and `content-state`.
  mutating func checkLiveActivity(_ aps: PayloadNode) {
    let event = aps["event"]?.value.asString
    if let event, !["start", "update", "end"].contains(event), let node = aps["event"] {
      tell(.unknownEvent(event), at: node.position)
    }
    if event == "start" {
      for key in ["alert", "attributes", "attributes-type"] where aps[key] == nil {
        tell(.startNeeds(key), at: aps.position)
      }
    } else {
      for key in PayloadCheck.startKeys {
        if let member = aps.member(key) { tell(.onlyAtStart(key), at: member.keyPosition) }
      }
    }
    if aps["timestamp"] == nil { tell(.noTimestamp, at: aps.position) }
  }

  private static let startKeys = [
    "attributes", "attributes-type", "input-push-channel", "input-push-token",
  ]

  func hasLiveKeys(_ aps: PayloadNode) -> Bool { !liveKeys(of: aps).isEmpty }

  private func liveKeys(of aps: PayloadNode) -> [String] {
    PayloadKeys.liveActivity.filter { aps[$0] != nil }
  }

  /// Checks for keys of a Live Activity in other payloads.
  mutating func checkLiveKeys(_ aps: PayloadNode) {
    let keys = liveKeys(of: aps)
    guard !keys.isEmpty else { return }
    let lacking = aps["event"] == nil ? "event" : "content-state"
    tell(.incomplete(has: keys, lacks: lacking), at: aps.position)
  }
}
