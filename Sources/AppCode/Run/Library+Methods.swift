import LifecycleModel

/// Methods of Swift's and Foundation's values that leave them as they are.
extension Interpreter {
  mutating func callLibrary(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch receiver {
    case .string(let text):
      if let known = try callText(text, call, values) { return known }
      return try callElements(receiver, call, values)
    case .character(let letter): return try callText(String(letter), call, values)
    case .object("Result", let parts): return try callResult(parts, call, values)
    case .array, .dictionary, .object("Set", _), .object("Range", _), .object("ClosedRange", _),
      .object("Data", _), .member:
      return try callElements(receiver, call, values)
    case .object("Date", let parts): return dateCall(parts, call, values)
    case .object("URL", let parts):
      guard call.name == "appendingPathComponent" || call.name == "appending" else { return nil }
      return .object(
        "URL", [.string((parts.first?.description ?? "") + "/" + (values.first?.description ?? ""))]
      )
    case .int, .integer, .double, .float:
      switch call.name {
      case "rounded": return receiver.rounded
      case "isMultiple":
        return .bool(try apply(.remainder, receiver, values.first ?? .int(1)) == .int(0))
      default: return nil
      }
    default:
      return nil
    }
  }

  private mutating func callResult(
    _ parts: [Value], _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard parts.count == 2 else { return nil }
    let isSuccess = parts[0] == .member("success")
    switch (call.name, values.first) {
    case ("get", nil):
      if isSuccess { return parts[1] }
      throw .thrown(parts[1])
    case ("map", let change?):
      return .object("Result", isSuccess ? [parts[0], try self.call(change, [parts[1]])] : parts)
    case ("mapError", let change?):
      return .object("Result", isSuccess ? parts : [parts[0], try self.call(change, [parts[1]])])
    case ("flatMap", let change?):
      return isSuccess ? try self.call(change, [parts[1]]) : .object("Result", parts)
    default: return nil
    }
  }

  private func dateCall(_ parts: [Value], _ call: Call, _ values: [Value]) -> Value? {
    guard case .double(let seconds)? = parts.first else { return nil }
    let other = values.first ?? .double(0)
    switch (call.name, other) {
    case ("addingTimeInterval", .double(let more)):
      return .object("Date", [.double(seconds + more)])
    case ("addingTimeInterval", .int(let more)):
      return .object("Date", [.double(seconds + Double(more))])
    case ("timeIntervalSince", .object("Date", let from)):
      guard case .double(let start)? = from.first else { return nil }
      return .double(seconds - start)
    default: return nil
    }
  }

  private mutating func callText(
    _ text: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let first = values.first?.description ?? ""
    switch call.name {
    case "hasPrefix": return .bool(text.hasPrefix(first))
    case "hasSuffix": return .bool(text.hasSuffix(first))
    case "contains", "localizedCaseInsensitiveContains", "localizedStandardContains":
      if case .closure? = values.first { return nil }
      let folds = call.name != "contains"
      return .bool(
        Interpreter.contains(folds ? text.lowercased() : text, folds ? first.lowercased() : first))
    case "lowercased": return .string(text.lowercased())
    case "uppercased": return .string(text.uppercased())
    case "trimmingCharacters", "trimming":
      return .string(Interpreter.trimmed(text))
    case "replacingOccurrences", "replacing":
      let made = Interpreter.replaced(text, first, values.count > 1 ? values[1].description : "")
      try checkLength(made)
      return .string(made)
    case "components", "split":
      guard !first.isEmpty, call.labels.first != "whereSeparator" else { return nil }
      let keepsEmpty = call.name == "components"
      return .array(
        Interpreter.split(text, first).filter { keepsEmpty || !$0.isEmpty }.map { .string($0) })
    case "data": return .object("Data", [.int(text.utf8.count), .string(text)])
    case "appending":
      try checkLength(text + first)
      return .string(text + first)
    case "prefix", "suffix", "dropFirst", "dropLast":
      let parts = try callElements(.string(text), call, values)
      if case .array(let letters)? = parts { return .string(letters.map(\.description).joined()) }
      return parts
    case "isEqual": return .bool(text == first)
    case "caseInsensitiveCompare":
      return .member(text.lowercased() == first.lowercased() ? "orderedSame" : "orderedAscending")
    default: return nil
    }
  }

  static func trimmed(_ text: String) -> String {
    let front = text.drop { $0.isWhitespace || $0 == "<" || $0 == ">" }
    return String(front.reversed().drop { $0.isWhitespace || $0 == "<" || $0 == ">" }.reversed())
  }

  static func split(_ text: String, _ separator: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        parts.append(part)
        part = ""
        rest = rest.dropFirst(separator.count)
      } else {
        part.append(rest.removeFirst())
      }
    }
    return parts + [part]
  }

  static func replaced(_ text: String, _ old: String, _ new: String) -> String {
    old.isEmpty ? text : split(text, old).joined(separator: new)
  }

  static func contains(_ text: String, _ part: String) -> Bool {
    part.isEmpty || split(text, part).count > 1
  }
}

extension Value {
  fileprivate var rounded: Value {
    if case .double(let number) = self { return .double(number.rounded()) }
    return self
  }
}
