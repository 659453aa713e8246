import LifecycleModel

/// Methods that only NSString has: paths, and positions counted in UTF-16 units.
extension Interpreter {
  /// nil for other calls. An Int is a position in an NSString, never a `String.Index`.
  mutating func nsStringCall(
    _ text: String, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    let first = arguments.first?.unwrapped ?? .none
    switch name {
    case "utf16Bounds":
      let letters = Array(text)
      guard let part = first.positions(in: letters.count) else {
        throw trap(Interpreter.textBounds)
      }
      let units = { (range: Range<Int>) in letters[range].reduce(0) { $0 + $1.utf16.count } }
      return .array([.int(units(0..<part.lowerBound)), .int(units(part))])
    case "substring":
      let units = Array(text.utf16)
      let part: Range<Int>
      if let range = first.nsRange {
        part = range
      } else if let place = first.asInt {
        part = arguments.firstLabel == "to" ? 0..<max(place, 0) : place..<max(place, units.count)
      } else {
        return nil
      }
      guard units.indices.contains(part.lowerBound) || part.lowerBound == units.count,
        part.upperBound <= units.count
      else { throw trap(Interpreter.textBounds) }
      return .string(String(decoding: units[part], as: UTF16.self))
    case "replacingCharacters":
      guard let range = first.nsRange, let other = arguments["with"]?.unwrapped.description
      else { return nil }
      var units = Array(text.utf16)
      guard range.upperBound <= units.count else { throw trap(Interpreter.textBounds) }
      units.replaceSubrange(range, with: Array(other.utf16))
      let made = String(decoding: units, as: UTF16.self)
      try checkLength(made)
      return .string(made)
    case "character":
      guard arguments.firstLabel == "at", let place = first.asInt else { return nil }
      let units = Array(text.utf16)
      guard units.indices.contains(place) else { throw trap(Interpreter.textBounds) }
      return .integer(.uint16, Int(units[place]))
    case "appendingPathComponent", "appendingPathExtension":
      guard first.isText else { return nil }
      let made =
        name == "appendingPathComponent"
        ? PathText(text).appending(first.description)
        : PathText(text).plain + "." + first.description
      try checkLength(made)
      return name == "appendingPathComponent" ? .string(made) : .some(.string(made))
    default: return nil
    }
  }

  /// `range(of:)` of an NSString: an NSRange, with NSNotFound if the text is not found.
  mutating func nsRange(
    in text: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    var values = arguments.values
    if let place = arguments.labels.firstIndex(of: "range"), let given = values[place].nsRange {
      values[place] = try textRange(given, in: text)
      guard values[place] != .none else { throw trap(Interpreter.textBounds) }
    }
    let given = LabelledArguments(arguments.labels, values)
    guard let found = try indexCall(text, "range", given) else { return nil }
    let letters = Array(text)
    guard let part = found.unwrapped.positions(in: letters.count) else {
      return .object("NSRange", [.int(.max), .int(0)])
    }
    let counts = [letters[..<part.lowerBound], letters[part]].map { letters in
      Value.int(letters.reduce(0) { $0 + $1.utf16.count })
    }
    return .object("NSRange", counts)
  }

  static func pathMember(_ name: String, _ text: String) -> Value? {
    let path = PathText(text)
    switch name {
    case "deletingLastPathComponent": return .string(path.parent)
    case "deletingPathExtension": return .string(path.withoutExtension)
    case "isAbsolutePath": return .bool(text.hasPrefix("/") || text.hasPrefix("~"))
    case "pathComponents": return .array(path.components.map { .string($0) })
    default: return nil
    }
  }

  /// `Range(nsRange, in: text)`: nil if the range ends inside a character.
  mutating func textRange(
    _ range: Range<Int>, in text: String
  ) throws(Unwinding) -> Value {
    try spend(Interpreter.textWeight * text.utf8.count)
    var places: [Int] = []
    var units = 0
    for (index, letter) in text.enumerated() {
      if units == range.lowerBound { places.append(index) }
      if units == range.upperBound { places.append(index) }
      units += letter.utf16.count
    }
    let count = text.characterCount
    if units == range.lowerBound { places.append(count) }
    if units == range.upperBound { places.append(count) }
    guard places.count == 2 else { return Value.none }
    return .some(.textRange(places[0]..<places[1]))
  }
}

extension Value {
  /// The units of an NSRange that is not NSNotFound.
  var nsRange: Range<Int>? {
    guard case .object("NSRange", let parts) = self, parts.count == 2,
      let start = parts[0].asInt, let length = parts[1].asInt, start >= 0, length >= 0
    else { return nil }
    let (end, overflow) = start.addingReportingOverflow(length)
    return overflow ? nil : start..<end
  }
}

/// The parts of a path as NSString splits it.
struct PathText {
  /// The path without trailing slashes.
  let plain: String

  init(_ text: String) {
    var text = text
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    plain = text
  }

  var components: [String] {
    (plain.hasPrefix("/") ? ["/"] : []) + plain.split(separator: "/").map(String.init)
  }

  var parent: String {
    guard let slash = plain.lastIndex(of: "/") else { return "" }
    return slash == plain.startIndex ? "/" : PathText(String(plain[..<slash])).plain
  }

  var withoutExtension: String {
    let name = plain.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return plain }
    let suffix = name[dot...]
    return suffix.count > 1 ? String(plain.dropLast(suffix.count)) : plain
  }

  func appending(_ other: String) -> String {
    let added = PathText(other).plain.drop { $0 == "/" }
    if added.isEmpty { return plain }
    if plain.isEmpty { return PathText(other).plain }
    return plain == "/" ? "/" + added : plain + "/" + added
  }
}
