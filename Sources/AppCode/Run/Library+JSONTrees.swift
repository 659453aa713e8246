import LifecycleModel
import Payloads

extension JSONReader.Limits {
  /// The nesting that JSONSerialization and JSONDecoder read.
  static let foundation: JSONReader.Limits = {
    var limits = JSONReader.Limits()
    limits.depth = 512
    return limits
  }()
}

extension Value {
  /// The value that a JSONDecoder reads. Unlike JSONSerialization it takes the first of equal keys,
  /// and no number that is too small for a Double: such an NSNumber has its spelling as second part.
  init(forDecoder json: JSON) {
    switch json {
    case .number(let spelling) where Value.underflows(spelling):
      self = .object("NSNumber", [.double(0), .string(spelling)])
    case .array(let items): self = .array(items.map { Value(forDecoder: $0) })
    case .object(let members):
      self = .dictionary(ofLast: members.reversed().map { ($0.key, Value(forDecoder: $0.value)) })
    default: self = Value(json)
    }
  }

  /// Whether it is a number other than zero that a Double rounds to zero.
  private static func underflows(_ spelling: String) -> Bool {
    guard Int(spelling) == nil, Double(spelling).map({ $0 == 0 }) ?? true else { return false }
    return spelling.prefix { $0 != "e" && $0 != "E" }.contains { ("1"..."9").contains($0) }
  }

  /// The dictionary of the members; the last of those with equal keys stays.
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
