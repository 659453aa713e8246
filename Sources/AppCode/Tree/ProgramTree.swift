import LifecycleModel

/// A delegate's source after lowering: small, complete, and known to hold only what the interpreter
/// plays.
struct ProgramTree: Sendable {
  var className = ""
  var properties: [StoredProperty] = []
  /// Properties that are reckoned each time.
  var computed: [Computed] = []
  /// Methods of the delegate and closures; `.closure(code:captured:)` and calls number into it.
  var codes: [Code] = []
  var methods: [Method] = []
  /// The frame in which the properties' initial values are reckoned.
  var initialSlots = 0

  struct StoredProperty: Sendable {
    var name: String
    var isConstant: Bool
    var type: TypeReference?
    var initial: Expression?
    var line: Int
    /// Codes.
    var willSet: Int?
    var didSet: Int?
  }

  /// With codes.
  struct Computed: Sendable {
    var name: String
    var getter: Int
    var setter: Int?
  }

  struct Method: Sendable {
    /// `name(labels:)`.
    var fullName: String
    var baseName: String
    var labels: [String]
    var code: Int
    /// Codes of the parameters' default values.
    var defaults: [Int?]
    /// Of `func`.
    var line: Int
  }
}

/// A body that can be called, with the layout of its frame.
struct Code: Sendable {
  var parameters: [Int] = []
  var slotCount = 0
  /// Variables that a closure captured: they live on the heap.
  var boxedSlots: Set<Int> = []
  var captures: [Capture] = []
  var body: [Statement] = []

  /// A slot of the enclosing frame that is copied into the closure's own when it is made.
  struct Capture: Sendable {
    var outer: Int
    var inner: Int
  }
}
