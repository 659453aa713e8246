import Foundation

print(12.formatted(.number.precision(.fractionLength(2))))
print(1234.5678.formatted(.number.precision(.fractionLength(0...1))))
print(0.256.formatted(.percent.precision(.fractionLength(0))))
print(12345.formatted(.number.grouping(.never)), 1234.5.formatted(.number), 0.5.formatted(.percent))
