import Foundation

let formatter = ISO8601DateFormatter()
print(formatter.string(from: Date(timeIntervalSince1970: 1_700_000_000)))
print(
  formatter.date(from: "2026-01-02T03:04:05Z")!.timeIntervalSince1970,
  formatter.date(from: "2026-01-02") as Any)
print(formatter.date(from: "2026-01-02T03:04:05+02:00")!)
formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(
  formatter.string(from: Date(timeIntervalSince1970: 0.5)),
  formatter.date(from: "2026-01-02T03:04:05.250Z")!.timeIntervalSince1970)
