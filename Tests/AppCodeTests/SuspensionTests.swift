import LifecycleModel
import Testing

@testable import AppCode

/// `await` suspends a task. It resumes when the awaited thing is available; other events may come
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

  /// In calls, branches, `do` and `switch`, with variables and returned values.
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

  // MARK: Where a wait may stand

  /// Code of a task or a background queue that waits a second before it prints.
  struct Place: CustomTestStringConvertible, Sendable {
    var name: String
    var code: String
    var printed: [String]
    var testDescription: String { name }

    init(_ name: String, _ code: String, _ printed: String...) {
      (self.name, self.code, self.printed) = (name, code, printed)
    }

    static func onQueue(_ name: String, _ code: String, _ printed: String...) -> Place {
      var place = Place(name, "")
      place.code = "DispatchQueue.global().async {\n\(code)\n}"
      place.printed = printed
      return place
    }

    static func inTask(_ name: String, _ code: String, _ printed: String...) -> Place {
      var place = Place(name, "")
      place.code = "Task {\n\(code)\n}"
      place.printed = printed
      return place
    }
  }

  private static let members = """
      enum Wrong: Error { case input }
      final class Model {
        var level = 0 { didSet { Thread.sleep(forTimeInterval: 1) } }
        var text: String {
          Thread.sleep(forTimeInterval: 1)
          return "text"
        }
      }
      struct Size: Equatable {
        var width: Int
        static func == (one: Size, other: Size) -> Bool {
          Thread.sleep(forTimeInterval: 1)
          return one.width == other.width
        }
      }
      func slow(_ number: Int) async -> Int {
        try? await Task.sleep(for: .seconds(1))
        return number
      }
      func pause<T>(_ value: T) -> T {
        Thread.sleep(forTimeInterval: 1)
        return value
      }
      func kind<T>(_ value: T) async -> String {
        _ = await slow(0)
        return "\\(T.self)"
      }
    """

  static let places: [Place] = [
    .inTask("if expression", "let x = if await self.slow(1) == 1 { 2 } else { 3 }\nprint(x)", "2"),
    .inTask(
      "branch of an if expression", "let x = [if true { await self.slow(4) } else { 3 }]\nprint(x)",
      "[4]"),
    .inTask("argument", "print(1, await self.slow(2), 3)", "1 2 3"),
    .inTask("interpolation", "print(\"a\\(await self.slow(2))b\")", "a2b"),
    .inTask("subscript", "print([5, 6][await self.slow(1)])", "6"),
    .inTask("right of ??", "let x: Int? = nil\nlet y = await self.slow(7)\nprint(x ?? y)", "7"),
    .inTask("condition", "guard await self.slow(1) == 1 else { return }\nprint(\"on\")", "on"),
    .inTask("compound", "var n = 1\nn += await self.slow(2)\nprint(n)", "3"),
    .inTask("generic code", "print(await self.kind([1]))", "Array<Int>"),
    .inTask(
      "closure", "let f = { (n: Int) async -> Int in await self.slow(n) }\nprint(await f(3))", "3"),
    .inTask(
      "catch", "do { throw Wrong.input } catch { print(error, await self.slow(1)) }", "input 1"),
    .onQueue("defer", "do { defer { self.pause(0) } }\nprint(\"left\")", "left"),
    .onQueue("lock", "print(NSLock().withLock { self.pause(3) })", "3"),
    .onQueue("sync", "print(DispatchQueue(label: \"a\").sync { self.pause(3) })", "3"),
    .onQueue("sort", "var n = [2, 1]\nn.sort { self.pause($0 < $1) }\nprint(n)", "[1, 2]"),
    .onQueue(
      "removeAll", "var n = [2, 1]\nn.removeAll { $0 == 2 && self.pause(true) }\nprint(n)", "[1]"),
    .onQueue("text", "print(\"ab\".filter { $0 == \"a\" && self.pause(true) })", "a"),
    .onQueue(
      "lazy", "print(Array([1, 2].lazy.filter { $0 > 1 ? self.pause(true) : false }))", "[2]"),
    .onQueue("slice", "print([1, 2, 3][1...].map { $0 < 3 ? self.pause($0) : $0 })", "[2, 3]"),
    .onQueue("Optional", "let n: Int? = 1\nprint(n.map { self.pause($0) } ?? 0)", "1"),
    .onQueue("Result", "print(Result<Int, Error>.success(1).map { self.pause($0) })", "success(1)"),
    .onQueue("observer", "let m = Model()\nm.level += 1\nprint(m.level)", "1"),
    .onQueue("getter", "print(Model().text)", "text"),
    .onQueue("operator", "print([Size(width: 1)].contains(Size(width: 1)))", "true"),
    .onQueue(
      "concurrentPerform",
      "DispatchQueue.concurrentPerform(iterations: 1) { self.pause($0) }\nprint(\"all\")", "all"),
  ]

  /// A task is laid aside everywhere: other events come between, and a world that is copied in the
  /// middle of the wait goes on equally in both copies.
  @Test(arguments: places) func aWaitMayStand(in place: Place) throws {
    let source = delegate(
      """
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
      \(place.code)
          return true
        }
        func applicationWillResignActive(_ application: UIApplication) { print("resigned") }
      \(SuspensionTests.members)
      """)
    var play = try Play(source, profile: .ios13)
    play.happens(.openedApp, .timePassed(500))
    #expect(play.logged == [])
    var copy = play
    var other = play
    play.happens(.timePassed(600))
    #expect(play.logged == place.printed)
    copy.happens(.timePassed(600))
    #expect(copy.logged == play.logged)
    #expect(copy.world == play.world)
    other.happens(.pressedHome)
    #expect(other.logged == ["resigned"])
    other.happens(.timePassed(600))
    #expect(other.logged == ["resigned"] + place.printed)
    #expect(play.traps == [])
  }

  @Test func aWaitInADeinitialiserIsNamed() throws {
    let found = try notes(
      of: delegate(
        """
        final class Gate {
          let open = DispatchSemaphore(value: 0)
          deinit {
            open.wait()
            Task { try? await Task.sleep(for: .seconds(1)) }
          }
        }
        """))
    #expect(
      found == ["5:10: the simulator does not play other events during a wait in 'deinit'"])
  }

  @Test func aWaitInTheFirstValueOfAGlobalIsNamed() throws {
    let found = try notes(
      of: delegate(
        """
        enum Shared {
          static let gate = DispatchSemaphore(value: 0)
          static let ready: Bool = {
            gate.wait()
            return true
          }()
          static let later = { gate.wait() }
        }
        """))
    #expect(
      found == [
        "5:10: the simulator does not play other events during a wait in the first value of 'ready'"
      ])
  }
}
