import LifecycleModel

/// Functions and initialisers of Swift's library and of Foundation.
extension Interpreter {
  mutating func library(_ call: Call, _ values: [Value]) throws(Unwinding) -> Value? {
    let first = values.first ?? .none
    switch call.name {
    case "print", "debugPrint", "dump", "NSLog", "os_log", "log": try log(call, values)
    case "fatalError", "preconditionFailure", "assertionFailure":
      throw trap(values.isEmpty ? "Fatal error" : describe(first))
    case "precondition", "assert":
      assumption = true
      defer { assumption = false }
      if try !isTrue(first) {
        throw trap(values.count > 1 ? describe(values[1]) : "Precondition failed")
      }
    case "abort", "exit": throw trap("\(call.name)()")
    case "min", "max":
      var best = first
      for value in values.dropFirst() {
        let (one, other) = call.name == "min" ? (value, best) : (best, value)
        if try isLess(one, other) { best = value }
      }
      return best
    case "abs":
      return Arithmetic.isLess(first, .int(0)) ? try applyPrefix("-", first) : first
    case "type": return .type(typeName(of: first))
    case "zip":
      guard values.count == 2 else { return nil }
      return .array(zip(elements(of: first), elements(of: values[1])).map { .tuple([$0, $1]) })
    case "NSLocalizedString": return .string(describe(first))
    case "NSStringFromClass": return .string(describe(first))
    case "withAnimation", "autoreleasepool", "withUnsafeBytes":
      return try self.call(values.last ?? .none, [])
    case "swap":
      guard call.values.count == 2, case .reference(let one) = call.values[0],
        case .reference(let other) = call.values[1]
      else { return nil }
      try store(values[1], in: one)
      try store(first, in: other)
    case "withExtendedLifetime": return .void
    case "sleep", "usleep":
      var pause = Interpreter.milliseconds(first)
      if call.name == "usleep" { pause /= 1_000_000 }
      try ask { $0.sleep(pause) }
    case "DispatchQueue", "OperationQueue": return .system("DispatchQueue.main")
    default: return nil
    }
    return .void
  }

  /// `separator:` stands between the values; a line of the trace ends where its text ends.
  private mutating func printed(
    _ call: Call, _ plain: [Value], _ values: [Value]
  ) throws(Unwinding) -> String {
    func option(_ label: String) -> String? {
      zip(call.labels, values).first { $0.0 == label }.map { describe($0.1) }
    }
    var parts: [String] = []
    for value in plain {
      parts.append(try self.text(value, isDebug: call.name == "debugPrint"))
    }
    let text = parts.joined(separator: option("separator") ?? " ")
    return text + (option("terminator").map { $0 == "\n" ? "" : $0 } ?? "")
  }

  private mutating func log(_ call: Call, _ values: [Value]) throws(Unwinding) {
    let plain = zip(call.labels, values).filter { $0.0 == "_" }.map(\.1)
    let isFormat = ["NSLog", "os_log"].contains(call.name)
    let text =
      isFormat
      ? Interpreter.format(plain.isEmpty ? values : plain)
      : try printed(call, plain, values)
    try checkLength(text)
    reaction.log(text)
  }

  mutating func makeLibrary(
    _ name: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let first = values.first ?? .none
    let label = call.labels.first ?? ""
    if first.isOpaque, values.count == 1, KnownType.isValue(name) {
      return .opaque(Opaque.short(name + call.spelling))
    }
    switch name {
    case "Int", "UInt", "Int64", "Int32", "UInt8", "UInt64", "NSInteger", "UInt32", "Int16", "Int8",
      "UInt16", "Double", "Float", "CGFloat", "TimeInterval":
      return try makeNumber(KnownType.reference(name), label, values)
    case "Character": return try coerce(first, to: .character)
    case "Result": return try makeResult(first)
    case "Optional": return first.optional
    case "Range", "ClosedRange": return first
    case "String", "NSString":
      if label == "format" {
        let text = Interpreter.format(values)
        try checkLength(text)
        return .string(text)
      }
      if label == "describing" || label == "reflecting" {
        return .string(try text(first, isDebug: label == "reflecting"))
      }
      if label == "data" || label == "decoding" { return .string(describe(first)) }
      if label == "repeating", values.count > 1 {
        let count = max(0, min(values[1].asInt ?? 0, Interpreter.longestText + 1))
        guard describe(first).utf8.count * count <= Interpreter.longestText else {
          throw trap("Out of memory: a text of more than \(Interpreter.longestText) bytes")
        }
        return .string(String(repeating: describe(first), count: count))
      }
      if case .array(let letters) = first { return .string(letters.map(\.description).joined()) }
      if values.count > 1, label == "_", let radix = values[1].asInt, (2...36).contains(radix) {
        let isUpper = values.count > 2 && values[2] == .bool(true)
        switch first {
        case .int(let number): return .string(String(number, radix: radix, uppercase: isUpper))
        case .integer(let type, let bits):
          return .string(String(type.wide(bits), radix: radix, uppercase: isUpper))
        default: break
        }
      }
      return .string(values.isEmpty ? "" : try text(first))
    case "Bool":
      if case .string(let text) = first {
        return ["true": .bool(true), "false": .bool(false)][text] ?? Value.none
      }
      return numeric(first, as: .bool) ?? .bool(false)
    case "Array":
      if label == "repeating", values.count > 1 {
        let count = max(0, values[1].asInt ?? 0)
        try checkCount(count)
        return .array(Array(repeating: first, count: count))
      }
      return .array(elements(of: first))
    case "Set", "NSSet": return Interpreter.makeSet(elements(of: first))
    case "Dictionary", "NSDictionary", "NSMutableDictionary":
      return values.isEmpty ? .dictionary([]) : first
    case "NSArray", "NSMutableArray": return values.isEmpty ? .array([]) : first
    case "URL", "NSURL", "URLRequest", "NSURLRequest":
      if case .object("URL", _) = first { return first }
      guard case .string(let text) = first, !text.isEmpty else {
        return first.isOpaque ? .object("URL", [.string(describe(first))]) : Value.none
      }
      return .object("URL", [.string(text)])
    case "Data", "NSData":
      return .object("Data", [.int(values.isEmpty ? 0 : elements(of: first).count)])
    case "Date", "NSDate": return .object("Date", [.double(try makeDate(label, first))])
    case "UUID": return .object("UUID", [.string("00000000-0000-0000-0000-000000000001")])
    case "NSError":
      let code = values.count > 1 ? values[1] : .int(0)
      return .object("NSError", [.string("The operation couldn’t be completed."), code, first])
    case "NSNumber": return first
    case "Notification.Name", "NSNotification.Name", "Selector", "UNNotificationSoundName":
      return name == "Selector" ? .object("Selector", [first]) : .string(describe(first))
    case "Notification":
      return .object(
        "Notification",
        [first, values.count > 1 ? values[1] : .none, values.count > 2 ? values[2] : .none])
    case "DispatchTime", "DispatchTimeInterval": return .double(0)
    default: return nil
    }
  }

  private func makeDate(_ label: String, _ value: Value) throws(Unwinding) -> Double {
    guard case .double(let seconds)? = numeric(value, as: .double) else { return now }
    switch label {
    case "timeIntervalSinceNow": return now + seconds
    case "timeIntervalSince1970": return seconds
    default: return now
    }
  }

  /// Of seconds; beyond the limits of a wait it stops growing.
  static func milliseconds(_ seconds: Value) -> Milliseconds {
    let longest = 400.0 * 86_400
    switch seconds {
    case .int(let whole): return Int(max(0, min(Double(whole), longest)) * 1000)
    case .double(let double):
      guard !double.isNaN else { return 0 }
      return Int((max(0, min(double, longest)) * 1000).rounded())
    default: return 0
    }
  }
}
