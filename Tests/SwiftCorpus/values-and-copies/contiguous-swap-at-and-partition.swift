// swift-format-ignore-file
var a = [5, 2, 8, 1, 9]
var b = a
b.swapAt(0, 4)
let p = a.partition(by: { $0 > 4 })
print(a[..<p].sorted(), a[p...].sorted(), b)
b.replaceSubrange(1...2, with: [7, 7, 7])
b.insert(contentsOf: [0, 0], at: 1)
b.removeSubrange(4..<6)
print(b, b.count)
