import Foundation

let worker = DispatchQueue.global()
let serial = DispatchQueue(label: "serial")

func fetch(_ number: Int) -> Int {
  let done = DispatchSemaphore(value: 0)
  var result = 0
  worker.async {
    result = number * 2
    done.signal()
  }
  done.wait()
  return result
}

print([1, 2, 3].map(fetch), [3, 1, 2].sorted { fetch($0) < fetch($1) })
print([1, 2].reduce(0) { $0 + fetch($1) }, [1, 2, 3].filter { fetch($0) > 2 })
let group = DispatchGroup()
var lines: [String] = []
worker.async(group: group) {
  lines.append("\([1, 2].map { fetch($0) })")
  lines.append("\([4, 5].reduce(into: [Int]()) { $0.append(fetch($1)) })")
  lines.append("\([3, 4].contains { fetch($0) == 8 }) \([1, 6].first { fetch($0) > 10 } ?? 0)")
  lines += [7, 8].map { number in serial.sync { "synced \(number)" } }
  lines.append(
    "\(["a": 1, "b": 2].mapValues { fetch($0) }.values.sorted()) \([2, 9].max { fetch($0) < fetch($1) }!)"
  )
}
group.wait()
for line in lines { print(line) }
print(["a", "b"].enumerated().map { index, text in serial.sync { "\(text)\(index)" } })
