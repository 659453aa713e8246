import LifecycleModel
import SwiftSyntax

/// `$name` of a property with `@Published`: a publisher (see `CombineSource`), which gets the new value before the
/// property does.
extension Lowering {
  func declareProjection(of name: String, _ type: String) {
    var field = OwnType.Field(name: "$" + name, isConstant: false, line: 0)
    field.isLazy = true
    field.type = .named("CombinePublished")
    field.initial = codeOfProjection(type, takesValue: false) { own, _ in
      let path = Expression.literal(.object("KeyPath", [.string(name)]))
      return .callNamed(
        Call(
          name: "CombinePublished", labels: ["_", "_"], values: [own, path], trailing: 0,
          spelling: "(self)"))
    }
    tree.types[type]?.fields.append(field)
    let send = codeOfProjection(type, takesValue: true) { own, value in
      .callMember(
        .member(own, field.name), place: nil,
        Call(name: "send", labels: ["_"], values: [value], trailing: 0, spelling: "(newValue)"))
    }
    tree.types[type]?.observers.append(OwnType.Computed(name: name, willSet: send))
  }

  private func codeOfProjection(
    _ type: String, takesValue: Bool,
    _ body: @escaping (_ own: Expression, _ value: Expression) -> Expression
  ) -> Int {
    let code = reserveCode()
    later(in: type, isStatic: false) { [unowned self] in
      let outer = scope
      defer { scope = outer }
      scope = Scope(enclosing: nil)
      declareSelf(of: type, isStatic: false, isMutating: false)
      let value = scope.newSlot()
      if takesValue { scope.code.parameters = [value] }
      let result = body(.slot(scope.code.selfSlot ?? 0), .slot(value))
      var lowered = scope.code
      lowered.body = [Statement(line: SourceLine(line: 0), kind: .return(result))]
      tree.codes[code] = lowered
    }
    return code
  }
}
