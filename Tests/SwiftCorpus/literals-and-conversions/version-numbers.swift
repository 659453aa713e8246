// swift-format-ignore-file
let text = "14.5.1"
let parts = text.split(separator: ".").map { Int($0)! }
let (major, minor) = (parts[0], parts.count > 1 ? parts[1] : 0)
print(major, minor, parts.count == 3 ? "patch \(parts[2])" : "none", Double("\(major).\(minor)")! >= 14.5)
let number = parts.reduce(0) { $0 * 100 + $1 }
print(number, String(number, radix: 16), Float(number) / 1000, number > 140_000, Int(Double(number) / 1e4), UInt16(truncatingIfNeeded: number))
let percent = Double(minor) / Double(major) * 100
print(percent.rounded(), Int(percent), "\(Int(percent.rounded(.up)))%", (percent * 10).rounded() / 10)
