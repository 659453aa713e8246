// swift-format-ignore-file
import Foundation
@propertyWrapper enum Lazy<V> { case pending(() -> V), ready(V)
  init(wrappedValue: @autoclosure @escaping () -> V) { self = .pending(wrappedValue) }
  var wrappedValue: V { mutating get { switch self { case .ready(let v): return v; case .pending(let f): let v = f(); self = .ready(v); return v } } set { self = .ready(newValue) } }
  var isReady: Bool { if case .ready = self { true } else { false } } }
func expensive() -> Int { print("computing"); return 42 }
struct Box { @Lazy var x = expensive(); var ready: Bool { _x.isReady } }
var b = Box()
print(b.ready); print(b.x, b.x, b.ready); b.x = 1; print(b.x)
