import LifecycleModel

/// Functions and initializers of Swift's library and of Foundation.
extension Interpreter {
  mutating func library(_ call: Call, _ values: [Value]) throws(Unwinding) -> Value? {
    let first = values.first ?? .none
    switch call.name {
    case "print", "debugPrint": try printLine(call, values)
    case Lowering.hashableKeys:
      guard case .dictionary(let entries) = first.unwrapped else { return first }
      try spend(entries.count)
      let shown = Value.dictionary(
        entries.map { Value.Entry(.object("AnyHashable", [$0.key.withoutHashable]), $0.value) })
      return first.isOptionalValue ? .some(shown) : shown
    case Lowering.keysInPath:
      guard case .object("KeyPath", var parts) = first else { return first }
      let open = parts.indices.filter { parts[$0] == .tuple([]) }
      for (index, key) in zip(open, values.dropFirst()) { parts[index] = .tuple([key]) }
      return .object("KeyPath", parts)
    case Lowering.memoryLayout:
      guard case .type(let type) = first, let name = values.last?.description else { return nil }
      return Lowering.memoryLayout(name, of: self.type(named: type)).map { .int($0) }
        ?? .opaque(Opaque.short("MemoryLayout<\(type)>.\(name)"))
    case Lowering.rawValueOf:
      let type = values.last?.description ?? ""
      if let raw = RawValues.rawValue(of: first.unwrapped, in: type) { return .int(raw) }
      return .opaque(Opaque.short("\(describe(first)).rawValue"))
    case Lowering.rawValuePrinted:
      let type = values.last?.description ?? ""
      guard let raw = RawValues.rawValue(of: first, in: type) else { return first }
      return .string(RawValues.printed(raw, of: type))
    case Lowering.reversedCollection:
      guard call.labels.count == 2 else { return .object("ReversedCollection", [first]) }
      let items = Array(elements(of: first).reversed())
      let text = values[1] == .bool(true) ? items.map(\.description).joined() : nil
      return .object("ReversedCollection", [text.map { .string($0) } ?? .array(items)])
    case "dump": try dump(call, values)
    case "NSLog", "os_log":
      var plain = zip(call.labels, values).filter { $0.0 == "_" }.map(\.1)
      // `os_log(.debug, "...")`
      if let level = plain.first, plain.count > 1, !level.isText,
        level.memberName != nil || describe(level).hasPrefix("OSLogType.")
      {
        plain.removeFirst()
      }
      try log(plain.isEmpty ? values : plain)
    case "fatalError", "preconditionFailure", "assertionFailure":
      throw trap(values.isEmpty ? "Fatal error" : describe(first))
    case "precondition", "assert":
      let holds = try guarded { interpreter throws(Unwinding) in try interpreter.isTrue(first) }
      if !holds {
        throw trap(values.count > 1 ? describe(values[1]) : "Precondition failed")
      }
    case "abort": throw trap("abort()")
    case "exit": throw exits()
    case "min", "max":
      if values.contains(where: { $0.unwrapped.isOpaque }), values.contains(where: { $0 != first })
      {
        return .opaque(Opaque.short(call.name + written(call, values)))
      }
      var best = first
      for value in values.dropFirst() {
        let (one, other) = call.name == "min" ? (value, best) : (best, value)
        if try isLess(one, other) { best = value }
      }
      let isDouble = values.contains { value in
        if case .double = value { return true }
        return false
      }
      if isDouble, case .int(let number) = best { return .double(Double(number)) }
      return best
    case "abs" where first.isOpaque: return .opaque(Opaque.short("abs(\(describe(first)))"))
    case "abs":
      if case .object("Decimal", let parts) = first.unwrapped {
        return decimalMember("magnitude", parts)
      }
      if let own = try absoluteByOwn(first) { return own }
      return Arithmetic.isLess(first, .int(0)) ? try applyPrefix("-", first) : first
    case "type":
      if case .type(let name) = first { return .type(name + ".Type") }
      // The static type of a collection; here an ArraySlice counts as an Array.
      if values.count > 1, case .type(let name) = values[1] {
        let isSlice = first.sliceParts != nil && name.hasPrefix("Array<")
        return .type(isSlice ? "ArraySlice<" + name.dropFirst("Array<".count) : name)
      }
      if case .object("KeyPath", _) = first { reaction.note(unplayed: "type(of: KeyPath)") }
      return .type(typeName(of: first))
    case "zip", "repeatElement", "stride":
      return try makeSequence(call.name, LabelledArguments(call.labels, values))
    case "CACurrentMediaTime": return .double(Double(reaction.world.elapsed) / 1000)
    case "CFAbsoluteTimeGetCurrent": return .double(now - Interpreter.referenceDate)
    case "NSDecimalRound": return try roundDecimal(call, values)
    case "NSLocalizedString": return localized(LabelledArguments(call.labels, values))
    case "NSClassFromString":
      let name = describe(first)
      // No test bundle is loaded.
      if name.hasPrefix("XCTest") { return Value.none }
      let last = Lowering.lastName(name)
      return tree.types[last] == nil ? .opaque("class \(name)") : .some(.type(last))
    case "NSStringFromClass": return .string(describe(first))
    case "NSSetUncaughtExceptionHandler", "signal", "atexit":
      // These closures run when the process ends.
      reaction.note(call: Value.shown(Opaque.short(call.name + call.spelling)))
      return .void
    case "withAnimation", "autoreleasepool":
      return try self.call(values.last ?? .none, [])
    case "swap":
      guard call.values.count == 2, case .reference(let one) = call.values[0],
        case .reference(let other) = call.values[1]
      else { return nil }
      try store(values[1], in: one)
      try store(first, in: other)
    case "isKnownUniquelyReferenced": return .bool(isUniquelyReferenced(first))
    case "withExtendedLifetime":
      guard let body = values.last, body.isFunction else { return .void }
      return try self.call(body, [first])
    case "unsafeBitCast", "unsafeDowncast":
      // The bits of other values mean something else under another type.
      switch first {
      case .reference, .delegate, .system: return first
      default: return first.isFunction ? first : nil
      }
    case "withUnsafeBytes" where call.labels.first == "of":
      return try self.call(values.last ?? .none, [.array(Interpreter.bytesInMemory(of: first))])
    case Lowering.holdingResult:
      guard case .type(let name)? = values.last else { return first }
      return .string(try text(first, as: type(named: name)))
    case Lowering.keyValuePairs: return .string(try pairsText(elements(of: first)))
    case "sleep", "usleep":
      var pause = Interpreter.milliseconds(first)
      if call.name == "usleep" { pause /= 1_000_000 }
      try sleepThread(pause)
    case "pow":
      return try decimalPower(values) ?? Interpreter.math(call.name, values)
    default: return try callKeychain(call, values) ?? Interpreter.math(call.name, values)
    }
    return .void
  }

  private mutating func log(_ values: [Value]) throws(Unwinding) {
    reaction.log(try format(values).description)
  }

  mutating func makeLibrary(
    _ name: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let first = values.first ?? .none
    let label = call.labels.first ?? ""
    if isOfUnknownContent(name, label, values) {
      let made = Opaque.made(name, call.spelling)
      if label != "repeating", values.contains(where: { $0.unwrapped.isOpaque }) {
        noteOpaque(made, [])
      }
      return .opaque(made)
    }
    if first.isOpaque, values.count == 1, KnownType.isValue(name) {
      return .opaque(Opaque.short(name + call.spelling))
    }
    if values.contains(where: { $0.unwrapped.isOpaque }), Interpreter.asksArguments(name, call) {
      return .opaque(Opaque.short(name + written(call, values)))
    }
    if call.labels == ["rawValue"], RawValues.has(name), let raw = first.asInt {
      let made = RawValues.value(raw, of: name)
      return RawValues.isEnumeration(name) ? made?.optional ?? Value.none : made
    }
    if ["Data", "NSData"].contains(name), holdsUnknown(first) {
      return .opaque(Opaque.short(name + written(call, values)))
    }
    if let known = try makeFoundation(name, call, values) { return known }
    switch name {
    case _ where KnownType.reference(name).isNumber:
      return try makeNumber(KnownType.reference(name), label, values)
    case "Character":
      if case .object("Unicode.Scalar", let parts) = first.unwrapped,
        let scalar = parts.first?.asInt.flatMap({ Unicode.Scalar(UInt32($0)) })
      {
        return .character(Character(scalar))
      }
      if case .string(let text) = first.unwrapped.withoutBase,
        text.isEmpty || text.dropFirst().first != nil
      {
        throw trap(
          text.isEmpty
            ? "Can't form a Character from an empty String"
            : "Can't form a Character from a String containing more than one extended grapheme cluster"
        )
      }
      return try coerce(first, to: .character)
    case "Result": return try makeResult(first)
    case "Optional": return first.isOpaque || first == .none ? first : .some(first)
    case "Range", "ClosedRange":
      if call.labels.last == "in", let range = first.unwrapped.nsRange,
        let text = values.last, text.isText
      {
        return try textRange(range, in: text.description)
      }
      if label == "uncheckedBounds", let bounds = first.tupleParts { return .object(name, bounds) }
      // A conversion from one kind of range to another.
      guard name == "Range" || first.isRange, let (low, high) = first.intBounds else {
        return first
      }
      return name == "Range"
        ? .object(name, [.int(low), .int(high)])
        : .object(name, [.int(low), .int(high &- 1)])
    case "String", "NSString", "Substring":
      if label == "format" {
        let given = LabelledArguments(call.labels, values)
        return try format(given["arguments"].map { [first] + elements(of: $0) } ?? values)
      }
      if label == "cString" || label == "validatingUTF8" || label == "validatingCString" {
        return Interpreter.text(ofCString: first, repairs: label == "cString")
      }
      if label == "localized" { return localized(LabelledArguments(call.labels, values)) }
      if label == "describing" || label == "reflecting" {
        return try shownText(first, isDebug: label == "reflecting")
      }
      if label == "data" || label == "decoding" || label == "validating" || label == "bytes" {
        return decodedText(
          first, repairs: label == "decoding",
          encoding: LabelledArguments(call.labels, values)["encoding"]?.memberName)
      }
      if label == "repeating", values.count > 1 {
        let count = min(values[1].asInt ?? 0, Interpreter.longestText + 1)
        guard count >= 0 else { throw trap("Negative count not allowed") }
        guard describe(first).utf8.count * count <= Interpreter.longestText else {
          throw trap("Out of memory: a text of more than \(Interpreter.longestText) bytes")
        }
        return .string(String(repeating: describe(first), count: count))
      }
      if let text = textOfCodeUnits(first, isSlice: first.sliceParts != nil) { return text }
      if case .array(let letters) = first { return .string(letters.map { describe($0) }.joined()) }
      if let (_, letters) = first.sliceParts {
        return .string(letters.map { describe($0) }.joined())
      }
      if values.count > 1, label == "_", let radix = values[1].asInt {
        guard (2...36).contains(radix) else { throw trap("Radix must be between 2 and 36") }
        let isUpper = values.count > 2 && values[2] == .bool(true)
        switch first {
        case .int(let number): return .string(String(number, radix: radix, uppercase: isUpper))
        case .integer(let type, let bits):
          return .string(String(type.wide(bits), radix: radix, uppercase: isUpper))
        default: break
        }
      }
      // `String(UnicodeScalar(65))`: Swift's initializer does not return an Optional here.
      if first.unwrapped.scalar != nil { return .string(describe(first.unwrapped)) }
      return values.isEmpty ? .string("") : try shownText(first)
    case "AnyHashable": return first
    case "Bool":
      if case .string(let text) = first.withoutBase {
        return ["true": .bool(true), "false": .bool(false)][text] ?? Value.none
      }
      return numeric(first, as: .bool) ?? .bool(false)
    case "AnyIterator": return try allocateObject("AnyIterator", [first])
    case "AnySequence" where first.isFunction: return .object("AnySequence", [first])
    case "Array", "AnySequence", "AnyCollection", "ContiguousArray", "ArraySlice":
      if label == "repeating", values.count > 1 {
        let count = values[1].asInt ?? 0
        guard count >= 0 else { throw trap("Can't construct Array with count < 0") }
        try checkCount(count)
        return .array(Array(repeating: first, count: count))
      }
      return .array(label == "arrayLiteral" ? values : try allElements(of: first))
    case "CollectionOfOne": return .array([first])
    case "EmptyCollection": return .array([])
    case "Set", "NSSet":
      return try makeOwnSet(label == "arrayLiteral" ? values : try allElements(of: first))
    case "Dictionary", "NSDictionary", "NSMutableDictionary":
      return try makeDictionary(LabelledArguments(call.labels, values))
    case "NSArray", "NSMutableArray": return values.isEmpty ? .array([]) : first
    case "Notification.Name", "NSNotification.Name", "Selector", "UNNotificationSoundName":
      return name == "Selector" ? .object("Selector", [first]) : .string(describe(first))
    case "Name" where tree.types[name]?.kind == .extended: return .string(describe(first))
    case "Notification", "NSNotification":
      let given = LabelledArguments(call.labels, values)
      return .object("Notification", [first, given["object"] ?? .none, given["userInfo"] ?? .none])
    case "DispatchTime" where call.labels == ["uptimeNanoseconds"]:
      return first.operand.asDouble.map { .double($0 / 1e9) }
    case "DispatchTime", "DispatchTimeInterval": return .double(0)
    default: return nil
    }
  }

  /// Whether the content is unknown: that of a file, or a repetition of unknown length.
  private func isOfUnknownContent(_ name: String, _ label: String, _ values: [Value]) -> Bool {
    switch label {
    case "contentsOf", "contentsOfFile":
      return ["Data", "NSData", "String", "NSString"].contains(name)
        || Opaque.collectionsInFiles.contains(name)
    case "repeating": return values.dropFirst().contains { $0.unwrapped.isOpaque }
    default: return false
    }
  }

  /// Splits the pair that `max` gets in `pairs.map(max)`.
  static func pair(_ arguments: [Value], for function: String) -> [Value] {
    guard arguments.count == 1, ["min", "max", "pow"].contains(function) else { return arguments }
    return arguments[0].tupleParts ?? arguments
  }

  /// A time of Dispatch is stored as the seconds since the clock began.
  var dispatchNow: Value { .double(Double(reaction.world.elapsed) / 1000) }

  /// The pause until a time of Dispatch. An unknown time is assumed to be one second away.
  func pause(until time: Value) -> Milliseconds {
    guard let seconds = time.asDouble, !seconds.isNaN else {
      return Interpreter.milliseconds(time)
    }
    return Interpreter.milliseconds(.double(seconds - Double(reaction.world.elapsed) / 1000))
  }

  /// Seconds as milliseconds, limited to the longest wait. An unknown number counts as one second.
  static func milliseconds(_ seconds: Value) -> Milliseconds {
    let longest = 400.0 * 86_400
    switch seconds {
    case .object("Duration", let parts):
      return milliseconds(.double(Double(parts.first?.asInt ?? 0) / 1e9))
    case .int(let whole): return Int(max(0, min(Double(whole), longest)) * 1000)
    case .double(let double):
      guard !double.isNaN else { return 0 }
      return Int((max(0, min(double, longest)) * 1000).rounded())
    case .opaque: return 1000
    default: return 0
    }
  }
}
