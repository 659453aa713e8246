// swift-format-ignore-file
import Foundation
print(String(format: "%5d|%-5d|%05d|%+d", 42, 42, 42, 42))
print(String(format: "%.3f %8.2f %e %g", 3.14159, 2.5, 12345.678, 0.0001))
print(String(format: "%x %X %o %c %%", 255, 255, 8, 65))
print(String(format: "%@ has %ld of %lld (%u)", "Ann", 3, Int64(9), UInt32(7)))
print(String(format: "%2$@ %1$@", "a", "b"))
print(String(format: "%10@|%-10@|", "r", "l"), String(format: "%02d:%02d:%02d", 1, 2, 3), String(format: "%.0f", 2.5))
