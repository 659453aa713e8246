import CommandLanguage
import Laboratory
import LifecycleModel
import Testing

@testable import Lessons

/// Goals, hints, feedback and solutions as a learner meets them.
@Suite struct PlayTests {
  /// Plays lines and collects the notices after each.
  func notices(
    _ play: inout LessonPlay, _ session: inout Session, _ lines: String...
  ) throws -> [LessonPlay.Notice] {
    var all: [LessonPlay.Notice] = []
    for line in lines {
      try session.type(line)
      all += play.look(at: session)
    }
    return all
  }

  @Test("a goal once met stays met until undo goes behind it")
  func marks() throws {
    var play = try Sample.whole.play("cover")
    var session = play.session()
    #expect(play.states == [.open, .open])
    let first = try notices(&play, &session, "switcher")
    #expect(first == [])
    let met = try notices(&play, &session, "push mixed")
    #expect(met == [.met(play.lesson.goals[0]), .solved])
    #expect(play.isSolved)
    #expect(play.states == [.met(event: 2), .open])
    _ = try notices(&play, &session, "return", "home")
    #expect(play.states[0] == .met(event: 2))
    _ = try notices(&play, &session, "undo", "undo")
    #expect(play.states[0] == .met(event: 2))
    _ = try notices(&play, &session, "undo")
    #expect(play.states[0] == .open)
    #expect(play.isSolved, "what was solved stays solved")
  }

  @Test("a keep that was broken is told after each event, and undo mends it")
  func keeps() throws {
    var play = try Sample.whole.play("cover")
    var session = play.session()
    let told = try notices(&play, &session, "home", "push mixed", "tap")
    let keep = play.lesson.keeps[0]
    #expect(told.last == .broken(keep, event: 3))
    #expect(play.firstFailing == keep)
    #expect(play.firstWrongEvent(in: session) == 3)
    let again = try notices(&play, &session, "home")
    #expect(again == [.broken(keep, event: 3)])
    #expect(!play.isReached)
    _ = try notices(&play, &session, "undo", "undo")
    #expect(play.states == [.open, .open])
    #expect(play.firstFailing?.id == "woken")
    #expect(!play.isSolved)
  }

  @Test("an event that is being shown step by step counts at its end")
  func stepwise() throws {
    var play = try Sample.whole.play("cover")
    var session = play.session()
    _ = try notices(&play, &session, "switcher")
    try session.type("push mixed")
    session.conceal()
    let early = play.look(at: session)
    #expect(early == [] && play.states[0] == .open)
    let late = try notices(&play, &session, "finish")
    #expect(late.last == .solved)
  }

  @Test(
    "feedback: the same way, with other words, or another way to the same world",
    arguments: [
      ["home", "push mixed"], ["home", "push mixed \"Other words\""],
      ["switcher", "home", "push mixed"], ["center", "close", "home", "push mixed"],
    ])
  func feedback(lines: [String]) throws {
    var play = try Sample.whole.play("cover")
    var session = play.session()
    var told: [LessonPlay.Notice] = []
    for line in lines { told += try notices(&play, &session, line) }
    guard case .feedback(let feedback)? = told.last else {
      Issue.record("no feedback: \(told)")
      return
    }
    #expect(feedback.id == "home")
    #expect(!play.isSolved)
  }

  @Test(
    "where the author has no reply, what the goal lacks is told",
    arguments: [
      (
        ["home", "push silent"],
        "Expected: called didReceiveRemoteNotification in inactive. Found: "
      ),
      (["lock"], "The method comes for a push that arrives and for a tap"),
      (
        ["home", "open", "push mixed"], "Expected: called didReceiveRemoteNotification in inactive."
      ),
    ])
  func generalReply(lines: [String], begins: String) throws {
    var play = try Sample.whole.play("cover")
    var session = play.session()
    var told: [LessonPlay.Notice] = []
    for line in lines { told += try notices(&play, &session, line) }
    guard case .notYet(let lack)? = told.last else {
      Issue.record("no reply: \(told)")
      return
    }
    #expect(lack.en.hasPrefix(begins), "\(lack.en)")
  }

  @Test("a known way to the goal is gone without a word")
  func knownWay() throws {
    var play = try Sample.whole.play("cover")
    var session = play.session()
    let told = try notices(&play, &session, "center")
    #expect(told == [])
  }

  @Test("the author's reply comes again when the way is tried after another one, without reset")
  func afterAnother() throws {
    var play = try Sample.whole.play("cover")
    var session = play.session()
    let told = try notices(&play, &session, "home", "push silent", "open", "home", "push mixed")
    #expect(told.last == play.lesson.feedback("home").map { .feedback($0) })
  }

  @Test("the first wrong event is the first that no solution has there")
  func firstWrong() throws {
    var play = try Sample.whole.play("cover")
    var session = play.session()
    _ = try notices(&play, &session, "center")
    #expect(play.firstWrongEvent(in: session) == nil)
    _ = try notices(&play, &session, "close", "home")
    #expect(play.firstWrongEvent(in: session) == 2)
  }

  @Test("hints come in tiers; one for a goal only while that goal fails")
  func hints() throws {
    var play = try Sample.whole.play("cover")
    var session = play.session()
    _ = try notices(&play, &session, "home", "push mixed", "tap")
    let first = play.hint()
    #expect(first?.mark == nil)
    let none = play.hint()
    #expect(none == nil, "the keep fails first, and has no hint of its own")
    try session.type("reset")
    play.beganAnew()
    let second = play.hint()
    #expect(second?.mark == "woken")
    #expect(play.hintsGiven == [0, 1])
  }

  @Test("the stage is the lesson's; reset and undo go back to its start, not behind it")
  func stage() throws {
    let play = try Sample.whole.play("cover")
    var session = play.session()
    #expect(session.history.world.lifecycle == .active)
    for line in ["profile ios7", "app article", "modes none", "fresh"] {
      let parsed = try CommandParser.parse(line, ParseContext(place: .script, file: "-"))
      guard case .refused? = session.submit(parsed[0]).first else {
        Issue.record("\(line) was carried out")
        return
      }
    }
    try session.type("home; undo; undo; undo")
    #expect(session.history.world.lifecycle == .active)
    try session.type("home; reset")
    #expect(session.history.world.lifecycle == .active)
    #expect(session.script.hasPrefix("profile ios9\napp naive\nopen\n"))
  }

  @Test("the solution solves nothing for the learner; the variant is asked then")
  func solution() throws {
    var play = try Sample.whole.play("cover")
    var session = play.session()
    play.beginSolution()
    var count = 0
    while let parsed = play.nextOfSolution() {
      _ = session.submit(parsed)
      _ = play.look(at: session)
      count += 1
    }
    #expect(count == 2 && play.isReached && play.isSolutionOver)
    #expect(!play.isSolved && play.sawSolution && play.hasVariantToAsk)
    play.beginVariant()
    session = play.session()
    #expect(session.history.world.phone.isLocked)
    let told = try notices(&play, &session, "unlock", "open", "control", "push mixed")
    #expect(told.last == .solved)
    #expect(play.isSolved && play.attempts == 1)
  }

  @Test("attempts are counted from each start")
  func attempts() throws {
    var play = try Sample.whole.play("cover")
    var session = play.session()
    _ = try notices(&play, &session, "home", "push silent")
    try session.type("reset")
    play.beganAnew()
    _ = try notices(&play, &session, "home")
    #expect(play.attempts == 2)
  }

  @Test("explain: each choice has its reply, one solves")
  func explain() throws {
    var play = try Sample.whole.play("why")
    let wrong = play.choose(0)
    #expect(wrong?.isRight == false && !play.isSolved)
    let right = play.choose(1)
    #expect(right?.isRight == true && play.isSolved)
    #expect(play.tried == [0, 1] && play.attempts == 2)
    let beyond = play.choose(2)
    #expect(beyond == nil)
  }

  @Test("Enter behind a wrong choice leaves its reply on the screen")
  func enterKeepsReply() throws {
    var run = LessonRun(try Sample.whole.prepared("why"), number: 1, of: 1, next: nil)
    func told() -> [String] {
      run.messages.flatMap { $0.lines(width: 76, .english, .words) }.map(\.text)
    }
    _ = run.onward()
    _ = run.onward()
    #expect(told() == ["The task is not done yet."])
    run.submit(.choice(1))
    let reply = told()
    #expect(!reply.contains("The task is not done yet.") && !reply.isEmpty)
    _ = run.onward()
    #expect(told() == reply)
  }
}
