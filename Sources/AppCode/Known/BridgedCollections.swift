/// NSMutableArray, NSMutableSet, NSCountedSet and the ordered sets as Swift source (see
/// `FoundationSource`). Objects compare as Swift values do.
enum BridgedCollections {
  static let names: Set = ["NSMutableArray"]
  static let setNames: Set = ["NSMutableSet", "NSCountedSet"]
  static let orderedNames: Set = ["NSOrderedSet", "NSMutableOrderedSet"]

  /// Whether it is the class of a list that `as? [Int]` or `as? Set<Int>` takes.
  static func isBridged(_ type: String) -> Bool {
    names.contains(type) || setNames.contains(type)
  }

  static let array = #"""
    class NSMutableArray: Sequence, CustomStringConvertible {
      var objects: [Any] = []
      init() {}
      init(capacity: Int) {}
      init(array: [Any]) { objects = array }
      init(objects: Any...) { self.objects = objects }
      var count: Int { objects.count }
      var firstObject: Any? { objects.first }
      var lastObject: Any? { objects.last }
      var description: String {
        "(\n" + objects.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
      }
      func makeIterator() -> IndexingIterator<[Any]> { objects.makeIterator() }
      subscript(index: Int) -> Any {
        get { objects[index] }
        set { objects[index] = newValue }
      }
      func object(at index: Int) -> Any { objects[index] }
      func add(_ object: Any) { objects.append(object) }
      func addObjects(from others: [Any]) { objects += others }
      func insert(_ object: Any, at index: Int) { objects.insert(object, at: index) }
      func removeObject(at index: Int) { objects.remove(at: index) }
      func remove(_ object: Any) { objects.removeAll { $0 == object } }
      func removeLastObject() { objects.removeLast() }
      func removeAllObjects() { objects = [] }
      func replaceObject(at index: Int, with object: Any) { objects[index] = object }
      func exchangeObject(at one: Int, withObjectAt other: Int) { objects.swapAt(one, other) }
      func contains(_ object: Any) -> Bool { objects.contains { $0 == object } }
      func index(of object: Any) -> Int { objects.firstIndex { $0 == object } ?? Int.max }
      func componentsJoined(by separator: String) -> String {
        objects.map { "\($0)" }.joined(separator: separator)
      }
    }
    """#

  static let sets = #"""
    class NSMutableSet: Sequence, CustomStringConvertible {
      var objects: [Any] = []
      init() {}
      init(capacity: Int) {}
      init(array: [Any]) { for object in array { add(object) } }
      init(set: [Any]) { for object in set { add(object) } }
      var count: Int { objects.count }
      var allObjects: [Any] { objects }
      var description: String {
        "{(\n" + objects.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
      }
      func anyObject() -> Any? { objects.first }
      func makeIterator() -> IndexingIterator<[Any]> { objects.makeIterator() }
      func contains(_ object: Any) -> Bool { objects.contains { $0 == object } }
      func add(_ object: Any) { if !contains(object) { objects.append(object) } }
      func addObjects(from others: [Any]) { for object in others { add(object) } }
      func remove(_ object: Any) { objects.removeAll { $0 == object } }
      func removeAllObjects() { objects = [] }
    }
    class NSCountedSet: NSMutableSet {
      private var others: [Any] = []
      override init() { super.init() }
      override init(capacity: Int) { super.init() }
      override init(array: [Any]) {
        super.init()
        for object in array { add(object) }
      }
      func count(for object: Any) -> Int {
        contains(object) ? 1 + others.filter { $0 == object }.count : 0
      }
      override func add(_ object: Any) {
        if contains(object) { others.append(object) } else { objects.append(object) }
      }
      override func remove(_ object: Any) {
        if let index = others.firstIndex(where: { $0 == object }) {
          others.remove(at: index)
        } else {
          super.remove(object)
        }
      }
      override func removeAllObjects() {
        super.removeAllObjects()
        others = []
      }
    }
    """#

  static let orderedSets = #"""
    class NSOrderedSet: Sequence, CustomStringConvertible {
      var objects: [Any] = []
      init() {}
      init(array: [Any]) { for object in array where !contains(object) { objects.append(object) } }
      init(objects all: Any...) {
        for object in all where !contains(object) { objects.append(object) }
      }
      init(object: Any) { objects = [object] }
      var count: Int { objects.count }
      var array: [Any] { objects }
      var firstObject: Any? { objects.first }
      var lastObject: Any? { objects.last }
      var description: String {
        "(\n" + objects.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
      }
      func makeIterator() -> IndexingIterator<[Any]> { objects.makeIterator() }
      subscript(index: Int) -> Any { objects[index] }
      func object(at index: Int) -> Any { objects[index] }
      func contains(_ object: Any) -> Bool { objects.contains { $0 == object } }
      func index(of object: Any) -> Int { objects.firstIndex { $0 == object } ?? Int.max }
    }
    class NSMutableOrderedSet: NSOrderedSet {
      func add(_ object: Any) { if !contains(object) { objects.append(object) } }
      func addObjects(from others: [Any]) { for object in others { add(object) } }
      func insert(_ object: Any, at index: Int) {
        if !contains(object) { objects.insert(object, at: index) }
      }
      func remove(_ object: Any) { objects.removeAll { $0 == object } }
      func removeObject(at index: Int) { objects.remove(at: index) }
      func removeAllObjects() { objects = [] }
    }
    """#
}
