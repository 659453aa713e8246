import LifecycleModel
import Testing

@Suite struct ValueBeginningTests {
  private static let numbers = Value.array((0..<1000).map { .int($0 % 10) })
  private static let values: [Value] = [
    .void, .none, .int(7), .string(""), .string(String(repeating: "é", count: 500)),
    .some(.string(String(repeating: "\n", count: 500))), numbers, .some(numbers),
    .array(Array(repeating: .string(""), count: 300)),
    .array(Array(repeating: numbers, count: 50)),
    .array([.string(String(repeating: "a", count: 500)), .int(1)]),
    .tuple([numbers, .int(1)]), .labelled(["a", ""], [.int(1), numbers]),
    .object("Set", [numbers, numbers]),
    .dictionary((0..<300).map { Value.Entry(.int($0), .some(.some(.int($0)))) }),
    .object("Data", [.string(String(repeating: "\u{1}", count: 300))]),
    .object("State", [.member("on"), numbers]),
    .object("Range", [.string(long), .string(long)]), .object("Point", [numbers, .int(1)]),
    .array(Array(repeating: .object("Substring", [.string(long)]), count: 300)),
    .array(Array(repeating: .object("Name", [.string(long), .int(1)]), count: 300)),
    .array(Array(repeating: .object("Point", [numbers, numbers]), count: 300)),
    .array(Array(repeating: .object("State", [.member("on"), .string(long)]), count: 300)),
    .array(Array(repeating: .opaque(long), count: 300)),
  ]
  private static let long = String(repeating: "b", count: 500)

  @Test("the description is short even if all parts have one long text", arguments: values)
  func isBounded(value: Value) {
    #expect(value.beginning(200).description.utf8.count < 2_000)
  }

  @Test(
    "the description begins like the whole value's, and is longer than asked if that is",
    arguments: values)
  func begins(value: Value) {
    for length in [0, 1, 2, 5, 199, 200] {
      let whole = value.description.unicodeScalars.prefix(length + 1)
      let part = value.beginning(length).description.unicodeScalars.prefix(length + 1)
      #expect(String(part) == String(whole))
    }
  }

  @Test("of a long value, only the parts that are shown are kept")
  func isShort() {
    guard
      case .array(let lists) = Value.array(Array(repeating: Self.numbers, count: 50)).beginning(200)
    else { return #expect(Bool(false)) }
    #expect(lists.count == 1)
  }

  @Test("just the parts are kept that the length asks for, and one scalar more")
  func isExact() {
    #expect(Value.string(String(repeating: "a", count: 99)).beginning(5) == .string("aaaaaaa"))
    #expect(Value.array([.string("aa")]).beginning(0) == .array([.string("a")]))
    #expect(Self.numbers.beginning(10) == .array((0..<11).map { .int($0 % 10) }))
    let entries = (0..<300).map { Value.Entry(.int($0), .int($0)) }
    #expect(Value.dictionary(entries).beginning(10) == .dictionary(Array(entries.prefix(6))))
    #expect(Value.dictionary(entries).beginning(9) == .dictionary(Array(entries.prefix(5))))
  }
}
