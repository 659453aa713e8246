// swift-format-ignore-file
import Foundation
let precise = ISO8601DateFormatter()
precise.formatOptions.insert(.withFractionalSeconds)
print(precise.string(from: Date(timeIntervalSince1970: 0.25)))
let other = ISO8601DateFormatter()
other.formatOptions = other.formatOptions.union(.withFractionalSeconds)
print(other.string(from: Date(timeIntervalSince1970: 0.5)), ISO8601DateFormatter().formatOptions.contains(.withInternetDateTime))
