/// Charger and battery.
package struct Power: Hashable, Sendable {
  package var isCharging = false
  /// Percent, 0 to 100.
  package var battery = 100

  package init() {}
}
