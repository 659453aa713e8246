import LifecycleModel

/// `print` and the like. Text without a line end waits for the rest of its line.
extension Interpreter {
  /// The unfinished line of the last `print`.
  private static let unfinished = "unfinished"

  mutating func printLine(_ call: Call, _ values: [Value]) throws(Unwinding) {
    var shown: [Value] = []
    var separator = " "
    var terminator = "\n"
    var target: Expression?
    for (index, (label, value)) in zip(call.labels, values).enumerated() {
      switch label {
      case "separator": separator = describe(value)
      case "terminator": terminator = describe(value)
      case "to": target = call.values.indices.contains(index) ? call.values[index] : nil
      default: shown.append(value)
      }
    }
    let isDebug = call.name == "debugPrint"
    if let target {
      for (index, value) in shown.enumerated() {
        try write(index > 0 ? separator : "", to: target)
        for piece in try pieces(of: value, isDebug) { try write(piece, to: target) }
      }
      return try write(terminator, to: target)
    }
    var parts: [String] = []
    for value in shown { parts.append(try text(value, isDebug: isDebug)) }
    let text = parts.joined(separator: separator) + terminator
    try checkLength(text)
    try write(text)
  }

  private mutating func write(_ text: String) throws(Unwinding) {
    var text = text
    if case .string(let waiting) = root(Interpreter.unfinished) {
      text = waiting + text
      try checkLength(text)
      setRoot(Interpreter.unfinished, .none)
    }
    guard let end = text.unicodeScalars.lastIndex(of: "\n") else {
      if !text.isEmpty { setRoot(Interpreter.unfinished, .string(text)) }
      return
    }
    charge(Interpreter.stepWeight)
    reaction.log(String(text.unicodeScalars[..<end]))
    let rest = String(text.unicodeScalars[end...].dropFirst())
    if !rest.isEmpty { setRoot(Interpreter.unfinished, .string(rest)) }
  }

  /// Ends an unfinished line at the end of an entry from iOS.
  mutating func finishLine() {
    guard heap.rootCell != nil, case .string(let text) = root(Interpreter.unfinished) else {
      return
    }
    setRoot(Interpreter.unfinished, .none)
    reaction.log(text)
  }

  /// `print(..., to: &stream)`.
  private mutating func write(_ text: String, to target: Expression) throws(Unwinding) {
    guard case .reference(let place) = target else { return }
    let held = try load(place)
    if case .string(let old) = held {
      try checkLength(old + text)
      return try store(.string(old + text), in: place)
    }
    let call = Call(
      name: "write", labels: ["_"], values: [.literal(.string(text))], trailing: 0,
      spelling: "(_:)")
    _ = try callMember(held, place, call)
  }

  // MARK: dump

  /// `dump(x, name: "x")`, and into a stream.
  mutating func dump(_ call: Call, _ values: [Value]) throws(Unwinding) {
    let given = zip(call.labels, values).first { $0.0 == "name" }?.1
    let name = given.map { describe($0.unwrapped) } ?? ""
    let target = zip(call.labels, call.values).first { $0.0 == "to" }?.1
    func number(_ label: String) -> Int? {
      zip(call.labels, values).first { $0.0 == label }?.1.asInt
    }
    let indent = min(max(0, number("indent") ?? 0), Interpreter.longestText)
    try spend(indent)
    let margin = String(repeating: " ", count: indent)
    let levels = min(max(0, number("maxDepth") ?? .max), 33)
    for line in try dumped(values.first ?? .none, label: name, depth: 0, levels: levels) {
      let line = margin + line + "\n"
      if let target { try write(line, to: target) } else { try write(line) }
    }
  }

  private mutating func dumped(
    _ value: Value, label: String, depth: Int, levels: Int
  ) throws(Unwinding) -> [String] {
    try descend()
    defer { ascend() }
    let margin = String(repeating: "  ", count: depth) + (depth > 32 ? "…" : "")
    let children = depth > 32 ? [] : try self.children(of: value)
    var head = label.isEmpty ? "" : label + ": "
    switch value {
    case .object("Set", let items):
      head += "\(items.count) member\(items.count == 1 ? "" : "s")"
    case .array(let items):
      head += "\(items.count) element\(items.count == 1 ? "" : "s")"
    case .dictionary(let entries):
      head += "\(entries.count) key/value pair\(entries.count == 1 ? "" : "s")"
    case .tuple(let parts), .labelled(_, let parts):
      head += "(\(parts.count) element\(parts.count == 1 ? "" : "s"))"
    case .object(let name, let parts) where isDumpedByParts(value):
      head += "\(Interpreter.module).\(name)" + typeArgumentText(of: value, isDebug: true)
      if tree.tables[name]?.kind == .enumType, let word = parts.first { head += ".\(word)" }
    case .reference: head += try text(value, isDebug: true) + " #0"
    default: head += try text(value, isDebug: true)
    }
    let isCut = depth >= levels
    var lines = [margin + (children.isEmpty ? "- " : isCut ? "▹ " : "▿ ") + head]
    for (label, child) in children where !isCut {
      try burn()
      lines += try dumped(child, label: label, depth: depth + 1, levels: levels)
    }
    return lines
  }

  /// Whether it is a struct or a case with associated values, without a user-defined description.
  private func isDumpedByParts(_ value: Value) -> Bool {
    guard case .object(let name, let parts) = value, let table = tree.tables[name],
      table.computed["debugDescription"] == nil, table.computed["description"] == nil
    else { return false }
    return table.kind == .structType || (table.kind == .enumType && parts.count > 1)
  }

  /// The parts of a value with their names; `""` for a part without one.
  mutating func children(of value: Value) throws(Unwinding) -> [(String, Value)] {
    switch value {
    case .object(let name, let parts)
    where parts.count > 1 && tree.tables[name]?.kind == .enumType:
      guard let own = tree.tables[name]?.cases.first(where: { .member($0.name) == parts[0] }) else {
        return []
      }
      let labels = own.labels.map { $0 == "_" ? "" : $0 }
      let isPlain = labels == [""]
      return [(own.name, isPlain ? parts[1] : .labelled(labels, Array(parts.dropFirst())))]
    case .array(let items), .object("Set", let items): return items.map { ("", $0) }
    case .tuple(let parts): return parts.enumerated().map { (".\($0.offset)", $0.element) }
    case .labelled(let labels, let parts):
      return zip(labels, parts).enumerated().map { index, part in
        (part.0.isEmpty ? ".\(index)" : part.0, part.1)
      }
    case .dictionary(let entries):
      return entries.map { ("", .labelled(["key", "value"], [$0.key, $0.value])) }
    case .some(let held): return [("some", held)]
    case .object("Range", let bounds), .object("ClosedRange", let bounds):
      guard value.partialRange == nil, bounds.count == 2 else { return [] }
      return [("lowerBound", bounds[0]), ("upperBound", bounds[1])]
    case .object, .reference:
      if case .object("Mirror", let parts)? = try customMirror(of: value) {
        return elements(of: parts.first ?? .none).map { child in
          let parts = child.tupleParts ?? [.none, child]
          let label = parts[0].unwrapped
          return (label == .none ? "" : label.description, parts[1])
        }
      }
      guard let (_, table) = table(of: value), table.kind != .enumType else { return [] }
      var found: [(String, Value)] = []
      for field in table.layout { found.append((field.name, try member(field.name, of: value))) }
      return found
    default: return []
    }
  }
}
