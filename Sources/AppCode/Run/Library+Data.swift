import LifecycleModel

/// Data. Known bytes are stored as a string of scalars 0 to 255, to keep worlds small. Unknown
/// bytes, such as those of the device token or a download, are stored as their number.
extension Interpreter {
  static func bytes(of data: Value) -> [UInt8] {
    guard case .object(let type, let parts) = data.unwrapped, type == "Data" || type == "NSData"
    else { return [] }
    switch parts.first {
    case .string(let text)?: return text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    case .int(let count)?:
      return (0..<min(max(count, 0), mostElements)).map { UInt8(byte($0)) }
    default: return []
    }
  }

  private static func byteCount(of data: Value) -> Int {
    guard case .object(let type, let parts) = data.unwrapped, type == "Data" || type == "NSData"
    else { return 0 }
    switch parts.first {
    case .string(let text)?: return text.unicodeScalars.count
    case .int(let count)?: return min(max(count, 0), mostElements)
    default: return 0
    }
  }

  /// A deterministic byte of a token. Its value has no meaning.
  static func byte(_ index: Int) -> Int { (index * 37 + 11) % 256 }

  mutating func makeData(_ arguments: LabelledArguments) throws(Unwinding) -> Value? {
    guard let first = arguments.first?.unwrapped else { return .data([]) }
    switch arguments.firstLabel {
    case "count":
      let count = first.asInt ?? 0
      try checkCount(count)
      guard count >= 0 else { throw trap(Trap.index) }
      return .data(Array(repeating: 0, count: count))
    case "repeating":
      let count = arguments["count"]?.asInt ?? 0
      try checkCount(count)
      guard count >= 0 else { throw trap(Trap.index) }
      return .data(Array(repeating: UInt8(truncatingIfNeeded: first.asInt ?? 0), count: count))
    case "base64Encoded":
      if first.isOpaque { return nil }
      var text = first.description
      if case .object("Data", _) = first {
        text = String(decoding: Interpreter.bytes(of: first), as: UTF8.self)
      }
      let options = arguments["options"].map(Interpreter.options) ?? []
      if options.contains(.member("ignoreUnknownCharacters")) { text = Base64.known(in: text) }
      return Base64.bytes(of: text).map { .some(.data($0)) } ?? Value.none
    case "bytes":
      let given = Interpreter.bytes(ofNumber: first) ?? Interpreter.bytes(in: elements(of: first))
      let count = arguments["count"]?.asInt ?? given.count
      guard count >= 0 else { throw trap(Trap.index) }
      return .data(Array(given.prefix(count)))
    default:
      if case .object("Data", let parts) = first { return .object("Data", Array(parts.prefix(1))) }
      return .data(Interpreter.bytes(in: elements(of: first)))
    }
  }

  /// NSData as Foundation prints it on Linux, in groups of four bytes.
  static func hexadecimal(_ bytes: [UInt8]) -> String {
    var text = "<"
    for (index, byte) in bytes.enumerated() {
      if index > 0, index.isMultiple(of: 4) { text += " " }
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return text + ">"
  }

  static func bytes(in items: [Value]) -> [UInt8] {
    items.map { UInt8(truncatingIfNeeded: $0.operand.asInt ?? 0) }
  }

  func dataMember(_ name: String, _ data: Value) -> Value? {
    switch name {
    case "count", "length": return .int(Interpreter.byteCount(of: data))
    case "endIndex": return .int(data.dataStart + Interpreter.byteCount(of: data))
    case "indices":
      let start = data.dataStart
      return .object("Range", [.int(start), .int(start + Interpreter.byteCount(of: data))])
    case "isEmpty": return .bool(Interpreter.byteCount(of: data) == 0)
    case "first": return Interpreter.bytes(of: data).first.map { .some(.byte($0)) } ?? Value.none
    case "last": return Interpreter.bytes(of: data).last.map { .some(.byte($0)) } ?? Value.none
    case "startIndex": return .int(data.dataStart)
    default: return nil
    }
  }

  /// The UTF-8 text up to the first 0; nil if the value is not a list of numbers.
  static func text(ofCString value: Value, repairs: Bool) -> Value? {
    guard case .array(let items) = value.unwrapped else { return nil }
    let numbers = items.compactMap(\.asInt)
    guard numbers.count == items.count else { return nil }
    let bytes = numbers.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }
    if repairs { return .string(String(decoding: bytes, as: UTF8.self)) }
    return .text(String(validating: bytes, as: UTF8.self))
  }

  mutating func dataCall(
    _ data: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    let bytes = Interpreter.bytes(of: data)
    let start = data.dataStart
    switch name {
    case "base64EncodedString", "base64EncodedData":
      let options = (arguments.first.map(Interpreter.options) ?? []).compactMap(\.memberName)
      let text = Base64.lines(of: Base64.text(of: bytes), Set(options))
      return name == "base64EncodedString" ? .string(text) : .data(Array(text.utf8))
    case "subdata":
      guard let bounds = arguments.first?.intBounds, bounds.low >= start,
        bounds.low <= bounds.high, bounds.high <= start + bytes.count
      else { throw trap(Trap.index) }
      return .data(Array(bytes[bounds.low - start..<bounds.high - start]))
    case "prefix", "suffix", "drop", "dropFirst", "dropLast":
      guard let made = try sliceCall(data, bytes, name, arguments), let part = made.sliceParts
      else { return nil }
      return .data(Interpreter.bytes(in: part.items), from: part.start)
    case "firstIndex" where start != 0, "lastIndex" where start != 0:
      return try sliceCall(data, bytes, name, arguments)
    case "range", "firstRange":
      let wanted = Interpreter.bytes(of: arguments["of"] ?? arguments.first ?? .none)
      guard !wanted.isEmpty, wanted.count <= bytes.count else { return Value.none }
      for start in 0...bytes.count - wanted.count {
        let shared = zip(bytes[start...], wanted).prefix { $0 == $1 }.count
        try spend(1 + shared / Interpreter.bytesInOneUnit)
        guard shared == wanted.count else { continue }
        let low = data.dataStart + start
        return Value.some(.object("Range", [.int(low), .int(low + wanted.count)]))
      }
      return Value.none
    case "advanced":
      let distance = arguments["by"]?.asInt ?? 0
      guard (0...bytes.count).contains(distance) else { throw trap(Trap.index) }
      return .data(Array(bytes.dropFirst(distance)))
    case "withUnsafeBytes": return try call(arguments.first ?? .none, [.data(bytes)])
    case "load", "loadUnaligned":
      guard case .type(let name)? = arguments["as"] else { return nil }
      let offset = arguments["fromByteOffset"]?.asInt ?? 0
      guard offset >= 0 else { throw trap("UnsafeRawBufferPointer.load with negative offset") }
      return Interpreter.loaded(KnownType.reference(name), from: bytes.dropFirst(offset))
    default: return nil
    }
  }

  /// A method that Data shares with arrays and that returns a slice or an index.
  private mutating func sliceCall(
    _ data: Value, _ bytes: [UInt8], _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    try spend(Interpreter.textWeight * bytes.count)
    let call = Call(name: name, labels: arguments.labels, values: [], trailing: 0, spelling: "")
    let slice = Value.slice(bytes.map { Value.byte($0) }, from: data.dataStart)
    return try sliceCall(slice, call, arguments.values)
  }

  private static let bytesInOneUnit = 4

  /// The number in the first bytes, little-endian; nil if there are too few.
  private static func loaded(_ type: TypeReference, from bytes: ArraySlice<UInt8>) -> Value? {
    let width: Int
    switch type {
    case .int: width = 8
    case .integer(let type): width = type.bitWidth / 8
    default: return nil
    }
    guard bytes.count >= width else { return nil }
    let bits = bytes.prefix(width).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard case .integer(let type) = type else { return .int(Int(truncatingIfNeeded: bits)) }
    return .integer(type, type.truncating(Int128(bits)))
  }

  /// The bytes of an integer, little-endian; nil for other values.
  static func bytes(ofNumber value: Value) -> [UInt8]? {
    let (bits, width): (Int, Int)
    switch value {
    case .int(let number): (bits, width) = (number, 8)
    case .integer(let type, let number): (bits, width) = (number, type.bitWidth / 8)
    default: return nil
    }
    return (0..<width).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
  }

  mutating func mutateData(
    _ data: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> (changed: Value, result: Value)? {
    var bytes = Interpreter.bytes(of: data)
    let start = data.dataStart
    try spend(Interpreter.textWeight * bytes.count)
    switch name {
    case "append":
      guard let more = arguments.first?.unwrapped else { return nil }
      if let byte = more.asInt {
        bytes.append(UInt8(truncatingIfNeeded: byte))
      } else {
        bytes += Interpreter.bytes(in: elements(of: more))
      }
    case "removeAll" where arguments.values.last?.isFunction == true:
      guard let test = arguments.values.last else { return nil }
      var kept: [UInt8] = []
      for byte in bytes where try !holds(test, .byte(byte)) { kept.append(byte) }
      return (.data(kept, from: start), .void)
    case "removeAll": return (.data([]), .void)
    case "resetBytes":
      guard let bounds = arguments.first?.counted(from: start).positions(in: bytes.count) else {
        throw trap(Trap.index)
      }
      for place in bounds { bytes[place] = 0 }
    case "removeFirst" where arguments.isEmpty, "removeLast" where arguments.isEmpty:
      guard !bytes.isEmpty else { throw trap(Trap.index) }
      let isFirst = name == "removeFirst"
      let gone = isFirst ? bytes.removeFirst() : bytes.removeLast()
      return (.data(bytes, from: isFirst ? start + 1 : start), .byte(gone))
    default:
      let call = Call(
        name: name, labels: arguments.labels, values: [], trailing: 0, spelling: "")
      var items = bytes.map { Value.byte($0) }
      let values = zip(arguments.labels, arguments.values).enumerated().map { index, given in
        let isPlace =
          given.0 == "at" || index == 0 && ["replaceSubrange", "removeSubrange"].contains(name)
          || name == "swapAt"
        return isPlace ? given.1.counted(from: start) : given.1
      }
      let result: Value?
      if let made = try mutateSequence(items, call, values) {
        (items, result) = (made.changed, made.result)
      } else {
        result = try change(&items, call, values)
      }
      guard let result else { return nil }
      // Without its first bytes it is a slice.
      let isFront = name == "removeFirst" || name == "popFirst"
      let from = isFront ? start + bytes.count - items.count : start
      return (.data(Interpreter.bytes(in: items), from: from), result)
    }
    try checkCount(bytes.count)
    return (.data(bytes, from: start), .void)
  }

  /// The bytes of a string in an encoding; nil if the encoding lacks one of its characters.
  static func encoded(_ text: String, _ encoding: String?) -> [UInt8]? {
    switch encoding {
    case "ascii", "nonLossyASCII":
      return text.utf8.allSatisfy { $0 < 128 } ? Array(text.utf8) : nil
    case "isoLatin1":
      let scalars = text.unicodeScalars
      return scalars.allSatisfy { $0.value < 256 } ? scalars.map { UInt8($0.value) } : nil
    case "utf16", "unicode", "utf16LittleEndian":
      let mark: [UInt8] = encoding == "utf16LittleEndian" ? [] : [0xFF, 0xFE]
      return mark + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case "utf16BigEndian": return text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    default: return Array(text.utf8)
    }
  }

  /// `String(text.utf8)` and `String(text.utf16.prefix(4))`. For a slice the result is Optional, because the slice may
  /// begin or end within a character. nil for other lists.
  func textOfCodeUnits(_ view: Value, isSlice: Bool) -> Value? {
    guard case .integer(let type, _)? = elements(of: view).first else { return nil }
    let text: Value
    switch type {
    case .uint8:
      text = .text(String(validating: Interpreter.bytes(in: elements(of: view)), as: UTF8.self))
    case .uint16:
      text = .text(String(validating: Interpreter.units(in: elements(of: view)), as: UTF16.self))
    default: return nil
    }
    return isSlice ? text : text.unwrapped
  }

  private static func units(in items: [Value]) -> [UInt16] {
    items.compactMap { item in
      if case .integer(_, let bits) = item { UInt16(truncatingIfNeeded: bits) } else { nil }
    }
  }

  /// `String(data:encoding:)` and `String(decoding:as:)`.
  func decodedText(_ data: Value, repairs: Bool, encoding: String? = nil) -> Value? {
    let data = data.unwrapped
    if case .object("Data", let parts) = data, case .int? = parts.first {
      return .opaque("String(data:encoding:)")
    }
    if repairs, case .integer(.uint16, _)? = elements(of: data).first {
      return .string(String(decoding: Interpreter.units(in: elements(of: data)), as: UTF16.self))
    }
    let bytes: [UInt8]
    if case .object("Data", _) = data {
      bytes = Interpreter.bytes(of: data)
    } else {
      bytes = Interpreter.bytes(in: elements(of: data))
    }
    if repairs { return .string(String(decoding: bytes, as: UTF8.self)) }
    switch encoding {
    case "isoLatin1": return .text(String(decoding: bytes.map { UInt16($0) }, as: UTF16.self))
    case "ascii" where bytes.contains(where: { $0 > 127 }): return Value.none
    default: break
    }
    return .text(String(validating: bytes, as: UTF8.self))
  }
}

extension Value {
  /// `start`: the index of the first byte. A slice keeps the indices of the whole.
  static func data(_ bytes: [UInt8], from start: Int = 0) -> Value {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return .object("Data", [.string(String(text))] + (start == 0 ? [] : [.int(start)]))
  }

  /// The index of the first byte.
  var dataStart: Int {
    guard case .object("Data", let parts) = self, parts.count == 2 else { return 0 }
    return parts[1].asInt ?? 0
  }

  static func byte(_ byte: UInt8) -> Value { .integer(.uint8, Int(byte)) }

  /// An index or range of a slice, counted from 0 instead of from `start`.
  func counted(from start: Int) -> Value {
    switch self {
    case .int(let place) where place != .min && place != .max: return .int(place &- start)
    case .object(let name, let bounds) where isRange:
      return .object(name, bounds.map { $0.counted(from: start) })
    default: return self
    }
  }
}

extension Value {
  /// An element that is added to a Data.
  var truncatedByte: UInt8 { UInt8(truncatingIfNeeded: asInt ?? 0) }
}
