import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// How a value reaches the condition about a handler: a search about handlers must follow it.
@Suite struct HandlerFlowTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Of the push method, after `n += 1`. It must not call the handler for the third push.
    var body: String
    var members = ""

    init(_ name: String, _ body: String, members: String = "") {
      (testDescription, self.body, self.members) = (name, body, members)
    }
  }

  private static let end = "\nif hit { return }\ncompletionHandler(.newData)"

  static let samples = [
    Sample(
      "the parameter of a local function",
      "func finish(_ k: Int) { if k < 3 { completionHandler(.newData) } }\nfinish(n)"),
    Sample(
      "the parameter of a closure in a variable",
      "let finish = { (k: Int) in if k < 3 { completionHandler(.newData) } }\nfinish(n)"),
    Sample(
      "the argument of a closure called in place",
      "({ (k: Int) in if k != 3 { completionHandler(.newData) } })(n)"),
    Sample(
      "a captured variable that a closure with a parameter sets",
      "var hit = false\nlet set = { (x: Int) in hit = x == 3 }\nset(n)" + end),
    Sample(
      "a captured variable that a local function sets",
      "var hit = false\nfunc set(_ x: Int) { if x == 3 { hit = true } }\nset(n)" + end),
    Sample(
      "a lazy closure in a property", "set(n)" + end,
      members: "var hit = false\nlazy var set: (Int) -> Void = { self.hit = $0 == 3 }"),
    Sample(
      "a closure in an Optional property", "set = { x in self.hit = x == 3 }\nset?(n)" + end,
      members: "var hit = false\nvar set: ((Int) -> Void)?"),
    Sample(
      "an inout parameter", "var c = 0\nget(&c)\nlet hit = c == 3" + end,
      members: "func get(_ x: inout Int) { x = n }"),
    Sample(
      "an inout parameter of a closure",
      "var c = 0\nlet get = { (x: inout Int) in x = self.n }\nget(&c)\nlet hit = c == 3" + end),
    Sample(
      "the argument of a closure that an own method calls",
      "load(n) { ok in if ok { completionHandler(.newData) } }",
      members: "func load(_ x: Int, done: (Bool) -> Void) { done(x != 3) }"),
    Sample(
      "the result that an own method hands to a closure",
      """
      load { result in
        if case .success(let x) = result, x == 3 { return }
        completionHandler(.newData)
      }
      """, members: "func load(_ done: (Result<Int, Error>) -> Void) { done(.success(n)) }"),
    Sample(
      "a closure that calls a closure",
      """
      let check = { (x: Int, done: (Bool) -> Void) in done(x != 3) }
      check(n) { ok in if ok { completionHandler(.newData) } }
      """),
    Sample(
      "the value of an error",
      "var c = 0\ndo { try fail() } catch E.k(let x) { c = x } catch {}\nlet hit = c == 3" + end,
      members: "enum E: Error { case k(Int) }\nfunc fail() throws { throw E.k(n) }"),
    Sample(
      "an error that skips the call",
      "do { try check(); completionHandler(.newData) } catch {}",
      members: "enum E: Error { case k }\nfunc check() throws { if n == 3 { throw E.k } }"),
    Sample(
      "a mutating method that assigns to self",
      "var step = Step.one\nfor _ in 1..<n { step.next() }\nlet hit = step == .three" + end,
      members: """
        enum Step {
          case one, two, three
          mutating func next() {
            switch self {
            case .one: self = .two
            case .two: self = .three
            case .three: break
            }
          }
        }
        """),
    Sample("a key path", "let hit = self[keyPath: \\AppDelegate.n] == 3" + end),
    Sample(
      "a default value", "Count.n += 1\nlet hit = isThird()" + end,
      members: """
        enum Count { static var n = 0 }
        func isThird(_ x: Bool = Count.n == 3) -> Bool { x }
        """),
    Sample(
      "a stream",
      """
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      continuation.yield(n)
      continuation.finish()
      Task {
        for await x in stream { if x == 3 { return } }
        completionHandler(.newData)
      }
      """),
  ]

  @Test("the third push shows it", arguments: samples)
  func third(_ sample: Sample) throws {
    let code = delegate(members: "var n = 0\n" + sample.members, push: "n += 1\n" + sample.body)
    var search = Search(
      try question(
        code: code, .ios13, .broken([.handlerOnce, .handlerInTime]), only: ["push mixed"],
        depth: 4))
    let push = "push mixed"
    #expect(search.run().events?.map(\.text) == [push, push, push])
  }

  private func answer(launch: String = "", members: String = "", push: String) throws
    -> Search.Answer
  {
    var search = Search(
      try question(
        code: delegate(members: members, launch: launch, push: push), .ios13,
        .broken([.handlerOnce, .handlerInTime]), only: ["push mixed", "wait 10s"], depth: 4))
    return search.run()
  }

  @Test("an answer names the unknown code that is assumed not to call the handler")
  func neverCalled() throws {
    let code =
      delegate(push: "(SDK.resolve() as? Handler)?.handle(completionHandler)") + """

        class Handler {
          func handle(_ done: (UIBackgroundFetchResult) -> Void) { done(.newData) }
        }
        """
    var search = Search(
      try question(code: code, .ios13, .broken([.handlerOnce]), only: ["push mixed"], depth: 4))
    let answer = search.run()
    #expect(answer.events?.map(\.text) == ["push mixed"])
    #expect(answer.assumptions.map(\.value) == [.never])
  }

  @Test("an error that unknown code may give to a closure is tried")
  func givenError() throws {
    let answer = try answer(
      push: "SDK.sync { error in if error != nil { return }; completionHandler(.newData) }")
    #expect(answer.events?.map(\.text) == ["push mixed", "wait 10s"])
    #expect(answer.assumptions.map(\.value) == [.some])
  }

  @Test("what one method throws is decided by an unknown thing")
  func unknownError() throws {
    let answer = try answer(
      members: "enum E: Error { case k }\nfunc check() throws { if Store.a { throw E.k } }",
      push: "do { try check(); completionHandler(.newData) } catch {}")
    #expect(answer.events?.map(\.text) == ["push mixed"])
    #expect(answer.assumptions.map(\.value) == [.bool(true)])
  }

  @Test("the else branch of a guard, on its line, reads one of its unknown things again")
  func guardInOneLine() throws {
    let answer = try answer(
      push: """
        guard !Store.a, !Store.b else { if Store.b { return }; completionHandler(.newData); return }
        completionHandler(.newData)
        """)
    #expect(answer.events?.map(\.text) == ["push mixed"])
  }

  @Test("a case that makes no difference at the launch leaves the other cases decided")
  func cases() throws {
    let answer = try answer(
      launch: """
        switch Store.kind {
        case .a: break
        case .b: break
        case .c: mode = 1
        }
        """, members: "var mode = 0",
      push: """
        switch Store.kind {
        case .c: if mode == 0 { return }
        default: break
        }
        completionHandler(.newData)
        """)
    #expect(answer.events == nil)
  }

  @Test("an unknown thing has the number in its line that a replay gives it")
  func numbers() throws {
    let answer = try answer(
      push: "Store.load { r in if r == .success { completionHandler(.newData) } }")
    #expect(answer.events?.map(\.text) == ["push mixed", "wait 10s"])
    #expect(answer.assumptions.map(\.number) == [2])
  }
}
