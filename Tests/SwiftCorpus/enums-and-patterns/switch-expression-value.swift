// swift-format-ignore-file
import Foundation
enum Size { case small, medium, large(Int) }
func price(_ s: Size) -> Double {
  let base = switch s { case .small: 1.0; case .medium: 2.5; case .large(let n): Double(n) }
  return if base > 2 { base * 0.9 } else { base }
}
print(price(.small), price(.medium), price(.large(10)))
let label = if case .large(let n) = Size.large(3), n > 2 { "XL" } else { "L" }
print(label)
