// swift-format-ignore-file
class Base { var value = 1 { didSet { print("base did", oldValue, value) } } }
class Sub: Base { override var value: Int { willSet { print("sub will", newValue) } didSet { print("sub did", oldValue) } } }
class Sub2: Base { override var value: Int { get { super.value * 10 } set { super.value = newValue + 1 } } }
let s = Sub(); s.value = 5
let s2 = Sub2(); s2.value = 7; print(s2.value)
s2.value += 1
print(s2.value)
let path = \Base.value
s[keyPath: path] = 9
print(s[keyPath: path], [s, s2].map(\.value))
