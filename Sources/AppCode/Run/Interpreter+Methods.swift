import LifecycleModel

/// Methods of the system's and the library's values.
extension Interpreter {
  mutating func call(
    _ method: KnownMethod, on receiver: Value, _ arguments: [Value]
  ) throws(Unwinding) -> Value {
    if case .system(let name) = receiver {
      return try call(method, of: name, arguments)
    }
    switch (method, receiver) {
    case (.resume, .object("URLSessionDataTask", let parts)): return try resume(parts)
    case (.hasPrefix, .string(let text)): return .bool(text.hasPrefix(arguments[0].description))
    case (.hasSuffix, .string(let text)): return .bool(text.hasSuffix(arguments[0].description))
    case (.contains, .string(let text)):
      return .bool(Interpreter.contains(text, arguments[0].description))
    case (.lowercased, .string(let text)): return .string(text.lowercased())
    case (.uppercased, .string(let text)): return .string(text.uppercased())
    case (_, .array), (_, .dictionary), (_, .object("Range", _)),
      (_, .object("Data", _)):
      return try call(method, overElementsOf: receiver, arguments)
    case (_, .none): throw trap(Trap.foundNil)
    default: throw trap(Trap.noMember(method.rawValue, of: receiver))
    }
  }

  private mutating func call(
    _ method: KnownMethod, of system: String, _ arguments: [Value]
  ) throws(Unwinding) -> Value {
    switch (system, method) {
    case ("UIApplication", .registerForRemoteNotifications):
      reaction.registerForRemoteNotifications()
    case ("UIApplication", .isRegistered): return .bool(reaction.world.app.hasToken)
    case ("UIApplication", .unregister), ("UIApplication", .setFetchInterval):
      let values = arguments.map(\.description).joined(separator: ", ")
      reaction.note(call: method.rawValue.prefix { $0 != "(" } + "(\(values))")
    case ("UNUserNotificationCenter", .requestAuthorization):
      let options = elements(of: arguments[0])
      reaction.requestAuthorization(
        provisional: options.contains(.member("provisional")), then: arguments[1])
    case ("BGTaskScheduler", .registerTask), ("BGTaskScheduler", .submit):
      reaction.note(call: method.rawValue.prefix { $0 != "(" } + "(\(arguments[0].description))")
    case ("URLSession", .dataTaskWithHandler):
      return .object("URLSessionDataTask", [allocate(arguments[1])])
    case ("NotificationCenter", .post), ("NotificationCenter", .postWithInfo):
      reaction.note(call: "NotificationCenter.default.post(\(arguments[0].description))")
    case ("DispatchQueue.main", .async): reaction.schedule(arguments[0], after: 0)
    case ("DispatchQueue.main", .asyncAfter):
      reaction.schedule(arguments[1], after: Interpreter.milliseconds(arguments[0]))
    default: throw trap(Trap.noMember(method.rawValue, of: .system(system)))
    }
    try checkAlive()
    return .void
  }

  /// A task starts once; resuming it again does nothing.
  private mutating func resume(_ parts: [Value]) throws(Unwinding) -> Value {
    guard case .box(let box)? = parts.first, load(box: box) != .none else { return .void }
    let closure = load(box: box)
    heap[box] = .some(.none)
    reaction.startDownload(then: closure)
    try checkAlive()
    return .void
  }

  private mutating func call(
    _ method: KnownMethod, overElementsOf receiver: Value, _ arguments: [Value]
  ) throws(Unwinding) -> Value {
    let items = elements(of: receiver)
    switch method {
    case .contains: return .bool(items.contains { Arithmetic.areEqual($0, arguments[0]) })
    case .containsWhere:
      for item in items where try holds(arguments[0], item) { return .bool(true) }
      return .bool(false)
    case .firstWhere:
      for item in items where try holds(arguments[0], item) { return item }
      return .none
    case .map, .compactMap, .forEach:
      var results: [Value] = []
      for item in items {
        try burn()
        let result = try call(arguments[0], spread(item, arguments[0]))
        if method == .map || result != .none { results.append(result) }
      }
      return method == .forEach ? .void : .array(results)
    case .filter:
      var kept: [Value] = []
      for item in items where try holds(arguments[0], item) { kept.append(item) }
      guard case .dictionary(let entries) = receiver else { return .array(kept) }
      return .dictionary(entries.filter { kept.contains(.tuple([$0.key, $0.value])) })
    case .lastWhere:
      for item in items.reversed() where try holds(arguments[0], item) { return item }
      return .none
    case .allSatisfy:
      for item in items where try !holds(arguments[0], item) { return .bool(false) }
      return .bool(true)
    case .reduce:
      var result = arguments[0]
      for item in items {
        try burn()
        result = try call(arguments[1], [result, item])
      }
      return result
    case .sortedBy: return .array(try sorted(items, by: arguments[0]))
    case .joined: return try join(items, separator: arguments[0].description)
    case .joinedPlainly: return try join(items, separator: "")
    case .reversed: return .array(items.reversed())
    case .sorted: return .array(items.sorted { Arithmetic.isLess($0, $1) })
    case .enumerated:
      return .array(items.enumerated().map { .tuple([.int($0.offset), $0.element]) })
    case .registerForRemoteNotifications, .isRegistered, .unregister, .setFetchInterval,
      .dataTaskWithHandler, .resume, .async, .asyncAfter, .hasPrefix, .hasSuffix, .lowercased,
      .uppercased, .post, .postWithInfo, .requestAuthorization, .registerTask, .submit,
      .setTaskCompleted:
      throw trap(Trap.noMember(method.rawValue, of: receiver))
    }
  }

  /// Stable, as Swift's own is.
  private mutating func sorted(
    _ items: [Value], by isBefore: Value
  ) throws(Unwinding) -> [Value] {
    var sorted: [Value] = []
    for item in items {
      var low = 0
      var high = sorted.count
      while low < high {
        try burn()
        let middle = (low + high) / 2
        if try call(isBefore, [item, sorted[middle]]) == .bool(true) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      sorted.insert(item, at: low)
    }
    return sorted
  }

  private mutating func join(
    _ items: [Value], separator: String
  ) throws(Unwinding) -> Value {
    let text = items.map(\.description).joined(separator: separator)
    try checkLength(text)
    return .string(text)
  }

  private mutating func holds(_ closure: Value, _ item: Value) throws(Unwinding) -> Bool {
    try burn()
    return try call(closure, spread(item, closure)) == .bool(true)
  }

  /// A pair goes into two parameters where the closure has two.
  private func spread(_ item: Value, _ closure: Value) -> [Value] {
    guard case .tuple(let parts) = item, case .closure(let code, _) = closure,
      tree.codes[code].parameters.count == parts.count
    else { return [item] }
    return parts
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    let part = Array(part)
    let text = Array(text)
    guard !part.isEmpty else { return true }
    guard text.count >= part.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start..<(start + part.count)].elementsEqual(part)
    }
  }

  /// Of seconds; beyond the limits of a wait it stops growing.
  static func milliseconds(_ seconds: Value) -> Milliseconds {
    let longest = 400.0 * 86_400
    switch seconds {
    case .int(let whole): return Int(max(0, min(Double(whole), longest)) * 1000)
    case .double(let double):
      guard !double.isNaN else { return 0 }
      return Int((max(0, min(double, longest)) * 1000).rounded())
    default: return 0
    }
  }
}
