import Testing

@testable import LifecycleModel

/// What a search keeps of an app's memory.
@Suite struct SearchMemoryTests {
  /// A program that answers none of a search's questions.
  private struct Silent: AppProgram {
    var (file, propertyNames) = ("Silent.swift", [String]())
    func answer(to callback: Callback) -> Answer { .missing }
    func run(_ entry: AppEntry, in reaction: inout Reaction) {}
  }

  /// Its bookkeeping is the text "book"; numbers are that only where worlds are compared.
  private struct Bookkeeping: AppProgram {
    var (file, propertyNames) = ("Bookkeeping.swift", [String]())
    func answer(to callback: Callback) -> Answer { .missing }
    func run(_ entry: AppEntry, in reaction: inout Reaction) {}
    func withoutBookkeeping(_ heap: [Value?], keepsNumbers: Bool) -> [Value?] {
      heap.filter { value in
        if case .int? = value { return keepsNumbers }
        return value != .string("book")
      }
    }
  }

  private var world: World {
    var world = World(stage: Configuration(profile: Profile(.ios13)))
    world.apply(.process(from: .notRunning, to: .running))
    let heap: [Value?] = [.string("book"), .int(1), .string("kept")]
    world.apply(.quiet(.heap(HeapChange(from: [], to: heap))))
    return world
  }

  @Test("worlds are compared without bookkeeping and numbers; the search goes on with the numbers")
  func bookkeeping() {
    let compared = world.canonicalForm(StateAbstraction(), Bookkeeping())
    #expect(compared.memory.heap == [.string("kept")])
    let continued = world.boundedForSearch(StateAbstraction(), Bookkeeping())
    #expect(continued.memory.heap == [.int(1), .string("kept")])
  }

  @Test("a program that does not answer keeps all and reads no list of notifications")
  func silent() {
    #expect(world.canonicalForm(StateAbstraction(), Silent()).memory.heap.count == 3)
    #expect(!Silent().isRepeatable(.void, forHandlers: true))
    #expect(!Silent().readsDeliveredNotifications)
  }
}
