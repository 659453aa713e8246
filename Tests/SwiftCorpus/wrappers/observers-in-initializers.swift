@propertyWrapper struct Kept<T> { var wrappedValue: T }

class Base {}

class Child: Base {
  @Kept var flag: Bool { didSet { print("flag", flag) } }
  @Kept var count = 1 { didSet { print("count", count) } }
  var plain: Int { didSet { print("plain", plain) } }

  override init() {
    self.flag = true
    count = 2
    plain = 3
    flag = false
    super.init()
    flag = true
    count = 4
    plain = 5
  }
}

class Root {
  @Kept var flag: Bool { didSet { print("root flag", flag) } }
  @Kept var number: Int { didSet { print("root number", number) } }

  init(_ value: Bool) {
    flag = value
    flag = false
    number = 1
    flag = !value
    number = Root.next(number)
  }

  static func next(_ number: Int) -> Int {
    number + 1
  }
}

struct Pair {
  @Kept var one: Bool { didSet { print("one", one) } }
  var other: Int

  init() {
    one = true
    other = 1
    one = false
    other = 2
  }
}

class Implicit: Base {
  @Kept var value = 1 { didSet { print("implicit", value) } }

  override init() {
    value = 2
    value = 3
  }
}

_ = Child()
_ = Root(true)
print(Pair().one)
print(Implicit().value)
