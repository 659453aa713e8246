import LifecycleModel
import Platform

/// One entry from iOS into the app's code. Walks the tree; all effects go through the services of
/// `Reaction`. Its own state is the heap and the frames of running calls.
struct Interpreter {
  let tree: SharedTree
  var tables: [String: MemberTable] { tree.tables }
  var types: [String: OwnType] { tree.types }
  var functions: [Method] { tree.functions }
  var operatorCounts: [String: Set<Int>] { tree.operatorCounts }
  var reaction: Reaction
  /// The slots of the running call.
  var frame: [Value] = []
  var boxedSlots: Set<Int> = []
  /// The frame of the call that ended last, from which `inout` arguments and `self` are written
  /// back.
  var lastFrame: [Value] = []
  var heap: ObjectHeap {
    didSet {
      lives.isDirty = true
      lives.version += 1
    }
  }
  var lives = Lives()
  let lists = ReferenceFreeLists()
  /// nil if the evaluation is not recorded.
  var watch: EvaluationRecorder?
  /// The index of the running body.
  var codeNow = 0
  /// nil outside of `Task` and `async` methods.
  var task: TaskAtWork?
  /// Serial queues with a running `sync`, to detect deadlocks.
  var syncQueues: [Value] = []
  /// The line of the running statement.
  var line = 0
  /// Assumes that unknown conditions pass, as in a `guard`.
  var isGuarded = false
  /// Whether the condition of a branch is being evaluated, outside of the code that it calls.
  var isDeciding = false
  /// A guard is being evaluated, and it has read an unknown value that made an earlier guard fail.
  var mayFail = false
  /// The value that makes a guarded condition pass; negated inside `!`.
  var assumption = false
  /// The context type of the next subscript, which may be generic in its result.
  var wantedElement: TypeReference?
  /// A `switch` is choosing a case for an unknown value.
  var takesUnknown = false
  /// The spelling of the receiver of the current call.
  var receiverName: String?
  /// The text under construction shows something unknown.
  var showsUnknown = false
  /// The type arguments of the enumeration whose associated values are being printed, by the enumeration's name. A
  /// nested value of the same type shows none of its own.
  var printedArguments: [String: [String]] = [:]
  /// The running closure was called by unknown code.
  var isCalledByUnknown = false
  var errorsGiven: GivenErrors?
  /// iOS called the running method on another thread than the main one.
  var isCalledOffMain = false
  /// The last assumption that was read.
  var consulted: String?
  /// The number of closures passed to unknown code in this entry.
  var closuresGivenAway = 0
  /// The number of assumptions in this entry, and the last one.
  var (unknownsAsked, lastUnknown) = (0, "")
  /// Running calls in which something unknown was read, by the number of their code.
  var recursions: [Int: Recursion] = [:]
  /// The assumptions that the open branches depend on.
  var branches: [String] = []
  /// The property read last among those that were nil, and the line that read it.
  var lastNil: (property: String, line: Int)?
  /// Handlers that this entry can call.
  var openHandlers: Set<HandlerID> = []
  /// Lines with an assumed trap that this entry has skipped.
  private var skippedTrapLines: Set<Int> = []
  /// Scenes and views are being read: their values are collected, their lines not traced.
  var buildsViews = false
  /// The app's state when the views were last read in this entry, or at the start of the entry.
  var stateAtReading: StateOfViews?
  /// Views created by the statements of the current body.
  var builtViews: [Value] = []
  var isDelegateMade = false
  private(set) var fuel = Interpreter.fuelPerEntry
  /// The rest of the work limit. Library calls spend by the size of what they read and create.
  private var work = Interpreter.workPerEntry
  let expressionWeight: Int
  let interruption = Interruption.current
  /// Recursion depth of the interpreter on the host's stack.
  var depth = 0
  /// The depth at which the current stack of the host began.
  var stackStart = 0
  /// Assignments to long arrays since one was last counted.
  var sizeCheckCredit = 0
  /// All cells before this index are in use, so that a search for a free one starts here.
  var firstFree = 0
  /// The types that the current call's generic parameters are bound to.
  var bindings: Bindings = [:]
  /// The type arguments of a library type for the next call of a member of its extension.
  var receiverArguments: Bindings = [:]

  static let fuelPerEntry = 40_000
  /// The work limit of one entry, in elements and bytes.
  static let workPerEntry = 20_000_000
  /// The limit for all entries of one event, because a block may enqueue itself 10,000 times.
  static let statementsPerEvent = 3 * fuelPerEntry
  static let workPerEvent = 3 * workPerEntry
  /// The work of one statement.
  static let statementWeight = 500
  /// The cost of a byte of text, in array elements. It is high because characters are found one by one.
  static let textWeight = 16
  static let longestText = 1 << 16
  static let mostElements = 10_000
  static let mostCells = 10_000

  init(_ tree: SharedTree, _ reaction: consuming Reaction) {
    self.tree = tree
    expressionWeight = Interpreter.expressionWeight(tree.traits)
    heap = ObjectHeap(
      reaction.world.memory.heap, properties: reaction.world.memory.properties,
      countsReferences: tree.countsReferences, lists)
    self.reaction = reaction
  }

  /// The reason why a body ends early.
  enum Unwinding: Error {
    case ended
    /// A link of an optional chain is nil.
    case chainBroke
    /// `self.init` returned nil, so the caller does as well.
    case failedInitialiser
    /// Thrown by the app's own code.
    case thrown(Value)
    /// The task waits for something and was suspended.
    case suspended
    /// An assumed trap was skipped; execution continues after the statement.
    case spared
  }

  mutating func run(_ entry: AppEntry) {
    reaction.entriesInProgress += 1
    let before = reaction.effort
    stateAtReading = tree.app == nil ? nil : StateOfViews(heap, reaction.world)
    openHandlers = Set(entry.handlers)
    isDelegateMade = entry != .start
    lives.held = [[]]
    do {
      switch entry {
      case .start: try makeDelegate()
      case .sceneDelegate: try makeSceneDelegate()
      case .callback(let callback, let arguments): try run(callback, arguments)
      case .notification(let name): try receive(name)
      case .views(let event): try work(event)
      // The app need not pass a closure for the answer.
      case .closure(.none, _): break
      case .closure(let closure, let arguments):
        hold(closure)
        _ = try call(closure, arguments.flatMap(Interpreter.values))
      }
      try updateViews(after: entry)
    } catch {
      // The call has nothing left to do.
    }
    if reaction.world.processState != .notRunning { endEntry() }
    reaction.entriesInProgress -= 1
    if reaction.entriesInProgress == 0 {
      finishLine()
      countWork(since: before)
    }
    guard reaction.world.processState != .notRunning else { return }
    // Cells reachable only from an outer entry must stay.
    if reaction.entriesInProgress == 0 {
      collectHeap()
      forgetInputs()
    }
    reaction.replaceHeap(heap.cells)
  }

  private func countWork(since before: Reaction.Effort) {
    let statements = reaction.effort.statements - before.statements
    let work = reaction.effort.work - before.work
    interruption?.spend(
      Interpreter.statementWeight * min(statements, Interpreter.statementsPerEvent)
        + min(work, Interpreter.workPerEvent))
  }

  private mutating func run(_ callback: Callback, _ arguments: [Argument]) throws(Unwinding) {
    let delegate = callback.row.object == .center ? typeNames(of: root("center")).first : nil
    let own = delegate.flatMap { tree.value.method(for: callback, in: $0) }
    guard let found = own ?? tree.callbacks[callback] else { return }
    line = found.method.line
    isCalledOffMain = isOffMain(callback.row.object)
    defer { isCalledOffMain = false }
    let receiver = try receiver(of: callback, found)
    var values = arguments.flatMap(Interpreter.values)
    forgetElements(of: values, in: found.method.code)
    guard found.isAsync, case .handler(let handler)? = values.last else {
      let answer = try call(code: found.method.code, on: receiver, values)
      if callback == .willFinishLaunching || callback == .didFinishLaunching, answer == .bool(false)
      {
        reaction.refusesLaunchURL = true
      }
      return
    }
    values.removeLast()
    try runTask(for: .handler(handler)) { interpreter throws(Unwinding) in
      try interpreter.call(code: found.method.code, on: receiver, values)
    }
  }

  private mutating func makeDelegate() throws(Unwinding) {
    let fields = [Value](repeating: .none, count: tree.delegateFields.count)
    var globals: [Value] = []
    for global in tree.globals {
      guard let initial = global.initial, global.isPlain else {
        globals.append(.none)
        continue
      }
      globals.append(try call(code: initial, on: global.owner.map { .type($0) }, []))
    }
    // Initial values of the delegate's properties may read them.
    reaction.makeDelegate(fields + globals)
    // The process of a service extension has the types and globals, but no delegate.
    guard !reaction.world.isInExtension else { return try makeServiceExtension() }
    try makeApp()
    try makeDelegateObject()
  }

  /// iOS creates the object before it calls `didReceive(_:withContentHandler:)`.
  private mutating func makeServiceExtension() throws(Unwinding) {
    let callback = Callback.serviceExtensionDidReceive
    guard let found = tree.callbacks[callback] else { return }
    heap = ObjectHeap(
      heap.cells, properties: reaction.world.memory.properties,
      countsReferences: countsReferences, lists)
    let call = Call(name: found.owner, labels: [], values: [], trailing: 0, spelling: "()")
    let made = try makeOwn(found.owner, call, []) ?? .none
    setRoot(callback.row.object.rawValue, made)
  }

  /// Creates the delegate once. Reading an adaptor's property may create it early (swiftui.R2).
  mutating func makeDelegateObject() throws(Unwinding) {
    guard !isDelegateMade else { return }
    isDelegateMade = true
    var values: [Value] = []
    let owner = Value.type(tree.delegate)
    for field in tree.delegateFields {
      line = field.line
      guard let initial = field.initial, !field.isLazy else {
        values.append(.none)
        continue
      }
      values.append(try call(code: initial, on: owner, []))
    }
    reaction.makeDelegate(values + reaction.world.memory.properties.dropFirst(values.count))
    let inputs = heap.inputs
    heap = ObjectHeap(
      heap.cells, properties: reaction.world.memory.properties,
      countsReferences: countsReferences, lists)
    heap.inputs = inputs
    let initialisers = tree.tables[tree.delegate]?.initialisers ?? []
    if let initialiser = initialisers.first(where: \.labels.isEmpty) {
      _ = try call(code: initialiser.code, on: .delegate, [])
    } else if tree.app != nil, !initialisers.isEmpty {
      throw trap("\(tree.delegate) has no init() for UIApplicationDelegateAdaptor")
    }
  }

  mutating func trap(_ reason: String) -> Unwinding {
    guard let because = branches.last else {
      reaction.trap(reason, line: line)
      return .ended
    }
    if skippedTrapLines.insert(line).inserted {
      reaction.skipAssumedTrap(reason, line: line, because: because)
    }
    return .spared
  }

  /// `exit` ends the process, unless it is in a branch taken because of an assumption.
  mutating func exits() -> Unwinding {
    guard branches.isEmpty else { return trap("exit() ends the app") }
    reaction.exit()
    return .ended
  }

  /// Calls a service of the system. The service may end the process or call the app.
  mutating func ask(_ service: (inout Reaction) -> Void) throws(Unwinding) {
    if !heap.cells.isSameStorage(as: reaction.world.memory.heap) {
      // The heap is compared with the one stored in the world.
      try spend(heap.count)
      reaction.replaceHeap(heap.cells)
    }
    let properties = reaction.world.memory.properties
    let closures = countsReferences ? reaction.world.closuresHeld : []
    service(&reaction)
    if reaction.world.processState == .notRunning { throw .ended }
    let memory = reaction.world.memory
    if !memory.heap.isSameStorage(as: heap.cells)
      || !memory.properties.isSameStorage(as: properties)
    {
      takeMemory()
    } else if countsReferences, reaction.world.closuresHeld != closures {
      lives.isDirty = true
    }
  }

  /// Reads the app's memory again after other code has changed it.
  mutating func takeMemory() {
    let memory = reaction.world.memory
    let inputs = heap.inputs
    heap = ObjectHeap(
      memory.heap, properties: memory.properties, countsReferences: countsReferences, lists)
    heap.inputs = inputs
  }

  mutating func burn() throws(Unwinding) {
    fuel -= 1
    reaction.effort.statements += 1
    if reaction.effort.statements.isMultiple(of: 32) { checkInterruption() }
    let effort = reaction.effort
    guard
      fuel < 0 || effort.statements > Interpreter.statementsPerEvent
        || effort.work > Interpreter.workPerEvent
    else { return }
    if heap.inputs != nil { throw .thrown(.string("too many views")) }
    if let because = branches.last {
      setRoot("cut", .string(because))
      reaction.skipAssumedKill(because: because)
    } else {
      reaction.runAway(line: line)
    }
    throw .ended
  }

  /// The assumption that made work of this process endless, so that it was stopped. Code that waits for this work waits
  /// because of the assumption.
  var cutWork: String? {
    if case .string(let because) = root("cut") { return because }
    return nil
  }

  /// Spends the size of what a call reads or creates, in elements or bytes, from the work limit.
  mutating func spend(_ size: Int) throws(Unwinding) {
    charge(size)
    guard work < 0 || reaction.effort.work > Interpreter.workPerEvent else { return }
    reaction.runAway(line: line)
    throw .ended
  }

  /// Like `spend`, but never throws. If the limit is reached, the next statement ends the event.
  mutating func charge(_ size: Int) {
    work -= size
    reaction.effort.work += size
    checkInterruption()
  }

  /// If the user interrupted the work, uses up the limits of the event.
  private mutating func checkInterruption() {
    if let interruption, interruption.isCancelled { reaction.effort.exhaust() }
  }

  mutating func execute(_ source: SourceLine) throws(Unwinding) {
    // The first statement of an entry may exceed the limit.
    if line == 0 { line = source.line }
    try burn()
    // Values evaluated outside of statements have no line.
    guard source.line > 0 else { return }
    line = source.line
    if buildsViews { return }
    reaction.execute(source)
    watch?.begin()
  }

  /// Runs `body` with its own limit of statements.
  mutating func refuelled(
    with statements: Int, _ body: (inout Interpreter) throws(Unwinding) -> Void
  ) throws(Unwinding) {
    let outer = fuel
    fuel = statements
    defer { fuel = outer }
    try body(&self)
  }
}

extension AppEntry {
  /// Handlers that the entry passes to the app or that its closure captures.
  fileprivate var handlers: [HandlerID] {
    switch self {
    case .start, .sceneDelegate, .notification, .views: return []
    case .callback(_, let arguments):
      return arguments.compactMap { argument in
        if case .handler(let id) = argument { return id }
        return nil
      }
    case .closure(let closure, _): return closure.handlers
    }
  }
}
