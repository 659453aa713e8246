import LifecycleModel

/// A static type, as far as it is known.
indirect enum TypeReference: Hashable, Sendable {
  case bool, int, double, float, string, character
  case integer(IntegerType)
  case array(TypeReference)
  case dictionary(TypeReference, TypeReference)
  case set(TypeReference)
  /// With a label for each part; `""` for none.
  case tuple([TypeReference], labels: [String])
  case optional(TypeReference)
  /// The result type is nil for a function that returns nothing.
  case function([TypeReference], TypeReference?)
  case metatype(TypeReference)
  case any
  /// A generic parameter, which is bound to a type at run time.
  case parameter(String)
  /// A type of the app by its full path, or of the system.
  case named(String)
  /// `Result` with its success and failure types.
  case result(TypeReference, TypeReference)

  static let void = TypeReference.tuple([], labels: [])

  /// Whether collections and Optionals are nested more deeply than that.
  func isNested(beyond levels: Int) -> Bool {
    switch self {
    case .array(let inner), .set(let inner), .optional(let inner), .dictionary(_, let inner):
      return levels == 0 || inner.isNested(beyond: levels - 1)
    default: return false
    }
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// The wrapped type of an Optional; otherwise the type itself.
  var wrapped: TypeReference {
    if case .optional(let inner) = self { return inner }
    return self
  }

  var isFunction: Bool {
    if case .function = wrapped { return true }
    return false
  }

  /// A number type that an integer literal can have.
  var isNumber: Bool {
    switch self {
    case .int, .double, .float, .integer: return true
    default: return false
    }
  }

  var swiftName: String {
    switch self {
    case .bool: return "Bool"
    case .int: return "Int"
    case .double: return "Double"
    case .float: return "Float"
    case .string: return "String"
    case .character: return "Character"
    case .integer(let type): return type.rawValue
    case .array(let element): return "Array<\(element.swiftName)>"
    case .dictionary(let key, let value):
      return "Dictionary<\(key.swiftName), \(value.swiftName)>"
    case .set(let element): return "Set<\(element.swiftName)>"
    case .tuple(let parts, let labels):
      let named = zip(labels, parts).map { ($0.isEmpty ? "" : $0 + ": ") + $1.swiftName }
      return "(" + named.joined(separator: ", ") + ")"
    case .optional(let wrapped): return "Optional<\(wrapped.swiftName)>"
    case .function(let parameters, let result):
      return "(" + parameters.map(\.swiftName).joined(separator: ", ") + ") -> "
        + (result?.swiftName ?? "()")
    case .metatype(let type): return type.swiftName + ".Type"
    case .any: return "Any"
    case .parameter(let name): return name
    case .named(let name): return TypeReference.shortName(name)
    case .result(let success, let failure):
      return "Result<\(success.swiftName), \(failure.swiftName)>"
    }
  }

  /// The path without the prefix for a type that a file declares for itself.
  static func withoutFile(_ path: String) -> String {
    guard path.hasPrefix("file "), let dot = path.firstIndex(of: ".") else { return path }
    return String(path[path.index(after: dot)...])
  }

  /// The name without enclosing types, as Swift prints it.
  static func shortName(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }
}

extension TypeReference {
  /// The type with `Any` in place of generic parameters.
  var erased: TypeReference {
    mapped { name in .any }
  }

  /// Whether no part of the type is open or a type such as `Any` that an unknown value can have.
  var isSettled: Bool {
    switch self {
    case .any, .parameter: return false
    case .bool, .int, .double, .float, .string, .character, .integer, .named: return true
    case .array(let inner), .set(let inner), .optional(let inner), .metatype(let inner):
      return inner.isSettled
    case .dictionary(let key, let value): return key.isSettled && value.isSettled
    case .tuple(let parts, _): return parts.allSatisfy(\.isSettled)
    case .function(let parameters, let result):
      return parameters.allSatisfy(\.isSettled) && result?.isSettled != false
    case .result(let success, let failure): return success.isSettled && failure.isSettled
    }
  }

  var tupleCount: Int? {
    if case .tuple(let parts, _) = self { return parts.count }
    return nil
  }

  /// The type without the type arguments in the names of user-defined types.
  var plain: TypeReference {
    switch self {
    case .named(let name) where name.utf8.last == UInt8(ascii: ">"):
      return .named(String(name.prefix { $0 != "<" }))
    case .array(let element): return .array(element.plain)
    case .set(let element): return .set(element.plain)
    case .optional(let wrapped): return .optional(wrapped.plain)
    case .metatype(let type): return .metatype(type.plain)
    case .dictionary(let key, let value): return .dictionary(key.plain, value.plain)
    case .tuple(let parts, let labels): return .tuple(parts.map(\.plain), labels: labels)
    case .function(let parameters, let result):
      return .function(parameters.map(\.plain), result?.plain)
    case .result(let success, let failure): return .result(success.plain, failure.plain)
    default: return self
    }
  }

  /// The type with generic parameters replaced.
  func mapped(_ change: (String) -> TypeReference) -> TypeReference {
    switch self {
    case .bool, .int, .double, .float, .string, .character, .integer, .any, .named: return self
    case .parameter(let name): return change(name)
    case .array(let element): return .array(element.mapped(change))
    case .set(let element): return .set(element.mapped(change))
    case .optional(let wrapped): return .optional(wrapped.mapped(change))
    case .metatype(let type): return .metatype(type.mapped(change))
    case .dictionary(let key, let value):
      return .dictionary(key.mapped(change), value.mapped(change))
    case .tuple(let parts, let labels):
      return .tuple(parts.map { $0.mapped(change) }, labels: labels)
    case .function(let parameters, let result):
      return .function(parameters.map { $0.mapped(change) }, result?.mapped(change))
    case .result(let success, let failure):
      return .result(success.mapped(change), failure.mapped(change))
    }
  }

  /// The type with generic parameters replaced by these types; others stay.
  func replacing(_ parameters: [String: TypeReference]) -> TypeReference {
    parameters.isEmpty ? self : mapped { parameters[$0] ?? .parameter($0) }
  }

  /// Binds generic parameters by matching this type with a concrete one.
  func match(_ other: TypeReference, _ found: inout [String: TypeReference]) {
    switch (self, other) {
    case (.parameter(let name), _): if other != .any { found[name] = found[name] ?? other }
    case (.optional(let one), .optional(let inner)): one.match(inner, &found)
    case (_, .optional(let inner)): match(inner, &found)
    // The types of `try?` and `!` on Optionals.
    case (.optional(let one), _): one.match(other, &found)
    case (.array(let one), .array(let two)), (.set(let one), .set(let two)),
      (.metatype(let one), .metatype(let two)):
      one.match(two, &found)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      key.match(otherKey, &found)
      value.match(otherValue, &found)
    case (.result(let one, _), .result(let two, _)): one.match(two, &found)
    case (.function(let one, let result), .function(let two, let made)) where one.count == two.count:
      for (parameter, given) in zip(one, two) { parameter.match(given, &found) }
      if let result, let made { result.match(made, &found) }
    // `Box<T>` beside `Box<Int>`.
    case (.named(let one), .named(let two)) where one.hasSuffix(">") && two.hasSuffix(">"):
      let (path, other) = (Interpreter.plainName(one), Interpreter.plainName(two))
      guard path == other else { return }
      let names = Interpreter.arguments(in: one.dropFirst(path.count + 1).dropLast())
      let types = Interpreter.arguments(in: two.dropFirst(path.count + 1).dropLast())
      for (name, type) in zip(names, types) where !type.contains("(") && !type.contains("<") {
        let name = String(name)
        found[name] = found[name] ?? KnownType.reference(String(type))
      }
    case (.tuple(let parts, _), .tuple(let others, _)) where parts.count == others.count:
      for (part, other) in zip(parts, others) { part.match(other, &found) }
    default: break
    }
  }

  /// Whether it is a list of tuples without labels. Labelled tuples lose their labels in it.
  var dropsLabels: Bool {
    switch self {
    case .array(let inner), .optional(let inner): return inner.dropsLabels
    case .tuple(let parts, let labels): return parts.count > 1 && labels.allSatisfy(\.isEmpty)
    default: return false
    }
  }

  var hasLabels: Bool {
    switch self {
    case .array(let inner), .optional(let inner): return inner.hasLabels
    case .tuple(_, let labels): return labels.contains { !$0.isEmpty }
    default: return false
    }
  }

  /// Whether a value of the type cannot be called: a property `max` does not hide `max()`.
  var isPlainData: Bool {
    switch self {
    case .int, .double, .float, .string, .bool, .character, .integer, .array, .set, .dictionary:
      return true
    default: return false
    }
  }
}
