// swift-format-ignore-file
import Foundation
func number(_ n: Int) async -> Int {
  try? await Task.sleep(nanoseconds: 1_000_000)
  print("number", n)
  return n
}
Task {
  var x = if await number(1) == 1 { await number(10) + 2 } else { 0 }
  print(x)
  x = if x > 100 { 1 } else if await number(3) == 3 { await number(30) } else { 2 }
  let y = switch await number(4) {
  case 4: await number(40)
  default: -1
  }
  print(y)
  let text: String? = if x == 30 { "thirty \(await number(5))" } else { nil }
  print(text ?? "none")
}
