// swift-format-ignore-file
import Foundation
let log = "2026-03-04 ERROR disk full; 2026-03-05 INFO ok"
if let m = log.firstMatch(of: #/(\d{4})-(\d{2})-(\d{2}) (?<level>[A-Z]+)/#) { print(m.0, m.1, m.2, m.level) }
print(log.matches(of: #/\d{4}-\d{2}-(\d{2})/#).map { $0.1 }, log.contains(#/disk\s+full/#), log.contains(#/^ERROR/#))
print(log.replacing(#/\d+/#, with: "#"), "a1b22".split(separator: #/\d+/#), "v1.2.3".wholeMatch(of: #/v(\d+)\.(\d+)\.(\d+)/#) != nil)
print("key = value".firstMatch(of: #/(\w+)\s*=\s*(\w+)?/#)!.2 ?? "none")
