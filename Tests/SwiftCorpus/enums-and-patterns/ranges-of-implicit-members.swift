// swift-format-ignore-file
import Foundation
enum Level: Int, Comparable { case low, mid, high, top
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
func run() {
  let l = Level.mid
  print((.low ... .mid).contains(l), (.low ..< .mid).contains(l), [Level.top, .low].filter { (.low ... .mid).contains($0) })
  let s: Set<Int> = .init([1, 1]); let d: [String: Int] = .init(); let t: String = .init(repeating: "ab", count: 2); let n: Int? = .init("5"); let m: Double = .init(3); let u: [UInt8] = .init(repeating: 1, count: 2)
  print(s, d, t, n as Any, m, u, type(of: u[0]))
  let x: Int = .init(4.7); let y: UInt8 = .init(truncatingIfNeeded: 300); let z: Int = .init("7", radix: 8) ?? 0; print(x, y, z)
}
run()
