import LifecycleModel

/// `as?`, `as!` and `is` on values. Numbers convert as NSNumber's do, since a payload's are.
enum Casting {
  /// nil where the value is not of the type.
  static func convert(_ value: Value, to type: TypeReference) -> Value? {
    switch (type, value) {
    case (.optional(let wrapped), _): return value == .none ? value : convert(value, to: wrapped)
    case (_, .none): return nil
    case (.any, _): return value
    case (.bool, .bool): return value
    case (.bool, .int(let number)): return number == 0 || number == 1 ? .bool(number == 1) : nil
    case (.int, .int): return value
    case (.int, .bool(let bool)): return .int(bool ? 1 : 0)
    case (.int, .double(let number)): return Int(exactly: number).map { .int($0) }
    case (.double, .double): return value
    case (.double, .int(let number)): return .double(Double(number))
    case (.string, .string): return value
    case (.array(let element), .array(let items)):
      let converted = items.compactMap { convert($0, to: element) }
      return converted.count == items.count ? .array(converted) : nil
    case (.dictionary(let key, let element), .dictionary(let entries)):
      let converted = entries.compactMap { entry -> Value.Entry? in
        guard let key = convert(entry.key, to: key), let value = convert(entry.value, to: element)
        else { return nil }
        return Value.Entry(key, value)
      }
      return converted.count == entries.count ? .dictionary(converted) : nil
    case (.tuple(let types), .tuple(let values)) where types.count == values.count:
      let parts = zip(values, types).compactMap { convert($0, to: $1) }
      return parts.count == values.count ? .tuple(parts) : nil
    case (.function, .closure), (.function, .handler): return value
    case (.delegate, .delegate): return value
    case (.named(let name), _): return isNamed(value, name) ? value : nil
    case (.bool, _), (.int, _), (.double, _), (.string, _), (.array, _), (.dictionary, _),
      (.tuple, _), (.function, _), (.delegate, _):
      return nil
    }
  }

  private static func isNamed(_ value: Value, _ type: String) -> Bool {
    switch value {
    case .system(let name): return name == type || type == "UIResponder"
    case .object(let name, _):
      return name == type || type == "Error" && name == "NSError"
        || type == "URLResponse" && name == "HTTPURLResponse"
    case .int, .double, .bool: return type == "NSNumber"
    case .delegate: return ["UIResponder"].contains(type)
    case .member(let name): return KnownStatic.members(of: type).contains(name)
    case .void, .none, .string, .array, .dictionary, .tuple, .closure, .box, .type, .handler:
      return false
    }
  }
}

extension Interpreter {
  /// As Swift names it in the text of a trap.
  static func typeName(of value: Value) -> String {
    switch value {
    case .void: return "()"
    case .none: return "Optional<Any>"
    case .bool: return "Bool"
    case .int: return "Int"
    case .double: return "Double"
    case .string: return "String"
    case .array: return "Array<Any>"
    case .dictionary: return "Dictionary<AnyHashable, Any>"
    case .tuple: return "Tuple"
    case .member(let name): return ".\(name)"
    case .closure, .handler: return "Function"
    case .box: return "Variable"
    case .delegate: return "AppDelegate"
    case .system(let name), .type(let name), .object(let name, _): return name
    }
  }
}
