import Foundation

let dates = [3, 1, 2].map { Date(timeIntervalSince1970: Double($0) * 1000) }
print(dates.sorted().map(\.timeIntervalSince1970), dates.min()!.timeIntervalSince1970)
print(
  dates[0].compare(dates[1]) == .orderedDescending, dates[1] <= dates[1],
  (dates[1]...dates[0]).contains(dates[2]))
print(
  Date.distantPast < dates[0], Date.distantFuture > dates[0],
  Date(timeIntervalSince1970: 1) == Date(timeIntervalSince1970: 1.0))
