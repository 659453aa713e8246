/// Types of Foundation as Swift source. The interpreter reads them together with the files of an app that uses one of
/// them, so that it needs no code of its own for their storage and members.
enum FoundationSource {
  /// Lines of these sources have numbers below 1 and never appear in the trace.
  static let firstLine = -1000

  /// The sources of the types whose names occur in the files. Each source includes what it needs.
  static func texts(naming names: Set<String>) -> [String] {
    var named = parts.filter { part in part.names.contains { names.contains($0) } }.map(\.text)
    named.append(CombineSource.text(for: names))
    let unfolds = names.contains("sequence") && !names.isDisjoint(with: ["first", "state"])
    return unfolds ? named + [unfolding] : named
  }

  private static let parts: [(names: Set<String>, text: String)] = [
    (["IndexSet"], indexSet), (["IndexPath"], indexPath),
    (GeometrySource.names, GeometrySource.text),
    (["DateInterval", "dateInterval", "nextWeekend", "dateIntervalOfWeekend"], dateInterval),
    (["Measurement"], MeasurementSource.text), (["CodingUserInfoKey"], userInfoKey),
    (["NSRange", "NSMakeRange", "NSNotFound", "NSRegularExpression", "NSString"], range),
    (["NSRegularExpression"], TextSources.regularExpression), (["Scanner"], TextSources.scanner),
    (["Hasher"], ObjectSources.hasher), (["NSCache"], ObjectSources.cache),
    (["ByteCountFormatter"], ObjectSources.byteCounts),
    (["CocoaError"], CocoaErrorSource.text), (["Thread"], ThreadSource.text),
    (["OperatingSystemVersion", "operatingSystemVersion"], ObjectSources.version),
    (["URLRequest"], NetworkSource.request), (["TaskLocal"], ObjectSources.taskLocal),
    (BridgedCollections.names, BridgedCollections.array),
    (BridgedCollections.setNames, BridgedCollections.sets),
    (BridgedCollections.orderedNames, BridgedCollections.orderedSets),
    (["SortDescriptor", "KeyPathComparator", "SortComparator"], SortSource.text),
  ]

  private static let userInfoKey = #"""
    struct CodingUserInfoKey: Hashable, RawRepresentable {
      let rawValue: String
      init?(rawValue: String) { self.rawValue = rawValue }
    }
    """#

  /// `sequence(first:next:)` and `sequence(state:next:)`. They compute an element only when it is read.
  private static let unfolding = #"""
    struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
      private var state: State
      private let make: (inout State) -> Element?
      private var isEnded = false
      init(_ state: State, _ make: @escaping (inout State) -> Element?) {
        self.state = state
        self.make = make
      }
      mutating func next() -> Element? {
        if isEnded { return nil }
        let element = make(&state)
        isEnded = element == nil
        return element
      }
    }
    func sequence<T, State>(
      state: State, next: @escaping (inout State) -> T?
    ) -> UnfoldSequence<T, State> {
      UnfoldSequence(state, next)
    }
    func sequence<T>(
      first: T, next: @escaping (T) -> T?
    ) -> UnfoldSequence<T, (T?, Bool)> {
      UnfoldSequence((first, true)) { state in
        if state.1 { state.1 = false } else if let last = state.0 { state.0 = next(last) }
        return state.0
      }
    }
    """#

  private static let range = #"""
    struct NSRange: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      var location = 0
      var length = 0
      init() {}
      init(location: Int, length: Int) {
        self.location = location
        self.length = length
      }
      init(_ range: Any) {
        if let range = range as? ClosedRange<Int> {
          (location, length) = (range.lowerBound, range.count)
        } else if let range = range as? Range<Int> {
          (location, length) = (range.lowerBound, range.count)
        }
      }
      init(_ range: Any, in text: String) {
        let bounds = text.utf16Bounds(of: range)
        (location, length) = (bounds[0], bounds[1])
      }
      var lowerBound: Int { location }
      var upperBound: Int { location + length }
      var description: String { "{\(location), \(length)}" }
      var debugDescription: String { description }
      func contains(_ place: Int) -> Bool { place >= location && place < upperBound }
      func union(_ other: NSRange) -> NSRange {
        let start = min(location, other.location)
        return NSRange(location: start, length: max(upperBound, other.upperBound) - start)
      }
      func intersection(_ other: NSRange) -> NSRange? {
        let start = max(location, other.location)
        let end = min(upperBound, other.upperBound)
        return start < end ? NSRange(location: start, length: end - start) : nil
      }
    }
    let NSNotFound = Int.max
    func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {
      NSRange(location: location, length: length)
    }
    func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }
    func NSLocationInRange(_ place: Int, _ range: NSRange) -> Bool { range.contains(place) }
    func NSUnionRange(_ one: NSRange, _ other: NSRange) -> NSRange { one.union(other) }
    func NSIntersectionRange(_ one: NSRange, _ other: NSRange) -> NSRange {
      one.intersection(other) ?? NSRange()
    }
    func NSEqualRanges(_ one: NSRange, _ other: NSRange) -> Bool { one == other }
    """#

  private static let indexSet = #"""
    struct IndexSet: Hashable, Comparable, Sequence, ExpressibleByArrayLiteral,
      CustomStringConvertible, CustomDebugStringConvertible
    {
      private var members: [Int]
      init() { members = [] }
      init(integer: Int) { members = [integer] }
      init(integersIn range: Any) { members = IndexSet.listed(range) }
      init(_ integers: Any) { members = Set(IndexSet.listed(integers)).sorted() }
      init(arrayLiteral integers: Int...) { members = Set(integers).sorted() }
      private static func listed(_ range: Any) -> [Int] {
        if let range = range as? Range<Int> { return Array(range) }
        if let range = range as? ClosedRange<Int> { return Array(range) }
        if let set = range as? IndexSet { return set.members }
        if let set = range as? Set<Int> { return set.sorted() }
        return Array(range)
      }
      var count: Int { members.count }
      var isEmpty: Bool { members.isEmpty }
      var first: Int? { members.first }
      var last: Int? { members.last }
      var description: String { "\(members.count) indexes" }
      var debugDescription: String { description }
      func makeIterator() -> AnyIterator<Int> {
        let all = members
        var next = 0
        return AnyIterator {
          guard next < all.count else { return nil }
          next += 1
          return all[next - 1]
        }
      }
      func contains(_ integer: Int) -> Bool { members.contains(integer) }
      func contains(integersIn range: Any) -> Bool {
        IndexSet.listed(range).allSatisfy { members.contains($0) }
      }
      func intersects(integersIn range: Any) -> Bool {
        IndexSet.listed(range).contains { members.contains($0) }
      }
      func count(in range: Any) -> Int {
        IndexSet.listed(range).filter { members.contains($0) }.count
      }
      @discardableResult
      mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
        let isNew = !members.contains(integer)
        if isNew { members = (members + [integer]).sorted() }
        return (isNew, integer)
      }
      mutating func insert(integersIn range: Any) { formUnion(IndexSet(integersIn: range)) }
      @discardableResult
      mutating func update(with integer: Int) -> Int? { insert(integer).inserted ? nil : integer }
      @discardableResult
      mutating func remove(_ integer: Int) -> Int? {
        guard let place = members.firstIndex(of: integer) else { return nil }
        return members.remove(at: place)
      }
      mutating func remove(integersIn range: Any) {
        members = Set(members).subtracting(IndexSet.listed(range)).sorted()
      }
      mutating func removeAll() { members = [] }
      func union(_ other: IndexSet) -> IndexSet { IndexSet(members + other.members) }
      func intersection(_ other: IndexSet) -> IndexSet {
        IndexSet(members.filter { other.members.contains($0) })
      }
      func subtracting(_ other: IndexSet) -> IndexSet {
        IndexSet(members.filter { !other.members.contains($0) })
      }
      func symmetricDifference(_ other: IndexSet) -> IndexSet {
        IndexSet(Set(members).symmetricDifference(other.members).sorted())
      }
      mutating func formUnion(_ other: IndexSet) { self = union(other) }
      mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
      mutating func subtract(_ other: IndexSet) { self = subtracting(other) }
      func isSubset(of other: IndexSet) -> Bool {
        members.allSatisfy { other.members.contains($0) }
      }
      func integerGreaterThan(_ integer: Int) -> Int? { members.first { $0 > integer } }
      func integerLessThan(_ integer: Int) -> Int? { members.last { $0 < integer } }
      func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? { members.first { $0 >= integer } }
      func integerLessThanOrEqualTo(_ integer: Int) -> Int? { members.last { $0 <= integer } }
      mutating func shift(startingAt integer: Int, by delta: Int) {
        members = members.map { $0 < integer ? $0 : $0 + delta }
      }
      func filteredIndexSet(includeInteger: (Int) -> Bool) -> IndexSet {
        IndexSet(members.filter(includeInteger))
      }
      var rangeView: [Range<Int>] {
        var ranges: [Range<Int>] = []
        for member in members {
          if let last = ranges.last, last.upperBound == member {
            ranges[ranges.count - 1] = last.lowerBound..<(member + 1)
          } else {
            ranges.append(member..<(member + 1))
          }
        }
        return ranges
      }
      static func == (one: IndexSet, other: IndexSet) -> Bool { one.members == other.members }
    }
    """#

  private static let indexPath = #"""
    struct IndexPath: Hashable, Comparable, Sequence, ExpressibleByArrayLiteral,
      CustomStringConvertible, CustomDebugStringConvertible
    {
      private var indexes: [Int]
      init() { indexes = [] }
      init(index: Int) { indexes = [index] }
      init(indexes: [Int]) { self.indexes = Array(indexes) }
      init(arrayLiteral indexes: Int...) { self.indexes = indexes }
      init(row: Int, section: Int) { indexes = [section, row] }
      init(item: Int, section: Int) { indexes = [section, item] }
      var section: Int {
        get { indexes[0] }
        set { indexes[0] = newValue }
      }
      var row: Int {
        get { indexes[1] }
        set { indexes[1] = newValue }
      }
      var item: Int {
        get { indexes[1] }
        set { indexes[1] = newValue }
      }
      var count: Int { indexes.count }
      var isEmpty: Bool { indexes.isEmpty }
      var first: Int? { indexes.first }
      var last: Int? { indexes.last }
      var description: String { "\(indexes)" }
      var debugDescription: String { description }
      subscript(index: Int) -> Int {
        get { indexes[index] }
        set { indexes[index] = newValue }
      }
      func makeIterator() -> AnyIterator<Int> {
        let all = indexes
        var next = 0
        return AnyIterator {
          guard next < all.count else { return nil }
          next += 1
          return all[next - 1]
        }
      }
      func appending(_ other: Int) -> IndexPath { IndexPath(indexes: indexes + [other]) }
      mutating func append(_ other: Int) { indexes.append(other) }
      func dropLast() -> IndexPath { IndexPath(indexes: Array(indexes.dropLast())) }
      func starts(with other: IndexPath) -> Bool { indexes.starts(with: other.indexes) }
      func compare(_ other: IndexPath) -> ComparisonResult {
        self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending
      }
      static func == (one: IndexPath, other: IndexPath) -> Bool { one.indexes == other.indexes }
      static func < (one: IndexPath, other: IndexPath) -> Bool {
        one.indexes.lexicographicallyPrecedes(other.indexes)
      }
      static func + (one: IndexPath, other: IndexPath) -> IndexPath {
        IndexPath(indexes: one.indexes + other.indexes)
      }
    }
    """#

  private static let dateInterval = #"""
    struct DateInterval: Hashable, Comparable, Codable, CustomStringConvertible,
      CustomDebugStringConvertible
    {
      var start: Date
      var duration: TimeInterval
      var end: Date {
        get { start.addingTimeInterval(duration) }
        set { duration = newValue.timeIntervalSince(start) }
      }
      init() {
        start = Date()
        duration = 0
      }
      init(start: Date, end: Date) {
        precondition(end >= start, "Reverse intervals are not allowed")
        self.start = start
        duration = end.timeIntervalSince(start)
      }
      init(start: Date, duration: TimeInterval) {
        precondition(duration >= 0, "Negative durations are not allowed")
        self.start = start
        self.duration = duration
      }
      var description: String { "\(start) to \(end)" }
      var debugDescription: String { description }
      func contains(_ date: Date) -> Bool { start <= date && date <= end }
      func intersects(_ other: DateInterval) -> Bool {
        contains(other.start) || contains(other.end) || other.contains(start) || other.contains(end)
      }
      func intersection(with other: DateInterval) -> DateInterval? {
        guard intersects(other) else { return nil }
        return DateInterval(start: max(start, other.start), end: min(end, other.end))
      }
      func compare(_ other: DateInterval) -> ComparisonResult {
        self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending
      }
      static func < (one: DateInterval, other: DateInterval) -> Bool {
        one.start != other.start ? one.start < other.start : one.duration < other.duration
      }
      static func == (one: DateInterval, other: DateInterval) -> Bool {
        one.start == other.start && one.duration == other.duration
      }
    }
    """#
}
