// swift-format-ignore-file
import Foundation
struct Invalid: Error { let field: String }
@propertyWrapper struct Checked<T> { private var value: T; private let rule: (T) -> Bool; private(set) var errors = 0
  init(wrappedValue: T, _ rule: @escaping (T) -> Bool) { value = wrappedValue; self.rule = rule }
  var wrappedValue: T { get { value } set { if rule(newValue) { value = newValue } else { errors += 1 } } }
  var projectedValue: Int { errors } }
struct Account { @Checked({ $0 >= 0 }) var balance = 10; @Checked({ !$0.isEmpty }) var owner: String = "me" }
var a = Account()
a.balance = -5; a.balance = 7; a.owner = ""; a.owner = "you"
print(a.balance, a.$balance, a.owner, a.$owner)
