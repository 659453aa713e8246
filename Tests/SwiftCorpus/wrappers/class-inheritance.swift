// swift-format-ignore-file
import Foundation
@propertyWrapper struct Counted<T> { private(set) var sets = 0; var wrappedValue: T { didSet { sets += 1 } }; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Int { sets } }
class Base { @Counted var name = "base"; func describe() -> String { "\(name) \($name)" } }
class Derived: Base { @Counted var level = 1; override func describe() -> String { super.describe() + " / \(level) \($level)" } }
let d = Derived()
d.name = "x"; d.level += 1; d.level *= 5
print(d.describe()); let b: Base = d; b.name += "!"; print(b.describe(), Base().describe())
