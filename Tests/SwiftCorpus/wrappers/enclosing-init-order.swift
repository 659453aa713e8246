// swift-format-ignore-file
import Foundation
@propertyWrapper struct Traced { init(wrappedValue: Int) { print("init", wrappedValue); v = wrappedValue }; private var v: Int
  var wrappedValue: Int { get { v } set { print("set", newValue); v = newValue } } }
class Thing { @Traced var a = 1; @Traced var b: Int; var c = { print("c"); return 3 }()
  init(b: Int) { print("body"); self.b = b; self.b += 1; a = 9 } }
let t = Thing(b: 5)
print(t.a, t.b, t.c)
