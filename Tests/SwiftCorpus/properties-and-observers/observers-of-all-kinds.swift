struct Settings {
  var volume: Int = 5 {
    willSet { print("will \(volume)->\(newValue)") }
    didSet {
      if volume > 10 { volume = 10 }
      print("did \(oldValue)->\(volume)")
    }
  }
  var double: Int {
    get { volume * 2 }
    set { volume = newValue / 2 }
  }
  static var count = 0 { didSet { print("count", oldValue, count) } }
  lazy var expensive: [Int] = {
    print("lazy")
    return Array(1...3)
  }()
}
var s = Settings()
s.volume = 50
s.double = 6
s.volume += 1
Settings.count += 2
print(s.expensive.count, s.expensive)
s.expensive.append(4)
print(s.expensive)
class Model {
  var items: [String] = [] { didSet { print("items", oldValue.count, items.count) } }
  var user: User = User() { didSet { print("user", oldValue.age, user.age) } }
  struct User { var age = 1 }
  init() {
    items = ["init"]
    user.age = 9
  }
}
let m = Model()
m.items.append("a")
m.items[0] = "z"
m.items.removeAll()
m.user.age += 1
func change(_ n: inout Int) {
  n += 1
  n += 1
}
change(&s.volume)
print(s.volume)
class A {
  var x = 0 { didSet { if x != oldValue { b?.y = x } } }
  weak var b: B?
}
class B {
  var y = 0 {
    didSet {
      if y != oldValue {
        a?.x = y
        print("B", y)
      }
    }
  }
  weak var a: A?
}
let a = A()
let b = B()
a.b = b
b.a = a
a.x = 5
print(a.x, b.y)
b.y = 8
print(a.x, b.y)
var global = 1 { didSet { print("global", oldValue, global) } }
global = 2
do {
  var local = 1 { didSet { print("local", oldValue) } }
  local = 3
  print(local)
}
