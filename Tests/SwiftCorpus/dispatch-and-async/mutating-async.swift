import Foundation

struct Counter {
  var value = 0
  mutating func bump() async -> Int {
    await Task.yield()
    value += 1
    return value
  }
}
func fill(_ list: inout [Int]) async {
  for n in 1...2 {
    await Task.yield()
    list.append(n)
  }
}
Task { @MainActor in
  var counter = Counter()
  _ = await counter.bump()
  print(await counter.bump(), counter.value)
  var list = [0]
  await fill(&list)
  print(list)
}
