import LifecycleModel

/// A digest of values that is the same in every process, unlike Swift's hash, because it becomes part of a world.
/// FNV-1a, 64 bits.
struct ValueDigest {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  var number: Int { Int(bitPattern: UInt(hash)) }

  /// Iterative, because values may be deeply nested.
  mutating func add(_ values: [Value]) {
    var open: [Value] = values.reversed()
    add(values.count)
    while let value = open.popLast() {
      switch value {
      case .some(let held):
        add("?")
        open.append(held)
      case .array(let parts): add("[", parts, to: &open)
      case .tuple(let parts): add("(", parts, to: &open)
      case .labelled(let labels, let parts): add(labels.joined(separator: ","), parts, to: &open)
      case .object(let name, let parts): add(name, parts, to: &open)
      case .closure(let code, let captured): add("{\(code)", captured, to: &open)
      case .dictionary(let entries): add(":", entries.flatMap { [$0.key, $0.value] }, to: &open)
      case .void, .none, .bool, .int, .integer, .double, .float, .string, .character, .member,
        .box, .delegate, .reference, .weak, .opaque, .system, .type, .handler:
        add("\(value.kind)\(value)")
      }
    }
  }

  private mutating func add(_ name: String, _ parts: [Value], to open: inout [Value]) {
    add(name)
    add(parts.count)
    open += parts.reversed()
  }

  private mutating func add(_ number: Int) { add("\(number)") }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0xff) &* 0x100_0000_01b3
  }
}

extension Value {
  /// Distinguishes values that print alike.
  fileprivate var kind: String {
    switch self {
    case .string: "s"
    case .character: "c"
    case .member: "m"
    case .opaque: "o"
    case .system: "y"
    case .type: "t"
    case .int: "i"
    case .double: "d"
    case .float: "f"
    case .box(let cell): "b\(cell)"
    case .reference(let cell): "r\(cell)"
    case .weak(let cell): "w\(cell)"
    case .handler(let id): "h\(id)"
    case .integer(let type, _): type.rawValue
    default: ""
    }
  }
}
