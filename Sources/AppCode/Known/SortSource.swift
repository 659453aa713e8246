/// SortDescriptor, KeyPathComparator and `sorted(using:)` as Swift source (see
/// `FoundationSource`).
enum SortSource {
  static let text = #"""
    protocol SortComparator {
      var order: SortOrder { get set }
    }
    enum SortOrder: Hashable {
      case forward, reverse
      func compared(_ one: Any?, _ other: Any?) -> ComparisonResult {
        guard let one else { return applied(other == nil ? .orderedSame : .orderedAscending) }
        guard let other else { return applied(.orderedDescending) }
        if one < other { return applied(.orderedAscending) }
        return other < one ? applied(.orderedDescending) : .orderedSame
      }
      func applied(_ result: ComparisonResult) -> ComparisonResult {
        guard self == .reverse, result != .orderedSame else { return result }
        return result == .orderedAscending ? .orderedDescending : .orderedAscending
      }
    }
    struct KeyPathComparator<Compared>: SortComparator, Hashable {
      let keyPath: PartialKeyPath<Compared>
      var order: SortOrder
      private let comparator: Any?
      init(_ keyPath: PartialKeyPath<Compared>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        comparator = nil
      }
      init(_ keyPath: PartialKeyPath<Compared>, comparator: Any) {
        self.keyPath = keyPath
        order = comparator.order
        self.comparator = comparator
      }
      init(_ keyPath: PartialKeyPath<Compared>, comparator: Any, order: SortOrder) {
        self.keyPath = keyPath
        self.order = order
        self.comparator = comparator
      }
      func compare(_ one: Compared, _ other: Compared) -> ComparisonResult {
        if let comparator {
          return order.applied(comparator.compare(one[keyPath: keyPath], other[keyPath: keyPath]))
        }
        return order.compared(one[keyPath: keyPath], other[keyPath: keyPath])
      }
    }
    enum StandardTextComparator: Hashable { case localizedStandard, localized, lexical }
    struct SortDescriptor<Compared>: SortComparator, Hashable {
      let keyPath: PartialKeyPath<Compared>
      var order: SortOrder
      private let comparator: StandardTextComparator
      init(_ keyPath: PartialKeyPath<Compared>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        comparator = .localizedStandard
      }
      init(
        _ keyPath: PartialKeyPath<Compared>, comparator: StandardTextComparator,
        order: SortOrder = .forward
      ) {
        self.keyPath = keyPath
        self.order = order
        self.comparator = comparator
      }
      func compare(_ one: Compared, _ other: Compared) -> ComparisonResult {
        let first = one[keyPath: keyPath]
        let second = other[keyPath: keyPath]
        if comparator == .localizedStandard, let text = first as? String,
          let next = second as? String
        {
          return order.applied(text.localizedStandardCompare(next))
        }
        return order.compared(first, second)
      }
    }
    extension Sequence {
      func sorted<Comparator>(using comparator: Comparator) -> [Element] {
        let all = (comparator as? [Any]) ?? [comparator]
        return sorted { one, other in
          for each in all {
            let result = each.compare(one, other)
            if result != .orderedSame { return result == .orderedAscending }
          }
          return false
        }
      }
    }
    extension Array {
      mutating func sort<Comparator>(using comparator: Comparator) {
        self = self.sorted(using: comparator)
      }
    }
    """#
}
