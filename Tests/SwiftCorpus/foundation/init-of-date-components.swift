// swift-format-ignore-file
import Foundation
func run() { let c = Calendar(identifier: .iso8601); print(c.date(from: .init(timeZone: .gmt, year: 2024, month: 2, day: 1))!, c.date(byAdding: .init(day: 1), to: Date(timeIntervalSince1970: 0))!) }
run()
