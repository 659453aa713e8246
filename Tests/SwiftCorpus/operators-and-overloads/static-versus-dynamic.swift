class Animal { func speak() -> String { "..." } }
class Dog: Animal { override func speak() -> String { "woof" } }
func describe(_ animal: Animal) -> String { "animal " + animal.speak() }
func describe(_ dog: Dog) -> String { "dog " + dog.speak() }
let dog = Dog()
let animal: Animal = dog
print(describe(dog), describe(animal), describe(Animal()))
protocol P { func required() -> String }
extension P {
  func required() -> String { "P.required" }
  func extra() -> String { "P.extra" }
}
struct S: P {
  func required() -> String { "S.required" }
  func extra() -> String { "S.extra" }
}
let s = S()
let p: P = s
print(s.required(), s.extra(), p.required(), p.extra())
func generic<T: P>(_ t: T) -> String { t.required() + " " + t.extra() }
print(generic(s))
