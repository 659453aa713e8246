import LifecycleModel
import Testing

@testable import AppCode

@Suite struct ClosureTests {
  @Test func constantsAreCopiedAndVariablesShared() throws {
    let lines = """
      var n = 1
      let show = { print(n) }
      let copied = { [n] in print(n) }
      n = 2
      show()
      copied()
      let grow = { n += 10 }
      grow()
      print(n)
      """
    #expect(try printed(lines) == ["2", "1", "12"])
  }

  @Test func eachTurnHasItsOwnVariable() throws {
    let lines = """
      var all: [() -> Void] = []
      for i in 0..<2 {
        var own = i
        all.append { own += 1; print(own) }
      }
      for one in all { one(); one() }
      """
    #expect(try printed(lines) == ["1", "2", "2", "3"])
  }

  @Test func nestedCaptures() throws {
    let lines = """
      var total = 0
      let outer = { (step: Int) in
        let inner = { total += step }
        inner()
        inner()
      }
      outer(3)
      print(total)
      """
    #expect(try printed(lines) == ["6"])
  }

  @Test func weakSelfAndMethodsAsValues() throws {
    let members = """
        var name = "it"
        func say(_ word: String) { print(word, name) }
      """
    let lines = """
      let later = { [weak self] (word: String) in
        guard let self = self else { return }
        self.say(word)
      }
      later("a")
      let other = { [weak self] in self?.say("b") }
      other()
      let direct = say
      direct("c")
      ["d"].forEach(say)
      """
    #expect(try printed(lines, members: members) == ["a it", "b it", "c it", "d it"])
  }

  @Test func workThatIsPutOff() throws {
    let body = """
      var n = 1
      DispatchQueue.main.async { print("soon", n) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
        n += 1
        print("later", n)
      }
      n = 5
      """
    var play = try Play(launching(body))
    play.happens(.openedApp)
    #expect(play.logged == ["soon 5"])
    #expect(play.world.memory.heap == [.int(5)])
    play.happens(.timePassed(2_499))
    #expect(play.logged == ["soon 5"])
    play.happens(.timePassed(1))
    #expect(play.logged == ["soon 5", "later 6"])
    #expect(play.world.memory.heap.isEmpty)
  }

  @Test func aVariableLivesAsLongAsAPropertyHoldsItsClosure() throws {
    let members = """
        var next: (() -> Int)?
        func applicationDidBecomeActive(_ application: UIApplication) {
          print(next?() ?? 0)
        }
        func applicationWillResignActive(_ application: UIApplication) {
          next = nil
        }
      """
    let body = "var n = 0\nnext = { n += 1; return n }"
    var play = try Play(launching(body, members: members))
    play.happens(.openedApp)
    #expect(play.world.memory.heap == [.int(1)])
    play.happens(.openedSwitcher)
    #expect(play.world.memory.heap.isEmpty)
    play.happens(.returnedToApp)
    #expect(play.logged == ["1", "0"])
  }

  private static let download = """
    let url = URL(string: "https://example.com")!
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      if let error = error {
        print(error.localizedDescription)
        completionHandler(.failed)
        return
      }
      completionHandler(data!.isEmpty ? .noData : .newData)
    }
    """

  @Test(arguments: [
    (Network.Outcome.data, "newData"), (.empty, "noData"), (.failure, "failed"),
  ])
  func downloads(_ outcome: Network.Outcome, _ result: String) throws {
    var play = try Play(receiving(ClosureTests.download + "\ntask.resume()\ntask.resume()"))
    var network = play.world.network
    network.outcome = outcome
    play.happens(.changedNetwork(network), .openedApp, .sentPush(.mixed))
    #expect(play.completions == [])
    play.happens(.timePassed(.seconds(2)))
    #expect(play.completions == [result])
  }

  @Test func aTaskThatIsNotResumedDoesNothing() throws {
    var play = try Play(receiving(ClosureTests.download + "\nprint(task == nil)"))
    play.happens(.openedApp, .sentPush(.mixed), .timePassed(.seconds(9)))
    #expect(play.completions == [])
    #expect(play.world.memory.heap.isEmpty)
  }
}
