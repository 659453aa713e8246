// The bits of a function or an object mean the same under another type.
class Animal { func name() -> String { "animal" } }
class Cat: Animal { override func name() -> String { "cat" } }

let add: (Int) -> Int = { $0 + 1 }
let shared = unsafeBitCast(add, to: (@Sendable (Int) -> Int).self)
print(shared(2))
let animal: Animal = Cat()
let cat = unsafeDowncast(animal, to: Cat.self)
print(cat.name(), cat === animal)
print(unsafeBitCast(animal, to: Cat.self).name())
