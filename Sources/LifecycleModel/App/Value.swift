/// A value of the delegate's program. Plain data: a snapshot of the program is a copy.
package indirect enum Value: Hashable, Sendable {
  case void
  /// An Optional without a value.
  case none
  /// An Optional with a value, which may itself be an Optional. A value from unknown code, which may be Optional or
  /// not, is stored without this case.
  case some(Value)
  case bool(Bool)
  case int(Int)
  /// An integer of a type other than Int. Unsigned 64-bit types hold the bit pattern.
  case integer(IntegerType, Int)
  case double(Double)
  case float(Float)
  case string(String)
  case character(Character)
  case array([Value])
  /// Sorted by the printed key, so that equal dictionaries are equal values.
  case dictionary([Entry])
  case tuple([Value])
  /// A tuple with labels; `""` for a part without a label.
  case labelled([String], [Value])
  /// An enumeration case or static member that is known only by name: `.background`.
  case member(String)
  /// Code of the program by its number, with the values that it captured. Variables that change
  /// after the capture are `.box`.
  case closure(code: Int, captured: [Value])
  /// A cell of `AppMemory.heap`.
  case box(Int)
  case delegate
  /// An object of the app: a cell of `AppMemory.heap` with its fields.
  case reference(Int)
  /// A weak reference to a heap cell. It reads as nil after the object is freed.
  case weak(Int)
  /// The spelling of an expression that neither the app's files nor the simulator know.
  case opaque(String)
  /// A system object that the simulator knows: `UIApplication`, `URLSession.shared`...
  case system(String)
  /// A value of a system type with its contents: a `URL` with its text, a range with its bounds, or
  /// a data task with the box that holds its closure until it is resumed.
  case object(String, [Value])
  case type(String)
  /// A completion handler from iOS.
  case handler(HandlerID)

  package struct Entry: Hashable, Sendable {
    package var key: Value
    package var value: Value

    package init(_ key: Value, _ value: Value) {
      self.key = key
      self.value = value
    }
  }
}

extension Value: CustomStringConvertible {
  /// The value as the trace prints it: an Optional like its value, strings in collections with quotes.
  package var description: String {
    switch self {
    case .string(let text): return text
    case .character(let character): return String(character)
    case .some(let value): return value.description
    case .object("Substring", let parts): return parts.first?.description ?? ""
    default: return nested
    }
  }

  /// Whether it is an enumeration case, which comes first in the contents of a value.
  var isCase: Bool {
    if case .member = self { return true }
    return false
  }

  private var nested: String {
    switch self {
    case .void: return "()"
    case .none: return "nil"
    case .some(let value): return "Optional(" + value.nested + ")"
    case .bool(let bool): return "\(bool)"
    case .int(let int): return "\(int)"
    case .integer(let type, let bits): return type.digits(of: bits)
    case .double(let double): return "\(double)"
    case .float(let float): return "\(float)"
    case .string(let text): return text.debugDescription
    case .character(let character): return String(character).debugDescription
    case .array(let items): return "[" + items.map(\.nested).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      guard !entries.isEmpty else { return "[:]" }
      return "["
        + entries.map { $0.key.nested + ": " + $0.value.nested }
        .joined(separator: ", ") + "]"
    case .tuple(let items): return "(" + items.map(\.nested).joined(separator: ", ") + ")"
    case .labelled(let labels, let items):
      let parts = zip(labels, items).map { ($0.isEmpty ? "" : $0 + ": ") + $1.nested }
      return "(" + parts.joined(separator: ", ") + ")"
    case .member(let name): return name
    case .closure: return "(Function)"
    case .box: return "(Variable)"
    case .delegate: return "AppDelegate"
    case .reference, .weak: return "(Object)"
    case .opaque(let spelling): return Value.shown(spelling)
    case .system(let name): return name
    case .object("Range", let bounds) where bounds.count == 2:
      return bounds[0].nested + "..<" + bounds[1].nested
    case .object("ClosedRange", let bounds) where bounds.count == 2:
      return bounds[0].nested + "..." + bounds[1].nested
    case .object("Data", let parts):
      // Known bytes are stored as scalars, unknown ones as their number.
      if case .string(let bytes)? = parts.first { return "\(bytes.unicodeScalars.count) bytes" }
      return (parts.first?.nested ?? "0") + " bytes"
    case .object("NSNumber", let parts), .object("Substring", let parts):
      return parts.first?.nested ?? "0"
    case .object("NSNull", _): return "<null>"
    case .object("Set", let items):
      return "[" + items.map(\.nested).joined(separator: ", ") + "]"
    case .object(_, let parts) where parts.first?.isCase == true:
      guard parts.count > 1 else { return parts[0].nested }
      return parts[0].nested + "("
        + parts.dropFirst().map(\.nested).joined(separator: ", ") + ")"
    case .object(let name, let parts):
      if case .string(let text)? = parts.first { return text }
      return name
    case .type(let name): return name
    case .handler: return "(Function)"
    }
  }
}
