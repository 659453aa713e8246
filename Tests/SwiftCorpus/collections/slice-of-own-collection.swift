struct Ring: RandomAccessCollection {
  var items: [Int]
  var start = 0
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> Int { items[(i + start) % items.count] }
}
let ring = Ring(items: [1, 2, 3, 4], start: 1)
print(ring[1...2].map { $0 }, ring[2...].first!, ring[..<2].count, ring[1..<3].startIndex)
