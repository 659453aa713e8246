import Testing

@testable import LifecycleModel

/// The numbers of heap cells in the form in which a search compares worlds.
@Suite struct CellNumberTests {
  private struct Plain: AppProgram {
    var (file, propertyNames) = ("Plain.swift", ["a", "b"])
    func answer(to callback: Callback) -> Answer { .missing }
    func run(_ entry: AppEntry, in reaction: inout Reaction) {}
  }

  private func world(
    _ heap: [Value?], property: Value = .none, _ changes: Change...
  ) -> World {
    var world = World(stage: Configuration(profile: Profile(.ios13)))
    world.apply(.process(from: .notRunning, to: .running))
    world.apply(.quiet(.heap(HeapChange(from: [], to: heap))))
    world.apply(.property(index: 0, name: "a", from: .none, to: property))
    for change in changes { world.apply(change) }
    return world
  }

  private func canonical(_ world: World) -> AppMemory {
    world.canonicalForm(StateAbstraction(), Plain()).memory
  }

  @Test("cells are numbered as they are reached, however long the chain is")
  func chain() {
    let memory = canonical(
      world(
        [.reference(2), .string("end"), .reference(3), .box(1)],
        property: .some(.reference(0))))
    #expect(memory.properties == [.some(.reference(0))])
    #expect(memory.heap == [.reference(1), .reference(2), .box(3), .string("end")])
  }

  @Test("gaps go, what nothing reaches comes last, and what is in order stays")
  func gaps() {
    let memory = canonical(
      world([.string("alone"), nil, .string("kept")], property: .weak(2)))
    #expect(memory.properties == [.weak(0)])
    #expect(memory.heap == [.string("kept"), .string("alone")])
    let ordered: [Value?] = [.reference(1), .string("x")]
    #expect(canonical(world(ordered, property: .reference(0))).heap == ordered)
    let swapped = canonical(world([.string("x"), .reference(0)], property: .reference(1)))
    #expect(swapped.heap == [.reference(1), .string("x")])
    #expect(swapped.properties == [.reference(0)])
  }

  @Test("a dictionary's key is reached before its value, and either alone is renumbered")
  func dictionaries() {
    let heap: [Value?] = [.string("value"), .string("key"), .string("other")]
    let both = canonical(
      world(heap, property: .dictionary([.init(.reference(1), .reference(0))])))
    #expect(both.properties == [.dictionary([.init(.reference(0), .reference(1))])])
    #expect(both.heap == [.string("key"), .string("value"), .string("other")])
    let value = canonical(world(heap, property: .dictionary([.init(.int(1), .reference(2))])))
    #expect(value.properties == [.dictionary([.init(.int(1), .reference(0))])])
    #expect(value.heap.first == .string("other"))
    let key = canonical(world(heap, property: .dictionary([.init(.reference(1), .int(1))])))
    #expect(key.properties == [.dictionary([.init(.reference(0), .int(1))])])
  }

  @Test("closures of timers, prompts and services are reached before what nothing reaches")
  func closures() {
    func closure(_ cell: Int) -> Value { .closure(code: 1, captured: [.reference(cell)]) }
    var services = AppProcess.Services()
    services.launchHandlers = [.init(identifier: "task", closure: closure(1))]
    let world = world(
      [.string("alone"), .string("task"), .string("answer"), .string("work")], property: .none,
      .timer(
        Timer(id: 1, kind: .work(closure(3), []), length: 10, progress: .due(10)), .started),
      .quiet(.authorizationAsked([closure(2)])), .quiet(.services(services)))
    let process = world.canonicalForm(StateAbstraction(), Plain()).process
    #expect(
      process?.memory.heap
        == [.string("work"), .string("answer"), .string("task"), .string("alone")])
    #expect(process?.timers.first?.kind == .work(closure(0), []))
    #expect(process?.authorizationAsked == [closure(1)])
    #expect(process?.services.launchHandlers.first?.closure == closure(2))
  }

  @Test("the processes of service extensions are renumbered as well")
  func extensions() {
    var play = Play(.ios12, app: StandInApp(callbacks: StandInApp.lifecycle))
    play.play(.openedApp, .pressedHome)
    var extensions = ServiceExtensions()
    var one = ServiceExtension(push: ReceivedPush(id: 1, push: .of(["alert"])))
    one.process.memory.heap = [.string("x"), .reference(0)]
    one.process.memory.properties = [.reference(1)]
    extensions.running = [one]
    play.world.apply(.quiet(.serviceExtensions(extensions)))
    let form = play.world.canonicalForm(StateAbstraction(), Plain())
    #expect(form.extensions.running.first?.process.memory.heap == [.reference(1), .string("x")])
  }
}
