/// The phone on which a compiled delegate runs: its actions, and its deferred work on the clock of
/// the test.
public enum Phone {
  private static var entries: [String] = []
  private static var waiting: [(due: Int, number: Int, work: () -> Void)] = []
  private static var started = 0
  private static var clock = 0

  /// A phone on which nothing has run.
  public static func reset() {
    entries = []
    waiting = []
    started = 0
    clock = 0
    UIApplication.shared.reset()
    UserDefaults.standard.reset()
    UNUserNotificationCenter.later = { schedule(after: 0, $0) }
  }

  public static func note(_ entry: String) { entries.append(entry) }

  /// The notes since the last call.
  public static func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// In milliseconds.
  static func schedule(after delay: Int, _ work: @escaping () -> Void) {
    started += 1
    waiting.append((clock + max(0, delay), started, work))
  }

  /// Runs due work; at one instant in the order of its start.
  public static func pass(_ span: Int) {
    let end = clock + span
    while let next = waiting.indices.min(by: {
      (waiting[$0].due, waiting[$0].number) < (waiting[$1].due, waiting[$1].number)
    }), waiting[next].due <= end {
      let due = waiting.remove(at: next)
      clock = due.due
      due.work()
    }
    clock = end
  }
}

public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  Phone.note("print " + items.map { String(describing: $0) }.joined(separator: separator))
}
