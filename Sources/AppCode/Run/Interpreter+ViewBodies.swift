import LifecycleModel

/// Bodies of views, and the properties that SwiftUI sets before it reads them.
extension Interpreter {
  /// SwiftUI connects a `@State` to its storage when the view is in the tree. A value that `init` assigns after the
  /// first one is lost (model choice).
  mutating func loses(
    _ value: Value, _ name: String, _ property: OwnType.Computed, _ owner: Value
  ) -> Bool {
    guard property.wrapper == "State", tree.app != nil, isOwnInitialiser(of: owner, name),
      let index = table(of: owner)?.table.fields["_" + name]
    else { return false }
    let fields = fields(of: owner)
    guard fields.indices.contains(index), fields[index] != .none else { return false }
    noteOpaque("@State \(name) = \(describe(value)) in init", [])
    return true
  }

  /// The views of a body. The App's body and the contents of its windows, which have a `path`, are evaluated again only
  /// after a change of state that they read.
  mutating func readOnce(
    at path: String?, _ walk: inout Walk,
    _ body: (inout Interpreter) throws(Unwinding) -> Value?
  ) throws(Unwinding) -> Value? {
    guard let path, !walk.isOfScenesOnly else { return try read(body: body) }
    let made = lookUp(.string(path), in: walk.scenes)
    if made != .none { return made }
    let (outer, before) = (heap.inputs, heap.cells)
    heap.inputs = walk.inputs
    defer { heap.inputs = outer }
    let views = try read(body: body)
    // State of views that this evaluation created belongs to those views.
    walk.inputs.forgetCells(notIn: before)
    if let views, views != .none { walk.scenes.set(views, forKey: .string(path)) }
    return views
  }

  /// The views of a body; none if it throws or is too large.
  mutating func read(
    body: (inout Interpreter) throws(Unwinding) -> Value?
  ) throws(Unwinding) -> Value? {
    let depth = depthNow
    do {
      return try body(&self)
    } catch {
      switch error {
      case .thrown, .chainBroke, .suspended, .failedInitialiser, .spared:
        restoreDepth(depth)
        return nil
      case .ended: throw error
      }
    }
  }

  /// The view with the properties that SwiftUI sets: kept storage and values of the environment.
  mutating func installed(
    _ view: Value, _ name: String, at path: String, _ environment: Environment, _ walk: inout Walk
  ) throws(Unwinding) -> Value {
    guard case .object(_, var fields) = view, let table = tree.tables[name] else { return view }
    for (index, field) in table.layout.enumerated() where fields.indices.contains(index) {
      guard let property = field.wrapper, case .named(let wrapper)? = field.type else { continue }
      if SwiftUISource.keptWrappers.contains(wrapper), name != tree.app {
        let key = Value.string(path + "." + field.name)
        let kept = lookUp(key, in: walk.kept)
        if kept == .none {
          walk.kept.set(fields[index], forKey: key)
        } else {
          fields[index] = kept.unwrapped
        }
      } else if wrapper == "Environment", case .reference = fields[index] {
        let key = self.fields(of: fields[index]).first ?? .none
        try fill(fields[index], wrapper, with: value(of: key.unwrapped, in: environment))
      } else if wrapper == "EnvironmentObject", case .reference = fields[index] {
        var type = ""
        if case .named(let declared)? = table.computed[property]?.type { type = declared }
        let object = environment["type " + type] ?? .opaque(Opaque.short(property))
        try fill(fields[index], wrapper, with: object.optional)
      }
      if wrapper == "StateObject" { try makeObject(of: fields[index]) }
    }
    return .object(name, fields)
  }

  /// Creates the object of a `@StateObject`, before the body is read. Its code does
  /// not belong to a view.
  private mutating func makeObject(of stored: Value) throws(Unwinding) {
    let outer = (buildsViews, line)
    buildsViews = false
    defer { (buildsViews, line) = outer }
    _ = try read(body: { interpreter throws(Unwinding) in
      try interpreter.member("wrappedValue", of: stored)
    })
  }

  private func value(of key: Value, in environment: Environment) -> Value {
    switch key {
    case .object("KeyPath", let names):
      let name = names.map(\.description).joined(separator: ".")
      if name == "scenePhase", let inputs = heap.inputs { inputs.notePhase() }
      return environment[name] ?? .opaque(Opaque.short("environment.\(name)"))
    case .type(let name): return environment["type " + name] ?? .opaque(Opaque.short(name))
    default: return .opaque("environment")
    }
  }

  private mutating func fill(
    _ object: Value, _ wrapper: String, with value: Value
  ) throws(Unwinding) {
    guard let index = tree.tables[wrapper]?.fields["wrappedValue"] else { return }
    try setField(index, "wrappedValue", of: object, in: wrapper, to: value)
  }
}
