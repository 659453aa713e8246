import Foundation

print(["a", "b", "c"].formatted(), ["a", "b"].formatted(.list(type: .or)), ["a"].formatted())
let date = Date(timeIntervalSince1970: 1_700_000_000)
print(date.formatted(.iso8601.year().month().day()), date.formatted(.iso8601))
let read = try? Date("2024-05-06T07:08:09Z", strategy: .iso8601)
print(read as Any)
