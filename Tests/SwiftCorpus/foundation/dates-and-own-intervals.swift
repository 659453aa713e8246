// swift-format-ignore-file
import Foundation
extension TimeInterval { static let hour: TimeInterval = 3600; static func minutes(_ n: Double) -> TimeInterval { n * 60 } }
func run() { let d = Date(timeIntervalSince1970: 0); print(d + .hour, d - .minutes(1), 2 * .hour) }
run()
