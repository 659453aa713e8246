import Testing

@testable import LifecycleModel

/// Tasks that wait in the same way: a search keeps only one of them.
@Suite struct DoubledTaskTests {
  /// Two handlers, each called by a task (cells 1 and 2) that a ticket resumes.
  private func form(
    tasks: [Value] = [.object("Task", [.handler(1)]), .object("Task", [.handler(2)])],
    second ticket: Value = .object("Ticket", [.reference(2), .int(5)]), heap: [Value] = [],
    property: Value = .int(7), monitor: Value? = nil
  ) -> World {
    var world = World(stage: Configuration(profile: Profile(.ios13)))
    world.apply(.process(from: .notRunning, to: .running))
    for id in [1, 2] {
      world.apply(.handlerOpened(AppProcess.OpenHandler(id: id, kind: .push)))
      let timer = Timer(id: id, kind: .handler(id), length: 30_000, progress: .due(30_000))
      world.apply(.timer(timer, .started))
    }
    let tickets: [Value] = [.object("Ticket", [.reference(1), .int(5)]), ticket]
    for (id, ticket) in zip([3, 4], tickets) {
      let timer = Timer(id: id, kind: .work(ticket, []), length: 5, progress: .due(5))
      world.apply(.timer(timer, .started))
    }
    world.apply(.heap(HeapChange(from: [], to: [nil] + tasks + heap)))
    world.apply(.property(index: 0, name: "a", from: .none, to: property))
    if let monitor {
      var services = world.services
      services.monitor = monitor
      world.apply(.services(services))
    }
    return world.canonicalForm(StateAbstraction(), StandInApp())
  }

  @Test("the second task goes with its handler, its ticket and its cell")
  func doubled() {
    let form = form()
    #expect(form.openHandlers.map(\.id) == [1])
    #expect(form.timers.map(\.name) == [.handler, .work])
    #expect(form.memory.heap == [.object("Task", [.handler(1)])])
    #expect(form.closuresHeld == [.object("Ticket", [.reference(0), .int(5)])])
    #expect(self.form(monitor: .reference(1)).openHandlers.count == 2, "the first has no shape")
  }

  @Test("tasks that differ, or that more than a timer knows of, stay")
  func different() {
    let second = Value.reference(2)
    let kept: [World] = [
      form(tasks: [.object("Task", [.handler(1)]), .object("Task", [.handler(2), .int(1)])]),
      form(tasks: [.object("Job", [.handler(1)]), .object("Job", [.handler(2)])]),
      form(second: .object("Ticket", [second, .int(6)])),
      form(second: .object("Ticket", [.int(5), second])),
      form(heap: [.array([.handler(2)])]), form(monitor: second),
    ]
    for world in kept { #expect(world.openHandlers.count == 2 && world.timers.count == 4) }
    let holders: [Value] = [
      second, .box(2), .weak(2), .array([second]), .object("X", [second]),
      .tuple([.int(1), second]), .labelled(["a"], [second]), .closure(code: 1, captured: [second]),
      .dictionary([.init(second, .int(1))]), .dictionary([.init(.int(1), second)]), .some(second),
    ]
    for holder in holders {
      #expect(form(heap: [holder]).openHandlers.count == 2)
      #expect(form(property: holder).openHandlers.count == 2)
    }
    #expect(form(heap: [.array([.reference(3)])]).openHandlers.count == 1)
  }

  @Test("of equal work that changes what it finds, two remain")
  func changingWork() {
    var world = World(stage: Configuration(profile: Profile(.ios13)))
    world.apply(.process(from: .notRunning, to: .running))
    for id in [1, 2, 3] {
      world.apply(.handlerOpened(AppProcess.OpenHandler(id: id, kind: .push)))
      let timer = Timer(id: id, kind: .work(.handler(id), []), length: 5, progress: .due(5))
      world.apply(.timer(timer, .started))
    }
    func kept(_ app: StandInApp) -> Int {
      world.canonicalForm(StateAbstraction(), app).openHandlers.count
    }
    #expect(kept(StandInApp()) == 1)
    #expect(kept(StandInApp(repeats: false)) == 2)
  }
}
