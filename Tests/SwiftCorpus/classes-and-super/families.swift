class Animal {
  var name: String { "animal" }
  func speak() -> String { "..." }
  func intro() -> String { "\(name): \(speak())" }
  static func make() -> Animal { Animal() }
  class var kind: String { "A" }
}
class Dog: Animal {
  override var name: String { "dog" }
  override func speak() -> String { "woof" }
  override class var kind: String { "D" + super.kind }
}
class Puppy: Dog {
  var age = 1
  override func speak() -> String { super.speak() + "!" }
  override var name: String { "puppy\(age)" }
}
let all: [Animal] = [Animal(), Dog(), Puppy()]
for a in all { print(a.intro(), type(of: a).kind, a is Dog, (a as? Puppy)?.age ?? 0) }
switch all[2] {
case let p as Puppy where p.age > 3: print("old")
case is Puppy: print("puppy")
case is Dog: print("dog")
default: print("?")
}
class Counter {
  private var count = 0
  lazy var describe: () -> String = { [unowned self] in "count \(self.count)" }
  func bump() -> Counter {
    count += 1
    return self
  }
  var isBig: Bool { count > 1 }
}
let c = Counter()
print(c.bump().bump().describe(), c.isBig)
class Node<T> {
  var value: T
  var next: Node?
  init(_ v: T, _ n: Node? = nil) {
    value = v
    next = n
  }
}
struct List<T>: Sequence {
  var head: Node<T>?
  mutating func push(_ v: T) { head = Node(v, head) }
  func makeIterator() -> AnyIterator<T> {
    var n = head
    return AnyIterator {
      defer { n = n?.next }
      return n?.value
    }
  }
}
var l = List<Int>()
for item in [3, 1, 2] { l.push(item) }
print(
  Array(l), l.sorted(), l.map { $0 * 2 }, l.first { $0 > 1 } ?? 0, l.contains(3),
  Array(l.prefix(2)), l.reduce(0, +), l.enumerated().map { "\($0.offset):\($0.element)" })
class Singleton {
  static let shared = Singleton()
  var hits = 0
  private init() { print("made") }
  static func hit() -> Int {
    shared.hits += 1
    return shared.hits
  }
}
print(Singleton.hit(), Singleton.hit())
final class Weak<T: AnyObject> {
  weak var v: T?
  init(_ v: T) { self.v = v }
}
var o: Counter? = Counter()
let w = Weak(o!)
print(w.v != nil)
o = nil
print(w.v == nil)
let fs = [Dog.init, Puppy.init] as [() -> Animal]
print(fs.map { $0().name })
let m = Dog().speak
print(m(), all.map { $0.speak() }.joined())
