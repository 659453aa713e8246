import Testing

@testable import LifecycleModel

/// Content that a push announced, and how long the app lacks it.
@Suite struct ContentTests {
  @Test("content is awaited until its own download in the app has brought it")
  func awaited() {
    func awaited(_ play: Play) -> [PushID] { play.world.app.awaitedContent.map(\.push) }
    var two = WakeTests.play(.running)
    two.play(.network(5), .silent, .network(20), .silent)
    #expect(awaited(two) == [1, 2])
    two.play(.wait(5))
    #expect(awaited(two) == [2])
    var failed = WakeTests.play(.running)
    failed.play(.network(5, .failure), .silent, .wait(5))
    #expect(awaited(failed) == [1])
    // The extension downloads for itself.
    var apart = WakeTests.play(.running, .ios12, app: ExtensionTests.app([.download]))
    apart.play(.network(5), .push("alert", "content-available", "mutable-content"), .wait(5))
    #expect(apart.world.timers.map(\.name).contains(.serviceExtension))
    #expect(awaited(apart) == [1])
  }

  @Test(
    "an app that comes to the front, launched or not, has the content or lacks it",
    arguments: [(Network.Outcome.data, Installation.Content.ready), (.failure, .missing)])
  func content(outcome: Network.Outcome, content: Installation.Content) {
    for isLaunched in [false, true] {
      var play = WakeTests.play(.suspended)
      play.play(.network(5, outcome), .silent, .wait(5))
      if isLaunched { play.play(.reclaimedMemory) }
      #expect(play.world.app.contentAtFront == .ready)
      play.play(.openedApp)
      #expect(play.world.app.contentAtFront == content)
    }
  }
}
