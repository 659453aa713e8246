import Foundation

print(String(format: "%.2f|%8.3f|%-8.1f|%f|%.0f", 3.14159, 3.14159, 3.14159, 2.5, 2.5))
print(String(format: "%e|%g|%g|%g", 12345.678, 0.0001, 1e10, 100.0))
print(String(format: "%05.1f|%+.1f", 2.25, 2.35))
