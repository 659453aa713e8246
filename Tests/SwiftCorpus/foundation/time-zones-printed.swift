import Foundation

print(
  TimeZone(identifier: "Asia/Tokyo")!, TimeZone(secondsFromGMT: 3600)!,
  [TimeZone(secondsFromGMT: -5400)!])
print(TimeZone(abbreviation: "XYZ") == nil, TimeZone(identifier: "Mars/Phobos") == nil)
