// swift-format-ignore-file
class Animal {}; class Dog: Animal {}; class Puppy: Dog {}
func describe(_ a: Animal) -> String { "animal" }
func describe(_ d: Dog) -> String { "dog" }
func run() { print(describe(Puppy()), describe(Dog())) }
run()
