// swift-format-ignore-file
import Foundation
@propertyWrapper struct Versioned<T> { private(set) var version = 0; var wrappedValue: T { didSet { version += 1 } }; var projectedValue: Versioned<T> { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct Inner { @Versioned var x = 1 }
struct Outer { @Versioned var inner = Inner(); var other = Inner() }
var o = Outer()
o.inner.x = 5
o.inner.x += 1
o.other.x = 7
var copy = o
copy.inner.x = 100
print(o.inner.x, o.$inner.version, o.inner.$x.version, o.other.$x.version, copy.$inner.version, copy.inner.x)
