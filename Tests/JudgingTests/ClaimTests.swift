import CommandLanguage
import Testing

@testable import Judging
@testable import LifecycleModel

/// When each claim holds, and what it reports as found instead.
@Suite struct ClaimTests {
  @Test("calls of one method: how often, in which state, with which key")
  func called() throws {
    #expect(try found("called didBecomeActive", .active) == nil)
    #expect(try found("called didBecomeActive", .active, .active) == nil)
    #expect(try found("called didBecomeActive") == "no calls")
    #expect(
      try found("called didBecomeActive", .resign) == "applicationWillResignActive(_:) active")
    let tried = Change.call(.didBecomeActive, has: false)
    #expect(
      try found("called didBecomeActive", tried) == "iOS called it, but the app does not have it")
    #expect(
      try found("called didBecomeActive", .call(.willResignActive, has: false)) == "no calls")
    #expect(try found("called didBecomeActive 2 times", .active, .active) == nil)
    #expect(try found("called didBecomeActive 2 times", .active) == "1 times")
    #expect(try found("called didBecomeActive 2 times", .active, .active, .active) == "3 times")
    let inactive = Change.call(.didBecomeActive, .inactive)
    #expect(try found("called didBecomeActive in inactive", .active, inactive) == nil)
    #expect(
      try found("called didBecomeActive in background", .active, inactive)
        == "applicationDidBecomeActive(_:) active")
    let launch = Change.call(.didFinishLaunching, link: Link("a:b"))
    #expect(try found("called didFinishLaunching with url", launch) == nil)
    let plain = "application(_:didFinishLaunchingWithOptions:) active"
    #expect(try found("called didFinishLaunching with url", .call(.didFinishLaunching)) == plain)
    #expect(try found("called didBecomeActive with url", .active) != nil)
    #expect(
      try found("not called didBecomeActive", .active) == "applicationDidBecomeActive(_:) active")
  }

  @Test("exactly these calls")
  func calls() throws {
    let claim = "calls didBecomeActive, willResignActive"
    #expect(try found(claim, .active, .resign) == nil)
    #expect(try found(claim, .active) == "call 2 is missing: willResignActive")
    #expect(try found(claim) == "call 1 is missing: didBecomeActive")
    #expect(
      try found(claim, .active, .resign, .enter)
        == "call 3 is one too many: applicationDidEnterBackground(_:) background")
    #expect(
      try found(claim, .active, .enter, .resign)
        == "call 2 is applicationDidEnterBackground(_:) background")
    #expect(try found("calls nothing") == nil)
    #expect(
      try found("calls nothing", .active)
        == "call 1 is one too many: applicationDidBecomeActive(_:) active")
    #expect(try found("not calls nothing") == "just these calls")
  }

  @Test("one method before another")
  func order() throws {
    let claim = "order didBecomeActive before willResignActive"
    #expect(try found(claim, .active, .resign) == nil)
    #expect(try found(claim, .active, .resign, .active) == nil)
    #expect(try found(claim) == "didBecomeActive was not called")
    #expect(try found(claim, .resign) == "didBecomeActive was not called")
    #expect(try found(claim, .active) == "willResignActive was not called")
    #expect(try found(claim, .resign, .active, .resign) == "willResignActive came first")
    #expect(try found("not " + claim, .active, .resign) == "just this order")
  }

  @Test("commands: which, how often, refused; the last one, or all since the start")
  func events() throws {
    let tap = Seen(verb: "tap")
    let refused = Seen(verb: "tap", wasRefused: true)
    #expect(try found("event tap", [tap]) == nil)
    #expect(try found("event tap", [tap, Seen()]) == "no tap")
    #expect(try found("event tap since start", [tap, Seen()]) == nil)
    #expect(try found("event tap", [refused]) == "no tap")
    #expect(try found("event tap 2 times since start", [tap, Seen(), tap]) == nil)
    #expect(try found("event tap 2 times since start", [tap, refused]) == "tap 1 times")
    #expect(try found("not event tap", [tap]) == "tap was given")
    #expect(try found("refused", [refused]) == nil)
    #expect(try found("refused", [tap]) == "it was not refused")
    #expect(try found("refused", [refused, tap]) == "it was not refused")
    #expect(try found("not refused", [refused]) == "it was refused")
  }

  @Test("what is seen and heard")
  func shown() throws {
    #expect(try found("shown banner", .shown(.banner)) == nil)
    #expect(try found("shown banner", .shown(.sound), .shown(.list)) == "sound, list")
    #expect(try found("shown banner") == "nothing")
    #expect(try found("shown nothing") == nil)
    #expect(try found("shown nothing", .shown(.badge)) == "badge")
    #expect(try found("not shown nothing") == "nothing was shown")
    #expect(try found("not shown banner", .shown(.banner)) == "banner was shown")
    // Only displays of the last event.
    let events = [Seen(changes: [.shown(.banner)]), Seen(changes: [.shown(.sound)])]
    #expect(try found("shown list", events) == "sound")
    #expect(try found("shown list since start", events) == "banner, sound")
  }

  @Test("APNs' answer, with its reason or any")
  func apns() throws {
    #expect(try found("apns delivered", .apns(.delivered, 200)) == nil)
    #expect(try found("apns delivered") == "no push was sent")
    #expect(
      try found("apns delivered", .apns(.stored, 200, "Stored - Device Offline"))
        == "stored 200 Stored - Device Offline")
    let bad = Change.apns(.rejected, 400, "BadTopic")
    #expect(try found("apns rejected", bad) == nil)
    #expect(try found("apns rejected BadTopic", bad) == nil)
    #expect(try found("apns rejected BadPath", bad) == "rejected 400 BadTopic")
    #expect(
      try found("apns discarded BadTopic", bad) == "rejected 400 BadTopic")
    #expect(try found("not apns rejected", bad) == "rejected 400 BadTopic")
  }

  @Test("what the app took a push for, and who ended it")
  func outcomes() throws {
    #expect(try found("treated as tap", .treated(.tap)) == nil)
    #expect(try found("treated as tap", .treated(.tap), .treated(.arrival)) == "treated as arrival")
    #expect(try found("treated as tap") == "no push was handed over")
    let unmarked = EmptyApp(hasMarks: false)
    #expect(try found("treated as tap", [], app: unmarked) == "the app has no marks")
    #expect(try found("not treated as tap", .treated(.tap)) == "treated as tap")
    #expect(try found("terminated by user", .terminated(.user, code: nil)) == nil)
    #expect(
      try found("terminated by user", .terminated(.crash, code: nil)) == "terminated by crash")
    #expect(try found("terminated by user") == "nothing was terminated")
    #expect(
      try found("not terminated by user", .terminated(.user, code: nil)) == "terminated by user")
  }

  @Test("the newest timer of a name, whenever it was started")
  func timers() throws {
    let claim = "timer handler running"
    #expect(try found(claim, .timer(1, .started)) == nil)
    #expect(try found(claim, [Seen(changes: [.timer(1, .started)]), Seen()]) == nil)
    #expect(try found(claim) == "no timer handler was started")
    #expect(try found(claim, .timer(1, .started, .suspend)) == "no timer handler was started")
    #expect(try found(claim, .timer(1, .started), .timer(1, .stopped)) == "stopped")
    #expect(try found(claim, .timer(1, .started), .timer(1, .paused)) == "stopped")
    #expect(try found(claim, .timer(1, .paused), .timer(1, .resumed)) == nil)
    #expect(try found(claim, .timer(1, .started), .timer(1, .expired)) == "expired")
    #expect(
      try found(claim, .timer(1, .started), .timer(2, .started), .timer(1, .expired)) == nil)
    #expect(
      try found("not timer handler running", .timer(1, .started)) == "handler is running")
    #expect(try ClaimMonitor.readsHistory(monitor(claim, []).expectation))
    #expect(try ClaimMonitor.readsHistory(monitor("handler called once in time", []).expectation))
    #expect(try !ClaimMonitor.readsHistory(monitor("event tap", []).expectation))
    #expect(try ClaimMonitor.readsHistory(monitor("event tap since start", []).expectation))
  }

  @Test("the world: state, flags, content")
  func world() throws {
    #expect(try found("state not-running") == nil)
    #expect(try found("state active") == "not-running")
    #expect(try found("not state not-running") == "the state is not-running")
    #expect(try found("flag ios.ban = false") == nil)
    #expect(try found("flag ios.ban = true") == "false")
    #expect(try found("flag ban = false") == nil)
    #expect(try found("not flag ban = false") == "the value is false")
    #expect(try found("flag count = 3") == "the app is not running")
    #expect(try found("flag nosuch = 3") == "no flag nosuch")
    #expect(try found("content ready") == "the app has not come to the front yet")
    var world = newWorld
    world.apply(.contentReviewed(.ready))
    #expect(try found("content ready", [], in: world) == nil)
    #expect(try found("content missing", [], in: world) == "content ready")
    #expect(try found("not content ready", [], in: world) == "content ready")
  }
}
