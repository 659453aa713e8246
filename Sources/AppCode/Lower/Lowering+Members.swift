import LifecycleModel
import SwiftSyntax

/// Methods, initializers and properties. Each gets its code number at once; its body is lowered
/// after all names are declared.
extension Lowering {
  /// Lowers a body after all names are declared, as a member of the type and in the context of its
  /// file.
  func later(in type: String?, isStatic: Bool, _ body: @escaping () -> Void) {
    let home = file
    pending.append(at(home, in: type, isStatic: isStatic, body))
  }

  private func at(
    _ home: File, in type: String?, isStatic: Bool, _ body: @escaping () -> Void
  ) -> () -> Void {
    let constraints = extensionConstraints
    return { [unowned self] in
      file = home
      enclosingType = type.map { ($0, isStatic) }
      extensionConstraints = constraints
      defer { extensionConstraints = [] }
      body()
    }
  }

  /// Infers the type of an initial value after all names are declared.
  func infer(
    _ value: ExprSyntax, in type: String?, _ take: @escaping (TypeReference) -> Void
  ) {
    inferring.append(
      at(file, in: type, isStatic: true) { [unowned self] in
        let outer = (scope, isQuiet)
        (scope, isQuiet) = (Scope(enclosing: nil), true)
        if type != nil { _ = scope.declare("self", isConstant: true) }
        let lowered = lower(value)
        let found = staticType(of: lowered) ?? rangeType(of: lowered)
        (scope, isQuiet) = outer
        if let found { take(found) }
      })
  }

  /// Suffix that distinguishes a postfix operator from a prefix operator with the same sign.
  static let postfix = " postfix"

  func declareMethod(
    _ function: FunctionDeclSyntax, of type: String?, isStatic: Bool
  ) -> Method {
    nameParameters(of: function.genericParameterClause)
    let clause = function.signature.parameterClause
    let isPostfix = function.modifiers.have("postfix")
    var method = method(
      named: function.name.identifierText + (isPostfix ? Lowering.postfix : ""), clause,
      at: function.funcKeyword, of: type,
      isStatic: isStatic)
    method.parameters = function.genericParameterClause?.parameters.map(\.name.text) ?? []
    method.constraints =
      extensionConstraints + typeConstraints(function.genericParameterClause)
      + typeConstraints(function.genericWhereClause)
    method.returns = function.signature.returnClause.map { lower($0.type) }
    method.failure = function.signature.effectSpecifiers?.throwsClause?.type.map { lower($0) }
    method.isMutating = function.modifiers.have("mutating")
    method.isPrivate = function.modifiers.have("private") || function.modifiers.have("fileprivate")
    method.isObjC =
      function.modifiers.have("override") || function.attributes.contains { $0.spelling == "@objc" }
    method.isOverride = function.modifiers.have("override")
    method.isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
    let place = position(of: function.name)
    method.column = place.column
    guard let body = function.body else { return method }
    let lowered = method
    let whole = function.signature.returnClause.flatMap { wholeType($0.type) }
    let open = whole == nil ? function.signature.returnClause.flatMap { openGeneric($0.type) } : nil
    if let open, !method.parameters.isEmpty {
      tree.returnedArguments[method.code] = (open, method.parameters)
    }
    later(in: type, isStatic: isStatic) { [unowned self] in
      (bodyReturns, bodyOpen) = (whole, open)
      bodyAssociated = function.signature.returnClause.flatMap { openResult($0.type) }
      lowerBody(body, clause, of: lowered, in: type)
      if let whole { tree.codes[lowered.code].returns = whole }
    }
    return method
  }

  /// Parameters of a generic declaration, with the protocols that they conform to.
  func nameParameters(of clause: GenericParameterClauseSyntax?) {
    for parameter in clause?.parameters ?? [] {
      genericParameters.insert(parameter.name.text)
      guard let written = parameter.inheritedType?.spelling, let path = resolve(written),
        tree.types[path]?.kind == .protocolType
      else { continue }
      constraints[parameter.name.text] = path
    }
  }

  func declareInitialiser(
    _ initialiser: InitializerDeclSyntax, _ body: CodeBlockSyntax, of type: String
  ) -> Method {
    nameParameters(of: initialiser.genericParameterClause)
    let clause = initialiser.signature.parameterClause
    var method = method(
      named: "init", clause, at: initialiser.initKeyword, of: type, isStatic: false)
    method.parameters = initialiser.genericParameterClause?.parameters.map(\.name.text) ?? []
    method.isFailable = initialiser.optionalMark != nil
    method.isConvenience = initialiser.modifiers.have("convenience")
    method.isMutating = true
    let lowered = method
    later(in: type, isStatic: false) { [unowned self] in
      lowerBody(body, clause, of: lowered, in: type)
      tree.codes[lowered.code].isInitialiser = true
      tree.codes[lowered.code].settledLine = settledLine(of: body, lowered.code, in: type)
      let parents = tree.types[type]?.inherited ?? []
      let hasParent = parents.contains { tree.types[$0]?.isReference == true }
      if hasParent, !lowered.isConvenience, !body.callsInit {
        let call = Call(name: "init", labels: [], values: [], trailing: 0, spelling: "()")
        tree.codes[lowered.code].body.append(
          Statement(line: SourceLine(line: 0), kind: .expression(.callSuper(call))))
      }
    }
    return method
  }

  func method(
    named base: String, _ clause: FunctionParameterClauseSyntax, at node: some SyntaxProtocol,
    of type: String?, isStatic: Bool
  ) -> Method {
    let labels = clause.parameters.map { $0.firstName.text }
    var method = Method(
      fullName: base + "(" + labels.map { $0 + ":" }.joined() + ")", baseName: base,
      labels: labels, code: reserveCode(), defaults: [], types: [], isInout: [],
      isStatic: isStatic, line: line(of: node))
    for (index, parameter) in clause.parameters.enumerated() {
      let declared = memberOfParameter(parameter.type) ?? lower(parameter.type)
      let isSelf = declared == .any && parameter.type.spelling == "Self"
      method.types.append(isSelf ? .parameter("Self") : declared)
      if let bound = rangeBound(of: parameter.type) { method.rangeBounds[index] = bound }
      noteTypeArguments(parameter.type, of: index, in: method.code)
      method.builders[index] = builder(among: parameter.attributes)
      method.isInout.append(parameter.type.isInout)
      if parameter.ellipsis != nil { method.variadic = index }
      if parameter.type.isAutoclosure { method.autoclosures.insert(index) }
      guard let value = parameter.defaultValue?.value else {
        method.defaults.append(nil)
        continue
      }
      let code = reserveCode()
      method.defaults.append(code)
      if let macro = value.as(MacroExpansionExprSyntax.self) {
        tree.callSites[code] = macro.macroName.text
      }
      let wanted = method.types[index]
      let isLate = parameter.type.isAutoclosure
      later(in: type, isStatic: true) { [unowned self] in
        if isLate {
          lowerLateDefault(value, code: code, as: wanted)
        } else {
          lowerValue(value, code: code, type: wanted, hasSelf: type != nil)
        }
      }
    }
    return method
  }

  /// The default value of an `@autoclosure` parameter.
  private func lowerLateDefault(_ value: ExprSyntax, code: Int, as type: TypeReference) {
    let outer = scope
    scope = Scope(enclosing: nil)
    let made = lowerAutoclosure(value, as: type)
    var lowered = scope.code
    lowered.body = [Statement(line: SourceLine(line: 0), kind: .return(made))]
    lowered.line = line(of: value)
    scope = outer
    tree.codes[code] = lowered
  }

  private func lowerBody(
    _ body: CodeBlockSyntax, _ clause: FunctionParameterClauseSyntax, of method: Method,
    in type: String?
  ) {
    let outer = functionName
    functionName = method.fullName
    failureType = method.failure
    enclosingConstraints = method.constraints
    defer { (functionName, failureType, enclosingConstraints) = (outer, nil, []) }
    tree.codes[method.code] = lowerCode(
      returnsValue: method.returns != nil, returns: method.returns, body.statements,
      brace: body.leftBrace, within: nil
    ) {
      if let type {
        declareSelf(of: type, isStatic: method.isStatic, isMutating: method.isMutating)
      }
      declareParameters(clause)
    }
  }

  /// Declares `self`. Closures in a mutating method share it.
  func declareSelf(of type: String, isStatic: Bool, isMutating: Bool) {
    let isShared = isMutating && tree.types[type]?.isReference != true
    guard let slot = scope.declare("self", isConstant: !isShared) else { return }
    scope.code.selfSlot = slot
    let own = TypeReference.named(type)
    scope.setType(isStatic ? .metatype(own) : tree.types[type]?.ownType ?? own, ofSlot: slot)
  }

  func declareParameters(_ clause: FunctionParameterClauseSyntax) {
    for parameter in clause.parameters where !declareWrapped(parameter) {
      let name = parameter.secondName ?? parameter.firstName
      let slot =
        name.tokenKind == .wildcard
        ? scope.newSlot() : declare(name, isConstant: !parameter.type.isInout)
      scope.code.parameters.append(slot)
      if parameter.type.isAutoclosure { scope.setAutoclosure(name.identifierText) }
      if isNSString(parameter.type) { scope.setNSString(name.identifierText) }
      let isList = parameter.ellipsis != nil
      if isList { scope.code.variadic = scope.code.parameters.count - 1 }
      let type = isList ? .array(lower(parameter.type)) : lower(parameter.type)
      let whole = wholeType(parameter.type).map { isList ? .array($0) : $0 }
      noteAny(parameter.type, type, nil, slot: slot)
      if case .parameter(let name) = type, let path = constraints[name] {
        scope.setType(.named(path), ofSlot: slot)
        scope.parameterSlots[slot] = name
      } else {
        scope.setType(whole ?? type, ofSlot: slot)
      }
      scope.code.parameterTypes.append(whole ?? type)
    }
  }

  /// The body of a default argument or of a property's initial value.
  func lowerValue(
    _ value: ExprSyntax, code: Int, type: TypeReference? = nil, annotation: TypeSyntax? = nil,
    hasSelf: Bool = false
  ) {
    let outer = scope
    scope = Scope(enclosing: nil)
    if hasSelf, let (type, isStatic) = enclosingType {
      declareSelf(of: type, isStatic: isStatic, isMutating: false)
    }
    scope.code.owner = enclosingType?.type
    let expression = lowerInitial(value, as: type, annotation)
    var lowered = scope.code
    lowered.body = [Statement(line: SourceLine(line: 0), kind: .return(expression))]
    lowered.line = line(of: value)
    tree.codes[code] = lowered
    scope = outer
  }

  /// The name of a stored property. Declares a computed property and returns nil.
  func storedProperty(
    _ binding: PatternBindingSyntax, of owner: String?, isStatic: Bool
  ) -> String? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      note(.notPlayed(Construct("a pattern as a property", "用模式声明的属性")), at: binding.pattern)
      return nil
    }
    guard let block = binding.accessorBlock, block.isComputed else { return name.identifierText }
    declareComputed(
      block, named: name.identifierText, of: owner, isStatic: isStatic,
      annotation: binding.typeAnnotation?.type)
    return nil
  }

  private func addObservers(_ block: AccessorBlockSyntax, named name: String, of type: String) {
    let (before, after) = declareObservers(block, named: name, of: type, isStatic: false)
    tree.types[type]?.observers.append(
      OwnType.Computed(name: name, willSet: before, didSet: after))
  }

  func declareFields(_ variable: VariableDeclSyntax, of type: String) {
    if tree.app != nil {
      if declareAdaptor(variable, of: type) { return }
      notePhase(variable)
    }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    for binding in variable.bindings {
      guard let text = storedProperty(binding, of: type, isStatic: false) else { continue }
      if variable.modifiers.have("override"), let block = binding.accessorBlock {
        addObservers(block, named: text, of: type)
        continue
      }
      guard tree.types[type]?.fields.contains(where: { $0.name == text }) == false else { continue }
      let declared = typeAnnotation(binding)
      if let wrapper = ownWrapper(of: variable) {
        declareWrapped(binding, text, wrapper, of: type, as: declared)
        if let block = binding.accessorBlock { addObservers(block, named: text, of: type) }
        continue
      }
      var field = OwnType.Field(
        name: text, isConstant: isConstant, isLazy: variable.modifiers.have("lazy"),
        type: binding.typeAnnotation.flatMap { wholeType($0.type) } ?? declared,
        line: line(of: binding))
      field.ownership = ownership(variable)
      field.isOpen = !isConstant && !variable.modifiers.limitSetter
      field.isPublished = variable.attributes.contains { $0.spelling == "@Published" }
      let isFilled = isFilledByWrapper(variable, binding)
      if isFilled {
        field.initial = opaqueCode("\(TypeReference.shortName(type)).\(text)")
      } else {
        noteAwaited(binding, variable, of: type)
      }
      if !isFilled, let value = binding.initializer?.value {
        let code = reserveCode()
        field.initial = code
        let isLazy = field.isLazy
        let index = tree.types[type]?.fields.count ?? 0
        if declared == nil {
          infer(value, in: type) { [unowned self] in tree.types[type]?.fields[index].type = $0 }
        }
        later(in: type, isStatic: !isLazy) { [unowned self] in
          lowerValue(
            value, code: code, type: declared, annotation: binding.typeAnnotation?.type,
            hasSelf: true)
        }
      }
      if let block = binding.accessorBlock {
        (field.willSet, field.didSet) = declareObservers(
          block, named: text, of: type, isStatic: false)
      }
      tree.types[type]?.fields.append(field)
      if field.isPublished, projections.contains("$" + text) { declareProjection(of: text, type) }
    }
  }
}

extension Lowering {
  func ownership(_ variable: VariableDeclSyntax) -> Ownership {
    let ownership: Ownership =
      variable.modifiers.have("weak")
      ? .weak : variable.modifiers.have("unowned") ? .unowned : .strong
    if ownership != .strong { tree.countsReferences = true }
    return ownership
  }

  func noteAwaited(
    _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax, of owner: String?
  ) {
    guard binding.initializer == nil, binding.accessorBlock == nil,
      !variable.modifiers.have("private"), !variable.modifiers.have("fileprivate"),
      let written = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      case .named(let type) = lower(written.wrappedType),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return }
    awaited.append((owner, name, type))
  }

  /// The type annotation; in `var a, b: Int` it applies to both names.
  func typeAnnotation(_ binding: PatternBindingSyntax) -> TypeReference? {
    if let own = binding.typeAnnotation { return lower(own.type) }
    guard binding.initializer == nil,
      let list = binding.parent?.as(PatternBindingListSyntax.self), list.count > 1
    else { return nil }
    return list.last?.typeAnnotation.map { lower($0.type) }
  }
}

extension TypeSyntax {
  var isInout: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.spelling == "inout" } == true
  }

  var isAutoclosure: Bool {
    self.as(AttributedTypeSyntax.self)?.attributes.contains { $0.spelling == "@autoclosure" }
      == true
  }
}

extension ExprSyntax {
  /// Whether evaluating it runs no code of the app.
  var isPlainLiteral: Bool {
    if let array = self.as(ArrayExprSyntax.self) {
      return array.elements.allSatisfy { $0.expression.isPlainLiteral }
    }
    if let dictionary = self.as(DictionaryExprSyntax.self) {
      guard case .elements(let list) = dictionary.content else { return true }
      return list.allSatisfy { $0.key.isPlainLiteral && $0.value.isPlainLiteral }
    }
    if let text = self.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    if let prefixed = self.as(PrefixOperatorExprSyntax.self) {
      return prefixed.expression.isPlainLiteral
    }
    return self.is(BooleanLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
      || self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
  }
}

extension AccessorBlockSyntax {
  /// Whether it has a getter.
  var isComputed: Bool {
    guard case .accessors(let list) = accessors else { return true }
    return list.contains {
      [.keyword(.get), .keyword(._read)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}
