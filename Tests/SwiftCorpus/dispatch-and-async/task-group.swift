import Foundation

func square(_ n: Int) async -> Int { n * n }
Task { @MainActor in
  let total = await withTaskGroup(of: Int.self) { group in
    for n in 1...4 { group.addTask { await square(n) } }
    var sum = 0
    for await value in group { sum += value }
    return sum
  }
  print(total)
}
