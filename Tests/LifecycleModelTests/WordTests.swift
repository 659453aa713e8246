import Testing

@testable import LifecycleModel

/// Values and words of the model by themselves.
@Suite struct WordTests {
  @Test("spans as the trace prints them")
  func seconds() {
    let words = [0, 1, 10, 100, 999, 1000, 1005, 1050, 1500, 60_000, 61_010].map(\.inSeconds)
    #expect(
      words == [
        "0", "0.001", "0.01", "0.1", "0.999", "1", "1.005", "1.05", "1.5", "60", "61.01",
      ])
  }

  @Test("values as Swift prints them")
  func values() {
    let range: [Value] = [.int(1), .int(3)]
    for (value, text) in [
      (Value.labelled(["a", ""], [.int(1), .string("x")]), #"(a: 1, "x")"#),
      (.object("Range", range), "1..<3"), (.object("ClosedRange", range), "1...3"),
      (.object("Range", [.string("r")]), "r"), (.object("ClosedRange", [.string("r")]), "r"),
      (.object("Result", [.member("success"), .int(4)]), "success(4)"),
      (.object("Result", [.member("success"), .int(4), .int(5)]), "success(4, 5)"),
      (.object("Result", [.member("none")]), "none"), (.object("URL", [.string("a:b")]), "a:b"),
      (.object("Thing", [.int(1)]), "Thing"), (.object("Thing", []), "Thing"),
      (.object("Data", [.string("abc")]), "3 bytes"), (.object("Data", [.int(7)]), "7 bytes"),
      (.object("Data", []), "0 bytes"), (.object("NSNumber", [.int(7)]), "7"),
      (.object("NSNumber", []), "0"), (.object("NSNull", []), "<null>"),
      (.object("Set", [.int(1), .string("b")]), #"[1, "b"]"#), (.some(.string("x")), "x"),
      (.array([.some(.int(1)), .none]), "[Optional(1), nil]"), (.dictionary([]), "[:]"),
      (.dictionary([.init(.string("k"), .bool(true))]), #"["k": true]"#),
      (.tuple([.int(1), .character("c")]), #"(1, "c")"#), (.character("c"), "c"),
      (.integer(.uint8, 200), "200"), (.integer(.uint64, -1), "18446744073709551615"),
    ] {
      #expect(value.description == text)
    }
  }

  @Test("numbers and texts of JSON")
  func json() {
    for (spelling, value) in [
      ("3", 3), ("3.0", 3), ("1e2", 100), ("-2.0", -2), ("2.5", nil), ("1e15", nil),
      ("-1e15", nil), ("999999999999999.0", 999_999_999_999_999), ("1e400", nil),
    ] {
      #expect(JSON.number(spelling).asInt == value, "\(spelling)")
    }
    #expect(JSON.string("3").asInt == nil)
    #expect(
      JSON.quote("a\"\\\n\r\t\u{1}\u{1f}\u{7f}\u{9f}é")
        == #""a\"\\\n\r\t\u0001\u001f\u007f\u009fé""#)
  }

  private func push(_ members: (String, JSON)...) -> Push {
    Push(payload: .object([.init("aps", .object(members.map { .init($0.0, $0.1) }))]))
  }

  @Test("type and priority follow the payload")
  func pushes() {
    func shape(_ push: Push) -> String { "\(push.type) \(push.priority)" }
    let (flag, event) = (("content-available", JSON.number("1")), ("event", JSON.string("update")))
    let state = ("content-state", JSON.object([]))
    #expect(shape(push(flag)) == "background 5")
    #expect(shape(push(("content-available", .bool(true)))) == "background 5")
    #expect(shape(push(("content-available", .bool(false)))) == "alert 10")
    #expect(shape(push(("content-available", .number("2")))) == "alert 10")
    #expect(shape(push(flag, ("alert", .null))) == "background 5")
    for key in ["alert", "sound", "badge"] {
      #expect(shape(push(flag, (key, .string("x")))) == "alert 10")
    }
    #expect(shape(push(event, state)) == "liveactivity 10")
    #expect(shape(push(event)) == "alert 10" && shape(push(state)) == "alert 10")
    #expect(shape(Push(payload: .object([]))) == "alert 10")
    #expect(!Push(payload: .object([])).isVisible && push(("alert", .string("x"))).isVisible)
    #expect(!push(("alert", .null)).isVisible && !push(flag).isVisible)
  }

  @Test("sounds that iOS cannot play, and critical ones")
  func sounds() {
    for (name, fails) in [
      ("default", false), ("a.mp3", true), ("a.caf", false), ("a.WAV", false), ("a.b.aiff", false),
      ("a.caf.mp3", true), ("a.", true),
    ] {
      #expect(push(("sound", .string(name))).hasUnplayableSound == fails, "\(name)")
    }
    #expect(!push().hasUnplayableSound)
    let named = push(
      ("sound", .object([.init("name", .string("x.caf")), .init("critical", .number("1"))])))
    #expect(named.soundName == "x.caf" && named.hasCriticalSound)
    #expect(!push(("sound", .object([.init("critical", .number("0"))]))).hasCriticalSound)
    for (word, breaks) in [
      ("passive", false), ("active", false), ("time-sensitive", true), ("critical", true),
    ] {
      #expect(
        push(("interruption-level", .string(word))).interruptionLevel?.breaksThrough == breaks)
    }
  }

  @Test("assumptions: their words, and one for each place and kind of value")
  func assumptions() {
    let words: [(AssumedValue, String)] = [
      (.bool(true), "true"), (.bool(false), "false"), (.none, "nil"), (.some, "some"),
      (.enumCase("a"), "case a"), (.calls, "calls"), (.never, "never"), (.once, "one element"),
      (.empty, "no element"), (.ends, "ends"),
    ]
    for (value, word) in words { #expect(value.word == word) }
    let assumed = Assumed("x", .bool(true), line: 4)
    #expect(assumed.number == 1 && !assumed.isStated && !assumed.affectsHandler)
    #expect(!assumed.failsLikeEarlier)
    #expect(Assumption(file: "A.swift", line: 3, number: 2, .some).place == "A.swift:3.2")
    #expect(Assumption(line: 3, .some).place == "3")
    var all: [Assumption] = []
    for new in [
      Assumption(line: 9, .bool(true)), Assumption(line: 3, number: 2, .bool(true)),
      Assumption(line: 3, .bool(true)), Assumption(line: 3, .some),
      Assumption(file: "A.swift", line: 1, .calls), Assumption(line: 9, .bool(false)),
      Assumption(line: 3, number: 1, .bool(true)),
    ] {
      all.assume(new)
    }
    #expect(
      all.map { "\($0.place) \($0.value.word)" } == [
        "3 true", "3 some", "3.1 true", "3.2 true", "9 false", "A.swift:1 calls",
      ])
    // In the order of the places, then in the order in which they were said.
    var few: [Assumption] = []
    few.assume(Assumption(line: 3, number: 1, .bool(true)))
    few.assume(Assumption(line: 3, .bool(true)))
    few.assume(Assumption(line: 3, .some))
    #expect(few.map { "\($0.place) \($0.value.word)" } == ["3 true", "3 some", "3.1 true"])
    var world = World(stage: Configuration(profile: Profile(.ios13)))
    let before = world
    world.assume(all[0])
    #expect(world.stage.assumptions == [all[0]])
    #expect(world.without([all[1]]) == world && world.without([all[0]]) == before)
  }

  @Test("which methods hand over a push, wait for a mode, or tell of a move")
  func callbacks() {
    let handing = Set(Callback.allCases.filter(\.row.handsOverPush))
    #expect(
      handing == [
        .didReceiveRemoteNotification, .didReceiveRemoteNotificationFetch,
        .didReceiveLocalNotification, .handleActionForRemote, .handleActionForRemoteWithInfo,
        .handleActionForLocal, .handleActionForLocalWithInfo, .willPresent, .didReceiveResponse,
      ])
    let moves = Callback.allCases.filter { Transition(toldBy: $0) != nil }
    #expect(
      Set(moves) == [
        .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
        .sceneDidBecomeActive, .sceneWillResignActive, .sceneWillEnterForeground,
        .sceneDidEnterBackground,
      ])
    for transition in Transition.allCases {
      #expect(Transition(toldBy: transition.applicationCallback) == transition)
      #expect(Transition(toldBy: transition.sceneCallback) == transition)
    }
    func word(_ callback: Callback) -> String {
      Call(callback: callback, state: .active, answer: .missing).stateWord
    }
    #expect(word(.appInit) == "-" && word(.didBecomeActive) == "active")
    #expect(word(.serviceExtensionDidReceive) == "extension")
    #expect(!Call(callback: .appInit, state: .active, answer: .missing).holdsResponse)
  }

  @Test("a tap taken for anything else is wrong, and an arrival taken for a tap")
  func outcomes() {
    func isWrong(_ taken: Treatment, _ was: Treatment) -> Bool {
      Outcome(name: NotificationName(id: 1), treatedAs: taken, was: was).isWrong
    }
    #expect(isWrong(.arrival, .tap) && isWrong(.nothing, .tap) && !isWrong(.tap, .tap))
    #expect(isWrong(.tap, .arrival) && !isWrong(.nothing, .arrival) && !isWrong(.arrival, .arrival))
  }

  @Test("a dismissed Live Activity has ended")
  func dismissed() {
    #expect(LiveActivity.dismissed.hasEnded && LiveActivity.dismissed.isDismissed)
    #expect(LiveActivity.dismissed.end == 0)
    let new = LiveActivity(state: .null, end: 5)
    #expect(!new.hasEnded && !new.isDismissed && !new.isStale)
  }

  @Test("links: web addresses are universal")
  func links() {
    for (text, isUniversal) in [
      ("https://a.b", true), ("HTTP://a.b", true), ("myapp://a", false), ("httpsx://a", false),
    ] {
      #expect(Link(text).isUniversal == isUniversal)
    }
  }

  @Test("what a new world, and what is new in one, begins with")
  func beginnings() {
    let world = World(stage: Configuration(profile: Profile(.ios13)))
    #expect(world.counters == World.Counters(pushes: 0, handlers: 0, timers: 0))
    #expect(World.Counters() == World.Counters(pushes: 0, handlers: 0, timers: 0))
    #expect(world.servicesAreDefault && !world.phone.ringsInBanner && !world.apns.knowsDeadToken)
    #expect(Installation().hasToken && !AppProcess().isLockedInFront)
    #expect(!AppProcess.Services().hasTransferred)
    #expect(!AppProcess.BackgroundTask(id: 1).isBegunInHandler)
    let transfer = Registrations.Transfer(session: "s", isUpload: false)
    #expect(transfer.wakes && !transfer.isDiscretionary && !transfer.isFromBackground)
    var fetch = Registrations.Fetch()
    #expect(fetch.quietTime == 0)
    fetch.setQuiet(until: 5, at: 5)
    #expect(fetch.quietUntil == nil)
    var registrations = Registrations()
    (registrations.takesCalls, registrations.fetch.quietUntil) = (true, 0)
    var quiet = world
    quiet.apply(.registrations(registrations))
    #expect(quiet.normalForm.app.registrations.fetch.quietUntil == nil)
  }

  @Test("a Focus is told before the other reasons, these in their order")
  func presentations() {
    var world = World(stage: Configuration(profile: Profile(.ios17Scenes)))
    let passive = push(("alert", .string("a")), ("interruption-level", .string("passive")))
    #expect(world.presentation(of: passive, answer: nil).reason == .displayPassive)
    world.apply(.flag(from: world.flag(.permission), to: .permission(.provisional)))
    #expect(world.presentation(of: passive, answer: nil).reason == .displayProvisional)
    var settings = world.settings
    settings.focus = true
    world.apply(.settings(settings))
    #expect(world.presentation(of: passive, answer: nil).reason == .displayFocus)
  }

  @Test("why an app that is in front does not enter the background")
  func enterBackground() {
    var phone = Phone()
    phone.front = .app
    #expect(phone.denial(of: .enterBackground, from: .background)?.rule == .enterForeground)
    #expect(phone.denial(of: .enterBackground, from: .inactive)?.rule == .interruption)
  }

  private struct Alike: Hashable {
    var number: Int
    func hash(into hasher: inout Hasher) {}
  }

  @Test("values with the same hash are not the same")
  func hashes() {
    #expect(Shared(Alike(number: 1)) != Shared(Alike(number: 2)))
    #expect(Shared(Alike(number: 1)) == Shared(Alike(number: 1)))
  }

  @Test("in which versions, and for which apps, iOS calls a method")
  func availability() {
    func profiles(_ availability: CallbackRow.Availability) -> [Profile.Name] {
      Profile.Name.allCases.filter {
        availability.holds(on: Configuration(profile: Profile($0)))
      }
    }
    let old: [Profile.Name] = [.ios6, .ios7, .ios9]
    #expect(profiles(.always) == Profile.Name.allCases)
    #expect(profiles(.untilIOS9) == old)
    #expect(profiles(.fromIOS7) == Profile.Name.allCases.filter { $0 != .ios6 })
    #expect(profiles(.fromIOS10) == Profile.Name.allCases.filter { !old.contains($0) })
    #expect(profiles(.withoutScenes) == old + [.ios12, .ios13])
    #expect(profiles(.withScenes) == [.ios13Scenes, .ios17Scenes, .ios26Scenes])
  }
}
