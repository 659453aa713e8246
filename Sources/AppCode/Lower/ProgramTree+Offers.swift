import LifecycleModel

/// Methods and classes of the files that code outside of them calls or extends.
extension ProgramTree {
  /// Methods that no file calls: those of a class, or of an extension, that conforms to a protocol
  /// of unknown code, overrides of a superclass of unknown code, and further methods of one of the
  /// system's delegates.
  var offeredMethods: [(method: Method, type: String)] {
    let classes = types.values.filter(\.isReference)
    let offers = classes.sorted { $0.line < $1.line }.flatMap { type in
      let isController =
        tables[type.name]?.names.contains { $0.hasSuffix("ViewController") } == true
      return type.methods.filter { method in
        if isController, !ProgramTree.isOfContentExtension(method) { return false }
        if method.isPrivate { return false }
        if method.isOverride { return isOverrideOfUnknownCode(method, in: type) }
        return protocols(of: method, in: type).contains {
          isOfUnknownCode($0) || isFurther(method, of: $0)
        }
      }
      .map { (method: $0, type: type.name) }
    }
    guard !offers.isEmpty else { return [] }
    // An override that calls `super` is not called by that.
    let (called, selectors) = (
      names(countingSuper: false, ofCallsWhere: { _ in true }), selectorNames
    )
    let calledHere = names(countingSuper: false, ofCallsWhere: { !$0.isUnknownName })
    let played = Set(
      Callback.allCases.map(\.swiftName) + ProgramTree.asyncForms.map(\.name))
    return offers.filter { method, _ in
      // A static method that a type of unknown code has as well is not called with it.
      let called = method.isStatic ? calledHere : called
      return !method.isCalled(in: called)
        && !selectors.contains(method.baseName) && !played.contains(method.fullName)
    }
  }

  /// The protocols that the method may be for: those of its part of the class. A method such as
  /// `sdk(_:didFail:)` may be for those of another part.
  private func protocols(of method: Method, in type: OwnType) -> [String] {
    let isEvent =
      method.labels.count > 1 && method.labels[0] == "_"
      && ["did", "will", "should"].contains(where: method.labels[1].hasPrefix)
    guard method.protocols.isEmpty, isEvent else { return method.protocols }
    return type.inherited.filter { $0 != type.writtenFirst || !type.mayBeSuperclass($0) }
  }

  private func isOverrideOfUnknownCode(_ method: Method, in type: OwnType) -> Bool {
    let line = lineage(of: type.name).filter(\.isReference)
    guard let base = line.last?.inherited.first else { return false }
    if ["UIResponder", "UIApplication"].contains(base) { return true }
    guard isOfUnknownCode(base),
      !["UI", "NS", "UN"].contains(where: base.hasPrefix),
      !["View", "Controller", "Cell", "Operation"].contains(where: base.hasSuffix)
    else { return false }
    return !line.dropFirst().contains { part in
      part.methods.contains { $0.fullName == method.fullName && !$0.isOverride }
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
    (isUnknown(name) || isOfSystem(name)) && !KnownType.protocols.contains(name)
      && !ProgramTree.systemProtocols.contains(name)
  }

  /// Whether it is a protocol of a framework whose methods iOS calls and PushLab does not.
  private func isOfSystem(_ name: String) -> Bool {
    types[name] == nil
      && ["CL", "CX", "AV", "PK", "UN", "BG"].contains(where: name.hasPrefix)
      && ["Delegate", "Extension", "Observer"].contains(where: name.hasSuffix)
  }

  /// The full names of the methods that no file calls and that only iOS may call.
  var offeredToSystem: Set<String> {
    Set(
      offeredMethods.map(\.method).filter { method in
        !method.protocols.contains { isOfUnknownCode($0) && !isOfSystem($0) }
          && (method.isOverride || method.protocols.contains(where: isOfSystem))
      }
      .map(\.fullName))
  }

  /// Protocols whose methods iOS or Foundation calls, and those without methods of a delegate.
  private static let systemProtocols: Set = Set(
    Callback.allCases.flatMap(ProgramTree.conformances)
      + [
        serviceExtension, "UIWindowSceneDelegate", "UISceneDelegate", "NSCopying",
        "NSMutableCopying", "NSCoding",
        "NSSecureCoding", "Error", "LocalizedError", "CustomNSError", "Identifiable", "AnyObject",
        "CaseIterable", "NSObjectProtocol",
      ])

  var selectorNames: Set<String> {
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

  /// Classes that are a service extension by the name of a superclass that is not in the files, by
  /// Xcode's name for the class and its superclass, or by an override that takes a content handler.
  var serviceExtensions: [(name: String, superclass: String)] {
    let found = types.values.filter(\.isReference).compactMap { type -> (OwnType, String)? in
      guard let base = lineage(of: type.name).last(where: \.isReference)?.inherited.first,
        isUnknown(base), base != ProgramTree.serviceExtension
      else { return nil }
      let own = TypeReference.shortName(type.name)
      let isNamedSo =
        base.hasSuffix("NotificationServiceExtension")
        || own == "NotificationService" && base.hasSuffix(own)
      let hasMethod = type.methods.contains { method in
        method.isOverride
          && (method.labels.contains("withContentHandler")
            || method.fullName == Callback.serviceExtensionTimeWillExpire.swiftName)
      }
      return isNamedSo || hasMethod ? (type, base) : nil
    }
    return found.sorted { $0.0.line < $1.0.line }.map { ($0.0.name, $0.1) }
  }

  /// Whether it is a method of UNNotificationContentExtension, whose class is a view controller.
  private static func isOfContentExtension(_ method: Method) -> Bool {
    method.protocols.contains("UNNotificationContentExtension")
      && ["didReceive", "mediaPlay", "mediaPause"].contains(method.baseName)
  }

  static let serviceExtension = "UNNotificationServiceExtension"
}
