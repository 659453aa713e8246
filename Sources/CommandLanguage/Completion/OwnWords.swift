/// Words of the user's own app that completion offers.
package struct OwnWords: Hashable, Sendable {
  /// Pushes with the keys that the code reads, as written after `push`.
  package var payloads: [String] = []
  /// Places of unknown expressions, as written after `assume`.
  package var unknown: [String] = []

  package init(payloads: [String] = [], unknown: [String] = []) {
    self.payloads = payloads
    self.unknown = unknown
  }
}
