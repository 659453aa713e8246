import LifecycleModel

/// Calls that step over characters of a text without making a list of them. They cost only the characters stepped over,
/// so that code can walk along a text.
extension Interpreter {
  /// nil for other calls.
  mutating func walkCall(
    _ text: String, _ call: Call, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    let first = arguments.first?.unwrapped ?? .none
    switch call.name {
    case "index":
      if let offset = arguments["offsetBy"]?.asInt, let start = first.position {
        let (place, overflow) = start.addingReportingOverflow(offset)
        guard let limit = arguments["limitedBy"]?.position else {
          return .textIndex(try reach(overflow ? -1 : place, in: text).number)
        }
        if overflow || (offset >= 0 ? place > limit : place < limit) { return Value.none }
        return .some(.textIndex(try reach(place, in: text).number))
      }
      guard let start = (arguments["after"] ?? arguments["before"])?.position else { return nil }
      let place = arguments["after"] == nil ? start &- 1 : start &+ 1
      return .textIndex(try reach(place, in: text).number)
    case "distance":
      guard let start = arguments["from"]?.position, let end = arguments["to"]?.position
      else { return nil }
      return .int(end &- start)
    case "hasPrefix", "hasSuffix":
      guard first.isText else { return nil }
      let other = first.description
      try spend(text.comparisonWork + other.comparisonWork)
      if call.name == "hasPrefix" { return .bool(text.hasPrefix(other)) }
      let (count, length) = (text.characterCount, other.characterCount)
      guard length <= count else { return .bool(false) }
      return .bool(text[try reach(count - length, in: text).index...] == other)
    case "prefix", "suffix", "drop", "dropFirst", "dropLast":
      return try part(of: text, call.name, first, arguments)
    default: return nil
    }
  }

  private mutating func part(
    of text: String, _ name: String, _ first: Value, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value {
    if first.isFunction {
      var end = text.startIndex
      var count = 0
      while end < text.endIndex, try holds(first, .character(text[end])) {
        try spend(text[end].utf8.count)
        text.formIndex(after: &end)
        count += 1
      }
      return name == "prefix"
        ? .substring(try copy(text[..<end]), from: 0)
        : .substring(try copy(text[end...]), from: count)
    }
    if let place = (arguments["upTo"] ?? arguments["through"] ?? arguments["from"])?.position {
      let (count, end) = try reach(arguments["through"] == nil ? place : place &+ 1, in: text)
      return arguments["from"] == nil
        ? .substring(try copy(text[..<end]), from: 0)
        : .substring(try copy(text[end...]), from: count)
    }
    let count = try checkedLength(first.asInt ?? 1, name)
    switch name {
    case "prefix", "dropLast":
      let end =
        name == "prefix" ? try step(to: count, in: text) : try placeBeforeEnd(count, of: text).index
      return .substring(try copy(text[..<(end ?? text.endIndex)]), from: 0)
    case "suffix":
      let (number, start) = try placeBeforeEnd(count, of: text)
      return .substring(try copy(text[start...]), from: number)
    default:
      guard let start = try step(to: count, in: text) else {
        return .substring("", from: text.characterCount)
      }
      return .substring(try copy(text[start...]), from: count)
    }
  }

  /// Changes of a text at one place; nil for other calls.
  mutating func walkMutation(
    _ text: String, _ call: Call, _ arguments: LabelledArguments
  ) throws(Unwinding) -> (changed: String, result: Value)? {
    let first = arguments.first?.unwrapped ?? .none
    switch call.name {
    case "append" where first.isText && arguments.firstLabel != "contentsOf",
      "write" where call.labels == ["_"]:
      let more = first.description
      try spend((text.utf8.count + more.utf8.count) / String.copiedBytes)
      return (text + more, .void)
    case "remove":
      guard let place = arguments["at"]?.position else { return nil }
      let index = try reach(place, in: text).index
      guard index < text.endIndex else { throw trap(Interpreter.textBounds) }
      var changed = text
      let gone = changed.remove(at: index)
      return (changed, .character(gone))
    case "removeFirst", "removeLast":
      let count = arguments.first?.asInt ?? 1
      let isFirst = call.name == "removeFirst"
      guard count >= 0 else { throw trap(Interpreter.tooFew) }
      if count > 0 {
        let last = try step(to: count - 1, in: text)
        guard let last, last < text.endIndex else { throw trap(Interpreter.tooFew) }
      }
      let edge =
        isFirst ? try step(to: count, in: text) : try placeBeforeEnd(count, of: text).index
      let kept = isFirst ? text[(edge ?? text.endIndex)...] : text[..<(edge ?? text.startIndex)]
      try spend(text.memberWork(isFirst ? "first" : "last"))
      let gone = isFirst ? text.first : text.last
      return (try copy(kept), arguments.isEmpty ? gone.map { .character($0) } ?? .none : .void)
    case "popFirst", "popLast":
      let isFirst = call.name == "popFirst"
      try spend(text.memberWork(isFirst ? "first" : "last"))
      guard let gone = isFirst ? text.first : text.last else { return (text, Value.none) }
      return (try copy(isFirst ? text.dropFirst() : text.dropLast()), .some(.character(gone)))
    default: return nil
    }
  }

  /// The character at an index of the text.
  mutating func character(at place: Int, in text: String) throws(Unwinding) -> Character {
    let index = try reach(place, in: text).index
    guard index < text.endIndex else { throw trap(Interpreter.textBounds) }
    let character = text[index]
    try spend(4 * character.utf8.count)
    return character
  }

  /// A part of the text; bounds out of range are clamped.
  mutating func part(
    of text: String, _ bounds: (low: Int, high: Int)
  ) throws(Unwinding) -> String {
    let end = try step(to: max(0, bounds.high), in: text) ?? text.endIndex
    let start = try step(to: max(0, bounds.low), in: text) ?? text.endIndex
    return try copy(text[min(start, end)..<end])
  }

  private mutating func reach(
    _ place: Int, in text: String
  ) throws(Unwinding) -> (number: Int, index: String.Index) {
    guard place >= 0, let index = try step(to: place, in: text) else {
      throw trap(Interpreter.textBounds)
    }
    return (place, index)
  }

  /// The index before the last `count` characters. Steps from the start, because a step backwards over a flag examines
  /// all flags before it.
  private mutating func placeBeforeEnd(
    _ count: Int, of text: String
  ) throws(Unwinding) -> (number: Int, index: String.Index) {
    try spend(text.memberWork("count"))
    let number = max(0, text.characterCount - count)
    return (number, try step(to: number, in: text) ?? text.endIndex)
  }

  /// Steps over `place` characters; nil past the end.
  private mutating func step(to place: Int, in text: String) throws(Unwinding) -> String.Index? {
    if let index = text.plainIndex(at: place) {
      try spend(place / String.quickBytes)
      return index
    }
    let index = text.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex)
    try spend(text.utf8[..<(index ?? text.endIndex)].walkWork)
    return index
  }

  private mutating func copy(_ part: Substring) throws(Unwinding) -> String {
    try spend(part.utf8.count / String.copiedBytes)
    return String(part)
  }

  private static let tooFew = "Can't remove more items from a collection than it has"
  static let textBounds = "String index is out of bounds"
}

extension String {
  /// Bytes examined per unit of work.
  static let quickBytes = 32
  /// Bytes copied per unit of work. Copies cost more because they may be kept, and nothing else limits memory within
  /// one callback.
  static let copiedBytes = 4

  /// `count`, without steps if each character is one byte.
  var characterCount: Int { isPlain ? utf8.count : count }

  /// The work of reading a member.
  func memberWork(_ name: String) -> Int {
    switch name {
    case "isEmpty", "startIndex", "description", "self": return 0
    case "first": return first.map { 2 * $0.utf8.count } ?? 0
    case "last": return utf8.last.map { $0 < 0x80 } == true ? 1 : utf8.count / 2
    case "count", "endIndex":
      return isPlain ? utf8.count / String.quickBytes : utf8[...].walkWork
    case "hashValue", "length": return utf8.count
    default: return 8 * utf8.count
    }
  }

  /// The text's share of the work of a comparison or hash. Accented letters cost more because they are normalised;
  /// equal bytes and unaccented letters take hardly any time.
  var comparisonWork: Int {
    if isPlain { return utf8.count / 256 }
    return utf8[...].hasOnlyNormalLetters ? utf8.count / 4 : 2 * utf8.count
  }

  /// The work of comparing a property's text with its old value, which usually is the same text.
  var changeWork: Int {
    let work = comparisonWork
    return utf8.count / 64 + (work > 2_048 ? work : work / 4)
  }

  /// The index after `place` characters; nil unless these and the next one are one byte each.
  fileprivate func plainIndex(at place: Int) -> Index? {
    guard place >= 0, place <= utf8.count, isPlain(upTo: place + 1) else { return nil }
    return utf8.index(startIndex, offsetBy: place)
  }

  /// Whether each character is one ASCII byte.
  var isPlain: Bool { isPlain(upTo: utf8.count) }

  /// Whether the first bytes are ASCII without a carriage return, because CR LF is one character.
  private func isPlain(upTo count: Int) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      var marks: UInt8 = 0
      for byte in bytes.prefix(count) { marks |= byte & 0x80 | (byte == 0x0D ? 0x80 : 0) }
      return marks == 0
    } ?? false
  }
}

extension Substring.UTF8View {
  /// The work of finding character boundaries. The rules for accented letters, flags and emoji take longer than those
  /// for other letters of three bytes.
  var walkWork: Int { hasOnlyNormalLetters ? count / 4 : 2 * count }

  /// Whether normalising never changes a text of these letters: Latin letters below U+0300, Cyrillic ones below U+0480,
  /// and Chinese ones from U+4000 to U+9FFF.
  fileprivate var hasOnlyNormalLetters: Bool {
    allSatisfy { byte in
      switch byte {
      case ..<0xCC, 0xD0, 0xD1, 0xE4...0xE9: true
      default: false
      }
    }
  }
}
