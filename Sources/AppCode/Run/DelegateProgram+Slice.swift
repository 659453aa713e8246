import LifecycleModel
import TextGrid

/// The state of a running app that affects completion handlers. Searches about handlers alone
/// distinguish worlds by it.
extension DelegateProgram {
  package var methodsOfferedForHandlers: [String] {
    var met: Set<String> = []
    return sharedTree.offeredMethods.filter {
      sharedTree.aboutHandlers.codes.contains($0.method.code)
    }
    .map(\.method.fullName).filter { met.insert($0).inserted }
  }

  package var errorsNotTaken: [Int] { sharedTree.aboutHandlers.untaken }

  package var readsDefaultsForHandlers: Bool { !sharedTree.aboutHandlers.defaults.isEmpty }

  package func aboutHandlers(defaults: Value) -> Value {
    sharedTree.aboutHandlers.defaults.kept(of: defaults)
  }

  package var readsDeliveredForHandlers: Bool {
    readsDeliveredNotifications && sharedTree.aboutHandlers.readsDelivered
  }

  package var schedulesLocalNotifications: Bool {
    speaks(of: [
      "UNTimeIntervalNotificationTrigger", "UNCalendarNotificationTrigger", "UILocalNotification",
    ])
  }

  package var readsDeliveredNotifications: Bool {
    speaks(of: ["getDeliveredNotifications", "deliveredNotifications"])
  }

  /// Whether the relevant code can distinguish inactive from active: it reads the state, or handles a callback that
  /// reports it.
  package var handlersFollowActivity: Bool {
    let told: [Callback] = [
      .didBecomeActive, .willResignActive, .sceneDidBecomeActive, .sceneWillResignActive,
    ]
    return readsForHandlers(["applicationState", "activationState", "connectedScenes"])
      || told.contains(where: concernsHandlers) || speaks(of: ["scenePhase"])
      || (sharedTree.aboutHandlers.observersMatter && speaks(of: DelegateProgram.activityNames))
  }

  /// Whether the relevant code can distinguish a locked phone from one that shows another app.
  package var handlersFollowLock: Bool {
    let told: [Callback] = [.protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable]
    return readsForHandlers(["isProtectedDataAvailable"]) || told.contains(where: concernsHandlers)
      || (sharedTree.aboutHandlers.observersMatter && speaks(of: DelegateProgram.lockNames))
  }

  /// Whether a process may find data of an earlier process.
  package var handlersOutliveProcess: Bool {
    readsDefaultsForHandlers
      || (implements(.handleEventsForBackgroundURLSession)
        && speaks(of: DelegateProgram.backgroundSessions))
  }

  private static let backgroundSessions = [
    ".background(withIdentifier", "backgroundSessionConfiguration",
  ]

  private static let activityNames = [
    "didBecomeActiveNotification", "willResignActiveNotification", "didActivateNotification",
    "willDeactivateNotification", "UIApplicationDidBecomeActive", "UIApplicationWillResignActive",
  ]

  private static let lockNames = [
    "protectedDataWillBecomeUnavailableNotification", "protectedDataDidBecomeAvailableNotification",
  ]

  private func readsForHandlers(_ names: [String]) -> Bool {
    !sharedTree.aboutHandlers.readNames.isDisjoint(with: names)
  }

  private func concernsHandlers(_ callback: Callback) -> Bool {
    sharedTree.callbacks[callback].map { sharedTree.aboutHandlers.codes.contains($0.method.code) }
      ?? false
  }

  private func speaks(of names: [String]) -> Bool {
    sourceLines.contains { line in names.contains { line.containsBytes(of: $0) } }
  }

  package func concernsHandlers(_ work: Value, in memory: AppMemory) -> Bool {
    switch work {
    case .closure(let code, let captured):
      return sharedTree.aboutHandlers.codes.contains(code)
        || captured.contains { !$0.handlers.isEmpty || !$0.closuresInside.isEmpty }
    case .object("UnknownCall", let parts), .object("Reply", let parts),
      .object("FileReply", let parts), .object("TaskReply", let parts):
      return parts.first.map { concernsHandlers($0, in: memory) } ?? false
    case .object("QueueLater", let parts) where parts.count == 2:
      return concernsHandlers(parts[1], in: memory)
    case .object("TimerFire", let parts) where parts.count == 3:
      return readsForHandlers(["isValid", "fireDate"]) || concernsHandlers(parts[2], in: memory)
    case .object("Resume", let parts):
      guard let cell = parts.first?.cell, memory.heap.indices.contains(cell),
        let task = TaskRecord(memory.heap[cell])
      else { return true }
      return sharedTree.aboutHandlers.awaitsTasks || concernsHandlers(task, in: memory)
    default: return true
    }
  }

  /// Whether the task can affect completion handlers. A task that nothing waits for can do so only
  /// by its own calls.
  private func concernsHandlers(_ task: TaskRecord, in memory: AppMemory) -> Bool {
    let isAlone =
      task.waiters.isEmpty && task.children.isEmpty && task.cancellationHandlers.isEmpty
      && [
        .none, .member("detached"), Interpreter.outsideMainActor, Interpreter.replyReceiver,
      ].contains(task.receiver)
    return !isAlone
      || task.parts.contains { part in
        guard case .tuple(let fields) = part, case .int(let code)? = fields.first else {
          return part != .void && concernsHandlers(part, in: memory)
        }
        return sharedTree.aboutHandlers.codes.contains(code)
          || fields.contains { !$0.handlers.isEmpty || !$0.closuresInside.isEmpty }
      }
  }

  package func isRepeatable(_ work: Value, forHandlers: Bool) -> Bool {
    let codes = forHandlers ? sharedTree.aboutHandlers.repeatable : sharedTree.repeatableCodes
    switch work {
    case .closure(let code, let captured):
      return codes.contains(code)
        && captured.allSatisfy { isRepeatable($0, forHandlers: forHandlers) }
    case .object("Task", _):
      guard let task = TaskRecord(work), task.waiters.isEmpty, task.children.isEmpty,
        task.cancellationHandlers.isEmpty
      else { return false }
      return task.parts.allSatisfy { part in
        guard case .tuple(let fields) = part, case .int(let code)? = fields.first else {
          return isRepeatable(part, forHandlers: forHandlers)
        }
        return codes.contains(code)
          && fields.dropFirst().allSatisfy { isRepeatable($0, forHandlers: forHandlers) }
      }
    case .some(let held): return isRepeatable(held, forHandlers: forHandlers)
    case .array(let parts), .tuple(let parts), .labelled(_, let parts), .object(_, let parts):
      return parts.allSatisfy { isRepeatable($0, forHandlers: forHandlers) }
    case .dictionary(let entries):
      return entries.allSatisfy { isRepeatable($0.value, forHandlers: forHandlers) }
    default: return true
    }
  }

  package func withoutDeadAssumptions(in world: World) -> AppMemory {
    guard let process = world.appProcess else { return AppMemory() }
    var memory = process.memory
    guard Interpreter.hasAssumed(memory.heap) else { return memory }
    let rest = sharedTree.reachableNames.rest(of: process, closuresHeld: world.closuresHeld)
    memory.heap = Interpreter.keepingAssumed(memory.heap) { rest.canName($0) }
    return memory
  }

  package func forgetting(_ what: String, in memory: AppMemory) -> AppMemory {
    var memory = memory
    memory.heap = Interpreter.keepingAssumed(memory.heap) { Value.shown($0) != what }
    return memory
  }

  package func isSettled(_ assumption: Assumption, about what: String, in world: World) -> Bool {
    guard let line = sharedTree.line(of: assumption) else { return false }
    return world.processViews.allSatisfy { world in
      // The next launch reads it again.
      guard let process = world.process else { return true }
      let rest = sharedTree.reachableNames.rest(of: process, closuresHeld: world.closuresHeld)
      return !rest.lines.contains(line) && !rest.canName(what)
    }
  }

  /// The memory without values that no decision reads. References stay, because they keep objects
  /// alive.
  package func aboutHandlers(_ memory: AppMemory) -> AppMemory {
    let heap = memory.heap
    var memory = memory
    let names = sharedTree.propertyNames
    for index in memory.properties.indices
    where index < names.count && isIrrelevant(names[index], memory.properties[index], heap) {
      memory.properties[index] = .none
    }
    for index in memory.heap.indices {
      guard case .object(let type, var fields)?? = Optional(memory.heap[index]) else { continue }
      if type == AppMemory.systemObjects, case .dictionary(let entries)? = fields.first {
        let kept = Interpreter.aboutHandlers(entries, sharedTree.aboutHandlers.names)
        if kept.isEmpty {
          memory.heap[index] = nil
          continue
        }
        fields = [.dictionary(kept)]
      } else if let layout = sharedTree.tables[type]?.layout, layout.count == fields.count {
        for (place, field) in layout.enumerated()
        where isIrrelevant(field.name, fields[place], heap) {
          fields[place] = .none
        }
      }
      memory.heap[index] = .some(.object(type, fields))
    }
    while let last = memory.heap.last, last == nil { memory.heap.removeLast() }
    return memory
  }

  private func isIrrelevant(_ name: String, _ value: Value, _ heap: [Value?]) -> Bool {
    guard !sharedTree.aboutHandlers.names.contains(name) else { return false }
    var seen: Set<Int> = []
    return !leadsToCode(value, heap, &seen)
  }

  /// Whether it contains or refers to something that can run code or own something: a closure, a
  /// handler, or an object other than a window, view or view controller of UIKit itself.
  private func leadsToCode(_ value: Value, _ heap: [Value?], _ seen: inout Set<Int>) -> Bool {
    switch value {
    case .weak(let cell), .reference(let cell):
      guard seen.insert(cell).inserted, heap.indices.contains(cell) else { return false }
      guard case .object(let type, let parts)?? = Optional(heap[cell]), type.hasPrefix("UI"),
        sharedTree.tables[type] == nil
      else { return true }
      return parts.contains { leadsToCode($0, heap, &seen) }
    case .box, .delegate, .handler, .closure: return true
    case .some(let held): return leadsToCode(held, heap, &seen)
    case .array(let parts), .tuple(let parts), .labelled(_, let parts), .object(_, let parts):
      return parts.contains { leadsToCode($0, heap, &seen) }
    case .dictionary(let entries):
      return entries.contains { leadsToCode($0.value, heap, &seen) }
    default: return false
    }
  }
}

extension Value {
  /// Whether it contains a reference to an object, a captured variable or code.
  var hasReference: Bool {
    switch self {
    case .box, .reference, .weak, .delegate, .handler, .closure: return true
    case .some(let held): return held.hasReference
    case .array(let parts), .tuple(let parts), .labelled(_, let parts), .object(_, let parts):
      return parts.contains(where: \.hasReference)
    case .dictionary(let entries): return entries.contains { $0.value.hasReference }
    default: return false
    }
  }
}
