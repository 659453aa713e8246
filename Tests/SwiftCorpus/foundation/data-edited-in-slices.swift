// swift-format-ignore-file
import Foundation
func run() {
  var tail = Data([1, 2, 3, 4])
  tail.removeFirst()
  tail.insert(8, at: tail.startIndex)
  print([UInt8](tail), tail.startIndex)
  tail.replaceSubrange(tail.startIndex..<tail.startIndex + 1, with: [7, 7])
  tail.remove(at: 2)
  tail.removeSubrange(1..<2)
  tail.insert(contentsOf: [5, 6], at: tail.endIndex)
  print([UInt8](tail), tail.startIndex, tail.endIndex)
  var whole = Data([1, 2, 3])
  whole[0..<1] = Data([9, 9])
  print([UInt8](whole))
  whole.removeAll { $0 == 9 }
  whole += [4, 5]
  print([UInt8](whole))
  whole.resetBytes(in: 0..<1)
  whole.removeAll(where: { $0 > 3 })
  print([UInt8](whole))
  whole.removeAll()
  print(whole.count)
}
run()
