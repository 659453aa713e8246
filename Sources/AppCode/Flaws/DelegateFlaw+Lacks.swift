import LifecycleModel

/// Calls that nothing in the files makes although others need them.
extension DelegateProgram {
  var lacks: [DelegateFlaw] {
    [registrationLack, reportLack, taskEndLack, taskRegistrationLack].compactMap { $0 }
  }

  /// Push methods in a whole app that never registers. A library may do it: a remark, no more.
  private var registrationLack: DelegateFlaw? {
    let methods = [Callback.didReceiveRemoteNotificationFetch, .didReceiveRemoteNotification]
    guard tree.callbacks[.didFinishLaunching] != nil,
      let method = methods.lazy.compactMap({ tree.callbacks[$0]?.method }).first,
      firstLine(calling: "registerForRemoteNotifications") == nil
    else { return nil }
    return DelegateFlaw(line: method.line, column: method.column, kind: .lacks(.registration))
  }

  private var reportLack: DelegateFlaw? {
    let methods = [Callback.didReceiveIncomingPush, .didReceiveIncomingVoIPPush]
    guard let method = methods.lazy.compactMap({ tree.callbacks[$0]?.method }).first,
      firstLine(calling: "reportNewIncomingCall") == nil
    else { return nil }
    return DelegateFlaw(line: method.line, column: method.column, kind: .lacks(.callReport))
  }

  private var taskEndLack: DelegateFlaw? {
    guard let line = firstLine(calling: "beginBackgroundTask"),
      firstLine(calling: "endBackgroundTask") == nil
    else { return nil }
    return DelegateFlaw(line: line, column: 1, kind: .lacks(.taskEnd))
  }

  private var taskRegistrationLack: DelegateFlaw? {
    guard let line = firstLine(calling: "submit", on: "BGTaskScheduler"),
      tree.viewHooks[.refreshTask] == nil,
      firstLine(calling: "register", on: "BGTaskScheduler") == nil
    else { return nil }
    return DelegateFlaw(line: line, column: 1, kind: .lacks(.taskRegistration))
  }

  /// `type`: what stands in front of the call.
  private func firstLine(calling name: String, on type: String? = nil) -> Int? {
    var lines: [Int] = []
    for code in tree.codes {
      for part in code.body.flatMap(\.parts) {
        part.visit { expression in
          guard case .callMember(let receiver, _, let call) = expression, call.name == name else {
            return
          }
          if let type {
            var isOfType = false
            receiver.visit { inner in
              if case .literal(.type(type)) = inner { isOfType = true }
            }
            guard isOfType else { return }
          }
          lines.append(code.line)
        }
      }
    }
    return lines.min()
  }
}
