import LifecycleModel
import Payloads

extension JSONReader.Limits {
  /// The nesting depth that JSONSerialization and JSONDecoder accept.
  static let foundation: JSONReader.Limits = {
    var limits = JSONReader.Limits()
    limits.depth = 512
    return limits
  }()
}

extension Value {
  /// The value that a JSONDecoder reads. Unlike JSONSerialization, it takes the first of equal keys and rejects numbers
  /// too small for a Double. A number that a Double cannot hold exactly becomes an NSNumber with its spelling as second
  /// part.
  init(forDecoder json: JSON) {
    switch json {
    case .number(let spelling) where Value.isInexact(spelling):
      self = .object("NSNumber", [.double(Double(spelling) ?? 0), .string(spelling)])
    case .array(let items): self = .array(items.map { Value(forDecoder: $0) })
    case .object(let members):
      self = .dictionary(ofLast: members.reversed().map { ($0.key, Value(forDecoder: $0.value)) })
    default: self = Value(json)
    }
  }

  /// Whether a Double rounds it to zero, or has fewer digits.
  private static func isInexact(_ spelling: String) -> Bool {
    guard Int(spelling) == nil, UInt64(spelling) == nil else { return false }
    let digits = spelling.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber)
    let count = digits.drop { $0 == "0" }.count
    return count > 15 || count > 0 && (Double(spelling) ?? 0) == 0
  }

  /// The dictionary of the members. Of equal keys, the last one stays.
  static func dictionary(ofLast members: [(key: String, value: Value)]) -> Value {
    var places: [String: Int] = [:]
    var entries: [Entry] = []
    for (key, value) in members {
      if let place = places[key] {
        entries[place].value = value
      } else {
        places[key] = entries.count
        entries.append(Entry(.string(key), value))
      }
    }
    return .dictionary(entries.sorted { $0.key.description < $1.key.description })
  }
}

extension TypeReference {
  var isFloatingPoint: Bool {
    switch self {
    case .double, .float: true
    default: false
    }
  }
}
