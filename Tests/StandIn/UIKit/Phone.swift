/// The phone that a compiled delegate runs on: what it did, and what it has put off on the clock of
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

  /// What has been noted since the last time.
  public static func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// Milliseconds.
  static func schedule(after delay: Int, _ work: @escaping () -> Void) {
    started += 1
    waiting.append((clock + max(0, delay), started, work))
  }

  /// Runs what falls due, at one instant in the order in which it was started.
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
