import CommandLanguage
import LifecycleModel
import Testing

/// The instructions of refusals, played on the model.
@Suite struct WayTests {
  private static let screens: [(Phone.Screen, [Event])] = [
    (.home, []), (.app, [.openedApp]), (.other, [.openedOtherApp]), (.lock, [.locked]),
    (.switcher, [.openedSwitcher]), (.center, [.pulledNotificationCenter]),
    (.control, [.pulledControlCenter]), (.ringing, [.callCame]),
    (.call, [.callCame, .answeredCall]),
  ]

  @Test func theWayLeadsThere() {
    for (showing, events) in WayTests.screens {
      for target in Phone.Screen.allCases {
        let world = play(events, in: World(stage: Configuration(profile: Profile(.ios9))))
        #expect(world.phone.screen == showing)
        let end = play(target.way(from: showing).map(\.event), in: world)
        #expect(end.phone.screen == target, "from \(showing) to \(target)")
      }
    }
  }

  @Test func afterTheWayTheScreenIsRightForTheEvent() {
    for (_, events) in WayTests.screens {
      let world = play(events, in: World(stage: Configuration(profile: Profile(.ios9))))
      for event in Samples.events {
        guard case .wrongScreen(let showing, let allowed)? = world.denial(of: event)?.condition
        else {
          continue
        }
        let end = play(way(from: showing, toOneOf: allowed).map(\.event), in: world)
        if case .wrongScreen? = end.denial(of: event)?.condition {
          Issue.record("the way from \(showing) does not lead to where \(event) can happen")
        }
      }
    }
  }

  private func play(_ events: [Event], in start: World) -> World {
    var world = start
    for event in events {
      #expect(world.denial(of: event) == nil)
      for step in react(to: event, in: world, running: Deaf()) { world.apply(step.change) }
    }
    return world
  }
}

/// A delegate without methods.
private struct Deaf: AppProgram {
  var file: String { "Deaf.swift" }
  var propertyNames: [String] { [] }
  func answer(to callback: Callback) -> Answer { .missing }
  func run(_ entry: AppEntry, in reaction: inout Reaction) {}
}
