// swift-format-ignore-file
import Foundation
@propertyWrapper struct Memo<I: Hashable, O> { private var f: (I) -> O; private final class Box { var d: [I: O] = [:] }; private let box = Box()
  init(wrappedValue: @escaping (I) -> O) { f = wrappedValue }
  var wrappedValue: (I) -> O { get { { [f, box] x in if let y = box.d[x] { return y }; let y = f(x); box.d[x] = y; return y } } set { f = newValue } }
  var projectedValue: Int { box.d.count } }
struct Calc { @Memo var square: (Int) -> Int = { n in print("computing", n); return n * n } }
let c = Calc()
print(c.square(3), c.square(3), c.square(4), c.$square)
