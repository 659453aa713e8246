import LifecycleModel
import SwiftSyntax

/// User-defined property wrappers: `name` is `_name.wrappedValue`, `$name` its `projectedValue`.
extension Lowering {
  struct Wrapper {
    var path: String
    var attribute: AttributeSyntax
    /// The wrappers that this one wraps, as in `@Logged @Limited(0...9) var count`.
    var inner: [Wrapper] = []

    /// The path from the property to its wrapper's value.
    func places(of part: String) -> [String] {
      part == "wrappedValue" ? Array(repeating: part, count: inner.count + 1) : [part]
    }

    var hasArguments: Bool {
      if case .argumentList? = attribute.arguments { return true }
      return false
    }

    /// The next inner wrapper, which holds the remaining ones.
    var next: Wrapper? {
      guard var next = inner.first else { return nil }
      next.inner = Array(inner.dropFirst())
      return next
    }
  }

  func ownWrapper(of variable: VariableDeclSyntax) -> Wrapper? {
    ownWrapper(among: variable.attributes)
  }

  private func ownWrapper(among attributes: AttributeListSyntax) -> Wrapper? {
    var found: [Wrapper] = []
    for case .attribute(let attribute) in attributes {
      let name = String(attribute.attributeName.spelling.prefix { $0 != "<" })
      guard let path = resolve(name), tree.types[path]?.kind != .protocolType,
        !resultBuilders.contains(path)
      else { continue }
      found.append(Wrapper(path: path, attribute: attribute))
    }
    guard var outermost = found.first else { return nil }
    outermost.inner = Array(found.dropFirst())
    return outermost
  }

  func declareWrapped(
    _ binding: PatternBindingSyntax, _ name: String, _ wrapper: Wrapper, of type: String,
    as declared: TypeReference?
  ) {
    var field = OwnType.Field(
      name: "_" + name, isConstant: false, type: .named(wrapper.path), line: line(of: binding))
    field.wrapper = name
    field.wholeWrapper = wholeType(wrapper.attribute.attributeName)
    if wrapper.hasArguments || !wrapper.inner.isEmpty {
      field.wrapping = wrappingCode(wrapper, of: type, as: declared)
    } else {
      field.isWrappedBare = binding.initializer == nil && declared?.isOptional != true
    }
    field.initial = wrapperCode(binding.initializer?.value, wrapper, of: type, as: declared)
    tree.types[type]?.fields.append(field)
    for (shown, part) in [(name, "wrappedValue"), ("$" + name, "projectedValue")] {
      var computed = OwnType.Computed(name: shown)
      computed.type = part == "wrappedValue" ? declared : nil
      let parts = wrapper.places(of: part)
      let label = part == "wrappedValue" ? "wrapped" : "projected"
      let own = tree.types[type]?.isReference == true ? (wrapper.path, name, label) : nil
      computed.getter = forwarding("_" + name, parts, of: type, isSetter: false, enclosing: own)
      computed.setter = forwarding("_" + name, parts, of: type, isSetter: true, enclosing: own)
      if part == "wrappedValue" { computed.wrapper = wrapper.path }
      tree.types[type]?.computed.append(computed)
    }
    if declared == nil, wrapper.inner.isEmpty, let value = binding.initializer?.value {
      inferWrapped(name, value, wrapper.path, of: type)
    }
  }

  /// A static property with a wrapper: a global for the wrapper, and accessors for the property.
  func declareWrappedStatic(
    _ binding: PatternBindingSyntax, _ name: String, _ wrapper: Wrapper, of type: String,
    as declared: TypeReference?
  ) {
    tree.globals.append(
      ProgramTree.Global(
        name: "_" + name, owner: type, isConstant: false, type: .named(wrapper.path),
        initial: wrapperCode(binding.initializer?.value, wrapper, of: type, as: declared),
        isPlain: false))
    for (shown, part) in [(name, "wrappedValue"), ("$" + name, "projectedValue")] {
      var computed = OwnType.Computed(name: shown, isStatic: true)
      computed.type = part == "wrappedValue" ? declared : nil
      let parts = wrapper.places(of: part)
      computed.getter = forwarding("_" + name, parts, of: type, isSetter: false, isStatic: true)
      computed.setter = forwarding("_" + name, parts, of: type, isSetter: true, isStatic: true)
      tree.types[type]?.computed.append(computed)
    }
  }

  /// The code that creates the wrapper of a property.
  private func wrapperCode(
    _ value: ExprSyntax?, _ wrapper: Wrapper, of type: String, as declared: TypeReference?
  ) -> Int {
    staticCode(of: type) { [unowned self] in
      wrapperMade(value, wrapper, as: declared) ?? .literal(.none)
    }
  }

  /// The code that creates the wrapper around a value from an initialiser.
  private func wrappingCode(
    _ wrapper: Wrapper, of type: String, as declared: TypeReference?
  ) -> Int {
    staticCode(of: type) { [unowned self] in
      let given = scope.newSlot()
      scope.code.parameters = [given]
      return wrapped(.slot(given), by: wrapper, as: declared)
    }
  }

  /// The wrapper around a value that is already lowered.
  private func wrapped(
    _ value: Expression, by wrapper: Wrapper, as declared: TypeReference?
  ) -> Expression {
    var value = value
    if let next = wrapper.next { value = wrapped(value, by: next, as: declared) }
    var alone = wrapper
    alone.inner = []
    let made =
      wrapperMade(nil, alone, as: wrapper.inner.isEmpty ? declared : nil)
      ?? .callNamed(Call(name: wrapper.path, labels: [], values: [], trailing: 0, spelling: "()"))
    guard case .callNamed(var call) = made else { return made }
    if call.labels.first == "wrappedValue" {
      call.values[0] = value
    } else {
      call.labels.insert("wrappedValue", at: 0)
      call.values.insert(value, at: 0)
    }
    return .callNamed(call)
  }

  /// Code in a static scope of the type that returns the lowered expression.
  private func staticCode(of type: String, _ lower: @escaping () -> Expression) -> Int {
    let code = reserveCode()
    later(in: type, isStatic: true) { [unowned self] in
      let outer = scope
      defer { scope = outer }
      scope = Scope(enclosing: nil)
      declareSelf(of: type, isStatic: true, isMutating: false)
      let value = lower()
      var lowered = scope.code
      lowered.body = [Statement(line: SourceLine(line: 0), kind: .return(value))]
      tree.codes[code] = lowered
    }
    return code
  }

  /// The expression that creates the wrapper; nil if an initializer of the enclosing type must
  /// supply the value. Called while bodies are lowered, because the wrapper's members may be
  /// declared later.
  func wrapperMade(
    _ value: ExprSyntax?, _ wrapper: Wrapper, as declared: TypeReference?
  ) -> Expression? {
    if let next = wrapper.next {
      return wrapperMade(value, next, as: declared).map { inner in
        var outermost = wrapper
        outermost.inner = []
        return wrapped(inner, by: outermost, as: nil)
      }
    }
    var arguments: [LabeledExprSyntax] = []
    if case .argumentList(let list)? = wrapper.attribute.arguments { arguments = Array(list) }
    let own = initialisers(of: wrapper.path)
    if value == nil, declared?.isOptional != true, Lowering.storages.contains(wrapper.path),
      own.allSatisfy({ $0.labels.contains("wrappedValue") })
    {
      return .literal(.opaque(Opaque.short(String(wrapper.attribute.spelling.dropFirst()))))
    }
    guard
      value != nil || !arguments.isEmpty || declared?.isOptional == true
        || isMadeOfNothing(.named(wrapper.path))
    else { return nil }
    var call = Call(name: wrapper.path, labels: [], values: [], trailing: 0, spelling: "()")
    let isLate = own.contains { method in
      method.labels.firstIndex(of: "wrappedValue").map { method.autoclosures.contains($0) } ?? false
    }
    if let value {
      call.labels.append("wrappedValue")
      call.values.append(
        isLate ? lowerAutoclosure(value, as: .function([], declared)) : lower(value, as: declared))
    } else if arguments.isEmpty, declared?.isOptional == true,
      own.isEmpty || own.contains(where: { $0.labels.contains("wrappedValue") })
    {
      call.labels.append("wrappedValue")
      call.values.append(.literal(.none))
    }
    let types = argumentTypes(arguments, among: own)
    for (index, argument) in arguments.enumerated() {
      call.labels.append(argument.label?.identifierText ?? "_")
      var type: TypeReference?
      if types.indices.contains(index), case .named(let path) = types[index].plain,
        tree.types[path] != nil
      {
        type = types[index].plain
      }
      call.values.append(bounded(lower(argument.expression, as: type), by: declared))
    }
    // `@Stored(key: "launches") var launches: Int`: the property's type is the wrapper's type
    // argument.
    let written = ownGeneric(wrapper.attribute.attributeName)?.arguments ?? []
    if !written.isEmpty {
      call.typeArguments = written
    } else if let declared {
      call.typeArguments = typeArguments(of: wrapper.path, wrapping: declared)
    }
    return .callNamed(call)
  }

  /// The types of the arguments after a wrapper's name, if one initializer has their labels.
  private func argumentTypes(
    _ arguments: [LabeledExprSyntax], among initialisers: [Method]
  ) -> [TypeReference] {
    let labels = arguments.map { $0.label?.identifierText ?? "_" }
    let fitting = initialisers.filter { method in
      method.labels.filter { $0 != "wrappedValue" } == labels
    }
    guard let only = fitting.first, fitting.count == 1 else { return [] }
    return zip(only.labels, only.types).filter { $0.0 != "wrappedValue" }.map(\.1)
  }

  /// Whether the wrapper has an initializer without required arguments.
  private func isMadeOfNothing(_ wrapper: TypeReference?) -> Bool {
    guard case .named(let path)? = wrapper else { return false }
    let own = initialisers(of: path)
    if own.isEmpty, let type = tree.types[path], type.kind != .protocolType {
      return type.fields.allSatisfy { field in
        field.initial != nil || field.isLazy
          || field.type?.isOptional == true && !field.isConstant
      }
    }
    return own.contains { $0.defaults.allSatisfy { $0 != nil } }
  }

  /// The wrapper's type arguments for a wrapped value of that type.
  private func typeArguments(
    of path: String, wrapping declared: TypeReference
  ) -> [TypeReference] {
    guard let own = tree.types[path] else { return [] }
    let wrapped =
      own.fields.first { $0.name == "wrappedValue" }?.type
      ?? own.computed.first { $0.name == "wrappedValue" }?.type
    var found: [String: TypeReference] = [:]
    wrapped?.match(declared, &found)
    let arguments = own.parameters.compactMap { found[$0] }
    return arguments.count == own.parameters.count ? arguments : []
  }

  /// A local variable with a wrapper. Its name means the wrapped value.
  func lowerWrapped(
    _ binding: PatternBindingSyntax, _ wrapper: Wrapper, _ variable: VariableDeclSyntax
  ) -> Statement? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let made = wrapperMade(
        binding.initializer?.value, wrapper, as: binding.typeAnnotation.map { lower($0.type) })
    else { return nil }
    let slot = declare(name, isConstant: false)
    scope.setType(.named(wrapper.path), ofSlot: slot)
    scope.setWrapped(name.identifierText, by: wrapper.inner.count + 1)
    return Statement(line: sourceLine(variable), kind: .declare(slot: slot, made))
  }

  /// A parameter with a wrapper. The body first creates the wrapper from the argument; the
  /// parameter's name means the wrapped value. Returns false if the parameter has no wrapper.
  func declareWrapped(_ parameter: FunctionParameterSyntax) -> Bool {
    let name = parameter.secondName ?? parameter.firstName
    guard let wrapper = ownWrapper(among: parameter.attributes) else { return false }
    let given = scope.newSlot()
    let type = lower(parameter.type)
    scope.setType(type, ofSlot: given)
    scope.code.parameters.append(given)
    scope.code.parameterTypes.append(type)
    let slot = declare(name, isConstant: false)
    scope.setType(.named(wrapper.path), ofSlot: slot)
    scope.setWrapped(name.identifierText, by: wrapper.inner.count + 1)
    let made = wrapped(.slot(given), by: wrapper, as: type)
    openingStatements.append(
      Statement(line: sourceLine(parameter), kind: .declare(slot: slot, made)))
    return true
  }

  /// `enclosing`: the wrapper of a class's property. The wrapper may have a static subscript that receives the object,
  /// the property's name and the label of its key path.
  private func forwarding(
    _ field: String, _ parts: [String], of type: String, isSetter: Bool, isStatic: Bool = false,
    enclosing: (wrapper: String, name: String, label: String)? = nil
  ) -> Int {
    let code = reserveCode()
    later(in: type, isStatic: isStatic) { [unowned self] in
      let outer = scope
      scope = Scope(enclosing: nil)
      declareSelf(of: type, isStatic: isStatic, isMutating: isSetter)
      let own = scope.code.selfSlot ?? 0
      let place =
        enclosing.flatMap { wrapper, name, label in
          enclosingPlace(of: wrapper, .slot(own), name, label)
        } ?? parts.reduce(.member(.slot(own), field)) { .member($0, $1) }
      let kind: Statement.Kind
      if isSetter {
        let slot = scope.newSlot()
        scope.code.parameters = [slot]
        kind = .expression(.assign(place, .slot(slot)))
      } else {
        kind = .return(place.read)
      }
      var lowered = scope.code
      lowered.body = [Statement(line: SourceLine(line: 0), kind: kind)]
      tree.codes[code] = lowered
      scope = outer
    }
    return code
  }

  /// `static subscript(_enclosingInstance:wrapped:storage:)` of a wrapper; nil if it has none.
  private func enclosingPlace(
    of wrapper: String, _ object: Expression, _ name: String, _ label: String
  ) -> Place? {
    let labels = ["_enclosingInstance", label, "storage"]
    guard
      tree.types[wrapper]?.subscripts.contains(where: { $0.isStatic && $0.labels == labels })
        == true
    else { return nil }
    func path(_ name: String) -> Expression { .literal(.object("KeyPath", [.string(name)])) }
    return .index(
      .value(.literal(.type(wrapper))), [object, path(name), path("_" + name)],
      spelling: "[" + labels.map { $0 + ": " }.joined() + "]")
  }

  /// The value of `Code.settledLine`: the line of `super.init`, or of the statement that sets the last property.
  func settledLine(of body: CodeBlockSyntax, _ code: Int, in type: String) -> Int {
    if let call = body.initCall { return line(of: call) }
    guard let own = tree.types[type] else { return 0 }
    let parent = own.inherited.first ?? ""
    if ["NSObject", "UIResponder"].contains(parent) || tree.types[parent]?.isReference == true {
      return .max
    }
    let unsetFields = own.fields.filter { field in
      field.wrapper == nil
        ? field.initial == nil && (field.isConstant || field.type?.isOptional != true)
        : field.isWrappedBare && !isMadeOfNothing(field.type)
    }
    var unset = Set(unsetFields.map { $0.wrapper ?? $0.name })
    if unset.isEmpty { return 0 }
    let statements = tree.codes[code].body
    for (index, statement) in statements.enumerated() {
      [statement].visitExpressions { inner in
        if case .assign(.member(_, let name), _) = inner { unset.remove(name) }
      }
      if unset.isEmpty, index + 1 < statements.count {
        return statements[index + 1].line.line - 1
      }
    }
    return .max
  }

  // MARK: Wrappers that the files do not have

  /// Whether the value comes from an outlet or from a wrapper that the files do not declare, as in `@Injected var
  /// service: Service` or `@UserDefault("runs") var runs = 0`. It is unknown until the code assigns one. With a wrapper
  /// without arguments, the property starts with its written initial value.
  func isFilledByWrapper(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
    for case .attribute(let attribute) in variable.attributes {
      let name = attribute.attributeName.spelling
      let hasValue = binding.initializer != nil
      if name == "IBOutlet", !hasValue { return true }
      let plain = String(name.prefix { $0 != "<" })
      guard plain.first?.isUppercase == true, !Lowering.plainAttributes.contains(plain),
        resolve(plain) == nil, !hasValue || attribute.arguments != nil
      else { continue }
      noteUnknown(plain, at: attribute)
      return true
    }
    return false
  }

  /// Wrappers of SwiftUI that take a value or start with nil. `@AppStorage(Keys.runs) var runs` calls an initialiser of
  /// a file that is not loaded, which supplies the value.
  private static let storages: Set = ["AppStorage", "SceneStorage"]

  /// Capitalised attributes that do not change how a property is stored.
  private static let plainAttributes: Set = [
    "MainActor", "Published", "IBOutlet", "IBInspectable", "GKInspectable", "NSCopying", "State",
    "GestureState", "ScaledMetric", "Attribute", "Relationship", "Transient", "ObservationIgnored",
  ]
}
