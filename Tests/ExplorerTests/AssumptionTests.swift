import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// The assumptions that a search varies, and which of them an answer names.
@Suite struct AssumptionTests {
  private func delegate(
    launch: String = "", push: String = "completionHandler(.newData)"
  ) -> String {
    ExplorerTests.delegate(members: "var level = 0", launch: launch, push: push)
  }

  private func ask(
    _ code: String, _ goal: Goal, only events: [String] = ["push mixed"],
    saying said: [Assumption] = []
  ) throws -> Search.Answer {
    var question = try question(code: code, .ios9, goal, only: events, depth: 4)
    for assumption in said { question.start.assume(assumption) }
    var search = Search(question)
    return search.run()
  }

  private func isTrue(_ line: Int, _ number: Int = 1) -> Assumption {
    Assumption(line: line, number: number, .bool(true))
  }

  private func isFalse(_ line: Int, _ number: Int = 1) -> Assumption {
    Assumption(line: line, number: number, .bool(false))
  }

  @Test("an answer changes two assumptions at most, one where only handlers are asked for")
  func most() throws {
    let launch = """
      if Store.a { level += 1 }
      if Store.b { level += 1 }
      if Store.c { level += 1 }
      """
    let two = try ask(
      delegate(launch: launch), .holds(expectation("flag level = 2")), only: ["open"])
    #expect(two.events?.map(\.text) == ["open"])
    #expect(two.assumptions == [isTrue(6), isTrue(7), isFalse(8)])
    let three = try ask(
      delegate(launch: launch), .holds(expectation("flag level = 3")), only: ["open"])
    #expect(three.events == nil)

    let one = delegate(push: "if Store.a { return }; completionHandler(.newData)")
    #expect(try ask(one, .broken([.handlerOnce])).assumptions == [isTrue(14)])
    let both = delegate(push: "if Store.a { if Store.b { return } }; completionHandler(.newData)")
    #expect(try ask(both, .broken([.handlerOnce])).events == nil)
    let besides = try ask(both, .broken([.handlerOnce, .noTrap]))
    #expect(besides.property == .handlerOnce)
    #expect(besides.assumptions == [isTrue(14, 1), isTrue(14, 2)])
  }

  @Test("a sequence that only an assumed trap leads to is no answer")
  func assumedTrap() throws {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class NotificationService: UNNotificationServiceExtension {
        static var sync: Sync!
        override func didReceive(
          _ request: UNNotificationRequest,
          withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
        ) {
          if NotificationService.sync?.key != Store.shared.account.key {
            NotificationService.sync = Sync(Store.shared.account.key)
          }
          NotificationService.sync.load { _ in contentHandler(request.content) }
        }
      }
      """
    let question = try question(
      code: code, .ios17Scenes, .broken([.handlerOnce, .handlerInTime]), with: ["push rich"])
    var search = Search(question)
    #expect(search.run().events == nil)
  }

  @Test("a Bool that unknown code gives to a closure is taken otherwise")
  func givenBool() throws {
    let push = "SDK.check { (isNew: Bool) in if isNew { completionHandler(.newData) } }"
    let answer = try ask(
      delegate(push: push), .broken([.handlerOnce]), only: ["push mixed", "wait 5s"])
    #expect(answer.assumptions == [isFalse(14, 2)])
  }

  @Test("a method of an SDK's delegate may call a handler that was not called")
  func offeredMethod() throws {
    let code =
      delegate(push: "held = completionHandler").replacing(
        "var level = 0", with: "var held: ((UIBackgroundFetchResult) -> Void)?")
        + """

        extension AppDelegate: SDKDelegate {
          func sdk(_ sdk: SDK, didLoad number: Int) { held?(.newData) }
          func sdk(_ sdk: SDK, didFail error: Error) { print(error) }
        }
        """
    let program = try question(code: code).program
    #expect(program.methodsOfferedForHandlers == ["sdk(_:didLoad:)"])
    #expect(
      Report.sentence(for: .handlerForgotten, program).en.hasSuffix(
        "; which of these can is not checked: sdk(_:didLoad:)"))
  }

  @Test("what was said before the search is none of its assumptions")
  func said() throws {
    let launch = "if Store.a { level += 1 }\nif Store.b { level += 1 }"
    let answer = try ask(
      delegate(launch: launch), .holds(expectation("flag level = 2")), only: ["open"],
      saying: [isTrue(6)])
    #expect(answer.assumptions == [isTrue(7)])
    #expect(answer.unknown.map(\.what) == ["Store.a", "Store.b"])
  }

  @Test("the report names what is assumed as the code writes it")
  func report() throws {
    let code = delegate(push: "if Store.a { return }; completionHandler(.newData)")
    var search = Search(
      try question(code: code, .ios9, .broken([.handlerOnce]), only: ["push mixed"]))
    let answer = search.run()
    let aim = Exploration.Aim.properties([.handlerOnce])
    let remarks = Report.remarks(Exploration(aim: aim), search, answer, nil)
    #expect(remarks.first?.en == "assuming: Store.a is true (line 14.1)")
    #expect(remarks.first?.zh == "假定：Store.a 为 true（第 14.1 行）")
  }

  @Test("a call by unknown code is named where the answer needs it")
  func calls() throws {
    func lines(_ push: String) throws -> [String] {
      var search = Search(
        try question(
          code: delegate(push: push), .ios9, .broken([.handlerOnce]),
          only: ["push mixed", "wait 5s"], depth: 3))
      let answer = search.run()
      let aim = Exploration.Aim.properties([.handlerOnce])
      return Report.remarks(Exploration(aim: aim), search, answer, nil).map(\.en)
    }
    let unknown = "Backend.sync(then: completionHandler)"
    #expect(
      try lines(unknown + "; completionHandler(.noData)").prefix(2) == [
        "assuming: Backend.sync(then: completionHandler) calls what it is given (line 14.1)",
        "handler-once is broken by 2 events: a completion handler is called again",
      ])
    #expect(
      try lines(unknown)[0] == "assuming that unknown code calls what it is given: \(unknown) (14)")
    let twice = "completionHandler(.noData); completionHandler(.noData)"
    #expect(try lines("Backend.sync { print(1) }; " + twice)[0].hasPrefix("handler-once is broken"))
  }

  /// In front, the push method gives its handler to another method than in background.
  private static let helpers = """
    if application.applicationState == .active { Backend.show(then: completionHandler) }
    else { Backend.sync(then: completionHandler) }
    """

  /// What the search remembers of unknown code that takes handlers, and the report's remark.
  private func handedOver(
    _ push: String, _ properties: [Exploration.Property], only events: [String], depth: Int = 3
  ) throws -> (lines: [Int], remark: String?) {
    var search = Search(
      try question(
        code: delegate(push: push), .ios9, .broken(properties), only: events, depth: depth))
    let answer = search.run()
    let remarks = Report.remarks(
      Exploration(aim: .properties(properties)), search, answer, nil)
    return (
      search.handedOver.map(\.line),
      remarks.map(\.en).first { $0.hasPrefix("assuming that unknown code") }
    )
  }

  @Test("unknown code that takes completion handlers is named, each once, by its line")
  func handedOver() throws {
    let sentence = "assuming that unknown code calls what it is given: "
    let sync = "Backend.sync(then: completionHandler) (15)"
    let both = "Backend.show(then: completionHandler) (14), " + sync
    for properties in [
      [Exploration.Property.handlerOnce], [.handlerInTime], [.handlerOnce, .handlerInTime],
    ] {
      let found = try handedOver(Self.helpers, properties, only: ["push silent", "open"])
      #expect(found.lines == [14, 15])
      #expect(found.remark == sentence + both)
    }
    // Found by the event behind the last one.
    let deep = try handedOver(
      Self.helpers, [.handlerOnce], only: ["open", "push silent"], depth: 1)
    #expect(deep.lines == [14, 15])
    let background = try handedOver(Self.helpers, [.handlerOnce], only: ["push silent"], depth: 1)
    #expect(background.lines == [15])
    #expect(background.remark == sentence + sync)
    // A fault is explained by its own assumptions alone.
    let twice = Self.helpers + "\ncompletionHandler(.noData); completionHandler(.noData)"
    let broken = try handedOver(twice, [.handlerOnce], only: ["push silent", "open"])
    #expect(!broken.lines.isEmpty && broken.remark == nil)
  }

  @Test(
    "of unknown code that takes handlers three are named, and their names are cut at 60 letters")
  func handedOverToMany() throws {
    func remark(_ count: Int) throws -> String? {
      let calls = (1...count).map { "Backend.sync\($0)(then: completionHandler)" }
      return try handedOver(
        calls.joined(separator: "\n"), [.handlerInTime], only: ["push silent"], depth: 1
      ).remark
    }
    #expect(try remark(3)?.hasSuffix("sync3(then: completionHandler) (16)") == true)
    #expect(try remark(4)?.hasSuffix("sync3(then: completionHandler) (16), ...") == true)
    func named(_ letters: Int) throws -> String? {
      let method = "Backend." + String(repeating: "x", count: letters)
      return try handedOver(
        method + "(then: completionHandler)", [.handlerOnce], only: ["push silent"], depth: 1
      ).remark
    }
    // `Backend.` and `(then: completionHandler)` are 33 letters.
    #expect(try named(27)?.contains("...") == false)
    #expect(try named(28)?.contains("...") == true)
  }

  @Test("code that takes completion handlers is of no account where nothing is asked about them")
  func nothingHandedOver() throws {
    let found = try handedOver(Self.helpers, [.noTrap], only: ["push silent", "open"])
    #expect(found.lines.isEmpty && found.remark == nil)
    var search = Search(
      try question(
        code: delegate(push: Self.helpers), .ios9, .holds(expectation("state active")),
        only: ["push silent"], depth: 1))
    #expect(search.run().events == nil && search.handedOver.isEmpty)
    let flag = try handedOver(
      "if Store.a { print(1) }; completionHandler(.newData)", [.handlerOnce], only: ["push silent"])
    #expect(flag.lines.isEmpty && flag.remark == nil)
  }

  @Test("a notification centre's delegate of unknown code is named")
  func unknownCenterDelegate() throws {
    let code = delegate(launch: "UNUserNotificationCenter.current().delegate = Store.center")
    var search = Search(
      try question(code: code, .ios12, .broken([.handlerOnce]), only: ["open"], depth: 1))
    #expect(search.question.unknownCenterDelegate == "Store.center")
    let answer = search.run()
    let remarks = Report.remarks(
      Exploration(aim: .properties([.handlerOnce])), search, answer, nil)
    #expect(remarks.first?.en.hasPrefix("not played: what Store.center, ") == true)
    let own = try question(code: delegate(), .ios12, .broken([.handlerOnce]), only: ["open"])
    #expect(own.unknownCenterDelegate == nil)
  }

  @Test("answers about whole ways name theirs")
  func ways() throws {
    let code = delegate(launch: "level = Store.a ? 1 : 2")
    let goals = try [
      Goal.eventually(expectation("flag level = 2")), .possible(expectation("flag level = 2")),
    ]
    for goal in goals {
      let answer = try ask(code, goal, only: ["open"])
      #expect(answer.events?.map(\.text) == ["open"])
      #expect(answer.assumptions == [isTrue(6)])
    }
  }

  /// The named assumptions, for a chain of unknown things that are each read only if the one before
  /// is true.
  private func named(_ levels: Int, on lines: String) throws -> [Assumption] {
    let names = "abcdef".prefix(levels)
    let open = names.map { "if Store.\($0) {" }.joined(separator: lines)
    let close = String(repeating: "}", count: levels)
    let push = "\(open) completionHandler(.newData) \(close)"
    return try ask(delegate(push: push), .broken([.handlerOnce])).assumptions
  }

  @Test(
    "what is met only if an unknown thing is taken otherwise is taken otherwise, too: three deep")
  func nested() throws {
    for lines in [" ", "\n"] {
      for levels in 1...3 { #expect(try named(levels, on: lines) == [isFalse(14)]) }
      #expect(try named(4, on: lines) == [])
    }
  }

  @Test("an unknown thing is not named for the sake of another one that is known")
  func besides() throws {
    let another = """
      if Store.a { if Store.b { level = 2 }; level = 1 }
      if Store.k { completionHandler(.newData) }
      if level == 9 { completionHandler(.newData) }
      """
    #expect(try ask(delegate(push: another), .broken([.handlerOnce])).assumptions == [isFalse(15)])
    // The same question in another place is a different unknown thing.
    let again = """
      if Store.a { if Store.next() { completionHandler(.newData) } }
      if Store.next() { level = 1 }
      if level == 9 { completionHandler(.newData) }
      """
    for code in [again, again.replacing("Store.a { ", with: "Store.a {\n")] {
      #expect(try ask(delegate(push: code), .broken([.handlerOnce])).assumptions == [isFalse(14)])
    }
  }

  @Test(
    "a loop over an unknown list is also tried with no element",
    arguments: [
      "for item in Store.items() { print(item); completionHandler(.newData) }",
      "Store.items().forEach { item in completionHandler(.newData) }",
    ])
  func emptyLoop(push: String) throws {
    let answer = try ask(delegate(push: push), .broken([.handlerOnce]))
    #expect(answer.events?.map(\.text) == ["push mixed"])
    #expect(answer.assumptions == [Assumption(line: 14, number: 1, .empty)])
    let said = [Assumption(line: 14, .once)]
    #expect(try ask(delegate(push: push), .broken([.handlerOnce]), saying: said).events == nil)
    let idle = "for item in Store.items() { Store.use(item) }\ncompletionHandler(.newData)"
    #expect(try ask(delegate(push: idle), .broken([.handlerOnce])).events == nil)
  }
}
