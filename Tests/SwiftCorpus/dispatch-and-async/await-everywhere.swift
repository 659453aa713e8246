import Foundation

@MainActor func pause(_ n: Int) async -> Int {
  await Task.yield()
  return n
}
@MainActor func walk() async -> String {
  var n = 0
  while await pause(n) < 2 { n += 1 }
  repeat { n += 1 } while await pause(n) < 5
  outer: for i in 0..<3 {
    for j in 0..<3 {
      let sum = await pause(i) + (await pause(j))
      if sum == 3 { break outer }
      if j > i { continue outer }
      print(i, j, sum)
    }
  }
  switch await pause(n) {
  case 5:
    print("five", await pause(1))
    fallthrough
  case 6: print("six", await pause(2))
  default: print("other")
  }
  let list = [await pause(7), await pause(8)]
  return n > 4 ? "\(list) \(await pause(9))" : "no"
}
Task { @MainActor in print(await walk()) }
