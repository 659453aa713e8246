import LifecycleModel
import Testing

@testable import AppCode

/// Errors that unknown code gives to closures.
@Suite struct GivenErrorTests {
  private func play(_ body: String, assuming: [Assumption] = []) throws -> Play {
    var play = try Play(receiving(body))
    for assumption in assuming { play.happens(.assumed(assumption)) }
    play.happens(.openedApp, .pressedHome, .sentPush(.silent), .timePassed(.seconds(40)))
    return play
  }

  @Test("an error that the closure reads is assumed to be nil, with a step")
  func told() throws {
    let play = try play(
      """
      SDK.sync { error in
        if let error { print(error); completionHandler(.failed); return }
        completionHandler(.newData)
      }
      """)
    #expect(play.assumed == ["3: SDK.sync() {...} = calls", "3: the closure's error = nil"])
    #expect(play.completions == ["newData"])
  }

  @Test("the line of a method that is passed by name; an error that is not Optional is there")
  func otherForms() throws {
    var play = try Play(
      receiving(
        """
        SDK.a(completion: handled)
        SDK.b { (error: Error) in print("b", error) }
        """,
        members: """
            func handled(_ reply: Reply?, error: Error?) {
              print("a", error == nil)
            }
          """))
    play.happens(.openedApp, .pressedHome, .sentPush(.silent), .timePassed(.seconds(5)))
    #expect(play.assumed.filter { $0.contains("error") } == ["7: the closure's error = nil"])
    #expect(play.logged == ["a true", "b error"])
  }

  @Test("no step for an error that nothing reads")
  func unread() throws {
    let play = try play("SDK.sync { _, error in completionHandler(.newData) }")
    #expect(play.assumed == ["3: SDK.sync() {...} = calls"])
  }

  @Test("no process ends because the error is nil")
  func spared() throws {
    let play = try play("SDK.sync { error in if error != nil { completionHandler(.failed) } }")
    #expect(play.spared == ["the closure's error is nil"])
    #expect(play.world.appProcess != nil)
  }

  @Test("assume LINE some: there is an error, and nothing beside it")
  func given() throws {
    let play = try play(
      """
      SDK.load { (items: [Int]?, isOK: Bool, error: Error?) in
        print(items == nil, isOK, error == nil)
        guard error == nil else { completionHandler(.failed); return }
        completionHandler(.newData)
      }
      """, assuming: [Assumption(line: 3, .some)])
    #expect(play.logged == ["true false false"])
    #expect(play.completions == ["failed"])
  }

  @Test("a property that an assumed condition did not assign decides under the same assumption")
  func passedOver() throws {
    var play = try Play(
      receiving(
        """
        SDK.load { result in
          if case .failure(let error) = result { self.failure = error }
          if self.failure != nil { completionHandler(.failed) }
        }
        """, members: "var failure: Error?"))
    play.happens(.openedApp, .pressedHome, .sentPush(.silent), .timePassed(.seconds(40)))
    #expect(play.spared == ["result == .failure is false"])
  }
}
