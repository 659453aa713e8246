extension Int {
  init(_ flag: Bool) { self = flag ? 1 : 0 }
}

extension String {
  init(_ flag: Bool) { self = flag ? "yes" : "no" }
}

print(Int(true), Int(3.7), Int("12") ?? -1, Int("x") ?? -1)
let text = "40"
let number = (Int(text) ?? 0) + Int(text.isEmpty)
print(number, String(number), String(false))
