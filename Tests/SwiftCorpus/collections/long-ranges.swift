// swift-format-ignore-file
let ids = 0..<20000
print(ids.count, ids.first ?? -1, ids.last ?? -1, ids.contains(19999))
print(ids.prefix(3).map { $0 }, ids.first { $0 > 15 } ?? -1)
print(ids.contains { $0 == 77 }, (1...20000).last ?? 0)
