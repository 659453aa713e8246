// swift-format-ignore-file
import Foundation
let start = Date(timeIntervalSince1970: 1_700_000_000)
let i = DateInterval(start: start, duration: 3600)
print(i.end.timeIntervalSince(start), i.contains(start.addingTimeInterval(10)), i.duration)
let j = DateInterval(start: start + 1800, end: start + 7200)
print(i.intersects(j), i.intersection(with: j)!.duration, i < j, j.start > i.start)
print(start.distance(to: j.end), start.advanced(by: 5).timeIntervalSince1970, [j.end, start].min()! == start)
print(Date(timeInterval: 60, since: start), Date.distantPast < start, start.compare(j.start) == .orderedAscending, Date(timeIntervalSinceReferenceDate: 0))
