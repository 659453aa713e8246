import LifecycleModel

/// Facts about unknown values that the code itself implies: the type of the variables that hold them, the success of a
/// closure's argument, and the cases that earlier comparisons excluded.
extension Interpreter {
  // MARK: Types

  /// Notes that an unknown value was stored in a variable of this type, so that it is not nil.
  mutating func noteType(_ type: TypeReference, of what: String) {
    switch type {
    case .any, .optional, .parameter, .metatype, .function: return
    case .named(let name) where ["Any", "AnyObject", "Optional"].contains(name): return
    default: break
    }
    if Opaque.isMade(what) { return }
    let name = type.swiftName
    if fact(Interpreter.typeFact, what) != name { setFact(Interpreter.typeFact, what, name) }
  }

  /// Returns the value unchanged. If it is unknown, notes its type.
  mutating func noted(_ value: Value, _ type: TypeReference) -> Value {
    if case .opaque(let what) = value { noteType(type, of: what) }
    return value
  }

  /// Notes that code reads a member of the unknown value with `.`, so that the value is not nil.
  mutating func noteNonOptionalType(_ what: String) {
    if Opaque.isMade(what) || hasNonOptionalType(what) || storedAssumption(what, .optional) != nil {
      return
    }
    setAssumption(what, .some)
  }

  /// The type of a variable that held the unknown value; nil if there was none.
  func knownType(of what: String) -> String? { fact(Interpreter.typeFact, what) }

  /// Whether a variable that cannot hold nil has held it, and the user does not say that it is nil.
  func hasNonOptionalType(_ what: String) -> Bool {
    (knownType(of: what) != nil || isPlainMember(what))
      && statedAssumption(.optional, 0) != AssumedValue.none
  }

  /// Whether it is a property or a method's result that no type of Swift or Foundation declares as Optional. `path`
  /// counts only for a URL, by its type or its name, because types of unknown code have such a property too.
  private func isPlainMember(_ what: String) -> Bool {
    if what.hasSuffix(")") {
      guard let name = Opaque.lastMethod(of: what) else { return false }
      return Interpreter.plainMethods.contains(name)
    }
    guard let dot = what.lastIndex(of: ".") else { return false }
    let name = String(what[what.index(after: dot)...])
    if Interpreter.plainMembers.contains(name) { return true }
    guard name == "path" else { return false }
    let owner = String(what[..<dot])
    return knownType(of: owner) == "URL" || owner.lowercased().hasSuffix("url")
  }

  private static let plainMethods: Set = [
    "appendingPathComponent", "lowercased", "uppercased", "capitalized", "trimmingCharacters",
    "replacingOccurrences", "components", "hasPrefix", "hasSuffix", "prefix", "suffix",
    "dropFirst", "dropLast",
  ]

  private static let plainMembers: Set = [
    "count", "isEmpty", "absoluteString", "lastPathComponent", "pathComponents", "pathExtension",
    "uuidString", "hashValue", "localizedDescription", "timeIntervalSince1970",
    "timeIntervalSinceNow", "timeIntervalSinceReferenceDate", "rawValue",
  ]

  // MARK: Casts

  /// Whether a superclass outside of the files may conform to the protocol.
  func mayConform(_ value: Value, to type: TypeReference) -> Bool {
    guard case .named(let name) = type.wrapped,
      KnownType.protocols.contains(name) || ProgramTree.readsAsProtocol(name),
      let own = typeNames(of: value).first, tree.types[own] != nil
    else { return false }
    return tree.value.unknownSuperclass(of: own) != nil
  }

  /// `as?` of something unknown. What protocols of the files another file's class conforms to is an
  /// assumption.
  mutating func castUnknown(_ what: String, to type: TypeReference) -> Value {
    let spelling = Opaque.short("(\(what) as? \(type.swiftName))")
    guard isKnownToBe(type, made: what) else { return .opaque(spelling) }
    guard case .named(let name) = type.wrapped, tree.types[name]?.kind == .protocolType,
      assume(spelling, .some, or: [.none]) != .some
    else { return .some(.opaque(what)) }
    return .none
  }

  /// Whether the unknown value was constructed as one of the type. Of two classes of unknown code
  /// neither is known to be the superclass of the other.
  func isKnownToBe(_ type: TypeReference, made what: String) -> Bool {
    if knownType(of: what) == type.swiftName { return true }
    guard Opaque.isMade(what), !Opaque.isResource(what) else { return false }
    let path = String(what.prefix { $0 != "(" && $0 != "<" })
    let name = TypeReference.shortName(path)
    guard case .named(let wanted) = type.wrapped else { return KnownType.isKnown(path) }
    // An object of an unknown class passes `as?`; an object of an iOS class never is one of the app's classes.
    return TypeReference.shortName(wanted) == name || ["AnyObject", "NSObject"].contains(wanted)
      || !KnownType.isKnown(path) || KnownType.isKnown(wanted)
  }

  // MARK: Success

  /// The argument that unknown code passes to a closure on success: no error, a Bool whose name means success,
  /// otherwise an unknown value.
  mutating func successful(_ name: String, _ type: TypeReference) -> Value {
    let lower = name.lowercased()
    if Interpreter.isError(name, type) {
      // An error type that is not Optional always has a value.
      switch type {
      case .any, .optional: return .none
      default: return .opaque(name)
      }
    }
    func mentions(_ words: [String]) -> Bool {
      words.contains { lower.containsBytes(of: $0) }
    }
    let isSuccess =
      mentions(Interpreter.wordsOfSuccess)
      || type.wrapped == .bool && !mentions(Interpreter.wordsOfFailure)
    setFact(Interpreter.successFact, name, isSuccess ? "true" : nil)
    return .opaque(name)
  }

  /// Notes that unknown code passed the value to a closure without an error, so that it is not nil.
  mutating func noteResult(_ isResult: Bool, _ name: String) {
    setFact(Interpreter.resultFact, name, isResult ? "true" : nil)
  }

  /// Whether unknown code passed the value to a closure, and its name or type means success.
  func isGivenAsSuccess(_ what: String) -> Bool { fact(Interpreter.successFact, what) != nil }

  private static let wordsOfSuccess = [
    "success", "succeeded", "granted", "authorized", "finished", "completed", "accepted",
    "allowed",
  ]
  private static let wordsOfFailure = [
    "error", "fail", "denied", "cancel", "reject", "blocked", "timedout",
  ]

  // MARK: Cases

  /// The result of `x == .name`, `x == 1` or `x == "a"` if the case of `x` is already assumed.
  func known(comparison spelling: String) -> Bool? {
    guard let (what, name) = Interpreter.comparedCase(spelling),
      case .enumCase(let held)? = storedAssumption(what, .choice)
    else { return nil }
    // `default` does not say which of the other cases it is, nor a range which number.
    return held == "default" || held.containsBytes(of: "..") ? nil : held == name
  }

  /// Notes that `what == .name` holds, so that a later switch takes that case.
  mutating func noteCase(ofComparison spelling: String) {
    guard let (what, text) = Interpreter.comparedCase(spelling) else { return }
    let name = AssumedValue.enumCase(text)
    if storedAssumption(what, .choice) != name { setAssumption(what, name) }
  }

  /// The two sides of a comparison with a case or a literal; the right one without its `.` or quotation marks.
  private static func comparedCase(_ spelling: String) -> (what: String, name: String)? {
    guard spelling.containsBytes(of: " == "), let sign = spelling.firstRange(of: " == ") else {
      return nil
    }
    let (what, right) = (String(spelling[..<sign.lowerBound]), spelling[sign.upperBound...])
    if right.hasPrefix(".") { return (what, String(right.dropFirst())) }
    if right.hasPrefix("\""), right.hasSuffix("\""), right.count > 1 {
      let text = right.dropFirst().dropLast()
      return text.contains("\"") ? nil : (what, String(text))
    }
    return Int(right) == nil ? nil : (what, String(right))
  }

  /// The assumed result of an earlier comparison with the case.
  func storedComparison(_ what: String, _ name: String) -> Bool? {
    for right in [".\(name)", "\"\(name)\"", name] {
      if case .bool(let holds)? = storedAssumption("\(what) == \(right)", .bool) { return holds }
    }
    return nil
  }

  /// Notes that a switch took its default, which excludes the cases that it names.
  mutating func noteDefault(of what: String, besides names: [String]) {
    for name in names.prefix(8) where name != "default" && storedComparison(what, name) == nil {
      setAssumption("\(what) == .\(name)", .bool(false))
    }
  }

  /// The case of a user-defined enumeration that was made from an unknown raw value, when the code reads a member that
  /// the files declare; nil for other values.
  mutating func assumedCase(ofOwn what: String, reading member: String) -> Value? {
    guard what.containsBytes(of: "(rawValue: "), let start = what.firstRange(of: "(rawValue: "),
      Opaque.isMade(what)
    else { return nil }
    let type = String(what[..<start.lowerBound])
    guard let table = tree.tables[type], table.kind == .enumType,
      table.methods[member] != nil || table.computed[member] != nil
    else { return nil }
    let names = table.cases.filter(\.labels.isEmpty).map(\.name)
    let possible = names.first { storedComparison(what, $0) != false }
    guard let first = possible ?? names.first else { return nil }
    let others = names.prefix(4).map { AssumedValue.enumCase($0) }
    guard case .enumCase(let name) = assume(what, .enumCase(first), or: Array(others)) else {
      return nil
    }
    return .object(type, [.member(names.contains(name) ? name : names[names.count - 1])])
  }

  // MARK: Storage

  /// Notes that the code stored the unknown value. It is then assumed not to be nil.
  mutating func noteStored(_ value: Value) {
    guard case .opaque(let what) = value.unwrapped, fact(Interpreter.storedFact, what) == nil
    else { return }
    setFact(Interpreter.storedFact, what, "true")
  }

  /// Whether the unknown value is assumed not to be nil: the code stored it, continued a chain from it, or got it as
  /// the result of a success.
  func reads(asThere what: String) -> Bool {
    fact(Interpreter.storedFact, what) != nil || fact(Interpreter.resultFact, what) != nil
  }

  /// Facts are stored among the assumptions, under their own keys.
  private func fact(_ kind: String, _ what: String) -> String? {
    guard case .string(let word)? = held(kind, what) else { return nil }
    return word
  }

  private static let typeFact = "type"
  private static let storedFact = "stored"
  static let successFact = "success"
  static let resultFact = "result"
}
