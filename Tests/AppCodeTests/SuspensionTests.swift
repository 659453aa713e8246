import LifecycleModel
import Testing

@testable import AppCode

/// `await` lays a task aside; it goes on when what it waits for is there, and other events come
/// between.
@Suite struct SuspensionTests {
  private func play(_ body: String, _ members: String = "", _ spans: Int...) throws -> [[String]] {
    var play = try Play(launching(body, members: members), profile: .ios13)
    play.happens(.openedApp)
    var printed = [play.logged]
    for span in spans {
      let before = play.logged.count
      play.happens(.timePassed(span))
      printed.append(Array(play.logged.dropFirst(before)))
    }
    #expect(play.traps == [])
    return printed
  }

  @Test func aTaskWaitsAndGoesOn() throws {
    let printed = try play(
      """
          Task {
            print("one")
            try? await Task.sleep(nanoseconds: 2_000_000_000)
            print("two")
            try? await Task.sleep(for: .seconds(3))
            print("three")
          }
          print("behind")
      """, "", 1999, 1, 2999, 1)
    #expect(printed == [["behind", "one"], [], ["two"], [], ["three"]])
  }

  /// Through calls, branches, `do` and `switch`, with variables and values that are given back.
  @Test func itGoesOnWhereItWas() throws {
    let printed = try play(
      """
          var total = 1
          Task {
            let first = await self.number(2)
            total += first
            if total > 2 {
              do {
                let both = try await self.number(10) + self.failing(first)
                print("never \\(both)")
              } catch {
                print("failed at \\(total)")
              }
              switch await self.number(5) {
              case 5:
                let more = await self.number(7)
                print("end \\(total + more)")
              default: print("other")
              }
            }
            print("last")
          }
      """,
      """
        enum Wrong: Error { case input }
        func number(_ value: Int) async -> Int {
          try? await Task.sleep(for: .seconds(1))
          return value
        }
        func failing(_ value: Int) async throws -> Int {
          guard await number(value) > 100 else { throw Wrong.input }
          return 0
        }
      """, 1000, 1000, 1000, 1000, 1000)
    #expect(printed == [[], [], [], ["failed at 3"], [], ["end 10", "last"]])
  }

  @Test func otherEventsComeBetween() throws {
    var play = try Play(
      delegate(
        """
        func applicationDidBecomeActive(_ application: UIApplication) {
          Task {
            try? await Task.sleep(for: .seconds(2))
            print("woke")
          }
        }
        func applicationWillResignActive(_ application: UIApplication) { print("resigned") }
        """), profile: .ios13)
    play.happens(.openedApp, .timePassed(1000), .pressedHome, .timePassed(1000))
    #expect(play.logged == ["resigned", "woke"])
  }

  /// The handler of the fetch form completes when the method gives back its result, and iOS's limit
  /// holds for it as for any other.
  @Test func anAsyncMethodCompletesItsHandlerAtItsEnd() throws {
    func source(_ seconds: Int) -> String {
      delegate(
        """
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult {
          try? await Task.sleep(for: .seconds(\(seconds)))
          return .newData
        }
        """)
    }
    var quick = try Play(source(4), profile: .ios13)
    quick.happens(.openedApp, .pressedHome, .sentPush(.silent))
    #expect(quick.completions == [])
    quick.happens(.timePassed(4000))
    #expect(quick.completions == ["newData"])

    var late = try Play(source(60), profile: .ios13)
    late.happens(.openedApp, .pressedHome, .sentPush(.silent), .timePassed(59_000))
    #expect(late.completions == [])
    #expect(late.world.processState == .notRunning)
  }

  @Test func aDownloadIsWaitedForAndItsFailureThrown() throws {
    let body = """
          Task {
            do {
              let (data, _) = try await URLSession.shared.data(from: URL(string: "https://a.b")!)
              print("got \\(data.count)")
            } catch {
              print("no network")
            }
          }
      """
    #expect(try play(body, "", 1999, 1) == [[], [], ["got 1024"]])
    var play = try Play(launching(body), profile: .ios13)
    play.happens(.openedApp, .timePassed(1000), .wentOffline)
    #expect(play.logged == ["no network"])
  }

  /// In loops and beside `defer` too a task is laid aside, and other events come between.
  @Test func inALoopATaskGoesOnWhereItWas() throws {
    let printed = try play(
      """
          Task {
            defer { print("end") }
            for round in 1...2 {
              defer { print("left \\(round)") }
              try? await Task.sleep(for: .seconds(1))
              print("round \\(round)")
            }
            var left = 2
            while left > 0 {
              try? await Task.sleep(for: .seconds(1))
              left -= 1
              print("\\(left) to go")
            }
          }
      """, "", 1000, 1000, 1000, 1000)
    #expect(
      printed == [
        [], ["round 1", "left 1"], ["round 2", "left 2"], ["1 to go"], ["0 to go", "end"],
      ])
  }

  /// A main thread that waits for what only itself could do stands still for ever.
  @Test func aDeadlockOfTheMainThreadEndsWithTheWatchdog() throws {
    var play = try Play(
      launching(
        """
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.main.async { done.signal() }
            done.wait()
            print("never")
        """), profile: .ios13)
    play.happens(.openedApp)
    #expect(play.logged == [])
    #expect(play.world.processState == .notRunning)
  }

  @Test func syncOnTheOwnQueueTraps() throws {
    var play = try Play(launching("DispatchQueue.main.sync { print(1) }"), profile: .ios13)
    play.happens(.openedApp)
    #expect(play.logged == [])
    #expect(play.traps.count == 1)
  }
}
