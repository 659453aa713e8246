import LifecycleModel

/// SwiftUI's actions at the start of the process, at the connection of the scene, and after changes
/// of phase or state. The closures of `onAppear`, `task` and `onChange` run after the view tree has
/// been read.
extension Interpreter {
  /// The modifiers of the last view tree; empty while no scene is connected.
  var viewHooks: [ViewHook] {
    guard case .array(let hooks) = root("hooks") else { return [] }
    return hooks.compactMap(ViewHook.init)
  }

  /// Initializes stored properties first, then calls `init` (swiftui.R1).
  mutating func makeApp() throws(Unwinding) {
    guard let app = tree.app, let table = tree.tables[app] else { return }
    if tree.adaptorLines.count > 1 {
      line = tree.adaptorLines[1]
      throw trap("More than one UIApplicationDelegateAdaptor")
    }
    if let initialiser = table.initialisers.first(where: \.labels.isEmpty) {
      reaction.callView(.appInit, line: initialiser.line)
    }
    let call = Call(name: app, labels: [], values: [], trailing: 0, spelling: "()")
    let made = try makeOwn(app, call, []) ?? .none
    setRoot("app", made)
  }

  mutating func work(_ event: ViewEvent) throws(Unwinding) {
    switch event {
    case .launched: try registerBackgroundTasks()
    case .connected:
      try makeSceneDelegate()
      remember(try traverseViews())
      try receiveForViews()
    case .appeared: try appear()
    case .phase(let phase):
      setRoot("phase", .object("ScenePhase", [.member(phase.rawValue)]))
      setRoot("phaseMoves", .bool(true))
    case .phaseTold(let runsClosures):
      setRoot("phaseMoves", .none)
      guard runsClosures else { return }
      if root("appeared") != .none { setRoot("appeared", .bool(true)) }
      if mustReadViews(atPhase: true) { try changeViews() }
    case .opened(let link):
      for hook in viewHooks where hook.name == "onOpenURL" {
        try run(hook, .viewOpensURL, [.object("URL", [.string(link.text)])])
      }
      if isShown, mustReadViews() { try changeViews() }
    }
  }

  /// Reads the views again if something that they read has changed, also in the background (swiftui.O16). During a
  /// phase change, closures run after the scene's method.
  mutating func updateViews(after entry: AppEntry) throws(Unwinding) {
    guard stateAtReading != nil, root("hooks") != .none else { return }
    var isReading = false
    if case .views = entry { isReading = true }
    guard reaction.entriesInProgress == 1, isShown, root("phaseMoves") == .none, !isReading else {
      if mustReadViews() { setRoot(InputsOfViews.staleRoot, .bool(true)) }
      return
    }
    // With counted references, objects that end leave the heap later.
    if !tree.countsReferences { collectHeap() }
    if mustReadViews() { try changeViews() }
  }

  /// Whether state that the views read has changed, in this entry or before it. Notes a change of state that App.body
  /// read.
  private mutating func mustReadViews(atPhase: Bool = false) -> Bool {
    guard let last = stateAtReading else { return true }
    let now = StateOfViews(heap, reaction.world)
    func isStale(_ root: Value, _ flag: Value) -> Bool {
      guard flag == .none, let inputs = InputsOfViews(root) else { return true }
      return atPhase && inputs.readsPhase || inputs.haveChanged(from: last, to: now)
    }
    let isSceneStale = isStale(
      root(InputsOfViews.scenesRoot), root(InputsOfViews.staleScenesRoot))
    if isSceneStale { setRoot(InputsOfViews.staleScenesRoot, .bool(true)) }
    return isStale(root(InputsOfViews.root), root(InputsOfViews.staleRoot)) || isSceneStale
  }

  /// Forgets objects that existed only while the views were read.
  mutating func forgetInputs() {
    guard stateAtReading != nil else { return }
    for key in [InputsOfViews.root, InputsOfViews.scenesRoot] {
      guard let inputs = InputsOfViews(root(key)) else { continue }
      inputs.forgetCells(notIn: heap.cells)
      let value = inputs.value
      if value != root(key) { setRoot(key, value) }
    }
  }

  private var isShown: Bool {
    root("appeared") == .bool(true) && reaction.world.processState == .running
  }

  /// UIKit and SwiftUI create a new object of the app's scene delegate at each connection
  /// (scene.configuration).
  mutating func makeSceneDelegate() throws(Unwinding) {
    guard let name = tree.sceneDelegate, name != tree.delegate else { return }
    let call = Call(name: name, labels: [], values: [], trailing: 0, spelling: "()")
    setRoot(CallbackRow.Object.scene.rawValue, try makeOwn(name, call, []) ?? .none)
  }

  /// Ends the process if an identifier is registered twice (lifecycle.A20).
  private mutating func registerBackgroundTasks() throws(Unwinding) {
    guard tree.viewHooks[.refreshTask] != nil || tree.viewHooks[.sessionTask] != nil else { return }
    for hook in try traverseViews(scenesOnly: true) where hook.name == "backgroundTask" {
      guard case .object(_, let parts)? = hook.values.first, parts.count == 2,
        let closure = hook.closure
      else { continue }
      // An unknown identifier is known by its spelling, as with BGTaskScheduler.
      let identifier = parts[1].description
      switch parts[0] {
      case .member("appRefresh"):
        let isPermitted = permission(ofTask: parts[1])
        try ask {
          _ = $0.registerTask(identifier, isPermitted: isPermitted, handler: .viewTask(closure))
        }
      case .member("urlSession"):
        try ask { $0.registerSessionTask(identifier, closure: .viewTask(closure)) }
      default: break
      }
    }
  }

  /// Runs the closure of a `.backgroundTask`. When it returns, the task is complete and the
  /// session's handler is called. A task that is out of time is cancelled (swiftui.A4, A5).
  mutating func runViewTask(_ closure: Value, _ arguments: [Value]) throws(Unwinding) {
    var receiver = arguments.first ?? .none
    var launched: Int?
    if case .object(_, let parts) = receiver {
      receiver = .object("TaskCompletion", Array(parts.dropFirst()))
      if case .int(let id)? = parts.last { launched = id }
    }
    let cell = try makeTask(.none, receiver: receiver)
    let cancel = Value.object("Method", [.reference(cell), .string("cancel")])
    if let launched { try ask { $0.setExpirationHandler(cancel, ofTask: launched) } }
    if case .handler(let id) = receiver {
      try ask { $0.setSessionTask(of: id, cancel: cancel) }
    }
    try runTask(in: cell) { interpreter throws(Unwinding) in try interpreter.call(closure, []) }
  }

  // MARK: Changes

  private mutating func remember(_ hooks: [ViewHook]) {
    setRoot("hooks", .array(hooks.map(\.value)))
  }

  /// The values that `onChange` watches are read when the tree is built and again only at the next phase. So at a cold
  /// launch its closures see one change, to `active` (model choice).
  private mutating func appear() throws(Unwinding) {
    guard root("appeared") == .none else { return }
    setRoot("appeared", .bool(false))
    let before = viewHooks
    var hooks = mustReadViews(atPhase: true) ? try traverseViews() : before
    for index in hooks.indices where !hooks[index].isInitial {
      if let old = before.first(where: { $0.id == hooks[index].id })?.watched {
        hooks[index].watched = old
      }
    }
    remember(hooks)
    try receiveForViews()
    for hook in hooks { try begin(hook) }
    for hook in hooks where hook.name == "task" { try runTask(of: hook) }
  }

  /// Runs a modifier whose view has appeared. Tasks start after the other closures of the update,
  /// because a task's closure is asynchronous.
  private mutating func begin(_ hook: ViewHook) throws(Unwinding) {
    switch hook.name {
    case "onAppear": try run(hook, .viewAppears, [])
    case "onChange" where hook.isInitial:
      if let value = hook.watched { try change(hook, from: value, to: value) }
    default: break
    }
  }

  /// Reads the tree again and runs the closures of changed values, until nothing changes any more.
  private mutating func changeViews() throws(Unwinding) {
    guard root("appeared") != .none else { return }
    for _ in 0..<Interpreter.mostUpdates {
      let before = viewHooks
      let hooks = try traverseViews()
      remember(hooks)
      var ran = false
      let ids = Set(hooks.map(\.id))
      for hook in before where hook.name == "onDisappear" && !ids.contains(hook.id) {
        ran = true
        try run(hook, .viewDisappears, [])
      }
      for hook in before where !ids.contains(hook.id) { try cancelTask(of: hook) }
      try receiveForViews()
      var tasks: [ViewHook] = []
      for hook in hooks {
        guard let old = before.first(where: { $0.id == hook.id }) else {
          ran = true
          if hook.name == "task" { tasks.append(hook) } else { try begin(hook) }
          continue
        }
        guard let value = hook.watched, let last = old.watched, !Arithmetic.areEqual(value, last)
        else { continue }
        ran = true
        if hook.name == "task" {
          tasks.append(hook)
        } else {
          try change(hook, from: last, to: value)
        }
      }
      for task in tasks { try runTask(of: task) }
      if !ran || !mustReadViews() { return }
    }
    // Further changes are dropped.
    stateAtReading = StateOfViews(heap, reaction.world)
    reaction.cutViews(at: .changes)
  }

  private static let mostUpdates = 4

  /// The three forms of `onChange` by the number of parameters (swiftui.A2).
  private mutating func change(
    _ hook: ViewHook, from old: Value, to new: Value
  ) throws(Unwinding) {
    guard let closure = hook.closure else { return }
    var arguments = [new]
    if case .closure(let code, _) = closure, !hook.labels.contains("perform") {
      switch tree.codes[code].parameters.count {
      case 0: arguments = []
      case 1: break
      default: arguments = [old, new]
      }
    }
    if case .object("ScenePhase", let parts) = new, let name = parts.first?.memberName {
      try run(hook, .scenePhaseChange, arguments, phase: ScenePhase(rawValue: name))
    } else {
      _ = try call(closure, arguments)
    }
  }

  private mutating func run(
    _ hook: ViewHook, _ callback: Callback, _ arguments: [Value], phase: ScenePhase? = nil
  ) throws(Unwinding) {
    guard let closure = hook.closure else {
      // `perform:` with a function of another file.
      guard case .opaque(let function)? = hook.values.last else { return }
      tell(.none, callback, phase)
      noteOpaque("\(function)()", [])
      return
    }
    tell(closure, callback, phase)
    _ = try call(closure, arguments)
  }

  private mutating func runTask(of hook: ViewHook) throws(Unwinding) {
    guard let closure = hook.closure else { return }
    try runTask(of: hook, closure) { $0.tell(closure, .viewTask, nil) }
  }

  private mutating func tell(_ closure: Value, _ callback: Callback, _ phase: ScenePhase?) {
    var line = tree.viewHooks[callback]?.first ?? 1
    if case .closure(let code, _) = closure, tree.codes[code].line > 1 {
      line = tree.codes[code].line
    }
    reaction.callView(callback, line: line, phase: phase)
  }
}
