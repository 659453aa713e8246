import SwiftSyntax

/// The names visible in a body during lowering, and the layout of its frame.
final class Scope {
  struct Variable {
    var slot: Int
    var isConstant: Bool
    /// A constant that has no value yet and can get one.
    var mayBeSet: Bool
    /// A closure's parameter. It may be `inout`, which only Swift's type checker knows.
    var isClosureParameter = false
    /// A local function: its labels, defaults and types.
    var function: Method?
    /// Default values of a local function. They may read names of the enclosing code.
    var defaults: [ExprSyntax?] = []
    var isComputed = false
    /// The slot of the closure that sets it.
    var setter: Int?
    /// The number of a variable's property wrappers. The slot holds the outermost one.
    var wrappers = 0
    var isWrapped: Bool { wrappers > 0 }
    /// Slots of the closures that observe it.
    var willSet: Int?
    var didSet: Int?
    /// An `async let`. It holds a child task; reading it waits for the task's value.
    var isChildTask = false
    /// Its argument is evaluated when it is called.
    var isAutoclosure = false
    /// Its type is NSString, whose values are stored as texts.
    var isNSString = false
  }

  let enclosing: Scope?
  var code = Code()
  private var blocks: [[String: Variable]] = [[:]]
  /// The slots of `$0`, `$1` and so on in a closure without named parameters.
  private(set) var shorthands: [Int] = []
  let takesShorthands: Bool
  /// Whether it is an `@autoclosure` argument, in which `$0` means that of the enclosing closure.
  var isLate = false
  var returns: TypeReference?
  /// Shapes of variables whose values do not show them.
  var shapes: [Int: Shape] = [:]
  /// The types of slots that are written with `Any`.
  var anyTypes: [Int: TypeReference] = [:]
  /// Slots whose type is a generic parameter, which may stand for an Optional.
  private(set) var genericSlots: Set<Int> = []
  /// The generic parameters that are the types of slots.
  var parameterSlots: [Int: String] = [:]
  /// The type that the body returns, with the type arguments as written.
  var wholeReturns: TypeReference?
  /// A generic type that the body returns, whose arguments only the running call tells.
  var openReturns: OpenGeneric?
  /// An associated type that the body returns, or a list or Optional of it.
  var associatedReturns: TypeReference?
  /// The types of a closure's parameters, if the context gives them.
  var shorthandTypes: [TypeReference] = []

  init(enclosing: Scope?, takesShorthands: Bool = false) {
    self.enclosing = enclosing
    self.takesShorthands = takesShorthands
    code.owner = enclosing?.code.owner
  }

  func setType(_ type: TypeReference?, ofSlot slot: Int) {
    if case .parameter(let name)? = type {
      genericSlots.insert(slot)
      parameterSlots[slot] = name
    }
    guard let type, type.erased != .any else { return }
    code.slotTypes[slot] = type
  }

  func setChildTask(_ name: String) { blocks[blocks.count - 1][name]?.isChildTask = true }

  func setAutoclosure(_ name: String) { blocks[blocks.count - 1][name]?.isAutoclosure = true }

  func setNSString(_ name: String) { blocks[blocks.count - 1][name]?.isNSString = true }

  func setComputed(_ name: String, setter: Int?) {
    blocks[blocks.count - 1][name]?.isComputed = true
    blocks[blocks.count - 1][name]?.setter = setter
  }

  func setWrapped(_ name: String, by wrappers: Int) {
    blocks[blocks.count - 1][name]?.wrappers = wrappers
  }

  func setObservers(_ name: String, willSet: Int?, didSet: Int?) {
    blocks[blocks.count - 1][name]?.willSet = willSet
    blocks[blocks.count - 1][name]?.didSet = didSet
  }

  func setFunction(_ method: Method, named name: String, defaults: [ExprSyntax?]) {
    for index in blocks.indices.reversed() where blocks[index][name] != nil {
      blocks[index][name]?.function = method
      blocks[index][name]?.defaults = defaults
      return
    }
  }

  func open() { blocks.append([:]) }
  func close() { blocks.removeLast() }

  func newSlot() -> Int {
    code.slotCount += 1
    return code.slotCount - 1
  }

  /// The slot of a name of the innermost block.
  func slotInBlock(_ name: String) -> Int? { blocks[blocks.count - 1][name]?.slot }

  /// Whether the slot of this body holds `self`. Unlike `find`, it captures nothing.
  func isSelf(_ slot: Int) -> Bool { blocks.contains { $0["self"]?.slot == slot } }

  /// Declares a name and returns its slot; nil if the block already declares the name and the new
  /// declaration does not shadow it.
  func declare(
    _ name: String, isConstant: Bool, mayBeSet: Bool = false, hides: Bool = false
  ) -> Int? {
    guard hides || blocks[blocks.count - 1][name] == nil else { return nil }
    let slot = newSlot()
    code.names[slot] = name
    blocks[blocks.count - 1][name] = Variable(
      slot: slot, isConstant: isConstant, mayBeSet: mayBeSet)
    return slot
  }

  func declareClosureParameter(_ name: String) -> Int? {
    guard let slot = declare(name, isConstant: true) else { return nil }
    blocks[blocks.count - 1][name]?.isClosureParameter = true
    return slot
  }

  func shorthand(_ number: Int) -> Int {
    while shorthands.count <= number {
      let slot = newSlot()
      if shorthandTypes.indices.contains(shorthands.count) {
        setType(shorthandTypes[shorthands.count], ofSlot: slot)
      }
      shorthands.append(slot)
    }
    return shorthands[number]
  }

  /// The slot of `$0`, `$1` and so on in this body; nil where no closure has them.
  func visibleShorthand(_ number: Int) -> Int? {
    if takesShorthands { return shorthand(number) }
    var around = self
    while around.isLate, let enclosing = around.enclosing { around = enclosing }
    guard around !== self, around.takesShorthands else { return nil }
    let name = "$\(number)"
    around.blocks[0][name] = Variable(
      slot: around.shorthand(number), isConstant: true, mayBeSet: false)
    return find(name)?.slot
  }

  /// A variable of this body or of an enclosing one. An outer variable becomes a capture in all
  /// bodies in between.
  func find(_ name: String) -> Variable? {
    for block in blocks.reversed() {
      if let variable = block[name] { return variable }
    }
    guard let enclosing, var variable = enclosing.find(name) else { return nil }
    // A variable that can still change is shared through the heap; others are copied.
    if !variable.isConstant || variable.mayBeSet { enclosing.code.boxedSlots.insert(variable.slot) }
    let inner = newSlot()
    code.names[inner] = name
    setType(enclosing.code.slotTypes[variable.slot], ofSlot: inner)
    shapes[inner] = enclosing.shapes[variable.slot]
    anyTypes[inner] = enclosing.anyTypes[variable.slot]
    if enclosing.genericSlots.contains(variable.slot) { genericSlots.insert(inner) }
    parameterSlots[inner] = enclosing.parameterSlots[variable.slot]
    code.captures.append(Code.Capture(outer: variable.slot, inner: inner))
    variable.slot = inner
    variable.setter = variable.setter.map { capture($0) }
    variable.willSet = variable.willSet.map { capture($0) }
    variable.didSet = variable.didSet.map { capture($0) }
    blocks[0][name] = variable
    return variable
  }

  /// An inner body changes a closure's parameter, which may be `inout`. Both bodies then share one cell.
  func shareParameter(_ name: String) {
    guard let variable = blocks.reversed().lazy.compactMap({ $0[name] }).first,
      variable.isClosureParameter, let enclosing,
      let capture = code.captures.first(where: { $0.inner == variable.slot })
    else { return }
    enclosing.code.boxedSlots.insert(capture.outer)
    enclosing.shareParameter(name)
  }

  private func capture(_ outer: Int) -> Int {
    let inner = newSlot()
    code.captures.append(Code.Capture(outer: outer, inner: inner))
    return inner
  }

  var visibleNames: [String] {
    let own = blocks.flatMap { $0.keys.sorted() }
    return own + (enclosing?.visibleNames ?? [])
  }
}
