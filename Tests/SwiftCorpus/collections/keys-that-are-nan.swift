struct Reading: Hashable { let value: Double }
var counts: [Double: Int] = [.nan: 1]
counts[.nan, default: 0] += 1
print(counts.count, counts[.nan] ?? 0)
let readings = [Double.nan, 1, .nan, 1].map { Reading(value: $0) }
let groups = Dictionary(grouping: readings) { $0 }
print(groups.count, groups[Reading(value: 1)]!.count)
print(Set([Double.nan, .nan, 2, 2]).count, Set([[Double.nan], [1], [1]]).count)
let nan: Double? = .nan
print(Set([nan, nan, nil, nil]).count)
