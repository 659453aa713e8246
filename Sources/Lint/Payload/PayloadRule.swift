/// The rules of `lint` for payloads, by the names that it prints in square brackets.
package enum PayloadRule: String, CaseIterable, Hashable, Sendable {
  case json
  case noAps = "no-aps"
  case unknownApsKey = "unknown-aps-key"
  case misplacedKey = "misplaced-key"
  case nearKey = "near-key"
  case wrongType = "wrong-type"
  case contentAvailableValue = "content-available-value"
  case mixed
  case emptySound = "empty-sound"
  case soundFormat = "sound-format"
  case bundle
  case size
  case interruptionLevel = "interruption-level"
  case liveActivity = "live-activity"
  case emptyAlert = "empty-alert"
  case emptyAps = "empty-aps"
  case mutableContent = "mutable-content"
  case category
  case badge
  case range
  case duplicateKey = "duplicate-key"
  case header
  case service
}
