import Testing

@testable import LifecycleModel

/// One table decides which state changes happen and why the others do not.
@Suite struct TransitionTests {
  private static let fronts: [ApplicationState: Phone] = {
    var phones: [ApplicationState: Phone] = [:]
    var phone = Phone()
    phone.isLocked = false
    phone.front = .home
    phones[.background] = phone
    phone.front = .app
    phones[.active] = phone
    phone.overlay = .switcher
    phones[.inactive] = phone
    return phones
  }()

  static let rows: [(from: ApplicationState, to: ApplicationState, moves: [Transition])] = [
    (.active, .active, []), (.inactive, .inactive, []), (.background, .background, []),
    (.active, .inactive, [.resignActive]),
    (.active, .background, [.resignActive, .enterBackground]),
    (.inactive, .background, [.enterBackground]),
    (.inactive, .active, [.becomeActive]),
    (.background, .inactive, [.enterForeground]),
    (.background, .active, [.enterForeground, .becomeActive]),
  ]

  @Test("the moves from each state to each presence on the screen", arguments: rows.indices)
  func moves(row: Int) throws {
    let (from, to, moves) = Self.rows[row]
    let phone = try #require(Self.fronts[to])
    #expect(phone.appPresence == to)
    #expect(Transition.allCases.filter { phone.denial(of: $0, from: from) == nil } == moves)
  }

  @Test("a denial names where the app stands and the rule")
  func denials() throws {
    var phone = try #require(Self.fronts[.inactive])
    #expect(
      phone.denial(of: .becomeActive, from: .inactive)
        == Denial(.interruption, .standing(.isCovered)))
    phone.hasPrompt = true
    #expect(phone.denial(of: .becomeActive, from: .inactive)?.rule == .promptAppears)
    let home = try #require(Self.fronts[.background])
    #expect(
      home.denial(of: .enterForeground, from: .background)?.condition
        == .standing(.staysInBackground))
    #expect(home.denialOfConnecting(nil)?.condition == .standing(.sceneWaitsForFront))
    #expect(home.denialOfConnecting(.background)?.condition == .standing(.sceneIsConnected))
    #expect(try #require(Self.fronts[.active]).denialOfConnecting(nil) == nil)
  }

  @Test("the step of a push that is held back carries the condition that failed")
  func heldPush() {
    var play = Play(app: StandInApp(callbacks: StandInApp.lifecycle))
    let steps = play.play(.silent)
    #expect(
      steps.contains {
        $0.rule == .pushOldMethodNeverWakes
          && $0.change
            == .app(
              .notCalled(
                NotificationName(id: 1),
                .noMethod(.didReceiveRemoteNotificationFetch)))
      })
  }
}
