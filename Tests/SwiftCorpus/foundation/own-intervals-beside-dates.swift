// swift-format-ignore-file
import Foundation
extension TimeInterval { static let hour: TimeInterval = 3600; static func minutes(_ n: Double) -> TimeInterval { n * 60 } }
func run() {
  var date = Date(timeIntervalSince1970: 0)
  print(date + .hour, date - .minutes(1), 2 * .hour)
  date += .hour
  print(date)
  let missing: Date? = nil
  print([1].map { _ in missing?.timeIntervalSince1970 ?? -1 })
}
run()
