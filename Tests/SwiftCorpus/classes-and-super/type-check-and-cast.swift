class Animal {}
class Dog: Animal { func bark() -> String { "woof" } }
let animals: [Animal] = [Animal(), Dog()]
for animal in animals {
  print(animal is Dog, (animal as? Dog)?.bark() ?? "quiet")
}
let any: Any = animals[1]
print(any is Animal, any is Int, type(of: any))
print((animals[1] as! Dog).bark())
