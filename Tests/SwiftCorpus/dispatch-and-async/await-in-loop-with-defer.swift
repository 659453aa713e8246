import Foundation

func step(_ n: Int) async -> Int {
  await Task.yield()
  return n * 2
}
func run() async -> [Int] {
  defer { print("left run") }
  var made: [Int] = []
  for n in 1...3 {
    defer { print("end of", n) }
    if n == 2 { continue }
    made.append(await step(n))
  }
  return made
}
Task { @MainActor in print(await run()) }
