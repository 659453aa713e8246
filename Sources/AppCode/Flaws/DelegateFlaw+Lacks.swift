import LifecycleModel

/// Finds calls that the app needs and that its files do not contain.
extension DelegateProgram {
  var lacks: [Located<DelegateFlaw>] {
    [registrationLack, reportLack, taskEndLack, taskRegistrationLack, lateRegistration].compactMap {
      $0
    }
  }

  /// A complete app has push methods but never registers. Only a note, because a library may register for it.
  private var registrationLack: Located<DelegateFlaw>? {
    let methods = [Callback.didReceiveRemoteNotificationFetch, .didReceiveRemoteNotification]
    guard !tree.launchMethods.isEmpty,
      let method = methods.lazy.compactMap({ tree.callbacks[$0]?.method }).first,
      firstLine(calling: "registerForRemoteNotifications") == nil,
      !tree.traits.undecidedNames.contains("registerForRemoteNotifications")
    else { return nil }
    return Located(line: method.line, column: method.column, DelegateFlaw.lacks(.registration))
  }

  private var reportLack: Located<DelegateFlaw>? {
    let methods = [
      Callback.didReceiveIncomingPush, .didReceiveIncomingPushOld, .didReceiveIncomingVoIPPush,
    ]
    guard let method = methods.lazy.compactMap({ tree.callbacks[$0]?.method }).first,
      tree.codes.indices.contains(method.code)
    else { return nil }
    guard firstLine(calling: "reportNewIncomingCall") != nil else {
      return Located(line: method.line, column: method.column, DelegateFlaw.lacks(.callReport))
    }
    let code = tree.codes[method.code]
    let paths = HandlerPaths(
      tree: tree, target: .call(named: "reportNewIncomingCall"), outer: [method.code],
      exemption: code.parameters.dropFirst(2).first.map { .init(slot: $0) }
    ).paths(of: code.body)
    guard paths.lineWithoutUse != nil || paths.through?.fewestUses == 0 else { return nil }
    return Located(
      line: method.line, column: method.column, DelegateFlaw.lacks(.callReportOnEveryWay))
  }

  private var taskEndLack: Located<DelegateFlaw>? {
    guard let line = firstLine(calling: "beginBackgroundTask"),
      firstLine(calling: "endBackgroundTask") == nil
    else { return nil }
    return Located(line: line, column: 1, DelegateFlaw.lacks(.taskEnd))
  }

  private var taskRegistrationLack: Located<DelegateFlaw>? {
    guard let line = firstLine(calling: "submit", on: "BGTaskScheduler"),
      tree.viewHooks[.refreshTask] == nil,
      firstLine(calling: "register", on: "BGTaskScheduler") == nil
    else { return nil }
    return Located(line: line, column: 1, DelegateFlaw.lacks(.taskRegistration))
  }

  /// Launch handlers must be registered before didFinishLaunching returns.
  private var lateRegistration: Located<DelegateFlaw>? {
    guard let line = firstLine(calling: "register", on: "BGTaskScheduler"),
      !tree.launchMethods.isEmpty
    else { return nil }
    let reach = Reach(tree: tree)
    let starts =
      tree.launchMethods
      + [tree.delegate, tree.app].compactMap { $0.flatMap { tree.types[$0] } }.flatMap(reach.making)
    let isAtLaunch = reach.anyBody(from: starts) { code in
      code.calls("register", on: "BGTaskScheduler")
    }
    if isAtLaunch || usesContinuedProcessing { return nil }
    return Located(line: line, column: 1, DelegateFlaw.lacks(.taskRegistrationAtLaunch))
  }

  /// The first line that makes the call. `type`: the expression before the dot.
  private func firstLine(calling name: String, on type: String? = nil) -> Int? {
    tree.codes.compactMap { $0.line(calling: name, on: type) }.min()
  }
}

extension Code {
  /// Whether it makes the call. `type`: the expression before the dot.
  func calls(_ name: String, on type: String?) -> Bool { line(calling: name, on: type) != nil }

  /// The line of the first statement that makes the call.
  func line(calling name: String, on type: String?) -> Int? {
    body.lazy.compactMap { $0.line(calling: name, on: type) }.first
  }
}

extension Statement {
  fileprivate func line(calling name: String, on type: String?) -> Int? {
    if ownParts.contains(where: { $0.calls(name, on: type) }) { return line.line }
    return blocks.joined().lazy.compactMap { $0.line(calling: name, on: type) }.first
  }
}

extension Expression {
  fileprivate func calls(_ name: String, on type: String?) -> Bool {
    var isFound = false
    visit { expression in
      guard case .callMember(let receiver, _, let call) = expression, call.name == name else {
        return
      }
      guard let type else {
        isFound = true
        return
      }
      receiver.visit { inner in
        if case .literal(.type(type)) = inner { isFound = true }
      }
    }
    return isFound
  }
}
