// swift-format-ignore-file
import Foundation
extension Date { private static let day = 86_400.0; static var epoch: Date { Date(timeIntervalSince1970: 0) }
  func adding(days: Int) -> Date { addingTimeInterval(Double(days) * Self.day) }; func days(since d: Date) -> Int { Int(timeIntervalSince(d) / Self.day) } }
extension Int { var days: TimeInterval { TimeInterval(self) * 86_400 }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; var isEven: Bool { self % 2 == 0 } }
extension Collection { var second: Element? { dropFirst().first }; func every(_ n: Int) -> [Element] { enumerated().filter { $0.offset % n == 0 }.map(\.element) } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; var isBlank: Bool { self?.isEmpty ?? true } }
extension Bool { static func ^ (a: Bool, b: Bool) -> Bool { a != b }; var int: Int { self ? 1 : 0 } }
extension Result where Success == Int { var doubled: Result { map { $0 * 2 } } }
print(Date.epoch.adding(days: 3).days(since: .epoch), 2.days, [1, 2, 3, 4, 5].every(2), "ab".second!, Set([1]).second as Any)
var sum = 0; 4.times { sum += $0 }; let s: String? = nil; print(sum, 3.isEven, s.orEmpty.count, s.isBlank, Optional("x").isBlank, true ^ false, (1 > 0).int, (try? Result<Int, Error>.success(4).doubled.get()) ?? 0)
