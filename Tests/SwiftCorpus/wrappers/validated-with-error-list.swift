// swift-format-ignore-file
@propertyWrapper struct Valid<T> { var wrappedValue: T { didSet { check() } }; private(set) var projectedValue: [String] = []; let rules: [(T) -> String?]
  init(wrappedValue: T, _ rules: (T) -> String?...) { self.wrappedValue = wrappedValue; self.rules = rules; check() }
  private mutating func check() { projectedValue = rules.compactMap { $0(wrappedValue) } } }
struct SignUp { @Valid({ $0.isEmpty ? "empty" : nil }, { $0.count > 5 ? "long" : nil }) var name = ""; @Valid({ $0 < 18 ? "young" : nil }) var age = 20; var errors: [String] { $name + $age } }
var s = SignUp()
print(s.errors)
s.name = "Alexander"; s.age = 3
print(s.errors, s.$name)
s.name = "Al"
print(s.errors, s.age)
