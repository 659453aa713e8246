import Foundation

print(String(format: "%@ opened %@", "Ada", "chat"))
print(String(format: "%2$@ before %1$@", "first", "second"))
print(String(format: "%@: %d of %.1f", "count", 3, 4.0))
print(String(format: "%10@|", "right"), String(format: "%c%c", 72, 105))
