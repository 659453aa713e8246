let count = 3
let text = if count == 0 { "none" } else if count < 5 { "few" } else { "many" }
let level =
  switch count {
  case 0: 0.0
  case 1...3: 0.5
  default: 1.0
  }
func name(_ n: Int) -> String {
  switch n {
  case 1: "one"
  default: "other"
  }
}
print(text, level, name(1), name(2))
