import LifecycleModel
import SwiftSyntax

/// Property wrappers of the files: `name` is `_name.wrappedValue`, `$name` its `projectedValue`.
extension Lowering {
  struct Wrapper {
    var path: String
    var attribute: AttributeSyntax
  }

  func ownWrapper(of variable: VariableDeclSyntax) -> Wrapper? {
    for case .attribute(let attribute) in variable.attributes {
      let name = String(attribute.attributeName.spelling.prefix { $0 != "<" })
      guard let path = resolve(name), tree.types[path]?.kind != .protocolType else { continue }
      return Wrapper(path: path, attribute: attribute)
    }
    return nil
  }

  func declareWrapped(
    _ binding: PatternBindingSyntax, _ name: String, _ wrapper: Wrapper, of type: String,
    as declared: TypeReference?
  ) {
    var field = OwnType.Field(
      name: "_" + name, isConstant: false, type: .named(wrapper.path), line: line(of: binding))
    field.wrapper = name
    var arguments: [LabeledExprSyntax] = []
    if case .argumentList(let list)? = wrapper.attribute.arguments { arguments = Array(list) }
    let value = binding.initializer?.value
    do {
      let code = reserveCode()
      field.initial = code
      later(in: type, isStatic: true) { [unowned self] in
        let outer = scope
        scope = Scope(enclosing: nil)
        declareSelf(of: type, isStatic: true, isMutating: false)
        // Members of the wrapper may stand below: only now it is known what it can be made of.
        guard
          value != nil || !arguments.isEmpty || declared?.isOptional == true
            || initialisers(of: wrapper.path).contains(where: {
              $0.defaults.allSatisfy { $0 != nil }
            })
        else {
          tree.codes[code].body = [
            Statement(line: SourceLine(line: 0), kind: .giveBack(.literal(.none)))
          ]
          tree.codes[code].slotCount = 1
          tree.codes[code].selfSlot = 0
          scope = outer
          return
        }
        var call = Call(name: wrapper.path, labels: [], values: [], trailing: 0, spelling: "()")
        if let value, wrapper.path == "StateObject" {
          // Made when it is first read (swiftui.F6).
          let making = reserveCode()
          lowerValue(value, code: making, type: declared)
          call.labels.append("lazily")
          call.values.append(.literal(.closure(code: making, captured: [])))
        } else if let value {
          call.labels.append("wrappedValue")
          call.values.append(lower(value, as: declared))
        } else if arguments.isEmpty, declared?.isOptional == true {
          call.labels.append("wrappedValue")
          call.values.append(.literal(.none))
        }
        for argument in arguments {
          call.labels.append(argument.label?.identifierText ?? "_")
          call.values.append(lower(argument.expression))
        }
        var lowered = scope.code
        lowered.body = [
          Statement(line: SourceLine(line: 0), kind: .giveBack(.callNamed(call)))
        ]
        tree.codes[code] = lowered
        scope = outer
      }
    }
    tree.types[type]?.fields.append(field)
    for (shown, part) in [(name, "wrappedValue"), ("$" + name, "projectedValue")] {
      var computed = OwnType.Computed(name: shown)
      computed.type = part == "wrappedValue" ? declared : nil
      computed.getter = forwarding("_" + name, part, of: type, isSetter: false)
      computed.setter = forwarding("_" + name, part, of: type, isSetter: true)
      if part == "wrappedValue" { computed.wrapper = wrapper.path }
      tree.types[type]?.computed.append(computed)
    }
  }

  private func forwarding(
    _ field: String, _ part: String, of type: String, isSetter: Bool
  ) -> Int {
    let code = reserveCode()
    later(in: type, isStatic: false) { [unowned self] in
      let outer = scope
      scope = Scope(enclosing: nil)
      declareSelf(of: type, isStatic: false, isMutating: isSetter)
      let own = scope.code.selfSlot ?? 0
      let kind: Statement.Kind
      if isSetter {
        let slot = scope.newSlot()
        scope.code.parameters = [slot]
        kind = .expression(
          .assign(.member(.member(.slot(own), field), part), .slot(slot)))
      } else {
        kind = .giveBack(.member(.member(.slot(own), field), part))
      }
      var lowered = scope.code
      lowered.body = [Statement(line: SourceLine(line: 0), kind: kind)]
      tree.codes[code] = lowered
      scope = outer
    }
    return code
  }
}
