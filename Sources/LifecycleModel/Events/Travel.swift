/// A movement of the phone that Location Services reports to an app that monitors it.
package enum Travel: Hashable, Sendable {
  /// Confirmed boundary crossings, after any delay of the region monitoring.
  case entered(region: String)
  case left(region: String)
  /// A significant change: about 500 m, or another cell tower.
  case farAway
  case visited
}
