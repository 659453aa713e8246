/// NSCache, ByteCountFormatter and OperatingSystemVersion as Swift source (see `FoundationSource`).
enum ObjectSources {
  /// Foundation calls the limits imprecise; here they never remove anything.
  static let cache = #"""
    class NSCache<KeyType, ObjectType> {
      var name = ""
      var countLimit = 0
      var totalCostLimit = 0
      var evictsObjectsWithDiscardedContent = true
      private var objects: [AnyHashable: ObjectType] = [:]
      init() {}
      func object(forKey key: KeyType) -> ObjectType? { objects[key] }
      func setObject(_ object: ObjectType, forKey key: KeyType) { objects[key] = object }
      func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) {
        objects[key] = object
      }
      func removeObject(forKey key: KeyType) { objects[key] = nil }
      func removeAllObjects() { objects = [:] }
    }
    """#

  /// Its hash values differ from Swift's, which change from process to process.
  static let hasher = #"""
    struct Hasher {
      private var state = 17
      init() {}
      mutating func combine<H>(_ value: H) { state = state &* 31 &+ value.hashValue }
      func finalize() -> Int { state }
    }
    """#

  /// The interpreter stores `taskLocalBindings` separately for each task (see `TaskRecord.locals`).
  static let taskLocal = #"""
    struct TaskLocalBinding {
      let owner: AnyObject
      let value: Any
    }
    var taskLocalBindings: [TaskLocalBinding] = []
    @propertyWrapper
    final class TaskLocal<Value> {
      private let initial: Value
      init(wrappedValue: Value) { initial = wrappedValue }
      var wrappedValue: Value { self.get() }
      var projectedValue: TaskLocal<Value> { self }
      func get() -> Value {
        for binding in taskLocalBindings.reversed() where binding.owner === self {
          return binding.value
        }
        return initial
      }
      func withValue<R>(_ value: Value, operation: () throws -> R) rethrows -> R {
        taskLocalBindings.append(TaskLocalBinding(owner: self, value: value))
        defer { taskLocalBindings.removeLast() }
        return try operation()
      }
      func withValue<R>(_ value: Value, operation: () async throws -> R) async rethrows -> R {
        taskLocalBindings.append(TaskLocalBinding(owner: self, value: value))
        defer { taskLocalBindings.removeLast() }
        return try await operation()
      }
    }
    """#

  static let version = #"""
    struct OperatingSystemVersion {
      var majorVersion = 0
      var minorVersion = 0
      var patchVersion = 0
    }
    """#

  /// Adaptive and in English. Rarely used properties are missing.
  static let byteCounts = #"""
    class ByteCountFormatter {
      enum CountStyle: Int { case file, memory, decimal, binary }
      struct Units: OptionSet {
        let rawValue: UInt
        static let useBytes = Units(rawValue: 1)
        static let useKB = Units(rawValue: 2)
        static let useMB = Units(rawValue: 4)
        static let useGB = Units(rawValue: 8)
        static let useTB = Units(rawValue: 16)
        static let usePB = Units(rawValue: 32)
        static let useAll = Units(rawValue: 65535)
      }
      var countStyle = CountStyle.file
      var allowedUnits: Units = []
      var includesUnit = true
      var includesCount = true
      var allowsNonnumericFormatting = true
      init() {}
      static func string(fromByteCount count: Int64, countStyle: CountStyle) -> String {
        let formatter = ByteCountFormatter()
        formatter.countStyle = countStyle
        return formatter.string(fromByteCount: count)
      }
      func string(fromByteCount count: Int64) -> String {
        let names = ["bytes", "KB", "MB", "GB", "TB", "PB"]
        let allowed = names.indices.filter {
          allowedUnits.isEmpty || allowedUnits.contains(Units(rawValue: 1 << UInt($0)))
        }
        let base = countStyle == .memory || countStyle == .binary ? 1024.0 : 1000.0
        let size = abs(Double(count))
        var place = allowed.first ?? 0
        for next in allowed where size >= pow(base, Double(next)) { place = next }
        if count == 0 && allowsNonnumericFormatting {
          return join("Zero", allowed.contains(1) || allowedUnits == .useBytes ? "KB" : names[place])
        }
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        numbers.maximumFractionDigits = place < 2 ? 0 : place == 2 ? 1 : 2
        let value = Double(count) / pow(base, Double(place))
        let isByte = place == 0 && allowedUnits.isEmpty && (count == 1 || count == -1)
        return join(numbers.string(from: NSNumber(value: value)) ?? "", isByte ? "byte" : names[place])
      }
      private func join(_ count: String, _ unit: String) -> String {
        let number = count == "Zero" && !includesUnit ? "0" : count
        return includesCount && includesUnit
          ? number + " " + unit : includesCount ? number : count == "Zero" ? "bytes" : unit
      }
    }
    """#
}
