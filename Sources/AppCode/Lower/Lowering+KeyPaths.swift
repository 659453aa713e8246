import LifecycleModel
import SwiftSyntax

/// Key paths. A component is a name; a subscript is a tuple of its key. A property whose static type
/// decides which declaration is meant is a tuple with the name as its label.
extension Lowering {
  func lower(_ path: KeyPathExprSyntax, as type: TypeReference?) -> Expression {
    var names: [Value] = []
    var keys: [Expression] = []
    for component in path.components {
      switch component.component {
      case .property(let property): names.append(.string(property.declName.baseName.identifierText))
      case .optional(let mark):
        let isForced = mark.questionOrExclamationMark.tokenKind == .exclamationMark
        names.append(.string(isForced ? "!" : "?"))
      case .subscript(let index):
        guard let only = index.arguments.first, index.arguments.count == 1, only.label == nil
        else { return refuse(Construct("this key path", "这种键路径"), at: path) }
        if case .literal(let key) = lower(only.expression) {
          names.append(.tuple([key]))
        } else {
          keys.append(lower(only.expression))
          names.append(.tuple([]))
        }
      default: return refuse(Construct("this key path", "这种键路径"), at: path)
      }
    }
    names.removeAll { $0 == .string("self") }
    var root = path.root.map { lower($0) }
    if root == nil, case .function(let parameters, _)? = type?.wrapped { root = parameters.first }
    let made = Expression.literal(.object("KeyPath", rooted(names, at: root)))
    guard !keys.isEmpty else { return made }
    return .callNamed(
      Call(
        name: Lowering.keysInPath, labels: ["_"] + keys.map { _ in "_" }, values: [made] + keys,
        trailing: 0, spelling: ""))
  }

  /// Puts the values of keys that are no literals into a key path: `\.headers[name]`. They are evaluated when the key
  /// path is made.
  static let keysInPath = "keys in a key path"

  /// The components of a key path that begins at a value of the type.
  private func rooted(_ names: [Value], at root: TypeReference?) -> [Value] {
    var type = root
    return names.map { component in
      guard case .string(let name) = component else {
        type = nil
        return component
      }
      if name == "?" || name == "!" {
        type = type?.wrapped
        return component
      }
      let owner = type?.plain
      type = memberType(name, of: owner)
      if let getter = getter(name, at: owner) { return .labelled([name], [.int(getter)]) }
      if case .named(let path)? = owner, askedMember(name, of: owner, .literal(.none)) != nil {
        return .labelled([name], [.type(path)])
      }
      return component
    }
  }

  /// The getter of a component that only protocol extensions declare.
  private func getter(_ name: String, at owner: TypeReference?) -> Int? {
    guard case .parameter(let parameter)? = owner else { return extensionGetter(name, of: owner) }
    let slot = scope.newSlot()
    scope.parameterSlots[slot] = parameter
    return visibleGetter(name, of: .slot(slot), nil)
  }

  /// A key path with the root that its annotation names: `KeyPath<any Shape, String>`.
  func rooted(_ value: Expression, by annotation: TypeSyntax?) -> Expression {
    guard let written = annotation?.as(IdentifierTypeSyntax.self),
      written.name.text.hasSuffix("KeyPath"),
      let root = written.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    else { return value }
    switch value {
    case .literal(.object("KeyPath", let names)):
      return .literal(.object("KeyPath", rooted(names, at: lower(root))))
    case .cast(let inner, let type, let kind):
      return .cast(rooted(inner, by: annotation), type, kind)
    default: return value
    }
  }
}
