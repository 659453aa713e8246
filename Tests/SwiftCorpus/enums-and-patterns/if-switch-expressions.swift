let count = 3
let label = if count == 0 { "none" } else if count == 1 { "one" } else { "many" }
let sign = switch count { case ..<0: "-"; case 0: "0"; default: "+" }
print(label, sign)
func text(_ state: Int?) -> String {
  switch state {
  case nil: "unknown"
  case 0?: "zero"
  case let value? where value > 10: "big \(value)"
  case .some(let value): "value \(value)"
  }
}
print(text(nil), text(0), text(11), text(4))
let size: Double = if label == "many" { 2 } else { 1 }
print(size)
