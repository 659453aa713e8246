import LifecycleModel
import SwiftSyntax

/// Members without a written type: `.background`.
extension Lowering {
  func implicitMember(_ name: String, as type: TypeReference?) -> Expression {
    // Where an Optional is expected, `.none` is nil, even if the type has such a case.
    if name == "none", type?.isOptional == true { return .literal(.none) }
    if let path = declaredPaths(of: type?.wrapped).first(where: { hasStatic(name, $0) }) {
      return .member(.literal(.type(path)), name)
    }
    if type?.isOptional == true, hasStatic(name, "Optional") {
      return .member(.literal(.type("Optional")), name)
    }
    if let type = type?.wrapped, type.isNumber,
      let value = KnownStatic.number(type.swiftName, name)
    {
      return .literal(value)
    }
    if name != "none", case .parameter(let parameter)? = type?.wrapped,
      ownParameters[parameter] != nil
    {
      return .cast(.implicitMember(name), .parameter(parameter), .known)
    }
    // `.max` where the extension's `Self` is expected.
    if type == nil || type == .any, KnownStatic.number("Int", name) != nil,
      let around = enclosingType?.type, tree.types[around]?.kind == .extended,
      KnownType.protocols.contains(around),
      let own = selfExpression
    {
      return .member(selfType(of: own), name)
    }
    // Several types have a `main`.
    if name == "main", case .named(let path)? = type?.wrapped, path != "DispatchQueue",
      tree.types[path] == nil
    {
      return .member(.literal(.type(path)), name)
    }
    if type == nil, let path = extensionOfLibrary(declaring: name) {
      return .member(.literal(.type(path)), name)
    }
    return name == "none" ? .literal(.none) : .implicitMember(name)
  }

  /// The library type of `.name` when the context is unknown, usually in an argument of a library method. It is the
  /// only type of the files with such a static member, provided that the library has no member of that name.
  func extensionOfLibrary(declaring name: String) -> String? {
    guard !KnownNames.members.contains(name), let owners = staticOwners[name], owners.count == 1,
      let path = owners.first, tree.types[path]?.kind == .extended
    else { return nil }
    return path
  }

  /// Whether a static method of the type has this name and the labels of the call. If not, the name is that of a
  /// variable.
  func mayCall(_ call: FunctionCallExprSyntax, _ name: String, of path: String) -> Bool {
    let found = methods(name, of: path, isStatic: true)
    let labels = call.arguments.compactMap(\.label?.text)
    return found.isEmpty || found.contains { method in labels.allSatisfy(method.labels.contains) }
  }

  /// Whether the type has such a case, static variable or nested type.
  func hasStatic(_ name: String, _ path: String) -> Bool {
    tree.types[path]?.cases.contains { $0.name == name } == true
      || hasMember(name, path, isStatic: true)
  }
}
