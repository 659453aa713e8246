import Foundation

actor Counter {
  private var value = 0
  func increment() -> Int {
    value += 1
    return value
  }
  var current: Int { value }
}
let counter = Counter()
Task { @MainActor in
  _ = await counter.increment()
  print(await counter.increment(), await counter.current)
}
