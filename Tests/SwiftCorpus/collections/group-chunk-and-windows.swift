// swift-format-ignore-file
import Foundation
let readings = [3, 8, 1, 9, 4, 7, 2]
let chunks = stride(from: 0, to: readings.count, by: 3).map { Array(readings[$0..<min($0 + 3, readings.count)]) }
print(chunks, zip(readings, readings.dropFirst()).map { $1 - $0 })
let byParity = Dictionary(grouping: readings) { $0.isMultiple(of: 2) ? "even" : "odd" }
print(byParity["even"]!, byParity["odd"]!.sorted())
let runs = readings.reduce(into: [[Int]]()) { r, x in if let l = r.last?.last, l < x { r[r.count - 1].append(x) } else { r.append([x]) } }
print(runs, readings.split { $0 > 7 }, readings.split(separator: 1, maxSplits: 1))
print(readings.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), readings.max(by: { $0 % 5 < $1 % 5 })!)
