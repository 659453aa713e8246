class A {
  var v = 0 {
    didSet {
      print("A", oldValue, v)
      if v < 3 { b.v = v + 1 }
    }
  }
  unowned let b: B
  init(b: B) { self.b = b }
}
class B {
  var v = 0 {
    didSet {
      print("B", oldValue, v)
      if v < 3 { a?.v = v + 1 }
    }
  }
  weak var a: A?
}
let b = B()
let a = A(b: b)
b.a = a
a.v = 1
print(a.v, b.v)
struct S {
  var x = 0 { didSet { if x != y { y = x } } }
  var y = 0 {
    didSet {
      if y != x { x = y }
      print("y", y)
    }
  }
}
var s = S()
s.x = 4
print(s.x, s.y)
s.y = 6
print(s.x, s.y)
class C {
  var c = 0.0 { didSet { if f != c * 2 { f = c * 2 } } }
  var f = 0.0 {
    didSet {
      if c != f / 2 { c = f / 2 }
      print("f", f)
    }
  }
}
let t = C()
t.c = 5
t.f = 4
print(t.c, t.f)
class N {
  var n = 0 {
    didSet {
      n = max(0, n)
      log.append(n)
    }
  }
  var log: [Int] = []
  func up() { n += 1 }
}
let n = N()
n.n = -4
n.up()
print(n.n, n.log)
class D {
  var items: [Int] = [] { didSet { if items.count > 2 { items.removeFirst() } } }
  var sel: Int? {
    didSet {
      guard sel != oldValue else { return }
      print("sel", sel as Any)
    }
  }
}
let d = D()
for i in 0..<4 { d.items.append(i) }
print(d.items)
d.sel = 1
d.sel = 1
d.sel = nil
class W {
  var v = 1 {
    willSet { print("will", v, newValue) }
    didSet {
      print("did", oldValue, v)
      helper()
    }
  }
  func helper() { if v < 5 { v = 5 } }
}
let w = W()
w.v = 2
print(w.v)
