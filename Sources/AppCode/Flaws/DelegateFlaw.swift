import LifecycleModel

/// A likely mistake in a delegate, as data. The module Lint words it.
package enum DelegateFlaw: Hashable, Sendable {
  /// The method's name in the files, and Apple's.
  case nearMiss(String, meant: Callback)
  case privateMethod(Callback)
  /// The class of the method does not conform to the delegate's protocol.
  case stray(Callback, of: String)
  /// Only a subclass has the method, and it lacks `@objc`. In a generic class Objective-C cannot
  /// see such a method; elsewhere the compiler infers `@objc` from the inherited conformance.
  case subclassOnly(Callback)
  /// The method of iOS, and the line, from 1, where it returns without calling its handler. The line is nil if no line
  /// calls the handler.
  case handlerNeverCalled(String, leftAt: Int?)
  case handlerCalledTwice(String)
  /// The handler is passed to a method or closure that can return without calling it.
  case handlerDropped(String, by: String?, line: Int)
  case modeMissing(Callback, BackgroundMode)
  /// The delegate of UNUserNotificationCenter is set after the launch, or never.
  case delegateSetLate(isSet: Bool)
  case lacks(Lack)
  /// iOS never calls the method on this profile's version.
  case neverCalled(Callback, Profile.Name)

  /// A call that the app needs and that its files do not contain.
  package enum Lack: Hashable, Sendable {
    case registration, callReport, callReportOnEveryWay, taskEnd, taskRegistration
    case taskRegistrationAtLaunch
  }
}

extension DelegateProgram {
  /// The mistakes in the app. `modes`: UIBackgroundModes, nil if unknown. `profile`: the requested
  /// iOS version.
  package func flaws(modes: [BackgroundMode]?, profile: Profile?) -> [Located<DelegateFlaw>] {
    var flaws: [Located<DelegateFlaw>] = []
    for callback in Callback.allCases {
      if let found = tree.callbacks[callback] {
        func flaw(_ kind: DelegateFlaw) {
          flaws.append(
            Located(line: found.method.line, column: found.method.column, kind))
        }
        if !found.isAsync, callback.hasHandler {
          handlerFlaws(found.method, callback.swiftName).forEach(flaw)
        }
        if let mode = callback.row.mode, let modes, !modes.contains(mode) {
          flaw(.modeMissing(callback, mode))
        }
        if let profile, isNeverCalled(callback, in: profile) {
          flaw(.neverCalled(callback, profile.name))
        }
        if isSubclassOnly(found) { flaw(.subclassOnly(callback)) }
      } else {
        flaws += unseen(callback)
      }
    }
    flaws += tree.strayMethods.map { stray in
      Located(
        line: stray.method.line, column: stray.method.column,
        DelegateFlaw.stray(stray.callback, of: stray.type))
    }
    return flaws + otherHandlerFlaws + centreFlaws + lacks
  }

  /// Mistakes with completion handlers of methods that PushLab does not simulate.
  private var otherHandlerFlaws: [Located<DelegateFlaw>] {
    let delegates = Set([tree.delegate, tree.sceneDelegate].compactMap { $0 })
    let owners = Set(delegates.flatMap { tree.lineage(of: $0).map(\.name) })
    return tree.types.keys.sorted().flatMap { owner -> [Located<DelegateFlaw>] in
      (tree.types[owner]?.methods ?? []).filter { method in
        DelegateProgram.otherHandlers.contains(method.fullName)
          && (owners.contains(owner) || method.fullName.hasPrefix("urlSession("))
      }.flatMap { method in
        handlerFlaws(method, method.fullName).map {
          Located(line: method.line, column: method.column, $0)
        }
      }
    }
  }

  private static let otherHandlers: Set = [
    "application(_:performActionFor:completionHandler:)",
    "windowScene(_:performActionFor:completionHandler:)",
    "application(_:handle:completionHandler:)",
    "urlSession(_:dataTask:didReceive:completionHandler:)",
    "urlSession(_:didReceive:completionHandler:)",
    "urlSession(_:task:didReceive:completionHandler:)",
    "urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)",
  ]

  private func unseen(_ callback: Callback) -> [Located<DelegateFlaw>] {
    for owner in tree.owners(of: callback) {
      for method in tree.lineage(of: owner).flatMap(\.methods)
      where method.fullName == callback.swiftName && method.isPrivate {
        return [
          Located(line: method.line, column: method.column, DelegateFlaw.privateMethod(callback))
        ]
      }
    }
    guard let slip = tree.slip(of: callback) else { return [] }
    return [
      Located(
        line: slip.line, column: slip.column, DelegateFlaw.nearMiss(slip.fullName, meant: callback))
    ]
  }

  private func handlerFlaws(_ method: Method, _ name: String) -> [DelegateFlaw] {
    let code = tree.codes[method.code]
    guard let slot = code.parameters.last else { return [] }
    let paths = HandlerPaths(tree: tree, target: .handler(slot: slot), outer: [method.code])
      .paths(of: code.body)
    guard paths.mostUses > 0 else { return [.handlerNeverCalled(name, leftAt: nil)] }
    var found: [DelegateFlaw] = []
    if let loss = paths.loss {
      found.append(.handlerDropped(name, by: loss.method, line: loss.line))
    } else if let line = paths.lineWithoutUse ?? (paths.through?.fewestUses == 0 ? 0 : nil) {
      found.append(.handlerNeverCalled(name, leftAt: line))
    }
    if paths.mostCalls > 1 { found.append(.handlerCalledTwice(name)) }
    return found
  }

  /// Whether only a subclass has the method, so that Objective-C may not see it: the class that
  /// declares a protocol's method must also declare the conformance.
  private func isSubclassOnly(_ found: ProgramTree.CallbackMethod) -> Bool {
    guard !found.method.isObjC, let own = tree.types[found.owner],
      own.methods.contains(where: { $0.code == found.method.code }),
      let parent = own.inherited.first, let base = tree.types[parent], base.isReference
    else { return false }
    let isInBase = tree.lineage(of: parent).flatMap(\.methods).contains {
      $0.fullName == found.method.fullName
    }
    let conformsItself = own.inherited.dropFirst().contains { $0.hasSuffix("Delegate") }
    return !isInBase && !conformsItself
  }

  private func isNeverCalled(_ callback: Callback, in profile: Profile) -> Bool {
    if callback == .didReceiveRemoteNotification, profile.wakesForContentAvailable {
      return implements(.didReceiveRemoteNotificationFetch)
    }
    var stage = Configuration(profile: profile)
    stage.adoption = scenes.adoption
    return !callback.row.availability.holds(on: stage)
  }

  private var centreFlaws: [Located<DelegateFlaw>] {
    let methods = [Callback.didReceiveResponse, .willPresent].compactMap { tree.callbacks[$0] }
    guard let method = methods.first?.method else { return [] }
    let launch = tree.launchMethods
    let reach = Reach(tree: tree)
    let made = [tree.delegate, tree.app].compactMap { $0 }.flatMap {
      tree.types[$0].map(reach.making) ?? []
    }
    if (launch + made).contains(where: { reach.setsCentreDelegate(from: $0) }) { return [] }
    let setters = tree.codes.indices.filter {
      reach.setsCentreDelegate(itself: tree.codes[$0])
        || reach.setsCentreDelegate(inClosuresOf: tree.codes[$0])
    }
    let isSet = !setters.isEmpty
    // A method that only unknown files call may run at the launch.
    if isSet, !setters.contains(where: reach.isCalled) { return [] }
    // Another build of the project may set it.
    if tree.traits.undecidedNames.isSuperset(of: ["UNUserNotificationCenter", "delegate"]) {
      return []
    }
    return [
      Located(line: method.line, column: method.column, DelegateFlaw.delegateSetLate(isSet: isSet))
    ]
  }
}

extension Callback {
  fileprivate var hasHandler: Bool {
    swiftName.hasSuffix("ompletionHandler:)") || self == .didReceiveIncomingPush
  }
}
