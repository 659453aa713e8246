import Testing

@testable import LifecycleModel

/// What a search keeps of service extensions.
@Suite struct ExtensionSearchTests {
  @Test("a search goes on with one service extension at work on each push")
  func olderExtensions() {
    let app = ExtensionTests.app()
    var play = Play(.ios12, app: app)
    play.play(ExtensionTests.rich, .push("alert", "sound", "mutable-content"))
    func kept() -> [PushID] {
      let world = play.world.boundedForSearch(StateAbstraction(), app)
      let timed = world.timers.compactMap { timer -> PushID? in
        if case .serviceExtension(let push) = timer.kind { push } else { nil }
      }
      #expect(world.extensions.running.map(\.push.id) == timed)
      return timed
    }
    #expect(kept() == [1, 2])
    play.play(ExtensionTests.rich)
    #expect(kept() == [2, 3])
    var same = Play(.ios12, app: app)
    same.play(ExtensionTests.rich, ExtensionTests.rich)
    let world = same.world.boundedForSearch(StateAbstraction(), app)
    #expect(world.extensions.running.map(\.push.id) == [2])
  }

  @Test("a service extension's handler is forgotten where none of its code can call it")
  func forgottenInExtension() {
    var app = ExtensionTests.app()
    #expect(!app.asksForButtons)
    for (behaviour, isForgotten) in [(StandInApp.PushBehaviour.nothing, true), (.downloads, false)]
    {
      app.onPush = behaviour
      var play = Play(.ios12, app: app)
      play.play(.network(20), ExtensionTests.rich)
      #expect(play.world.hasForgottenHandler(besides: []) == isForgotten)
    }
  }
}
