import LifecycleModel
import Testing

@testable import AppCode

/// The work for long declarations and literals, counted in comparisons.
@Suite struct ManyNamesTests {
  @Test("a long literal of mixed keys compares each key with few others")
  func mixedKeys() {
    var keys = KeyedEntries()
    let count = 6_000
    for number in 0..<count {
      let key: Value =
        switch number % 6 {
        case 0: .string("t\(number)")
        case 1: .int(number)
        case 2: .opaque("name\(number)")
        case 3: .object("Kind", [.member("case\(number)")])
        case 4: .object("", [.int(number)])
        default: .object("Point", [.int(number), .some(.string("t"))])
        }
      let isNew = keys.place(of: key).isNew
      #expect(isNew)
    }
    #expect(keys.comparisons < count)
  }

  @Test(
    "keys that are equal in different forms are duplicates",
    arguments: [
      (Value.string("a"), Value.character("a")),
      (.member("one"), .object("Kind", [.member("one")])),
      (.object("Point", [.int(1)]), .object("", [.double(1)])), (.some(.int(1)), .int(1)),
      (.opaque("x"), .opaque("x")),
    ])
  func equalForms(one: Value, other: Value) {
    for (first, second) in [(one, other), (other, one)] {
      var keys = KeyedEntries()
      let found = [keys.place(of: first).isNew, keys.place(of: second).isNew]
      #expect(found == [true, false])
    }
  }

  @Test("the methods of a base name, in their order")
  func methodsByName() throws {
    let methods = (0..<300).map {
      "func m\($0 % 100)(_ a: Int, _ b\($0): Int) throws { }\n"
    }
    let source = "class Many {\n" + methods.joined() + "}\n"
    let program = try load(launching("print(1)") + "\n" + source)
    let type = try #require(program.tree.types["Many"])
    #expect(type.methods.count == 300)
    #expect(
      type.methods("m7").map(\.line) == type.methods.filter { $0.baseName == "m7" }.map(\.line))
    #expect(type.methods("m7").count == 3)
    #expect(type.methods("none").isEmpty)
  }
}
