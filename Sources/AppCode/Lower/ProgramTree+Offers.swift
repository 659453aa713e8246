import LifecycleModel

/// Methods and classes of the files that code outside of them calls or extends.
extension ProgramTree {
  /// Methods that no file calls, in a class, or in an extension, that conforms to a protocol of
  /// unknown code, or further methods of one of the system's delegates.
  var offeredMethods: [(method: Method, type: String)] {
    let classes = types.values.filter { type in
      guard type.isReference else { return false }
      return tables[type.name]?.names.contains { $0.hasSuffix("ViewController") } != true
    }
    let offers = classes.sorted { $0.line < $1.line }.flatMap { type in
      type.methods.filter { method in
        !method.labels.isEmpty && !method.isPrivate && !method.isStatic && !method.isOverride
          && method.protocols.contains { isOfUnknownCode($0) || isFurther(method, of: $0) }
      }
      .map { (method: $0, type: type.name) }
    }
    guard !offers.isEmpty else { return [] }
    let (called, selectors) = (calledNames, selectorNames)
    let played = Set(
      Callback.allCases.map(\.swiftName) + ProgramTree.asyncForms.map(\.name))
    return offers.filter { method, _ in
      !called.contains(ProgramTree.key(method.baseName, method.labels))
        && !selectors.contains(method.baseName) && !played.contains(method.fullName)
    }
  }

  /// Whether the method has the first name of those that iOS calls on a delegate of the protocol,
  /// as in `locationManager(_:...)`. Returns false for a misspelled method that PushLab plays.
  private func isFurther(_ method: Method, of name: String) -> Bool {
    let callbacks = Callback.allCases.filter {
      ProgramTree.conformances(of: $0).contains(name) && $0.swiftName.hasSuffix(")")
    }
    return callbacks.contains { $0.swiftName.hasPrefix(method.baseName + "(_:") }
      && method.labels.count > 1 && !callbacks.contains { method.isSlip(of: $0.swiftName) }
  }

  private func isOfUnknownCode(_ name: String) -> Bool {
    isUnknown(name) && !KnownType.protocols.contains(name)
      && !ProgramTree.systemProtocols.contains(name)
  }

  /// Protocols whose methods iOS or Foundation calls, and those without methods of a delegate.
  private static let systemProtocols: Set = Set(
    Callback.allCases.flatMap(ProgramTree.conformances)
      + [
        "UIWindowSceneDelegate", "UISceneDelegate", "NSCopying", "NSMutableCopying", "NSCoding",
        "NSSecureCoding", "Error", "LocalizedError", "CustomNSError", "Identifiable", "AnyObject",
        "CaseIterable", "NSObjectProtocol",
      ])

  private var selectorNames: Set<String> {
    var names: Set<String> = []
    for code in codes {
      code.body.visitExpressions { expression in
        if case .literal(.object("Selector", let parts)) = expression,
          case .string(let name)? = parts.first
        {
          names.insert(name)
        }
      }
    }
    return names
  }

  /// Classes that are a service extension by the name of a superclass that is not in the files, or
  /// by their method.
  var serviceExtensions: [(name: String, superclass: String)] {
    let found = types.values.filter(\.isReference).compactMap { type -> (OwnType, String)? in
      guard let base = lineage(of: type.name).last(where: \.isReference)?.inherited.first,
        isUnknown(base), base != ProgramTree.serviceExtension
      else { return nil }
      let isNamedSo = base.hasSuffix("NotificationServiceExtension")
      let hasMethod = type.methods.contains {
        $0.isOverride && $0.fullName == Callback.serviceExtensionDidReceive.swiftName
      }
      return isNamedSo || hasMethod ? (type, base) : nil
    }
    return found.sorted { $0.0.line < $1.0.line }.map { ($0.0.name, $0.1) }
  }

  static let serviceExtension = "UNNotificationServiceExtension"
}
