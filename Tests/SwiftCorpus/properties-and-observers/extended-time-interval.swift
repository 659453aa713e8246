// swift-format-ignore-file
import Foundation
extension TimeInterval { static let minute: TimeInterval = 60; var text: String { String(format: "%.1f", self) } }
struct Session { var start: Double = 0; var length: TimeInterval = 90; var end: TimeInterval { start + length } ; var pauses: [TimeInterval] = [] }
var s = Session(start: 10); s.length += 5; s.pauses.append(3); let t = s; s.pauses[0] *= 2
print(s.end, s.length.text, t.pauses, s.pauses, TimeInterval.minute * 2, 30.0 / .minute)
