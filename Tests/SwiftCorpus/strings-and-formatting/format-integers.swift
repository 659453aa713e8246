import Foundation

print(String(format: "%d|%5d|%-5d|%05d|%+d", 42, 42, 42, 42, 42))
print(String(format: "%x|%X|%08x|%#x|%o", 255, 255, 255, 255, 8))
print(String(format: "%i %u %ld %lld %lu", 1, 2, 3, 4, 5))
print(String(format: "%d%%", 80), String(format: "plain"))
