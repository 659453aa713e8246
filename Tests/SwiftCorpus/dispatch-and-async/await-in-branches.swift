import Foundation

func value(_ number: Int) async -> Int {
  await Task.yield()
  return number
}

func size(_ number: Int) async -> String {
  return if await value(number) > 10 { "large" } else { "small \(await value(number))" }
}

func kind(_ number: Int) async -> String {
  switch await value(number) {
  case 0: "none"
  case let many where many > 5: "many \(await value(many))"
  default: "few"
  }
}

Task {
  let one = if await value(1) == 1 { await value(10) } else { 0 }
  let other: Double = if await value(1) == 2 { 1 } else { 2 }
  let text =
    switch await value(2) {
    case 2: "two \(await value(20))"
    default: "other"
    }
  print(one, other, text, await size(4), await size(40))
  print(await kind(0), await kind(3), await kind(9))
}
