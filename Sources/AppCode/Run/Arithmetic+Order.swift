import LifecycleModel

extension Arithmetic {
  static func isLess(_ left: Value, _ right: Value) -> Bool {
    switch (left.operand, right.operand) {
    case (.int(let a), .int(let b)): return a < b
    case (.integer(let type, let a), .integer(let other, let b)):
      return type.wide(a) < other.wide(b)
    case (.integer(let type, let a), .int(let b)): return type.wide(a) < Int128(b)
    case (.int(let a), .integer(let type, let b)): return Int128(a) < type.wide(b)
    case (.float(let a), .float(let b)): return a < b
    case (.double, _), (_, .double), (.float, _), (_, .float):
      guard let a = left.operand.asDouble, let b = right.operand.asDouble else { return false }
      return a < b
    case (.string(let a), .string(let b)): return a < b
    case (.character(let a), .character(let b)): return a < b
    case (.object("Unicode.Scalar", _), _), (_, .object("Unicode.Scalar", _)):
      guard let a = left.operand.scalar, let b = right.operand.scalar else { return false }
      return a < b
    case (.character(let a), .string(let b)): return String(a) < b
    case (.string(let a), .character(let b)): return a < String(b)
    case (.object("UUID", let a), .object("UUID", let b)):
      return (a.first?.description ?? "") < (b.first?.description ?? "")
    case (.object("Date", _), .object("Date", _)):
      guard let one = left.sinceReference, let other = right.sinceReference else { return false }
      return one < other
    case (let a, let b):
      if let one = a.position, let other = b.position { return one < other }
      guard let one = a.tupleParts, let other = b.tupleParts else { return false }
      let different = zip(one, other).first { !areEqual($0, $1) }
      return different.map { isLess($0, $1) } ?? false
    }
  }
}
