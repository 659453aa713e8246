// swift-format-ignore-file
import Foundation
var a = [10, 20, 30, 40, 50]
print(a.index(after: 0), a.index(before: a.endIndex), a.distance(from: 1, to: 4), a.index(a.startIndex, offsetBy: 2))
a.swapAt(0, 4)
a.replaceSubrange(1...2, with: [7, 8, 9])
a.insert(contentsOf: [0, 0], at: 1)
print(a, a.firstIndex { $0 > 7 }!, a.lastIndex(of: 0)!)
a.removeSubrange(..<2)
a.removeAll { $0 % 2 == 0 }
print(a, a.indices, a.popLast()!, a.endIndex, a.index(0, offsetBy: 9, limitedBy: a.endIndex) as Any)
