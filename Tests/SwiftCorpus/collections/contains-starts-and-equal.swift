// swift-format-ignore-file
import Foundation
let a = [1, 2, 3, 4]
print(a.starts(with: [1, 2]), a.elementsEqual([1, 2, 3, 4]), a.contains([2, 3]), a.allSatisfy { $0 > 0 })
print(a.lexicographicallyPrecedes([1, 3]), a.first(where: { $0 > 2 })!, a.last(where: { $0 < 3 })!, a.drop(while: { $0 < 3 }))
print(a.prefix { $0 < 3 }, a.reduce(1, *), a.joinedText, a.reversed() == [4, 3, 2, 1], a.shuffled().count, a.randomElement() != nil)
print(a.count { $0.isMultiple(of: 2) }, a.min()!, a.sorted(by: >), [[1], [2, 3], []].flatMap { $0 }, [nil, 1].compactMap { $0 })
extension Array where Element == Int { var joinedText: String { map(String.init).joined(separator: "+") } }
