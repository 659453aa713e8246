// swift-format-ignore-file
import Foundation
@propertyWrapper struct NonNegative { private var v: Int; var wrappedValue: Int { get { v } set { v = max(0, newValue) } }; var projectedValue: Bool { v == 0 }; init(wrappedValue: Int) { v = max(0, wrappedValue) } }
func spend() {
  @NonNegative var balance = 10
  balance -= 4; print(balance, $balance)
  balance -= 40; print(balance, $balance)
}
spend()
func show(@NonNegative amount: Int) { print("amount", amount, $amount) }
show(amount: -3)
show(amount: 8)
