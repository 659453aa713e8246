import LifecycleModel

/// Type arguments of superclasses: `final class Users: Service<User>`.
extension Interpreter {
  /// The type arguments for the generic parameters of `owner`, which declares the running code. The instance, or the
  /// class itself, may be of a subclass of `owner`.
  func typeArguments(of instance: Value, in owner: String?) -> Bindings {
    let own = typeArguments(of: instance)
    guard let owner, tree.types[owner]?.kind == .classType,
      tree.tables[owner]?.parameters.isEmpty == false
    else { return own }
    var type = ""
    if case .type(let name) = instance { type = ownName(name) }
    if case .reference = instance { type = typeNames(of: instance).first ?? "" }
    var found = own
    // In source that does not compile, a class may be its own superclass.
    for _ in 0..<Lowering.deepestSuperclass where type != owner {
      guard
        let parent = tree.types[type]?.inherited.first(where: {
          tree.types[$0]?.isReference == true
        })
      else { return own }
      var next: Bindings = [:]
      for parameter in tree.tables[parent]?.parameters ?? [] {
        next[parameter] = tree.nestedAliases[type + "." + parameter]?.mapped {
          found[$0] ?? .parameter($0)
        }
      }
      (type, found) = (parent, next)
    }
    return type == owner ? found : own
  }
}
