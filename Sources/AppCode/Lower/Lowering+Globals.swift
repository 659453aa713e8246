import LifecycleModel
import SwiftSyntax

/// Global variables and static properties.
extension Lowering {
  func declareGlobals(_ variable: VariableDeclSyntax, owner: String?) {
    for binding in variable.bindings {
      if declareParts(of: binding, variable, owner: owner) { continue }
      guard let text = storedProperty(binding, of: owner, isStatic: true) else { continue }
      let isKnown = tree.globals.indices.contains { index in
        tree.globals[index].name == text && tree.globals[index].owner == owner
          && (owner != nil || globalFiles[index] == file.firstLine)
      }
      if isKnown { continue }
      let type = typeAnnotation(binding)
      if let wrapper = ownWrapper(of: variable), let owner {
        declareWrappedStatic(binding, text, wrapper, of: owner, as: type)
        continue
      }
      var global = ProgramTree.Global(
        name: text, owner: owner,
        isConstant: variable.bindingSpecifier.tokenKind == .keyword(.let), type: type,
        isPlain: binding.initializer.map { $0.value.isPlainLiteral } ?? true)
      let isOpen = !global.isConstant && !variable.modifiers.limitSetter
      global.openLine = isOpen ? line(of: binding) : nil
      noteAwaited(binding, variable, of: owner)
      if isFilledByWrapper(variable, binding) {
        global.initial = opaqueCode(owner.map { "\($0).\(text)" } ?? text)
        global.isPlain = false
      } else if let value = binding.initializer?.value {
        if !value.is(ClosureExprSyntax.self) {
          noteWaits(
            in: value,
            Construct(
              "other events during a wait in the first value of '\(text)'",
              "'\(text)' 的初始值的等待期间发生的其他事件"))
        }
        let code = reserveCode()
        global.initial = code
        let index = tree.globals.count
        if type == nil {
          infer(value, in: owner) { [unowned self] in tree.globals[index].type = $0 }
        }
        later(in: owner, isStatic: true) { [unowned self] in
          lowerValue(
            value, code: code, type: type, annotation: binding.typeAnnotation?.type,
            hasSelf: owner != nil)
        }
      }
      if let block = binding.accessorBlock {
        (global.willSet, global.didSet) = declareObservers(
          block, named: text, of: owner, isStatic: true)
      }
      globalFiles[tree.globals.count] = file.firstLine
      tree.globals.append(global)
    }
  }

  /// `let (width, height) = size()`: a hidden global holds the tuple, and each name reads one part.
  /// Returns false for other patterns.
  private func declareParts(
    of binding: PatternBindingSyntax, _ variable: VariableDeclSyntax, owner: String?
  ) -> Bool {
    guard let tuple = binding.pattern.as(TuplePatternSyntax.self),
      let value = binding.initializer?.value
    else { return false }
    let names = tuple.elements.map {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    }
    let isPlain = zip(names, tuple.elements).allSatisfy {
      $0 != nil || $1.pattern.is(WildcardPatternSyntax.self)
    }
    guard isPlain else { return false }
    let whole = tree.globals.count
    let code = reserveCode()
    let declared = binding.typeAnnotation.map { lower($0.type) }
    tree.globals.append(
      ProgramTree.Global(
        name: "(\(names.map { $0 ?? "_" }.joined(separator: ", ")))", owner: owner,
        isConstant: true, initial: code, isPlain: false))
    later(in: owner, isStatic: true) { [unowned self] in
      lowerValue(value, code: code, type: declared, annotation: nil, hasSelf: owner != nil)
    }
    var places: [Int: Int] = [:]
    for (part, name) in names.enumerated() {
      guard let name else { continue }
      let code = reserveCode()
      places[part] = tree.globals.count
      globalFiles[tree.globals.count] = file.firstLine
      tree.globals.append(
        ProgramTree.Global(
          name: name, owner: owner,
          isConstant: variable.bindingSpecifier.tokenKind == .keyword(.let), initial: code,
          isPlain: false))
      tree.codes[code].body = [
        Statement(
          line: SourceLine(line: 0), kind: .return(.member(.global(whole), "\(part)")))
      ]
      tree.codes[code].line = line(of: binding)
    }
    func setTypes(_ type: TypeReference?) {
      guard case .tuple(let types, _)? = type else { return }
      for (part, type) in types.enumerated() {
        if let index = places[part] { tree.globals[index].type = type }
      }
    }
    setTypes(declared)
    if declared == nil { infer(value, in: owner) { setTypes($0) } }
    return true
  }
}
