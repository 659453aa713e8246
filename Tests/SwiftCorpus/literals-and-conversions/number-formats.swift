// swift-format-ignore-file
import Foundation
print(String(format: "%05d|%+d|%x|%X|%o", 42, 42, 255, 255, 8))
print(String(format: "%.3f|%8.2f|%-8.2f|%e|%g", 3.14159, 2.5, 2.5, 12345.678, 0.0001))
print(String(format: "%@ has %d items (%d%%)", "Cart", 3, 50), String(format: "%c|%5@|%ld", 65, "ab", 7))
print(String(format: "%02d:%02d:%06.3f", 1, 2, 3.5), String(format: "%2$@ %1$@", "a", "b"))
