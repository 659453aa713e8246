// swift-format-ignore-file
import Foundation
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
let dates = [1_615_726_800.0, 1_609_459_200, 1_767_272_461.25].map { Date(timeIntervalSince1970: $0) }
for seconds in [0, -18_000, 19_800] {
  formatter.timeZone = TimeZone(secondsFromGMT: seconds)
  for pattern in ["EEE EEEE EEEEE EEEEEE", "e ee eee c ccc cccc", "M MMM MMMMM LLLL", "Q QQ QQQ QQQQ", "YYYY-'W'ww W", "k kk K h H a aaaaa", "x xx xxx X XX XXX", "Z ZZZZ ZZZZZ", "z zzzz O OOOO", "G GGGG GGGGG", "D DDD F yy yyyy u", "HH'h' ''mm''"] {
    formatter.dateFormat = pattern
    print(pattern, dates.map { formatter.string(from: $0) })
  }
}
