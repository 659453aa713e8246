import LifecycleModel

/// Methods and classes of the files that code outside of them calls or extends.
extension ProgramTree {
  /// Methods that no file calls, but that other code may call: methods of a class or extension that conforms to an
  /// unknown protocol, overrides of an unknown superclass, and unsupported methods of a system delegate.
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
    // An override that calls `super` does not call itself.
    let (called, selectors) = (
      names(countingSuper: false, ofCallsWhere: { _ in true }), selectorNames
    )
    let calledHere = names(countingSuper: false, ofCallsWhere: { !$0.isUnknownName })
    let played = Set(
      Callback.allCases.map(\.swiftName) + ProgramTree.asyncForms.map(\.name))
    return offers.filter { method, _ in
      // Calls of a static method of an unknown type with the same name do not count.
      let called = method.isStatic ? calledHere : called
      return !method.isCalled(in: called)
        && !selectors.contains(method.baseName) && !played.contains(method.fullName)
    }
  }

  /// The protocols that may require the method: those of its declaration or extension. A method such as
  /// `sdk(_:didFail:)` may belong to those of another part of the class.
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

  /// Whether the method has the base name of the delegate methods of this protocol, as in `locationManager(_:...)`.
  /// False for a misspelled method that PushLab simulates.
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

  /// Whether iOS calls methods of this framework protocol that PushLab does not call.
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

  /// Protocols whose methods iOS or Foundation calls, and protocols without delegate methods.
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

  /// Service extension classes, recognised by the name of a superclass that is not in the files, by Xcode's name for
  /// the class and its superclass, or by an override with a content handler.
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
