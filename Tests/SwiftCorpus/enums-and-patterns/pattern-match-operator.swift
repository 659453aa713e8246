// swift-format-ignore-file
import Foundation
struct Version { let major: Int, minor: Int }
func ~= (pattern: ClosedRange<Int>, value: Version) -> Bool { pattern.contains(value.major) }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func isEven(_ n: Int) -> Bool { n.isMultiple(of: 2) }
switch Version(major: 13, minor: 2) {
case 1...9: print("old")
case 10...15: print("middle")
default: print("new")
}
for n in [3, 4] {
  switch n {
  case isEven: print(n, "even")
  default: print(n, "odd")
  }
}
