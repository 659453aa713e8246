import LifecycleModel

/// Result types of library members and methods, for the inference of literals and Optionals.
enum LibraryTypes {
  static func member(_ name: String, of type: TypeReference) -> TypeReference? {
    switch (type, name) {
    case (.array, "count"), (.dictionary, "count"), (.set, "count"), (.string, "count"): return .int
    case (.array, "isEmpty"), (.dictionary, "isEmpty"), (.set, "isEmpty"), (.string, "isEmpty"):
      return .bool
    case (.array(let element), "first"), (.array(let element), "last"),
      (.set(let element), "first"):
      return .optional(element)
    case (.dictionary(let key, _), "keys"): return .array(key)
    case (.dictionary(_, let value), "values"): return .array(value)
    case (.string, "first"), (.string, "last"): return .optional(.character)
    case (.named("Date"), "timeIntervalSince1970"), (.named("Date"), "timeIntervalSinceNow"),
      (.named("Date"), "timeIntervalSinceReferenceDate"):
      return .double
    case (_, "description"), (_, "debugDescription"), (_, "localizedDescription"): return .string
    case (.metatype(.named("Date")), "distantPast"), (.metatype(.named("Date")), "distantFuture"),
      (.metatype(.named("Date")), "now"):
      return .named("Date")
    case (.metatype(.named("UserDefaults")), "standard"): return .named("UserDefaults")
    case (.metatype(.named("NotificationCenter")), "default"):
      return .named("NotificationCenter")
    case (.metatype(.int), "max"), (.metatype(.int), "min"): return .int
    case (.metatype(.integer(let type)), "max"), (.metatype(.integer(let type)), "min"):
      return .integer(type)
    case (.metatype(.double), "pi"), (.metatype(.double), "infinity"),
      (.metatype(.double), "nan"), (.metatype(.double), "greatestFiniteMagnitude"):
      return .double
    default: return nil
    }
  }

  /// The result type of `Type(...)` and of library functions.
  static func made(_ name: String, _ call: Call) -> TypeReference? {
    switch name {
    case "Int", "Double", "Float", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Int8", "Int16",
      "Int32", "Int64", "CGFloat", "TimeInterval":
      // For a string it is Optional; the argument's type is unknown here.
      return nil
    case "String": return call.labels.first == "data" ? .optional(.string) : .string
    case "NSLocalizedString": return .string
    case "URLError", "Calendar", "DateFormatter", "ISO8601DateFormatter", "DateComponents", "Data",
      "Notification.Name":
      return .named(name)
    case "Date", "UUID", "URL":
      return OptionalResults.isFailable(name, call, [])
        ? .optional(.named(name)) : .named(name)
    default: return nil
    }
  }

  /// The result type of a method. `closure`: the result type of a closure argument.
  static func result(
    of call: Call, on type: TypeReference, closure: TypeReference?
  ) -> TypeReference? {
    switch (type, call.name) {
    case (.array, "filter"), (.array, "sorted"), (.array, "reversed"), (.set, "filter"),
      (.dictionary, "filter"), (.string, "filter"):
      return type
    case (.dictionary(let key, let value), "sorted"):
      return .array(.tuple([key, value], labels: ["key", "value"]))
    case (.dictionary, "merging"): return type
    case (.dictionary(let key, _), "mapValues"), (.dictionary(let key, _), "compactMapValues"):
      // Keys of type AnyHashable show their type when they are printed.
      guard let made = closure ?? (key == .any ? .any : nil) else { return nil }
      return .dictionary(key, call.name == "mapValues" ? made : made.wrapped)
    case (.set(let element), "sorted"): return .array(element)
    case (.array, "map"), (.set, "map"), (.dictionary, "map"), (.string, "map"):
      return closure.map { .array($0) }
    case (.array, "compactMap"), (.set, "compactMap"), (.dictionary, "compactMap"):
      return closure.map { .array($0.wrapped) }
    case (.array(let element), "first"), (.array(let element), "last"),
      (.array(let element), "min"), (.array(let element), "max"),
      (.array(let element), "popLast"), (.array(let element), "randomElement"):
      return .optional(element)
    case (.optional, Lowering.optionalMap): return closure.map { .optional($0) }
    case (.optional, Lowering.optionalFlatMap): return closure.map { .optional($0.wrapped) }
    case (.array(let element), "removeLast"), (.array(let element), "removeFirst"),
      (.array(let element), "remove"):
      return element
    case (.array, "firstIndex"), (.array, "lastIndex"): return .optional(.int)
    case (_, "contains"), (_, "hasPrefix"), (_, "hasSuffix"), (_, "allSatisfy"): return .bool
    case (.string, "uppercased"), (.string, "lowercased"), (.string, "replacingOccurrences"),
      (.string, "trimmingCharacters"):
      return .string
    case (.string, "split"), (.string, "components"): return .array(.string)
    case (.array, "joined"): return closure == nil ? .string : nil
    default: return nil
    }
  }

  /// Methods of `SetAlgebra`.
  private static let setAlgebra: Set = [
    "union", "intersection", "subtracting", "symmetricDifference", "isSubset", "isSuperset",
    "isStrictSubset", "isStrictSuperset", "isDisjoint", "formUnion", "formIntersection",
    "subtract", "formSymmetricDifference",
  ]

  static func argument(
    _ number: Int, of name: String, label: String, on type: TypeReference?
  ) -> TypeReference? {
    switch (type, name) {
    case (_, "addObserver") where number == 3 && (label == "using" || label == "_"):
      return .function([.named("Notification")], nil)
    case (_, "trimmingCharacters") where label == "in",
      (_, "rangeOfCharacter") where label == "from",
      (_, "addingPercentEncoding") where label == "withAllowedCharacters":
      return .named("CharacterSet")
    case (_, "date") where label == "byAdding" || label == "from" && number == 0:
      return .named("DateComponents")
    case (nil, "Mirror") where label == "children": return .named("KeyValuePairs<String, Any>")
    case (.named("JSONDecoder")?, "decode") where number == 1 && label == "from",
      (nil, "decode") where number == 1 && label == "from":
      return .named("Data")
    case (nil, "Date") where number == 0, (_, "addingTimeInterval"), (_, "addTimeInterval"),
      (.named("Date")?, "advanced"):
      return .double
    case (.named("Calendar")?, "date") where label == "from" || label == "byAdding":
      return .named("DateComponents")
    case (.named("NotificationCenter")?, "post") where number == 0 && label == "_":
      return .named("Notification")
    case (_, "setNotificationCategories"): return .set(.named("UNNotificationCategory"))
    case (_, "getNotificationSettings"): return .function([.named("UNNotificationSettings")], nil)
    case (.array(let element)?, "append"), (.array(let element)?, "insert"):
      guard number == 0 else { return nil }
      return label == "contentsOf" ? .array(element) : element
    case (.set(let element)?, "insert"), (.set(let element)?, "remove"),
      (.set(let element)?, "update"):
      return element
    case (.set(let element)?, _) where setAlgebra.contains(name): return .array(element)
    case (.array(let element)?, "replaceSubrange"): return number == 1 ? .array(element) : nil
    case (.array(let element)?, "starts"), (.array(let element)?, "elementsEqual"):
      return number == 0 ? .array(element) : nil
    case (.array(let element)?, "split") where label == "separator": return element
    case (.dictionary(let key, let value)?, "updateValue"): return number == 0 ? value : key
    case (.dictionary(let key, _)?, "removeValue"): return key
    case (.array(let element)?, "contains"), (.array(let element)?, "firstIndex"),
      (.array(let element)?, "first"), (.array(let element)?, "last"),
      (.array(let element)?, "filter"), (.array(let element)?, "allSatisfy"),
      (.array(let element)?, "removeAll"), (.array(let element)?, "lastIndex"),
      (.set(let element)?, "contains"), (.set(let element)?, "filter"),
      (.set(let element)?, "allSatisfy"), (.array(let element)?, "partition"),
      (.array(let element)?, "drop"), (.array(let element)?, "prefix"):
      if label == "of" { return element }
      if label == "where" || label == "while" || label == "_" {
        return .function([element], .bool)
      }
      return nil
    case (.array(let element)?, "map"), (.array(let element)?, "compactMap"),
      (.array(let element)?, "flatMap"), (.array(let element)?, "forEach"),
      (.set(let element)?, "map"), (.set(let element)?, "compactMap"),
      (.set(let element)?, "forEach"):
      return .function([element], nil)
    case (.array(let element)?, "sorted"), (.array(let element)?, "sort"),
      (.set(let element)?, "sorted"), (.array(let element)?, "min"), (.array(let element)?, "max"):
      return .function([element, element], .bool)
    case (.dictionary(_, let value)?, "mapValues"),
      (.dictionary(_, let value)?, "compactMapValues"):
      return .function([value], nil)
    case (.dictionary(let key, let value)?, "map"), (.dictionary(let key, let value)?, "filter"),
      (.dictionary(let key, let value)?, "forEach"),
      (.dictionary(let key, let value)?, "compactMap"),
      (.dictionary(let key, let value)?, "contains"):
      return .function([.tuple([key, value], labels: ["key", "value"])], nil)
    case (.dictionary(let key, let value)?, "sorted"):
      let pair = TypeReference.tuple([key, value], labels: ["key", "value"])
      return .function([pair, pair], .bool)
    case (.optional(let inner)?, "map"), (.optional(let inner)?, "flatMap"):
      return .function([inner], nil)
    default: return nil
    }
  }
}
