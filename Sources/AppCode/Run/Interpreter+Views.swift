import LifecycleModel

/// A modifier of a scene or view through which SwiftUI calls the app.
struct ViewHook {
  /// Its position in the view tree.
  var id: String
  var name: String
  var labels: [String]
  var values: [Value]

  init(id: String, name: String, labels: [String], values: [Value]) {
    (self.id, self.name, self.labels, self.values) = (id, name, labels, values)
  }

  init?(_ value: Value) {
    guard case .object("Hook", let parts) = value, parts.count == 4,
      case .string(let id) = parts[0], case .string(let name) = parts[1],
      case .array(let labels) = parts[2], case .array(let values) = parts[3]
    else { return nil }
    self.init(id: id, name: name, labels: labels.map(\.description), values: values)
  }

  var value: Value {
    .object(
      "Hook", [.string(id), .string(name), .array(labels.map { .string($0) }), .array(values)])
  }

  var closure: Value? { values.last { $0.isFunction } }

  /// The value that the modifier watches: `onChange(of:)`, `task(id:)`.
  var watched: Value? {
    get {
      zip(labels, values).first { $0.0 == "of" || $0.0 == "id" && name == "task" }?.1
    }
    set {
      guard let newValue, let index = labels.firstIndex(where: { $0 == "of" || $0 == "id" }) else {
        return
      }
      values[index] = newValue
    }
  }

  /// `initial: true`.
  var isInitial: Bool {
    zip(labels, values).contains { $0.0 == "initial" && $0.1 == .bool(true) }
  }
}

extension Value {
  /// A view made by a statement of a body. The line identifies it among its siblings, which may
  /// come and go.
  static func placed(_ view: Value, line: Int) -> Value {
    .object("View", [.string("placed"), .int(line), view])
  }
}

/// Scenes and views as values, and the walk that finds their modifiers. Closures of other views do not run.
extension Interpreter {
  // MARK: Values

  /// One of SwiftUI's own views; nil for other names.
  mutating func makeView(_ call: Call, _ values: [Value]) -> Value? {
    guard buildsViews else { return nil }
    if SwiftUINames.containers.contains(call.name) {
      let view = Value.object("View", [.string("container"), .string(call.name), .array(values)])
      guard call.name == "Tab", let tag = LabelledArguments(call.labels, values)["value"] else {
        return view
      }
      return .object(
        "View",
        [.string("modified"), view, .string("tag"), .array([.string("_")]), .array([tag])])
    }
    if SwiftUINames.leaves.contains(call.name) {
      return .object("View", [.string("container"), .string(call.name), .array([])])
    }
    guard call.name.first?.isUppercase == true, values.contains(where: makesViews) else {
      return nil
    }
    // A view of unknown code is assumed to show the views passed to it.
    let isShown = assume(Opaque.short(call.name + call.spelling), .calls) == .calls
    return .object(
      "View", [.string("container"), .string(call.name), .array(isShown ? values : [])])
  }

  /// Whether it is a closure whose statements create views.
  private func makesViews(_ value: Value) -> Bool {
    guard case .closure(let code, _) = value, tree.codes.indices.contains(code) else {
      return false
    }
    return tree.codes[code].body.containsExpression { expression in
      switch expression {
      case .callNamed(let call):
        return SwiftUINames.isView(call.name)
          || tree.tables[call.name]?.names.contains("View") == true
      case .callMember(_, _, let call): return SwiftUINames.hooks.contains(call.name)
      default: return false
      }
    }
  }

  func grouped(_ views: [Value]) -> Value {
    if views.count == 1 { return views[0] }
    return .object("View", [.string("group"), .array(views)])
  }

  /// The views that the statements of a body created and returned; nil if there are none.
  func views(_ made: [Value], _ flow: Flow) -> Value? {
    guard case .return(let value) = flow else { return made.isEmpty ? nil : grouped(made) }
    guard !made.isEmpty, isView(value) || value.isOpaque else { return nil }
    return grouped(made + [value])
  }

  func isView(_ value: Value) -> Bool {
    switch value {
    case .object("View", _): return true
    case .object(let name, _):
      return tree.tables[name]?.names.contains { $0 == "View" || $0 == "Scene" } == true
    default: return false
    }
  }

  /// Applies a modifier to a view or to something unknown. Returns nil if the call is not a
  /// modifier.
  mutating func modify(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard isView(receiver) || receiver.isOpaque else { return nil }
    if SwiftUINames.hooks.contains(call.name) || SwiftUINames.content.contains(call.name) {
      return .object(
        "View",
        [
          .string("modified"), receiver, .string(call.name),
          .array(call.labels.map { .string($0) }), .array(values),
        ])
    }
    // Scenes and views have the same kind of value.
    let own = ["View", "Scene"].flatMap { tree.tables[$0]?.methods[call.name] ?? [] }
    if let (method, places) = try choose(own, call, values) {
      return try invoke(method, places, call, values, on: receiver, place: nil)
    }
    return isView(receiver)
      ? receiver
      : .opaque(Opaque.short("\(spelling(of: receiver)).\(call.name)\(call.spelling)"))
  }

  // MARK: The walk

  struct Walk {
    var hooks: [ViewHook] = []
    var ids: Set<String> = []
    /// Whether only scenes are visited, because background tasks belong to scenes.
    var isOfScenesOnly = false
    /// Whether the first window was found. Windows of further scenes open only on request.
    var hasWindow = false
    /// Storage of `@State` and the like, by position in the view tree.
    var kept: Value = .dictionary([])
    /// The content of App.body and of its windows, by position.
    var scenes: Value = .dictionary([])
    /// The state that they read.
    let inputs = InputsOfViews()
  }

  /// Environment values, by name of the key or type of the object.
  typealias Environment = [String: Value]

  var scenePhase: Value {
    root("phase") == .none ? .object("ScenePhase", [.member("background")]) : root("phase")
  }

  /// The limit of statements for evaluating all views once.
  private static let statementsOfViews = 5_000

  /// All modifiers of the app, inner ones first.
  mutating func traverseViews(scenesOnly: Bool = false) throws(Unwinding) -> [ViewHook] {
    guard let app = tree.app, root("app") != .none else { return [] }
    var walk = Walk(isOfScenesOnly: scenesOnly)
    walk.kept = root("kept") == .none ? .dictionary([]) : root("kept")
    var environment: Environment = ["scenePhase": scenePhase]
    if !tree.delegate.isEmpty { environment["type " + tree.delegate] = .delegate }
    let scene = root(CallbackRow.Object.scene.rawValue)
    for type in typeNames(of: scene) { environment["type " + type] = scene }
    if !scenesOnly, root(InputsOfViews.staleScenesRoot) == .none, root("scenes") != .none {
      walk.scenes = root("scenes")
    }
    let isNew = walk.scenes == .dictionary([])
    let outer = (buildsViews, line)
    let inputs = InputsOfViews()
    buildsViews = true
    heap.inputs = inputs
    defer {
      (buildsViews, line) = outer
      heap.inputs = nil
    }
    try refuelled(with: Interpreter.statementsOfViews) { interpreter throws(Unwinding) in
      try interpreter.visit(interpreter.root("app"), at: app, environment, &walk)
      if interpreter.fuel < 0 { interpreter.reaction.cutViews(at: .statements) }
    }
    if scenesOnly { return walk.hooks }
    setRoot("kept", walk.kept)
    setRoot(InputsOfViews.root, inputs.value)
    setRoot(InputsOfViews.staleRoot, .none)
    setRoot("scenes", walk.scenes)
    if isNew { setRoot(InputsOfViews.scenesRoot, walk.inputs.value) }
    setRoot(InputsOfViews.staleScenesRoot, .none)
    stateAtReading = StateOfViews(heap, reaction.world)
    return walk.hooks
  }

  mutating func visit(
    _ view: Value, at path: String, _ environment: Environment, _ walk: inout Walk
  ) throws(Unwinding) {
    try descend()
    defer { ascend() }
    switch view {
    case .some(let held): try visit(held, at: path, environment, &walk)
    case .object("View", let parts): try visit(parts: parts, at: path, environment, &walk)
    case .object(let name, _):
      guard tree.tables[name]?.kind == .structType else { return }
      let path = path + "/" + name
      let isApp = name == tree.app
      let inputs = heap.inputs
      if isApp { heap.inputs = walk.inputs }
      let own = try installed(view, name, at: path, environment, &walk)
      heap.inputs = inputs
      guard
        let body = try readOnce(
          at: isApp ? path : nil, &walk,
          { interpreter throws(Unwinding) in try interpreter.ownMember("body", of: own) })
      else { return }
      try visit(body, at: path, environment, &walk)
    default: break
    }
  }

  private mutating func visit(
    parts: [Value], at path: String, _ environment: Environment, _ walk: inout Walk
  ) throws(Unwinding) {
    switch parts.first {
    case .string("group")?:
      guard case .array(let views)? = parts.last else { return }
      for view in views { try visit(view, at: path, environment, &walk) }
    case .string("placed")?:
      guard parts.count == 3 else { return }
      try visit(parts[2], at: "\(path):\(parts[1])", environment, &walk)
    case .string("container")?:
      guard parts.count == 3, case .string(let name) = parts[1], case .array(let values) = parts[2]
      else { return }
      if walk.isOfScenesOnly { return }
      if SwiftUINames.windows.contains(name) {
        if walk.hasWindow { return }
        walk.hasWindow = true
      }
      try visit(contentOf: values, name, at: path, environment, &walk)
    case .string("modified")?:
      guard parts.count == 5, case .string(let name) = parts[2], case .array(let labels) = parts[3],
        case .array(let values) = parts[4]
      else { return }
      let words = labels.map(\.description)
      try visit(parts[1], modifiedBy: name, words, values, at: path, environment, &walk)
    default: break
    }
  }

  /// Visits a view. `ForEach` is evaluated for its first element only.
  private mutating func visit(
    contentOf values: [Value], _ name: String, at path: String, _ environment: Environment,
    _ walk: inout Walk
  ) throws(Unwinding) {
    var arguments: [Value] = [.opaque(name)]
    if name == "TabView" { return try visit(tabs: values, at: path, environment, &walk) }
    if name == "ForEach", let first = values.first {
      guard let element = first.isOpaque ? first : elements(of: first).first else { return }
      arguments = [element]
    }
    for (index, value) in values.enumerated() {
      let path = "\(path).\(index)"
      if case .closure = value {
        let isScene = SwiftUINames.windows.contains(name)
        guard
          let content = try readOnce(
            at: isScene ? path : nil, &walk,
            { interpreter throws(Unwinding) in try interpreter.call(value, arguments) })
        else { continue }
        try visit(content, at: path, environment, &walk)
      } else if isView(value) {
        try visit(value, at: path, environment, &walk)
      }
    }
  }

  private mutating func visit(
    _ view: Value, modifiedBy name: String, _ labels: [String], _ values: [Value], at path: String,
    _ environment: Environment, _ walk: inout Walk
  ) throws(Unwinding) {
    var environment = environment
    switch name {
    case "environment", "environmentObject":
      if case .object("KeyPath", let names)? = values.first, values.count > 1 {
        environment[names.map(\.description).joined(separator: ".")] = values[1]
      } else if let object = values.first {
        for type in typeNames(of: object) { environment["type " + type] = object }
      }
      try visit(view, at: path, environment, &walk)
    case "modifier":
      guard let modifier = values.first, case .object(let type, _) = modifier,
        let method = tree.tables[type]?.methods["body"]?.first
      else { return try visit(view, at: path, environment, &walk) }
      let path = path + "/" + type
      let own = try installed(modifier, type, at: path, environment, &walk)
      let changed = try read(body: { interpreter throws(Unwinding) in
        try interpreter.call(code: method.code, on: own, [view])
      })
      try visit(changed ?? view, at: path, environment, &walk)
    case "tag": try visit(view, at: path, environment, &walk)
    case "overlay", "background", "safeAreaInset":
      try visit(view, at: path, environment, &walk)
      try visit(contentOf: values, name, at: path + "." + name, environment, &walk)
    default:
      try visit(view, at: path, environment, &walk)
      var id = path + "." + name
      if case .closure(let code, _)? = values.last(where: \.isFunction) { id += "#\(code)" }
      while walk.ids.contains(id) { id += "'" }
      walk.ids.insert(id)
      walk.hooks.append(ViewHook(id: id, name: name, labels: labels, values: values))
    }
  }
}
