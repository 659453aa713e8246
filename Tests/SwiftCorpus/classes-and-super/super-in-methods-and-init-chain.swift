// swift-format-ignore-file
class Animal { let name: String; var sounds: [String] = []; init(name: String) { self.name = name; prepare() }; func prepare() { sounds.append("base") }; func speak(_ n: Int = 1) -> String { sounds.joined(separator: ",") + "*\(n)" } }
class Dog: Animal { var tricks = 0; init() { tricks = 1; super.init(name: "dog"); tricks += 1 }; override func prepare() { super.prepare(); sounds.append("woof\(tricks)") }; override func speak(_ n: Int = 2) -> String { "[" + super.speak(n) + "]" } }
class Puppy: Dog { override func prepare() { sounds.append("yip"); super.prepare() } }
print(Dog().speak(), Puppy().speak(5), Puppy().tricks, (Puppy() as Animal).name)
let a: Animal = Dog()
print(a.speak())
