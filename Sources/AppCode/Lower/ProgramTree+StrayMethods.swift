import LifecycleModel

/// Methods with a callback's name in classes where iOS does not call them.
extension ProgramTree {
  struct StrayMethod {
    var callback: Callback
    var method: Method
    /// The class.
    var type: String
  }

  /// Methods whose class cannot receive the callback. Excludes methods that the files call themselves, and classes
  /// whose superclass or protocols may be a delegate's.
  var strayMethods: [StrayMethod] {
    let played = Callback.allCases.filter {
      !ProgramTree.conformances(of: $0).isEmpty && $0.swiftName.hasSuffix(")")
    }
    let classes = types.values.filter(\.isReference).sorted { $0.line < $1.line }
    let strays = classes.flatMap { type in
      played.compactMap { callback in stray(callback, in: type) }
    }
    guard !strays.isEmpty else { return [] }
    let called = calledNames
    return strays.filter { !$0.method.isCalled(in: called) }
  }

  private func stray(_ callback: Callback, in type: OwnType) -> StrayMethod? {
    guard
      let method = type.methods.first(where: {
        $0.fullName == callback.swiftName && !$0.isStatic && !$0.isPrivate
      }), !owners(of: callback).contains(where: { tables[$0]?.names.contains(type.name) == true }),
      tables[type.name]?.names.contains(where: { mayHave(callback, $0, type) }) == false
    else { return nil }
    return StrayMethod(callback: callback, method: method, type: type.name)
  }

  /// Whether code outside of the files may call the callback in a class with that superclass or
  /// protocol.
  private func mayHave(_ callback: Callback, _ name: String, _ type: OwnType) -> Bool {
    if name.hasSuffix("ApplicationDelegate")
      || (types[name] == nil && name.hasSuffix("AppDelegate"))
    {
      return callback.row.object == .applicationDelegate
    }
    if name.hasSuffix("SceneDelegate") { return callback.row.object == .scene }
    return isUnknown(name) && type.mayBeSuperclass(name) && !name.hasPrefix("UI")
  }

  /// Each call by its name and first labels. A call with a trailing closure, which has no label, also by its name
  /// alone.
  var calledNames: Set<String> { names(ofCallsWhere: { _ in true }) }

  /// `isMeant`: whether calls of a member of that owner count.
  func names(
    countingSuper: Bool = true, ofCallsWhere isMeant: (Expression) -> Bool
  ) -> Set<String> {
    var names: Set<String> = []
    for code in codes {
      code.body.visitExpressions { expression in
        switch expression {
        case .callMember(let owner, _, let call):
          if isMeant(owner) { names.formUnion(call.keys) }
        case .callNamed(let call): names.formUnion(call.keys)
        case .callSuper(let call): if countingSuper { names.formUnion(call.keys) }
        default: break
        }
      }
    }
    return names
  }

  /// Methods in extensions of types that are not in the files. No file calls them, and they pass closures to methods of
  /// the files.
  var unreachedMethods: [(method: Method, type: String)] {
    let extended = types.values.filter { type in
      guard case .extended = type.kind else { return false }
      return !KnownType.isKnown(type.name) && !KnownType.protocols.contains(type.name)
        && KnownType.collections[type.name] == nil && !type.name.contains(".")
    }
    guard !extended.isEmpty else { return [] }
    let called = calledNames
    let own = Set(types.values.filter(\.isReference).flatMap { $0.methods.map(\.baseName) })
    return extended.sorted { $0.name < $1.name }.flatMap { type in
      type.methods.filter { method in
        !method.isPrivate && !method.isCalled(in: called)
          && handsClosure(codes[method.code], to: own)
      }
      .map { ($0, type.name) }
    }
  }

  private func handsClosure(_ code: Code, to names: Set<String>) -> Bool {
    code.body.containsExpression { expression in
      guard case .callMember(_, _, let call) = expression, names.contains(call.name) else {
        return false
      }
      return call.values.contains { if case .closure = $0 { true } else { false } }
    }
  }

  static func key(_ name: String, _ labels: [String]) -> String {
    name + "(" + labels.prefix(2).joined(separator: ":")
  }

  static func keyOfTrailing(_ name: String) -> String { name + "{" }

  /// The protocols whose conforming classes have the callback; empty for closures.
  static func conformances(of callback: Callback) -> [String] {
    switch callback.row.object {
    case .applicationDelegate: return ["UIApplicationDelegate"]
    case .center: return ["UNUserNotificationCenterDelegate"]
    case .location: return ["CLLocationManagerDelegate"]
    case .session:
      return [
        "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDownloadDelegate",
        "URLSessionDataDelegate",
      ]
    case .voip: return ["PKPushRegistryDelegate"]
    case .scene: return ["UIWindowSceneDelegate", "UISceneDelegate"]
    case .view, .serviceExtension: return []
    }
  }

  /// Whether the code passes a delegate to a URLSession. Its class may conform in another file.
  var handsDelegateToSession: Bool {
    codes.contains { code in
      code.body.containsExpression { expression in
        guard case .callNamed(let call) = expression else { return false }
        return call.name == "URLSession" && call.labels.contains("delegate")
      }
    }
  }
}

extension Method {
  /// Whether the calls, as `names(ofCallsWhere:)` gives them, may be of this method.
  func isCalled(in names: Set<String>) -> Bool {
    names.contains(ProgramTree.key(baseName, labels))
      || types.contains(where: \.wrapped.isFunction)
        && names.contains(ProgramTree.keyOfTrailing(baseName))
  }
}

extension Call {
  fileprivate var keys: [String] {
    [ProgramTree.key(name, labels)] + (trailing > 0 ? [ProgramTree.keyOfTrailing(name)] : [])
  }
}

extension Expression {
  /// Whether it is a name of unknown code.
  var isUnknownName: Bool {
    if case .literal(.opaque) = self { true } else { false }
  }
}
