import LifecycleModel
import Testing

/// Why a process does not start or run, and why the app is not told about its end.
@Suite struct ProcessDenialTests {
  private let swipe = ProcessEnd(.user, .forceQuitInFront)
  private let reclaim = ProcessEnd(.system, .reclaim)

  @Test("only the swipe of a running app is told")
  func termination() {
    var play = Play()
    #expect(
      play.world.denialOfTermination(by: nil)
        == Denial(.forceQuitSuspended, .standing(.hasNoProcess)))
    play.play(.openedApp)
    #expect(play.world.denialOfTermination(by: swipe) == nil)
    #expect(
      play.world.denialOfTermination(by: reclaim) == Denial(.reclaim, .standing(.endsUntold)))
    #expect(
      play.world.denialOfTermination(by: nil) == Denial(.forceQuitInFront, .standing(.goesOn)))
    play.play(.pressedHome)
    #expect(
      play.world.denialOfTermination(by: nil) == Denial(.forceQuitAtWork, .standing(.goesOn)))
    play.play(.wait(5))
    #expect(
      play.world.denialOfTermination(by: reclaim) == Denial(.suspend, .standing(.endsSuspended)))
    #expect(
      play.world.denialOfTermination(by: ProcessEnd(.user, .forceQuitSuspended))
        == Denial(.forceQuitSuspended, .standing(.endsSuspended)))
  }

  @Test("the scene of an app in front is disconnected in iOS 17, not in iOS 13")
  func disconnecting() {
    for (profile, isTold) in [(Profile.Name.ios13Scenes, false), (.ios17Scenes, true)] {
      var play = Play(profile)
      play.play(.openedApp)
      let end = ProcessEnd(.user, .sceneEndsInFront)
      let denial = Denial(.sceneEndsInFront, .standing(.sceneEndsUntold))
      #expect(play.world.denialOfDisconnecting(by: end) == (isTold ? nil : denial))
      #expect(
        play.world.denialOfDisconnecting(by: nil)
          == Denial(.sceneEndsAtWork, .standing(.keepsScene)))
      play.play(.pressedHome)
      #expect(play.world.denialOfDisconnecting(by: ProcessEnd(.user, .sceneEndsAtWork)) == nil)
      #expect(
        play.world.denialOfDisconnecting(by: reclaim)
          == Denial(.reclaim, .standing(.sceneEndsUntold)))
    }
  }

  @Test("a process starts once, and runs until it is suspended")
  func running() {
    var play = Play()
    #expect(play.world.denialOfLaunch == nil)
    #expect(
      play.world.denialOfRunning == Denial(.launchForeground, .standing(.isNotRunning)))
    play.play(.openedApp)
    #expect(play.world.denialOfLaunch == Denial(.launchForeground, .standing(.isLaunched)))
    #expect(play.world.denialOfRunning == nil)
    play.play(.pressedHome, .wait(5))
    #expect(play.world.denialOfRunning == Denial(.suspend, .standing(.isSuspended)))
  }

  @Test("which of the methods for links gets one")
  func links() {
    let (url, universal) = (Link("myapp://a"), Link("https://example.com/a"))
    func takers(_ profile: Profile.Name, _ link: Link, _ has: Callback...) -> [Callback] {
      let play = Play(profile, app: StandInApp(callbacks: has))
      return [
        .openURL, .openURLFromApplication, .continueActivity, .sceneOpenURL,
        .sceneContinuesActivity,
      ].filter { play.world.denial(of: link, for: $0, by: play.app) == nil }
    }
    #expect(takers(.ios7, url, .openURL) == [.openURLFromApplication])
    #expect(takers(.ios9, url, .openURL, .openURLFromApplication) == [.openURL])
    #expect(takers(.ios9, url, .openURLFromApplication) == [.openURLFromApplication])
    #expect(takers(.ios9, universal) == [.continueActivity])
    #expect(takers(.ios17Scenes, url) == [.sceneOpenURL])
    #expect(takers(.ios17Scenes, universal) == [.sceneContinuesActivity])
  }
}
