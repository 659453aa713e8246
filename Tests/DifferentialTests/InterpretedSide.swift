@testable import AppCode
@testable import LifecycleModel

/// The delegate's source in the interpreter, called directly without iOS's rules.
struct InterpretedSide {
  private let program: DelegateProgram
  private var world: World
  private var entries: [String] = []

  init(_ program: DelegateProgram) {
    self.program = program
    world = World(stage: Configuration(profile: Profile(.ios13)))
    world.apply(.process(from: .notRunning, to: .running))
    run(.start)
  }

  func has(_ callback: Callback) -> Bool { program.answer(to: callback) != .missing }

  mutating func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  mutating func happens(_ happening: Happening, _ number: Int) {
    world.apply(.state(from: .inactive, to: StateName(happening.state)))
    if let (callback, arguments) = InterpretedSide.call(happening.kind, number) {
      run(.callback(callback, arguments))
    }
    if case .passed(let span) = happening.kind { pass(span) } else { pass(0) }
  }

  static func call(_ kind: Happening.Kind, _ number: Int) -> (Callback, [Argument])? {
    func push(_ payload: JSON) -> ReceivedPush {
      ReceivedPush(id: number, push: Push(payload: payload))
    }
    switch kind {
    case .launched(let payload):
      let options = LaunchOptions(remoteNotification: payload.map(push))
      return (.didFinishLaunching, [.application, .launchOptions(options)])
    case .becameActive: return (.didBecomeActive, [.application])
    case .resignedActive: return (.willResignActive, [.application])
    case .enteredBackground: return (.didEnterBackground, [.application])
    case .enteredForeground: return (.willEnterForeground, [.application])
    case .memoryWarning: return (.didReceiveMemoryWarning, [.application])
    case .token: return (.didRegisterForRemoteNotifications, [.application, .deviceToken])
    case .registrationFailed:
      return (
        .didFailToRegisterForRemoteNotifications,
        [.application, .registrationError(isOffline: false)]
      )
    case .push(let payload):
      return (
        .didReceiveRemoteNotificationFetch,
        [.application, .userInfo(push(payload)), .handler(number)]
      )
    case .presentation(let payload):
      return (
        .willPresent, [.notificationCenter, .notification(push(payload)), .handler(number)]
      )
    case .response(let payload):
      return (
        .didReceiveResponse, [.notificationCenter, .response(push(payload)), .handler(number)]
      )
    case .fetch: return (.performFetch, [.application, .handler(number)])
    case .passed: return nil
    }
  }

  private mutating func run(_ entry: AppEntry, ending timer: Timer? = nil) {
    var reaction = Reaction(world: world, program: program)
    if let timer { reaction.emit(.timer(timer, .expired), .appCode) }
    program.run(entry, in: &reaction)
    world = reaction.world
    entries += reaction.steps.compactMap(InterpretedSide.entry)
  }

  /// Runs due work; at one instant in the order of its start.
  private mutating func pass(_ span: Milliseconds) {
    let end = world.clock + span
    while let next = due(until: end) {
      world.apply(.clock(next.time))
      switch next.timer.kind {
      case .work(let closure, let arguments):
        run(.closure(closure, arguments), ending: next.timer)
      case .download(let download):
        run(.closure(download.closure, [.downloaded(download.outcome)]), ending: next.timer)
      case .suspend, .handler, .launch, .callback, .location, .backgroundTask, .backgroundGrace,
        .task, .taskGrace, .serviceExtension, .report, .transfer, .banner:
        world.apply(.timer(next.timer, .stopped))
      }
    }
    world.apply(.clock(end))
  }

  private func due(until end: Milliseconds) -> (timer: Timer, time: Milliseconds)? {
    let all = world.timers.compactMap { timer -> (timer: Timer, time: Milliseconds)? in
      guard case .due(let time) = timer.progress, time <= end else { return nil }
      return (timer, time)
    }
    return all.min { ($0.time, $0.timer.id) < ($1.time, $1.timer.id) }
  }

  private static func entry(_ step: Step) -> String? {
    guard case .app(let action) = step.change else { return nil }
    switch action {
    case .logged(let text): return "print " + text
    case .completed(let handler, let result, _):
      return "complete \(handler) \(result?.rawValue ?? "none")"
    case .presented(let handler, let options, _):
      return "present \(handler) \(options.sorted().joined(separator: ","))"
    case .setBadge(let number): return "badge \(number)"
    case .registered: return "register"
    case .trapped(let reason, let line): return "trap in line \(line): \(reason)"
    case .ranAway(let line): return "ran away in line \(line)"
    case .called(let spelling):
      // Notifications that observers get are compared.
      return spelling.hasPrefix("NotificationCenter") ? nil : "opaque \(spelling)"
    case .assumed(let assumed): return "assumed \(assumed.what) in line \(assumed.line)"
    case .wouldTrap(let reason, let line, _): return "trap in line \(line): \(reason)"
    case .downloadStarted, .downloadEnded, .opened, .asked, .expirationCalled, .posted,
      .wouldBeKilled, .viewsCutOff, .transfersEnded, .scheduled, .dropped, .removedPending,
      .removedDelivered,
      .setCategories, .localFired, .passcodeAsked, .delegateGone, .linkRefused, .keychainClosed,
      .notCalled, .notWoken, .notShown:
      return nil
    }
  }

  // MARK: State

  /// The delegate's stored properties by name.
  var state: [String: Printed] {
    var state: [String: Printed] = [:]
    for (field, value) in zip(program.tree.delegateFields, world.memory.properties)
    where !field.isLazy {
      state[field.name] = printed(value)
    }
    return state
  }

  private func printed(_ value: LifecycleModel.Value) -> Printed {
    switch value {
    case .none: return .text("nil")
    case .bool(let bool): return .text("\(bool)")
    case .int(let int): return .text("\(int)")
    case .double(let double): return .text("\(double)")
    case .string(let text): return .text(text.debugDescription)
    case .member(let name): return .text(name)
    case .array(let items): return .list(items.map(printed))
    case .object("Set", let items): return .bag(items.map(printed))
    case .dictionary(let entries):
      return .bag(entries.map { .list([printed($0.key), printed($0.value)]) })
    case .tuple(let items): return .list(items.map(printed))
    case .object(let name, let parts) where program.tree.tables[name]?.kind == .enumType:
      return parts.count == 1 ? printed(parts[0]) : .list(parts.map(printed))
    case .object(let name, let parts) where program.tree.tables[name]?.kind == .structType:
      let count = program.tree.tables[name]?.layout.count ?? parts.count
      return .list(parts.prefix(count).map(printed))
    case .some(let held): return printed(held)
    case .integer(let type, let bits): return .text(type.digits(of: bits))
    case .float(let float): return .text("\(float)")
    case .character(let letter): return .text(letter.debugDescription)
    case .labelled(_, let items): return .list(items.map(printed))
    case .object("NSNumber", let parts): return printed(parts.first ?? .none)
    case .void, .closure, .box, .delegate, .reference, .weak, .opaque, .system, .object, .type,
      .handler:
      return .something
    }
  }
}
