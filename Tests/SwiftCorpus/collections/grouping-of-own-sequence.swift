// swift-format-ignore-file
import Foundation
struct It: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int? { n += 1; return n < 5 ? n : nil } }
func run() { print(Dictionary(grouping: It()) { $0 % 2 == 0 }[true] as Any, Set(It()).sorted(), Array(It()), Dictionary(uniqueKeysWithValues: zip(It(), It())).count, Dictionary(uniqueKeysWithValues: It().map { ($0, 1) }).count, It().joinedS) ; let c = It(); print(Dictionary(grouping: c) { $0 % 2 }.count, Dictionary(grouping: c, by: { $0 % 2 }).count) }
extension Sequence where Element == Int { var joinedS: String { map(String.init).joined(separator: "-") } }
run()
