// swift-format-ignore-file
import Foundation

print(String(format: "%d %5d|%-5d|%05d", 1, 42, 42, 42))
print(String(format: "%.2f %8.3f %e", 3.14159, 2.5, 12345.678))
print(String(format: "%x %X %#x %o", 255, 255, 255, 8))
print(String(format: "%@ and %@ %%", "one", "two"), String(format: "%c%c", 72, 105))
print(String(format: "%02d:%02d:%02d", 1, 2, 33), String(format: "%+d", 5), String(format: "%ld", 9))
print(String(format: "%2$@ %1$@", "world", "hello"))
