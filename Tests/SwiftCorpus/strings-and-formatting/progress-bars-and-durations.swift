// swift-format-ignore-file
import Foundation
func bar(_ f: Double, width: Int = 10) -> String { let n = Int((min(max(f, 0), 1) * Double(width)).rounded()); return "[" + String(repeating: "#", count: n) + String(repeating: ".", count: width - n) + "] " + String(format: "%3.0f%%", f * 100) }
print(bar(0), bar(0.333), bar(1), bar(1.5, width: 4), bar(-1, width: 2))
func span(_ s: Int) -> String { let parts = [(s / 86400, "d"), (s % 86400 / 3600, "h"), (s % 3600 / 60, "m"), (s % 60, "s")].drop { $0.0 == 0 }; return parts.isEmpty ? "0s" : parts.prefix(2).map { "\($0)\($1)" }.joined(separator: " ") }
print([0, 59, 60, 3661, 90061, 86400].map(span)); func clock(_ t: Double) -> String { String(format: "%02d:%02d.%03d", Int(t) / 60, Int(t) % 60, Int((t * 1000).rounded()) % 1000) }; print(clock(75.25), clock(0.0005), clock(3599.999))
func bytes(_ n: Int) -> String { var v = Double(n), i = 0; let u = ["B", "kB", "MB", "GB"]; while v >= 1000, i < u.count - 1 { v /= 1000; i += 1 }; return i == 0 ? "\(n) B" : String(format: v < 10 ? "%.1f %@" : "%.0f %@", v, u[i]) }; print([0, 999, 1000, 1540, 15_400, 7_000_000_000].map(bytes))
