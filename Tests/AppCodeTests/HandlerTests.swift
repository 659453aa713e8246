import LifecycleModel
import Testing

@testable import AppCode

@Suite struct HandlerTests {
  private func play(_ body: String, members: String = "") throws -> Play {
    var play = try Play(receiving(body, members: members))
    play.happens(.openedApp, .sentPush(.mixed))
    return play
  }

  @Test func calledOnceTwiceNever() throws {
    #expect(try play("completionHandler(.newData)").completions == ["newData"])
    #expect(
      try play("completionHandler(.noData)\ncompletionHandler(UIBackgroundFetchResult.failed)")
        .completions == ["noData", "failed again"])
    let never = try play("")
    #expect(never.completions == [])
    #expect(never.world.openHandlers.count == 1)
  }

  @Test func passedOnAndStored() throws {
    let members = """
        var waiting: ((UIBackgroundFetchResult) -> Void)?
        func finish(_ handler: (UIBackgroundFetchResult) -> Void, with result: UIBackgroundFetchResult) {
          handler(result)
        }
        func applicationWillResignActive(_ application: UIApplication) {
          waiting?(.newData)
          waiting = nil
        }
      """
    var stored = try play("waiting = completionHandler", members: members)
    #expect(stored.completions == [])
    stored.happens(.openedSwitcher)
    #expect(stored.completions == ["newData"])
    #expect(
      try play("finish(completionHandler, with: .failed)", members: members).completions
        == ["failed"])
  }

  @Test func aTrapEndsTheCallAtOnce() throws {
    var play = try Play(
      receiving(
        """
          let list = [1]
          if userInfo["x"] == nil {
            print(list[3])
          }
          completionHandler(.newData)
        """))
    play.happens(.openedApp, .sentPush(.mixed))
    #expect(play.traps == ["5: Index out of range"])
    #expect(play.completions == [])
    #expect(play.world.processState == .notRunning)
    #expect(play.world.memory == AppMemory())
  }

  /// With two owners of the steps, each call would copy all earlier steps.
  @Test func callsAppendToTheStepsInPlace() throws {
    let program = try load(receiving("n += 1\nprint(n)", members: "var n = 0"))
    var world = World(stage: Configuration(profile: Profile(.ios9)))
    world.apply(.process(from: .notRunning, to: .running))
    var reaction = Reaction(world: world, program: program)
    program.run(.start, in: &reaction)
    for _ in 0..<10_000 { reaction.log("") }
    let before = reaction.steps.count
    var moves = 0
    for _ in 0..<300 {
      let start = reaction.steps.withUnsafeBufferPointer { $0.baseAddress }
      program.run(.callback(.didReceiveRemoteNotificationFetch, []), in: &reaction)
      if start != reaction.steps.withUnsafeBufferPointer({ $0.baseAddress }) { moves += 1 }
    }
    #expect(reaction.steps.count == before + 300 * 4)
    // The array grows at most once for 1,200 elements after 10,000.
    #expect(moves <= 1)
  }
}
