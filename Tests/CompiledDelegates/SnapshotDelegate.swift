import UIKit
import UserNotifications

/// Value types that are compared, copied and described; numbers of several widths.
struct Snapshot: Equatable, CustomStringConvertible {
  struct Mark: Hashable, Comparable {
    var label: String
    var value: Int8
    static func < (a: Mark, b: Mark) -> Bool { (a.value, a.label) < (b.value, b.label) }
  }

  var marks: [Mark] = []
  var checksum: UInt8 = 0
  var isStale = false

  static func + (snapshot: Snapshot, mark: Mark) -> Snapshot {
    var copy = snapshot
    copy.marks.append(mark)
    copy.checksum = copy.checksum &* 31 &+ UInt8(truncatingIfNeeded: Int(mark.value))
    return copy
  }

  mutating func trim(to limit: Int) {
    guard marks.count > limit else { return }
    marks.sort(by: >)
    marks.removeLast(marks.count - limit)
    isStale = true
  }

  var description: String {
    let list = marks.sorted().map { "\($0.label)\($0.value)" }.joined(separator: " ")
    return "[\(list)] #\(String(checksum, radix: 16))" + (isStale ? "*" : "")
  }
}

final class SnapshotDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var snapshot = Snapshot()
  var saved: [Snapshot] = []
  var overflow = 0

  private func mark(_ info: [AnyHashable: Any]) -> Snapshot.Mark? {
    let number: Int
    switch info["id"] {
    case let value as Int: number = value
    case let text as String: number = Int(text) ?? -1
    default: return nil
    }
    let scaled = number * 4
    if Int8(exactly: scaled) == nil { overflow += 1 }
    let label = (info["thread"] as? String)?.first.map(String.init) ?? "-"
    return Snapshot.Mark(label: label, value: Int8(clamping: scaled))
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let mark = mark(userInfo) else { return completionHandler(.failed) }
    let old = snapshot
    snapshot = snapshot + mark
    snapshot.trim(to: 4)
    print(snapshot, snapshot == old, snapshot.marks.contains(mark))
    completionHandler(snapshot.marks == old.marks ? .noData : .newData)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    if !saved.contains(snapshot) { saved.append(snapshot) }
    if saved.count > 2 { saved.removeFirst() }
    snapshot = Snapshot()
    let all = Set(saved.flatMap(\.marks))
    print(saved.count, all.count, all.min().map { "\($0.value)" } ?? "none")
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    saved = saved.map { old in
      var new = old
      new.isStale.toggle()
      return new
    }
    print(saved.map(\.isStale), overflow)
  }
}
