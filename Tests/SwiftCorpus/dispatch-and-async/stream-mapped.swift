import Foundation

let numbers = AsyncStream<Int> { continuation in
  for n in 1...3 { continuation.yield(n) }
  continuation.finish()
}
Task { @MainActor in
  for await text in numbers.map({ "n\($0)" }) { print(text) }
  print("finished")
}
