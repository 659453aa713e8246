import LifecycleModel

/// Properties of Swift's and Foundation's values.
extension Interpreter {
  func libraryMember(_ name: String, of value: Value) -> Value? {
    if name == "base", let own = anyHashableBase(value) { return own }
    if let known = substringMember(name, of: value) { return known }
    if let known = foundationMember(name, of: value) { return known }
    if let known = sliceMember(name, of: value) { return known }
    switch value {
    case .dictionary where placeMember(name, of: value) != nil,
      .object("Set", _) where placeMember(name, of: value) != nil:
      return placeMember(name, of: value)
    case .string(let text): return textMember(name, text)
    case .some(let held): return libraryMember(name, of: held)
    case .character(let letter): return textMember(name, String(letter))
    case .array, .object("Set", _), .object("Range", _), .object("ClosedRange", _),
      .object("Data", _):
      return member(name, ofElements: elements(of: value), value)
    case .dictionary(let entries): return member(name, of: entries, value)
    case .object("NSNumber", let parts):
      let isText = ["description", "stringValue", "debugDescription"].contains(name)
      if isText, let bool = parts.first?.asBool { return .string(bool ? "1" : "0") }
      return member(name, ofNumber: parts.first ?? .int(0))
    case .int, .integer, .double, .float, .bool: return member(name, ofNumber: value)
    case .member(let word):
      guard name == "rawValue" else { return nil }
      if let text = RawValues.texts[word] { return .string(text) }
      return RawValues.rawValue(ofCase: word).map { .int($0) }
    case .object("NSError", let parts): return Interpreter.errorMember(name, parts)
    case .object("UUID", let parts): return Interpreter.uuidMember(name, parts)
    case .object(_, let parts): return objectMember(name, parts, value)
    case .reference:
      return name == "localizedDescription" ? .string(describe(value)) : nil
    case .type("Optional") where name == "some":
      return .object(Value.libraryFunction, [.string("Optional")])
    case .type(let type):
      if Interpreter.libraryMethods.contains(name), KnownType.isValue(type) {
        return .object("Unbound", [.string(name)])
      }
      return KnownStatic.value(type, name)
    default: return nil
    }
  }

  /// The property of an `AnyHashable`, which is stored as its base.
  private func anyHashableBase(_ value: Value) -> Value? {
    switch value {
    case .object("AnyHashable", let parts): return parts.first
    case .string, .int, .integer, .double, .float, .bool, .character: return value
    default: return nil
    }
  }

  private func objectMember(_ name: String, _ parts: [Value], _ value: Value) -> Value? {
    switch name {
    case "localizedDescription":
      guard case .object("CancellationError", _) = value else { return .string(describe(value)) }
      return .string("The operation could not be completed. (Swift.CancellationError error 1.)")
    case "description", "debugDescription": return .string(describe(value))
    case "rawValue": return parts.first
    default: return nil
    }
  }

  private func member(_ name: String, ofElements items: [Value], _ value: Value) -> Value? {
    switch name {
    case "count": return .int(count(of: value, items))
    case "isEmpty":
      if case .object(let kind, let bounds) = value, value.isRange, value.intBounds == nil {
        return .bool(
          kind == "Range" && bounds.count == 2 && Arithmetic.areEqual(bounds[0], bounds[1]))
      }
      return .bool(count(of: value, items) == 0)
    case "first", "firstObject", "min": return items.first.found
    case "last", "lastObject":
      // Only a part of the elements of a long range is made.
      if let (low, high) = value.intBounds, case .object(_, let bounds) = value,
        case .int? = bounds.first, let count = value.intCount ?? (low < high ? .max : nil),
        count > 0
      {
        return Value.some(count == .max ? .int(high - 1) : .int(low + (count - 1)))
      }
      return items.last.found
    case "indices":
      if case .object("Range", _) = value, value.intBounds != nil { return value }
      return .object("Range", [.int(0), .int(count(of: value, items))])
    case "lowerBound", "upperBound":
      guard case .object(_, let bounds) = value, value.isRange else { return nil }
      return name == "lowerBound" ? bounds[0] : bounds[1]
    case "startIndex": return .int(value.intBounds?.low ?? 0)
    case "endIndex": return .int(value.intBounds?.high ?? items.count)
    case "insertions", "removals":
      let kind = Value.member(name == "insertions" ? "insert" : "remove")
      return .array(
        items.filter { if case .object("", let parts) = $0 { parts.first == kind } else { false } })
    case "lazy": return makeLazy(value)
    case "bytes": return value
    case "description", "debugDescription": return .string(describe(value))
    default: return nil
    }
  }

  private func count(of value: Value, _ items: [Value]) -> Int {
    if let (low, high, _) = value.typedBounds { return Int(clamping: max(0, high - low + 1)) }
    return value.intBounds == nil ? items.count : value.intCount ?? .max
  }

  private func member(_ name: String, of entries: [Value.Entry], _ value: Value) -> Value? {
    switch name {
    case "count": return .int(entries.count)
    case "isEmpty": return .bool(entries.isEmpty)
    case "lazy": return makeLazy(value)
    case "keys", "allKeys": return .array(entries.map(\.key))
    case "values", "allValues": return .array(entries.map(\.value))
    case "first": return elements(of: value).first ?? Value.none
    case "description", "debugDescription": return .string(describe(value))
    default: return nil
    }
  }

  private func member(_ name: String, ofNumber value: Value) -> Value? {
    switch name {
    case "description", "stringValue", "debugDescription": return .string(value.description)
    case "intValue", "integerValue", "int8Value", "int16Value", "int32Value", "int64Value",
      "uintValue", "uint8Value", "uint16Value", "uint32Value", "uint64Value":
      return wholeNumber(name, of: value)
    case "doubleValue", "floatValue":
      let number = value.asDouble ?? (value.asBool == true ? 1 : 0)
      return name == "floatValue" ? .float(Float(number)) : .double(number)
    case "boolValue": return .bool(value.asBool ?? (value.asDouble != 0))
    case "hashValue", "rawValue": return value
    case "leadingZeroBitCount", "trailingZeroBitCount", "nonzeroBitCount":
      return bits(name, of: value)
    case "byteSwapped", "bigEndian": return swapped(value)
    case "littleEndian": return value
    case "uptimeNanoseconds":
      return value.asDouble.map { .integer(.uint64, Int(($0 * 1e9).rounded())) }
    case "isZero": return .bool(value.asDouble == 0)
    case "isNaN": return .bool(value.asDouble?.isNaN ?? false)
    case "isInfinite": return .bool(value.asDouble?.isInfinite ?? false)
    case "isFinite": return .bool(value.asDouble?.isFinite ?? true)
    case "magnitude":
      if case .integer(let type, let bits) = value, type.isSigned {
        let unsigned = IntegerType(rawValue: "U" + type.rawValue) ?? type
        return unsigned.bits(of: abs(type.wide(bits))).map { .integer(unsigned, $0) }
      }
      guard Arithmetic.isLess(value, .int(0)) else { return value }
      if case .value(let positive) = Arithmetic.prefix("-", value) { return positive }
      return nil
    case "bitWidth":
      if case .integer(let type, _) = value { return .int(type.bitWidth) }
      if case .int = value { return .int(64) }
      return nil
    default: return floatingMember(name, of: value)
    }
  }

  /// Members about the bits of an integer.
  private func bits(_ name: String, of value: Value) -> Value? {
    let width: Int
    let bits: UInt64
    switch value {
    case .int(let number): (width, bits) = (64, UInt64(bitPattern: Int64(number)))
    case .integer(let type, let number):
      width = type.bitWidth
      let all = UInt64(bitPattern: Int64(number))
      bits = width == 64 ? all : all & ((1 << UInt64(width)) - 1)
    default: return nil
    }
    switch name {
    case "leadingZeroBitCount": return .int(bits.leadingZeroBitCount - (64 - width))
    case "trailingZeroBitCount": return .int(min(bits.trailingZeroBitCount, width))
    case "nonzeroBitCount": return .int(bits.nonzeroBitCount)
    default: return nil
    }
  }

  /// The bytes in reverse order.
  private func swapped(_ value: Value) -> Value? {
    switch value {
    case .int(let number): return .int(number.byteSwapped)
    case .integer(let type, let bits):
      let moved = UInt64(bitPattern: Int64(bits)).byteSwapped >> UInt64(64 - type.bitWidth)
      return .integer(type, type.truncating(Int128(moved)))
    default: return nil
    }
  }

  static func errorMember(_ name: String, _ parts: [Value]) -> Value? {
    switch name {
    case "localizedDescription": return parts.first
    case "description", "debugDescription": return .string(errorText(parts))
    case "code", "errorCode": return parts.count > 1 ? parts[1] : .int(-1009)
    case "domain": return parts.count > 2 ? parts[2] : .string("NSURLErrorDomain")
    case "userInfo": return parts.count > 3 ? parts[3] : .dictionary([])
    default: return errorText(name, parts)
    }
  }

  /// The text for `print`: objects by their type, user-defined enumerations by their case.
  func describe(_ value: Value) -> String {
    switch value {
    case .some(let held): return describe(held)
    case .opaque(let spelling): return spelling
    case .reference: return typeName(of: value)
    case .delegate: return tree.delegate
    case .object("URL", let parts) where parts.first?.isOpaque == true: return parts[0].description
    case .object("UNNotificationSettings", _): return settingsText
    case .object(let name, let parts):
      if let text = Interpreter.foundationText(name, parts) { return text }
      guard let table = tree.tables[name], !table.layout.isEmpty else {
        return beginning(of: value)
      }
      let fields = zip(table.layout, parts).map { "\($0.name): \(beginning(of: $1))" }
      return "\(name)(" + fields.joined(separator: ", ") + ")"
    default:
      return beginning(of: value)
    }
  }

  /// The description of as much of the value as a text may have. The parts of a value may share one long text.
  private func beginning(of value: Value) -> String {
    value.beginning(Interpreter.longestText).description
  }

  /// The value as a comparison shows it: texts in quotes.
  func operand(_ value: Value) -> String {
    switch value.unwrapped {
    case .string(let text): return text.debugDescription
    case .character(let character): return String(character).debugDescription
    default: return describe(value)
    }
  }
}
