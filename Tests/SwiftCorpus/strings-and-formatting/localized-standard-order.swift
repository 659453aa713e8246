// swift-format-ignore-file
import Foundation
func run() { let w = ["b10", "b2", "B2", "a", "A", "é", "e", "Z", "z", "f", "ä", "a b", "ab", "_x", "10", "9", "É"]
print(w.sorted { $0.localizedStandardCompare($1) == .orderedAscending }); print("a".localizedStandardCompare("A").rawValue, "file 2".localizedStandardCompare("file 10") == .orderedAscending, "x".localizedStandardCompare("x") == .orderedSame) }
run()
