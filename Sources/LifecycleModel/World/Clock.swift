/// A span of simulated time or a point on the simulated clock, in milliseconds. The clock starts at
/// 0 and moves only when an event lets time pass.
package typealias Milliseconds = Int

extension Milliseconds {
  package static func seconds(_ seconds: Int) -> Milliseconds { seconds * 1000 }

  /// Seconds as the trace prints them: at most three decimals, no trailing zeros.
  package var inSeconds: String {
    let whole = self / 1000
    let rest = self % 1000
    guard rest != 0 else { return "\(whole)" }
    var digits = "\(rest + 1000)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
