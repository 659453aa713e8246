import LifecycleModel

/// Properties and methods of String, Substring and Character. A `String.Index` is stored as the
/// number of characters before it, in a value of its own type.
extension Interpreter {
  func textMember(_ name: String, _ text: String) -> Value? {
    switch name {
    case "count", "length": return .int(name == "count" ? text.characterCount : text.utf16.count)
    case "isEmpty": return .bool(text.isEmpty)
    case "isContiguousUTF8": return .bool(true)
    case "first": return text.first.map { .some(.character($0)) } ?? Value.none
    case "last": return text.last.map { .some(.character($0)) } ?? Value.none
    case "description", "rawValue", "lowercasedString", "utf8String": return .string(text)
    case "debugDescription": return .string(text.debugDescription)
    case "capitalized", "localizedCapitalized": return .string(Interpreter.capitalized(text))
    case "localizedLowercase": return .string(text.lowercased())
    case "localizedUppercase": return .string(text.uppercased())
    case "intValue", "integerValue": return .int(NumberPrefix.integer(of: text))
    case "doubleValue": return .double(NumberPrefix.double(of: text))
    case "boolValue": return .bool(NumberPrefix.bool(of: text))
    case "utf8": return .array(text.utf8.map { .byte($0) })
    case "utf16":
      return .array(text.utf16.map { .integer(.uint16, Int($0)) })
    case "unicodeScalars":
      return .array(text.unicodeScalars.map { .scalar($0) })
    case "startIndex": return .textIndex(0)
    case "endIndex": return .textIndex(text.characterCount)
    case "indices": return .array((0..<text.characterCount).map { .textIndex($0) })
    case "removingPercentEncoding": return .text(PercentEncoding.decoded(text))
    case "lazy": return .string(text)
    case "hashValue": return .int(text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF })
    case "pathExtension": return .string(URLText(text)?.pathExtension ?? "")
    case "lastPathComponent": return .string(URLText(text)?.lastPathComponent ?? "")
    default:
      return Interpreter.pathMember(name, text)
        ?? text.first.flatMap { Interpreter.characterMember(name, $0) }
    }
  }

  /// Each word begins with a capital letter; all other letters are lower-case. A digit is not a letter: `3D`.
  static func capitalized(_ text: String) -> String {
    var made = ""
    var isStart = true
    for letter in text {
      made += isStart ? letter.uppercased() : letter.lowercased()
      isStart = !letter.isLetter && letter != "'"
    }
    return made
  }

  private static func characterMember(_ name: String, _ letter: Character) -> Value? {
    func optional(_ number: Int?) -> Value { number.map { .some(.int($0)) } ?? .none }
    switch name {
    case "isLetter": return .bool(letter.isLetter)
    case "isNumber": return .bool(letter.isNumber)
    case "isWholeNumber": return .bool(letter.isWholeNumber)
    case "isHexDigit": return .bool(letter.isHexDigit)
    case "isWhitespace": return .bool(letter.isWhitespace)
    case "isNewline": return .bool(letter.isNewline)
    case "isUppercase": return .bool(letter.isUppercase)
    case "isLowercase": return .bool(letter.isLowercase)
    case "isPunctuation": return .bool(letter.isPunctuation)
    case "isSymbol": return .bool(letter.isSymbol)
    case "isCurrencySymbol": return .bool(letter.isCurrencySymbol)
    case "isMathSymbol": return .bool(letter.isMathSymbol)
    case "isCased": return .bool(letter.isCased)
    case "isASCII": return .bool(letter.isASCII)
    case "asciiValue": return letter.asciiValue.map { .some(.byte($0)) } ?? Value.none
    case "wholeNumberValue": return optional(letter.wholeNumberValue)
    case "hexDigitValue": return optional(letter.hexDigitValue)
    default: return nil
    }
  }

  func scalarMember(_ name: String, _ parts: [Value]) -> Value? {
    guard let number = parts.first?.asInt, let scalar = Unicode.Scalar(UInt32(number))
    else { return nil }
    switch name {
    case "value": return .integer(.uint32, number)
    case "isASCII": return .bool(scalar.isASCII)
    case "description": return .string(String(Character(scalar)))
    case "properties": return .object("Unicode.Scalar.Properties", parts)
    default: return nil
    }
  }

  func scalarProperty(_ name: String, _ parts: [Value]) -> Value? {
    guard let number = parts.first?.asInt, let scalar = Unicode.Scalar(UInt32(number))
    else { return nil }
    let properties = scalar.properties
    switch name {
    case "isEmoji": return .bool(properties.isEmoji)
    case "isEmojiPresentation": return .bool(properties.isEmojiPresentation)
    case "isEmojiModifier": return .bool(properties.isEmojiModifier)
    case "isEmojiModifierBase": return .bool(properties.isEmojiModifierBase)
    case "isAlphabetic": return .bool(properties.isAlphabetic)
    case "isWhitespace": return .bool(properties.isWhitespace)
    case "isUppercase": return .bool(properties.isUppercase)
    case "isLowercase": return .bool(properties.isLowercase)
    case "name": return .text(properties.name)
    default: return nil
    }
  }

  func makeScalar(_ arguments: LabelledArguments) -> Value? {
    guard let first = arguments.first?.unwrapped else { return nil }
    if first.isText {
      return first.description.unicodeScalars.first.map { .scalar($0) } ?? Value.none
    }
    guard let number = first.wide else { return nil }
    let scalar = UInt32(exactly: number).flatMap { Unicode.Scalar($0) }
    if case .integer(.uint8, _) = first { return scalar.map { .scalar($0) } }
    return scalar.map { .some(.scalar($0)) } ?? Value.none
  }

  mutating func textCall(
    _ text: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let arguments = LabelledArguments(call.labels, values)
    if let made = try walkCall(text, call, arguments) { return made }
    try spend(Interpreter.textWeight * text.utf8.count)
    if call.name == "range", call.asking == "NSString",
      let made = try nsRange(in: text, arguments)
    {
      return made
    }
    if let made = try matchCall(text, call.name, arguments) { return made }
    if let made = try nsStringCall(text, call.name, arguments) { return made }
    if let made = try indexCall(text, call.name, arguments) { return made }
    if let made = try partCall(text, call, arguments) { return made }
    let first = values.first?.unwrapped ?? .none
    let other = first.description
    switch call.name {
    case "lengthOfBytes":
      let count = Interpreter.encoded(text, first.memberName)?.count ?? 0
      // The length does not include the byte order mark.
      return .int(first.memberName == "utf16" || first.memberName == "unicode" ? count - 2 : count)
    case "starts": return .bool(text.hasPrefix(elements(of: first).map(\.description).joined()))
    case "contains", "localizedCaseInsensitiveContains", "localizedStandardContains":
      guard first.isText else { return nil }
      let folds = call.name != "contains"
      return .bool(
        other.isEmpty
          || TextSearch(other, folds: folds, strips: call.name == "localizedStandardContains")
            .range(in: Array(text), from: 0) != nil
      )
    case "folding":
      let options = arguments["options"]
      let plain =
        isOption("diacriticInsensitive", options) ? Diacritics.stripped(from: text) : text
      return .string(isOption("caseInsensitive", options) ? plain.lowercased() : plain)
    case "applyingTransform":
      let names = ["stripDiacritics", "stripCombiningMarks"]
      guard names.contains(first.memberName ?? ""), arguments["reverse"] == .bool(false) else {
        return nil
      }
      return Value.some(.string(Diacritics.stripped(from: text)))
    case "lowercased": return .string(text.lowercased())
    case "uppercased": return .string(text.uppercased())
    case "appending":
      try checkLength(text + other)
      return .string(text + other)
    case "replacingOccurrences", "replacing":
      guard first.isText, values.count > 1 else { return nil }
      let range = arguments["range"] ?? arguments["subrange"] ?? .none
      if range != .none { return try replacedPart(of: text, range.unwrapped, call, arguments) }
      let most = arguments["maxReplacements"]?.asInt
      if let most, most < 0 { return nil }
      if isOption("regularExpression", arguments["options"]) {
        let made = try replacingPattern(
          other, in: text, with: values[1].unwrapped.description,
          ignoresCase: isOption("caseInsensitive", arguments["options"]))
        try checkLength(made.description)
        return made
      }
      let search = TextSearch(
        other, folds: isOption("caseInsensitive", arguments["options"]),
        strips: isOption("diacriticInsensitive", arguments["options"]))
      let made = search.replaced(
        in: text, with: values[1].unwrapped.description, atMost: most)
      try checkLength(made)
      return .string(made)
    case "trimmingCharacters", "trimming":
      guard let set = try letterSet(first) else { return nil }
      return .string(Interpreter.trimmed(text, set))
    case "addingPercentEncoding":
      guard let set = try letterSet(first) else { return nil }
      var made = ""
      for scalar in text.unicodeScalars {
        made +=
          scalar.isASCII && set.contains(scalar)
          ? String(Character(scalar))
          : PercentEncoding.escaped(scalar)
      }
      return Value.some(.string(made))
    case "padding": return try padded(text, arguments)
    case "localizedStandardCompare":
      try spend(Interpreter.textWeight * other.utf8.count)
      return .order(StandardOrder.compared(text, other), 0)
    case "compare", "localizedCompare", "caseInsensitiveCompare",
      "localizedCaseInsensitiveCompare":
      let folds =
        isOption("caseInsensitive", arguments["options"])
        || call.name.lowercased().contains("caseinsensitive")
      let isNumeric = isOption("numeric", arguments["options"])
      let strips = isOption("diacriticInsensitive", arguments["options"])
      let (one, two) =
        strips ? (Diacritics.stripped(from: text), Diacritics.stripped(from: other)) : (text, other)
      return Interpreter.order(one, two, folds: folds, isNumeric: isNumeric)
    case "data":
      return Interpreter.encoded(text, arguments["using"]?.memberName).map { .some(.data($0)) }
        ?? Value.none
    case "isEqual": return .bool(text == other)
    case "enumerateLines":
      guard let body = values.last, body.isFunction else { return nil }
      var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      if lines.last?.isEmpty == true { lines.removeLast() }
      for line in lines {
        try burn()
        _ = try self.call(body, [.string(String(line)), .bool(false)])
        // `stop = true`
        if case .closure(let code, _) = body, tree.codes[code].parameters.count > 1,
          finalValue(ofSlot: tree.codes[code].parameters[1]) == .bool(true)
        {
          break
        }
      }
      return .void
    default: return nil
    }
  }

  /// A replacement in one range of the text.
  private mutating func replacedPart(
    of text: String, _ range: Value, _ call: Call, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    let letters = Array(text)
    guard let part = range.positions(in: letters.count) else { throw trap(Interpreter.textBounds) }
    let kept = zip(arguments.labels, arguments.values).filter {
      $0.0 != "range" && $0.0 != "subrange"
    }
    var inner = call
    inner.labels = kept.map(\.0)
    guard let made = try textCall(String(letters[part]), inner, kept.map(\.1)) else { return nil }
    guard made.isText else { return made }
    let whole: String =
      String(letters[..<part.lowerBound]) + made.description + letters[part.upperBound...]
    try checkLength(whole)
    return .string(whole)
  }

  private func isOption(_ name: String, _ value: Value?) -> Bool {
    elements(of: value ?? .none).contains { $0.memberName == name }
  }

  private static func trimmed(_ text: String, _ set: LetterTest) -> String {
    var scalars = Substring(text).unicodeScalars
    while let first = scalars.first, set.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, set.contains(last) { scalars.removeLast() }
    return String(Substring(scalars))
  }

  private mutating func padded(
    _ text: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    guard let length = arguments["toLength"]?.asInt, length >= 0, length <= Interpreter.longestText,
      let pad = arguments["withPad"]?.description, !pad.isEmpty || length <= text.count
    else { return nil }
    var made = Array(text.prefix(length))
    let letters = Array(pad)
    var index = arguments["startingAt"]?.asInt ?? 0
    guard made.count == length || letters.indices.contains(index) else {
      throw trap("out of range padIndex")
    }
    while made.count < length {
      made.append(letters[index])
      index = (index + 1) % letters.count
    }
    return .string(String(made))
  }

  /// With `isNumeric`, runs of digits are compared as numbers.
  private static func order(
    _ one: String, _ other: String, folds: Bool, isNumeric: Bool
  ) -> Value {
    let (a, b) =
      folds ? (TextSearch.folded(one), TextSearch.folded(other)) : (one, other)
    guard isNumeric else {
      // Accented letters sort next to the unaccented ones.
      let (plain, other) = (Diacritics.stripped(from: a), Diacritics.stripped(from: b))
      return folds && plain != other ? .order(plain, other) : .order(a, b)
    }
    var (left, right) = (Substring(a), Substring(b))
    while let x = left.first, let y = right.first {
      let (m, n) = (left.prefix { $0.isNumber }, right.prefix { $0.isNumber })
      if !m.isEmpty, !n.isEmpty {
        let (p, q) = (Int(m) ?? .max, Int(n) ?? .max)
        if p != q { return .order(p, q) }
        (left, right) = (left.dropFirst(m.count), right.dropFirst(n.count))
      } else {
        if x != y { return .order(x, y) }
        left.removeFirst()
        right.removeFirst()
      }
    }
    return .order(left.count, right.count)
  }
}

extension Value {
  static func textIndex(_ offset: Int) -> Value { .object("String.Index", [.int(offset)]) }

  static func scalar(_ scalar: Unicode.Scalar) -> Value {
    .object("Unicode.Scalar", [.int(Int(scalar.value))])
  }

  /// The position of an index of an array or a string; nil for other values.
  var position: Int? {
    if case .object("String.Index", let parts) = self { return parts.first?.asInt }
    return asInt
  }
}
