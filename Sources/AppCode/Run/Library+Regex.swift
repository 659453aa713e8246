import LifecycleModel

/// Regular expressions: Swift's `Regex`, and patterns passed to Foundation. A search with too many
/// steps has an unknown result.
extension Interpreter {
  static func regex(_ pattern: String, _ options: RegularExpression.Options) -> Value {
    .object(
      "Regex",
      [
        .string(pattern), .bool(options.ignoresCase), .bool(options.dotMatchesNewlines),
        .bool(options.anchorsMatchLines),
      ])
  }

  private static func options(_ parts: [Value]) -> RegularExpression.Options {
    RegularExpression.Options(
      ignoresCase: parts[1] == .bool(true), dotMatchesNewlines: parts[2] == .bool(true),
      anchorsMatchLines: parts[3] == .bool(true))
  }

  /// `try Regex("[a-z]+")`. Throws for an invalid pattern.
  mutating func makeRegex(_ arguments: LabelledArguments) throws(Unwinding) -> Value? {
    guard case .string(let pattern)? = arguments.first?.unwrapped else { return arguments.first }
    guard try regex(pattern, RegularExpression.Options()) != nil else {
      throw .thrown(.object("RegexError", [.string("'\(pattern)' is no regular expression")]))
    }
    return Interpreter.regex(pattern, RegularExpression.Options())
  }

  /// The compiled pattern; nil for an invalid one. Spends the pattern's length.
  private mutating func regex(
    _ pattern: String, _ options: RegularExpression.Options
  ) throws(Unwinding) -> RegularExpression? {
    try spend(Interpreter.textWeight * pattern.utf8.count)
    return try? RegexReader.read(pattern, options)
  }

  /// Methods of a Regex.
  mutating func regexCall(
    _ parts: [Value], _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    var options = Interpreter.options(parts)
    let isOn = values.first != .bool(false)
    switch call.name {
    case "ignoresCase": options.ignoresCase = isOn
    case "dotMatchesNewlines": options.dotMatchesNewlines = isOn
    case "anchorsMatchLineEndings": options.anchorsMatchLines = isOn
    case "groupNames":
      let groups = try regex(parts[0].description, options)?.groups ?? []
      return .array(groups.map { .string($0.name ?? "") })
    case "utf16Bounds":
      guard case .string(let text)? = values.first?.unwrapped else { return nil }
      return try bounds(parts[0].description, options, in: text)
    default:
      guard case .string(let text)? = values.first?.unwrapped else { return nil }
      return try matchCall(
        text, call.name, LabelledArguments(["of"], [.object("Regex", parts)]))
    }
    return Interpreter.regex(parts[0].description, options)
  }

  /// Positions and lengths of each match and its groups, as `NSRange` counts them. An empty list stands for a group
  /// that did not take part.
  private mutating func bounds(
    _ pattern: String, _ options: RegularExpression.Options, in text: String
  ) throws(Unwinding) -> Value? {
    guard let regex = try regex(pattern, options) else { return nil }
    try spend(Interpreter.textWeight * text.utf8.count)
    let letters = Array(text)
    var effort = RegularExpression.Effort()
    let matches = regex.matches(in: letters, &effort)
    try spend(effort.steps)
    if effort.gaveUp { return .opaque(Opaque.short("matches of /\(pattern)/")) }
    var places = [0]
    for letter in letters { places.append((places.last ?? 0) + letter.utf16.count) }
    return .array(
      matches.map { match in
        .array(
          match.bounds.map { bounds in
            guard let bounds else { return .array([]) }
            let start = places[bounds.lowerBound]
            return .array([.int(start), .int(places[bounds.upperBound] - start)])
          })
      })
  }

  /// Methods of a string that take a Regex; nil for other calls.
  mutating func matchCall(
    _ text: String, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    guard case .object("Regex", let parts)? = arguments.first?.unwrapped, parts.count == 4,
      let regex = try regex(parts[0].description, Interpreter.options(parts))
    else { return nil }
    try spend(Interpreter.textWeight * text.utf8.count)
    let letters = Array(text)
    var effort = RegularExpression.Effort()
    let result: Value?
    switch name {
    case "contains": result = .bool(regex.firstMatch(in: letters, from: 0, &effort) != nil)
    case "starts":
      result = .bool(regex.match(in: letters, at: 0, endingAt: nil, &effort) != nil)
    case "firstMatch", "firstRange":
      let found = regex.firstMatch(in: letters, from: 0, &effort)
      result = optional(found, name, regex, letters)
    case "prefixMatch":
      let found = regex.match(in: letters, at: 0, endingAt: nil, &effort)
      result = optional(found, name, regex, letters)
    case "wholeMatch":
      let found = regex.match(in: letters, at: 0, endingAt: letters.count, &effort)
      result = optional(found, name, regex, letters)
    case "matches":
      result = .array(
        regex.matches(in: letters, &effort).map { Interpreter.value($0, regex, letters) })
    case "ranges":
      result = .array(regex.matches(in: letters, &effort).map { .textRange($0.range) })
    case "trimmingPrefix":
      let found = regex.match(in: letters, at: 0, endingAt: nil, &effort)
      result = .string(String(letters.dropFirst(found?.range.count ?? 0)))
    case "split":
      result = split(letters, regex.matches(in: letters, &effort), arguments)
    case "replacing":
      guard let replacement = arguments.values.last, arguments.values.count == 2 else { return nil }
      result = try replaced(letters, regex.matches(in: letters, &effort), regex, replacement)
    default: return nil
    }
    try spend(effort.steps)
    return effort.gaveUp ? .opaque(Opaque.short("\(name) of /\(parts[0])/")) : result
  }

  private func optional(
    _ match: RegularExpression.Match?, _ name: String, _ regex: RegularExpression,
    _ letters: [Character]
  ) -> Value {
    guard let match else { return .none }
    return .some(
      name == "firstRange" ? .textRange(match.range) : Interpreter.value(match, regex, letters))
  }

  /// The strings of the whole match and the groups, the groups' names, and the range.
  private static func value(
    _ match: RegularExpression.Match, _ regex: RegularExpression, _ letters: [Character]
  ) -> Value {
    var texts: [Value] = []
    for (index, bounds) in match.bounds.enumerated() {
      let text = bounds.map { Value.string(String(letters[$0])) }
      let isOptional = index > 0 && regex.groups[index - 1].isOptional
      texts.append(isOptional ? text.map { .some($0) } ?? .none : text ?? .string(""))
    }
    let names = [""] + regex.groups.map { $0.name ?? "" }
    return .object(
      "Regex.Match", [.labelled(names, texts), .textRange(match.range)])
  }

  func matchMember(_ name: String, _ parts: [Value]) -> Value? {
    guard case .labelled(let names, let texts)? = parts.first else { return nil }
    switch name {
    case "range": return parts.last
    case "output":
      if texts.count == 1 { return texts[0] }
      return names.contains { !$0.isEmpty } ? parts[0] : .tuple(texts)
    default:
      if let number = Int(name) { return texts.indices.contains(number) ? texts[number] : nil }
      return names.firstIndex(of: name).map { texts[$0] }
    }
  }

  private func split(
    _ letters: [Character], _ matches: [RegularExpression.Match], _ arguments: LabelledArguments
  ) -> Value {
    let most = arguments["maxSplits"]?.asInt ?? .max
    let omitsEmpty = arguments["omittingEmptySubsequences"] != .bool(false)
    var parts: [Value] = []
    var start = 0
    for match in matches where parts.count < most {
      let part = letters[start..<match.range.lowerBound]
      if !omitsEmpty || !part.isEmpty { parts.append(.string(String(part))) }
      start = match.range.upperBound
    }
    let rest = letters[start...]
    if !omitsEmpty || !rest.isEmpty { parts.append(.string(String(rest))) }
    return .array(parts)
  }

  private mutating func replaced(
    _ letters: [Character], _ matches: [RegularExpression.Match], _ regex: RegularExpression,
    _ replacement: Value
  ) throws(Unwinding) -> Value {
    var made = ""
    var end = 0
    for match in matches {
      made += String(letters[end..<match.range.lowerBound])
      if replacement.isFunction {
        made += try call(replacement, [Interpreter.value(match, regex, letters)]).description
      } else {
        made += replacement.unwrapped.description
      }
      try checkLength(made)
      end = match.range.upperBound
    }
    return .string(made + String(letters[end...]))
  }

  // MARK: Patterns in texts

  /// `range(of:options: .regularExpression)`.
  mutating func patternRange(
    _ pattern: String, in letters: [Character], from start: Int, _ names: [String]
  ) throws(Unwinding) -> Value {
    let options = RegularExpression.Options(ignoresCase: names.contains("caseInsensitive"))
    guard let regex = try regex(pattern, options) else { return .none }
    var effort = RegularExpression.Effort()
    let found =
      names.contains("anchored")
      ? regex.match(in: letters, at: start, endingAt: nil, &effort)
      : regex.firstMatch(in: letters, from: start, &effort)
    try spend(effort.steps)
    if effort.gaveUp { return .opaque("range(of:options:)") }
    return found.map { .some(.textRange($0.range)) } ?? .none
  }

  /// `replacingOccurrences(of:with:options: .regularExpression)`; `$1` in the template means a
  /// group.
  mutating func replacingPattern(
    _ pattern: String, in text: String, with template: String, ignoresCase: Bool
  ) throws(Unwinding) -> Value {
    let options = RegularExpression.Options(ignoresCase: ignoresCase)
    guard let regex = try regex(pattern, options) else { return .string(text) }
    let letters = Array(text)
    var effort = RegularExpression.Effort()
    var made = ""
    var end = 0
    for match in regex.matches(in: letters, &effort) {
      made += String(letters[end..<match.range.lowerBound])
      made += Interpreter.expanded(template, match, letters)
      end = match.range.upperBound
      guard made.utf8.count <= Interpreter.longestText else { break }
    }
    try spend(effort.steps)
    return effort.gaveUp
      ? .opaque("replacingOccurrences(of:with:options:)")
      : .string(made + String(letters[end...]))
  }

  private static func expanded(
    _ template: String, _ match: RegularExpression.Match, _ letters: [Character]
  ) -> String {
    var made = ""
    var rest = Substring(template)
    while let letter = rest.popFirst() {
      switch letter {
      case "\\": if let next = rest.popFirst() { made.append(next) }
      case "$":
        guard let group = rest.first?.wholeNumberValue, match.bounds.indices.contains(group) else {
          made.append(letter)
          continue
        }
        rest.removeFirst()
        if let bounds = match.bounds[group] { made += String(letters[bounds]) }
      default: made.append(letter)
      }
    }
    return made
  }
}
