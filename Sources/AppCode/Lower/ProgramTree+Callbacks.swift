import LifecycleModel
import TextGrid

/// Finds the methods of the files that iOS calls.
extension ProgramTree {
  /// The `async` forms, which have no completion handler.
  static let asyncForms: [(name: String, callback: Callback)] = [
    ("application(_:didReceiveRemoteNotification:)", .didReceiveRemoteNotificationFetch),
    ("userNotificationCenter(_:willPresent:)", .willPresent),
    ("userNotificationCenter(_:didReceive:)", .didReceiveResponse),
    ("pushRegistry(_:didReceiveIncomingPushWith:for:)", .didReceiveIncomingPush),
    (
      "pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:)", .didReceiveIncomingVoIPPush
    ),
    ("application(_:handleEventsForBackgroundURLSession:)", .handleEventsForBackgroundURLSession),
  ]

  private static let callbackNames = Set(Callback.allCases.map(\.swiftName))

  /// Finds callbacks by selector. Spellings of earlier Swift versions count; parameter names do not matter.
  mutating func findCallbacks() {
    for callback in Callback.allCases
    where callback != .launchHandler && callback != .monitorEvent && callback != .locationUpdate
      && callback.row.object != .view
    {
      for owner in owners(of: callback) {
        if let found = method(for: callback, in: owner) {
          callbacks[callback] = found
          break
        }
      }
    }
  }

  /// The methods of the application delegate that run during launch.
  var launchMethods: [Int] {
    [Callback.willFinishLaunching, .didFinishLaunching, .didFinishLaunchingOld].compactMap {
      callbacks[$0]?.method.code
    }
  }

  /// Types that may have the method, the likeliest first.
  func owners(of callback: Callback) -> [String] {
    switch callback.row.object {
    case .applicationDelegate: return [delegate]
    case .scene: return [sceneDelegate].compactMap { $0 }
    case .center, .location, .voip:
      return conforming(to: ProgramTree.conformances(of: callback)) + [delegate]
    case .session:
      let conforming = conforming(to: ProgramTree.conformances(of: callback))
      return conforming.isEmpty && !handsDelegateToSession ? [] : conforming + [delegate]
    case .view: return []
    case .serviceExtension:
      return conforming(to: [ProgramTree.serviceExtension]) + serviceExtensions.map(\.name)
    }
  }

  /// The conforming types: the delegate first, then in the order of lines.
  private func conforming(to names: [String]) -> [String] {
    let found = types.values.filter { type in
      type.isReference && !(tables[type.name]?.names.isDisjoint(with: names) ?? true)
    }
    return found.sorted {
      ($0.name != delegate ? 1 : 0, $0.line) < ($1.name != delegate ? 1 : 0, $1.line)
    }
    .map(\.name)
  }

  /// The answer of the class as the delegate of UNUserNotificationCenter.
  func answer(to callback: Callback, of type: String) -> Answer {
    if let found = method(for: callback, in: type) {
      return .implemented(line: found.method.line)
    }
    if let slip = slip(of: callback, in: [type]) {
      return .nearMiss(name: slip.fullName, line: slip.line)
    }
    return unknownSuperclass(of: type).map { .elsewhere(superclass: $0) } ?? .missing
  }

  func method(for callback: Callback, in owner: String) -> CallbackMethod? {
    for part in lineage(of: owner) {
      // An async method next to one of the same name is the app's own.
      let methods = part.methods.filter { !$0.isAsync } + part.methods.filter(\.isAsync)
      for method in methods where !method.isPrivate && !method.isStatic {
        if method.fullName == callback.swiftName {
          // The async form of the fetch handler has the name of the old method.
          let isAsyncForm =
            method.isAsync && ProgramTree.asyncForms.contains { $0.name == method.fullName }
          if !isAsyncForm { return CallbackMethod(owner: owner, method: method) }
        }
        let form = ProgramTree.asyncForms.first {
          $0.name == method.fullName && $0.callback == callback
        }
        if form != nil, method.isAsync {
          return CallbackMethod(owner: owner, method: method, isAsync: true)
        }
      }
    }
    return nil
  }

  var answers: [Callback: Answer] {
    var answers: [Callback: Answer] = [:]
    let superclass = unknownSuperclass
    for callback in Callback.allCases {
      if let found = callbacks[callback] {
        answers[callback] = .implemented(line: found.method.line)
      } else if let slip = slip(of: callback) {
        answers[callback] = .nearMiss(name: slip.fullName, line: slip.line)
      } else if let superclass, callback.row.object == .applicationDelegate {
        answers[callback] = .elsewhere(superclass: superclass)
      } else if callback.row.object == .scene,
        let name = missingSceneDelegate ?? sceneDelegate.flatMap(unknownSuperclass)
      {
        answers[callback] = .elsewhere(superclass: name)
      } else if callback == .serviceExtensionDidReceive, let found = serviceExtensions.first {
        answers[callback] = .elsewhere(superclass: found.superclass)
      }
    }
    for (callback, lines) in viewHooks {
      answers[callback] = lines.first.map { .implemented(line: $0) }
    }
    if let initialiser = app.flatMap({ types[$0] })?.initialisers.first(where: \.labels.isEmpty) {
      answers[.appInit] = .implemented(line: initialiser.line)
    }
    return answers
  }

  func slip(of callback: Callback) -> Method? { slip(of: callback, in: owners(of: callback)) }

  private func slip(of callback: Callback, in owners: [String]) -> Method? {
    guard callback.swiftName.hasSuffix(")") else { return nil }
    lazy var called = calledNames
    for owner in owners {
      for method in lineage(of: owner).flatMap(\.methods) {
        // PushKit's method without a handler is an older one that iOS still calls.
        let lacksHandler =
          !method.isAsync && callback.row.object == .center
          && ProgramTree.asyncForms.contains {
            $0.name == method.fullName && $0.callback == callback
          }
        let isAsync =
          method.isAsync && ProgramTree.asyncForms.contains { $0.name == method.fullName }
        if !isAsync, !ProgramTree.callbackNames.contains(method.fullName),
          // A method that the files call themselves is their own.
          lacksHandler
            || method.isSlip(of: callback.swiftName) && !method.isCalled(in: called)
        {
          return method
        }
      }
    }
    return nil
  }
}

extension Method {
  /// Whether the name is a misspelling: a few wrong letters, or a first parameter without its `_`.
  func isSlip(of name: String) -> Bool {
    let limit = 3
    if Nearest.distance(fullName, name, limit: limit) <= limit { return true }
    guard name.hasPrefix(baseName + "(") else { return false }
    // `userNotificationCenter(_:willPresent:completionHandler:)`: the right method with another
    // label.
    let parts = name.split(separator: "(")
    let wanted = parts.count == 2 ? parts[1].dropLast(2).split(separator: ":").map(String.init) : []
    if parts.first.map(String.init) == baseName, wanted.count == labels.count, wanted.count >= 2,
      labels[1] == wanted[1], zip(labels, wanted).count(where: { $0 != $1 }) == 1
    {
      return true
    }
    guard let first = labels.first, first != "_" else { return false }
    let labels = ["_"] + labels.dropFirst()
    return baseName + "(" + labels.map { $0 + ":" }.joined() + ")" == name
  }
}

extension ProgramTree {
  /// The delegate's superclass if neither the files nor the simulator have it, as for Flutter, Expo
  /// and other SDKs.
  var unknownSuperclass: String? { unknownSuperclass(of: delegate) }

  func unknownSuperclass(of type: String) -> String? {
    let classes = lineage(of: type).filter(\.isReference)
    guard let last = classes.last, let name = last.writtenFirst, isUnknown(name),
      last.mayBeSuperclass(name)
    else { return nil }
    return name
  }

  /// Whether neither the files nor the simulator have a type of that name.
  func isUnknown(_ name: String) -> Bool {
    types[name] == nil && !KnownType.isKnown(name) && !ProgramTree.knownBases.contains(name)
  }

  /// Whether the name of an unknown type looks like a protocol. An `...AppDelegate` or `...SceneDelegate` is a
  /// superclass of an SDK.
  static func readsAsProtocol(_ name: String) -> Bool {
    if name.hasSuffix("SceneDelegate") { return name.hasPrefix("UI") }
    return ["Delegate", "Listener", "Observer"].contains { name.hasSuffix($0) }
      && !name.hasSuffix("AppDelegate")
  }

  static let knownBases: Set = [
    "NSObject", "UIResponder", "UIApplication", "ObservableObject", "Sendable",
  ]
}

extension OwnType {
  /// Whether the first name of the clause is a superclass and no protocol, as far as that can be
  /// known.
  func isSuperclass(_ name: String) -> Bool {
    overrides || ProgramTree.knownBases.contains(name) || KnownType.isKnown(name)
      || ["UI", "NS"].contains(where: name.hasPrefix)
  }

  /// Whether the class may inherit from the class of that name, which is not in the files.
  func mayBeSuperclass(_ name: String) -> Bool {
    name == writtenFirst && overrides || !ProgramTree.readsAsProtocol(name)
  }
}
