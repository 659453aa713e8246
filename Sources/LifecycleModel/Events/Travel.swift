/// What Location Services notices of the phone's ways, and tells an app that monitors it.
package enum Travel: Hashable, Sendable {
  /// Confirmed crossings: latency and dwell are over.
  case entered(region: String)
  case left(region: String)
  /// Far enough for a significant change: 500 m, another cell tower.
  case farAway
  case visited
}
