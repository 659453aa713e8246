import LifecycleModel
import Testing

/// Which event is possible on which screen, cell by cell.
@Suite struct ScreenTableTests {
  typealias Screen = Phone.Screen

  /// A way to each screen; the app was in the foreground before.
  static func play(on screen: Screen) -> Play {
    var play = Play()
    play.play(.openedApp, .pressedHome)
    switch screen {
    case .home: break
    case .app: play.play(.openedApp)
    case .other: play.play(.openedOtherApp)
    case .lock: play.play(.locked)
    case .switcher: play.play(.openedSwitcher)
    case .center: play.play(.pulledNotificationCenter)
    case .control: play.play(.pulledControlCenter)
    case .ringing: play.play(.callCame)
    case .call: play.play(.callCame, .answeredCall)
    }
    return play
  }

  static let table: [(Event, [Screen], Screen?)] = [
    (.openedApp, [.home, .other], .app),
    (.pressedHome, [.home, .app, .other, .switcher, .center, .control, .call], .home),
    (.openedSwitcher, [.home, .app, .other], .switcher),
    (.returnedToApp, [.switcher], .app),
    (.openedOtherApp, [.home, .switcher], .other),
    (.swipedAppAway, [.switcher], .home),
    (.pulledNotificationCenter, [.home, .app, .other], .center),
    (.pulledControlCenter, [.home, .app, .other], .control),
    (.closedOverlay, [.center, .control], .home),
    (.sheetCame, [.app], .app),
    (.followedLink(Link("myapp://item/7")), [.home, .other], .app),
    (.locked, [.home, .app, .other, .switcher, .center, .control, .call], .lock),
    (.unlocked, [.lock], .home),
    (.callCame, [.home, .app, .other, .lock, .switcher, .center, .control], .ringing),
    (.declinedCall, [.ringing], .home),
    (.answeredCall, [.ringing], .call),
    (.hungUp, [.call], .home),
    (.rebooted, Screen.allCases, .lock),
    (.ranFromXcode, Screen.allCases, .app),
    (.alert, Screen.allCases, nil),
    (.keptAlive, Screen.allCases, nil),
    (.wentOffline, Screen.allCases, nil),
    (.wait(1), Screen.allCases, nil),
  ]

  @Test("each screen is reached as the table says", arguments: Screen.allCases)
  func ways(screen: Screen) {
    #expect(Self.play(on: screen).world.phone.screen == screen)
  }

  @Test(
    "each event is allowed just where the table says, and leads where it says",
    arguments: table.indices)
  func cells(row: Int) {
    let (event, allowed, afterwards) = Self.table[row]
    for screen in Screen.allCases {
      var play = Self.play(on: screen)
      let before = play.world
      let steps = play.play(event)
      if allowed.contains(screen) {
        #expect(play.world.phone.screen == afterwards ?? screen, "\(event) on \(screen)")
      } else {
        #expect(steps.count == 1 && play.world == before, "\(event) on \(screen)")
        guard case .refused(event, let denial)? = steps.first?.change,
          case .wrongScreen = denial.condition
        else {
          if event == .hungUp { continue }
          Issue.record("\(event) on \(screen): \(steps)")
          continue
        }
      }
    }
  }

  @Test("a call may ring over anything and gives it back")
  func ringing() {
    for screen in [Screen.home, .app, .other, .lock, .switcher, .center, .control] {
      var play = Self.play(on: screen)
      play.play(.callCame, .declinedCall)
      #expect(play.world.phone.screen == screen)
    }
  }

  @Test("unlocking shows what was in front before")
  func unlock() {
    for (screen, before) in [(Screen.app, Screen.app), (.other, .other), (.switcher, .home)] {
      var play = Self.play(on: screen)
      play.play(.locked, .unlocked)
      #expect(play.world.phone.screen == before)
    }
  }

  @Test(
    "nothing happens and nothing is refused",
    arguments: [
      (Event.pressedHome, Screen.home), (.wentOffline, .home), (.cameOnline, .home),
    ])
  func twice(event: Event, screen: Screen) {
    var play = Self.play(on: screen)
    play.play(event)
    let before = play.world
    #expect(play.play(event).filter(\.change.isShown).count == 1)
    #expect(play.world == before)
  }
}
