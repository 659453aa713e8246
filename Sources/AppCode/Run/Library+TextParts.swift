import LifecycleModel

/// Indices and parts of strings.
extension Interpreter {
  mutating func indexCall(
    _ text: String, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    let first = arguments.first?.unwrapped ?? .none
    switch name {
    case "index", "firstIndex", "lastIndex":
      return try placed(text, name == "lastIndex" ? name : "firstIndex", first)
    case "range":
      guard first.isText else { return nil }
      let options = elements(of: arguments["options"] ?? .none).compactMap(\.memberName)
      let search = TextSearch(
        first.description, folds: options.contains("caseInsensitive"),
        strips: options.contains("diacriticInsensitive"))
      let letters = Array(text)
      guard
        let bounds = (arguments["range"] ?? .none).unwrapped.positions(in: letters.count)
          ?? (arguments["range"] == nil ? letters.indices : nil)
      else { throw trap(Interpreter.textBounds) }
      let part = Array(letters[..<bounds.upperBound])
      if options.contains("regularExpression") {
        return try patternRange(first.description, in: part, from: bounds.lowerBound, options)
      }
      let found =
        options.contains("backwards")
        ? search.ranges(in: part).last { $0.lowerBound >= bounds.lowerBound }
        : search.range(in: part, from: bounds.lowerBound)
      if options.contains("anchored"), found?.lowerBound != bounds.lowerBound { return Value.none }
      return found.map { .some(.textRange($0)) } ?? Value.none
    case "firstRange", "ranges":
      guard first.isText else { return nil }
      let found = TextSearch(first.description, folds: false).ranges(in: Array(text))
      if name == "ranges" { return .array(found.map { .textRange($0) }) }
      return found.first.map { .some(.textRange($0)) } ?? Value.none
    case "rangeOfCharacter":
      guard let set = try letterSet(first) else { return nil }
      let place = Array(text).firstIndex { $0.unicodeScalars.contains { set.contains($0) } }
      return place.map { .some(.textRange($0..<$0 + 1)) } ?? Value.none
    default: return nil
    }
  }

  private mutating func placed(
    _ text: String, _ name: String, _ wanted: Value
  ) throws(Unwinding) -> Value {
    let letters = Array(text)
    let text = wanted.description
    for index in name == "lastIndex" ? letters.indices.reversed() : Array(letters.indices) {
      let fits =
        wanted.isFunction
        ? try holds(wanted, .character(letters[index]))
        : String(letters[index]).mayEqual(text) && String(letters[index]) == text
      if fits { return .some(.textIndex(index)) }
    }
    return .none
  }

  /// Parts of the string, joined or as an array.
  mutating func partCall(
    _ text: String, _ call: Call, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    let first = arguments.first?.unwrapped ?? .none
    let letters = Array(text)
    switch call.name {
    case "replacingCharacters":
      guard let positions = first.positions(in: letters.count),
        let other = arguments["with"]?.unwrapped.description
      else { throw trap(Interpreter.textBounds) }
      var changed = letters
      changed.replaceSubrange(positions, with: Array(other))
      return .string(String(changed))
    case "commonPrefix":
      guard first.isText else { return nil }
      let common = zip(letters, first.description).prefix { $0.0 == $0.1 }
      return .string(String(common.map(\.0)))
    case "appendingFormat":
      let added = try format(arguments.values)
      let made = text + added.description
      try checkLength(made)
      return added.isOpaque ? .unknown(made) : .string(made)
    case "trimmingPrefix":
      if first.isFunction {
        var count = 0
        while count < letters.count, try holds(first, .character(letters[count])) { count += 1 }
        return .substring(String(letters[count...]), from: count)
      }
      guard first.isText else { return nil }
      let count = text.hasPrefix(first.description) ? first.description.count : 0
      return .substring(String(letters.dropFirst(count)), from: count)
    case "substring":
      let bounds = arguments["with"]?.intBounds
      let from = arguments["from"]?.position ?? bounds?.low ?? 0
      let end = arguments["to"]?.position ?? bounds?.high ?? letters.count
      guard (0...letters.count).contains(end), (0...end).contains(from) else {
        throw trap(Interpreter.textBounds)
      }
      return .string(String(letters[from..<end]))
    case "components":
      guard !text.isEmpty else { return .array([.string("")]) }
      if let set = try letterSet(first) {
        let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { set.contains($0) }
        return .array(parts.map { .string(String(Substring($0))) })
      }
      guard first.isText else { return nil }
      return TextSearch(first.description, folds: false).parts(of: letters)
    case "split": return try split(text, letters, arguments)
    default: return nil
    }
  }

  private mutating func split(
    _ text: String, _ letters: [Character], _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    let most = arguments["maxSplits"]?.asInt ?? .max
    let omitsEmpty = arguments["omittingEmptySubsequences"] != .bool(false)
    var parts: [Value] = []
    var start = 0
    func add(upTo end: Int) {
      guard !omitsEmpty || start < end else { return }
      parts.append(.substring(String(letters[start..<end]), from: start))
    }
    let separator = arguments["separator"]?.unwrapped
    if let separator = separator?.description, separator.count > 1 {
      for range in TextSearch(separator, folds: false).ranges(in: letters)
      where parts.count < most {
        add(upTo: range.lowerBound)
        start = range.upperBound
      }
      add(upTo: letters.count)
      return .array(parts)
    }
    guard let test = separator ?? arguments.values.last else { return nil }
    let wanted = test.isFunction ? "" : test.description
    for (place, letter) in letters.enumerated() {
      guard parts.count < most else { break }
      let isSeparator =
        test.isFunction
        ? try holds(test, .character(letter))
        : String(letter).mayEqual(wanted) && String(letter) == wanted
      guard isSeparator else { continue }
      add(upTo: place)
      start = place + 1
    }
    add(upTo: letters.count)
    return .array(parts)
  }

  private static let textMutations: Set = [
    "append", "insert", "remove", "removeSubrange", "replaceSubrange", "removeAll", "removeFirst",
    "removeLast", "popFirst", "popLast", "replace", "trimPrefix", "write",
  ]

  /// A mutating method of a string; nil for other calls.
  mutating func mutateText(
    _ text: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> (changed: String, result: Value)? {
    guard Interpreter.textMutations.contains(call.name) else { return nil }
    let arguments = LabelledArguments(call.labels, values)
    if let made = try walkMutation(text, call, arguments) { return made }
    try spend(Interpreter.textWeight * text.utf8.count)
    let first = arguments.first?.unwrapped ?? .none
    var letters = Array(text)
    switch call.name {
    case "append":
      return (text + elements(of: first).map(\.description).joined(), .void)
    case "insert":
      guard let place = arguments["at"]?.position, (0...letters.count).contains(place) else {
        throw trap(Interpreter.textBounds)
      }
      letters.insert(
        contentsOf: first.isText
          ? Array(first.description) : elements(of: first).flatMap { Array($0.description) },
        at: place)
      return (String(letters), .void)
    case "removeSubrange", "replaceSubrange":
      guard first.isRange else { return nil }
      guard let positions = first.positions(in: letters.count) else {
        throw trap(Interpreter.textBounds)
      }
      letters.replaceSubrange(positions, with: Array(arguments["with"]?.description ?? ""))
      return (String(letters), .void)
    case "removeAll":
      guard first.isFunction else { return ("", .void) }
      var kept: [Character] = []
      for letter in letters where try !holds(first, .character(letter)) { kept.append(letter) }
      return (String(kept), .void)
    case "replace", "trimPrefix":
      let name = call.name == "replace" ? "replacing" : "trimmingPrefix"
      guard let made = try textCall(text, call.renamed(name), values), made.isText else {
        return nil
      }
      return (made.description, .void)
    default: return nil
    }
  }
}
