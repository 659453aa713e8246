// swift-format-ignore-file
import Foundation
let gate = DispatchSemaphore(value: 0)
for turn in 1...6 { DispatchQueue.main.asyncAfter(deadline: .now() + 0.01 * Double(turn)) { gate.signal() } }
DispatchQueue.global().async {
  var items = [3, 1, 2]
  var isFirst = true
  items.sort { one, other in
    if isFirst { gate.wait() }
    isFirst = false
    return one < other
  }
  print(items)
  items.removeAll { item in
    if item == 2 { gate.wait() }
    return item == 2
  }
  print(items)
  print(items.drop { item in
    gate.wait()
    return item < 3
  })
  let sums = [1, 2, 3].reduce(into: [Int: Int]()) { sums, item in
    if item == 2 { gate.wait() }
    sums[item] = item * item
  }
  print(sums.keys.sorted(), sums.values.sorted())
  var counts = ["a": 1]
  counts.merge(["a": 5, "b": 2]) { old, new in
    gate.wait()
    return old + new
  }
  print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
}
