// swift-format-ignore-file
import Foundation
extension DateFormatter {
  convenience init(pattern: String) {
    self.init()
    dateFormat = pattern
    locale = Locale(identifier: "en_US_POSIX")
    timeZone = TimeZone(secondsFromGMT: 0)
  }
}
extension ISO8601DateFormatter {
  convenience init(_ options: Options) { self.init(); formatOptions = options }
}
extension NSError {
  static let busy = NSError(domain: "app", code: 3, userInfo: [NSLocalizedDescriptionKey: "Busy"])
  var isOfApp: Bool { domain == "app" }
}
extension Error { var text: String { (self as NSError).localizedDescription } }
enum Failure: Error { case late }
let start = Date(timeIntervalSince1970: 1.5)
print(DateFormatter(pattern: "yyyy/MM").string(from: start), ISO8601DateFormatter([.withInternetDateTime, .withFractionalSeconds]).string(from: start))
print(NSError.busy.isOfApp, NSError.busy.localizedDescription, Failure.late.text, (Failure.late as NSError).domain)
