// swift-format-ignore-file
import Foundation
let inputs = ["42", "-7", "3.14", "abc", "", "1e3", "٣", "0042", "+5", "1_000"]
for s in inputs { print(s, Int(s).map(String.init) ?? "nil", Double(s).map { "\($0)" } ?? "nil", separator: "|") }
print(inputs.compactMap { Int($0) }.reduce(0, +), Float("2.50")!, UInt8("256") as Any, Int8("-128")!)
