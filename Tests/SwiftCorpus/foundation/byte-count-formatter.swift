import Foundation

let sizes: [Int64] = [0, 1, 2, 999, 1000, 1500, 99_949, 1_234_567, 5_250_000_000, -1500]
print(sizes.map { ByteCountFormatter.string(fromByteCount: $0, countStyle: .file) })
print(sizes.map { ByteCountFormatter.string(fromByteCount: $0, countStyle: .memory) })
let formatter = ByteCountFormatter()
formatter.allowedUnits = [.useKB, .useMB]
print(sizes.map { formatter.string(fromByteCount: $0) })
formatter.includesUnit = false
print(sizes.map { formatter.string(fromByteCount: $0) })
