// swift-format-ignore-file
import Foundation
let paths = [IndexPath(indexes: [1, 2]), IndexPath(indexes: [0, 9]), IndexPath(indexes: [1])]
print(paths.sorted(), paths.max()!, Set(paths).count, IndexPath(index: 3).appending(4), paths[0].dropLast(), paths[0].first!, paths[0].map { $0 * 2 })
let day = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 86400)
print(day, day.contains(Date(timeIntervalSince1970: 86400)), day == DateInterval(start: day.start, end: day.end))
var set: IndexSet = [5, 1, 2]; set.formUnion([9]); set.subtract([5])
print(set.map(String.init).joined(separator: ","), set.count, set.contains(integersIn: 1...2), set.isEmpty, set.reversed().first!, set.min()!, set == [1, 2, 9])
var names = ["a", "b", "c", "d"]; for i in IndexSet(integersIn: 1...2).reversed() { names.remove(at: i) }; print(names)
