struct Reading: Hashable { let value: Double }
var counts: [Double: Int] = [.nan: 1]
counts[.nan, default: 0] += 1
print(counts.count, counts[.nan] ?? 0)
let groups = Dictionary(grouping: [Reading(value: .nan), Reading(value: 1), Reading(value: .nan), Reading(value: 1)]) { $0 }
print(groups.count, groups[Reading(value: 1)]!.count)
print(Set([Double.nan, .nan, 2, 2]).count, Set([[Double.nan], [1], [1]]).count)
let nan: Double? = .nan
print(Set([nan, nan, nil, nil]).count)
