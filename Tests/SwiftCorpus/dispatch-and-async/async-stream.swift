import Foundation

let numbers = AsyncStream<Int> { continuation in
  for n in 1...3 { continuation.yield(n) }
  continuation.finish()
}
Task { @MainActor in
  for await number in numbers { print(number) }
  print("finished")
}
