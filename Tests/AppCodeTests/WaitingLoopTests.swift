import LifecycleModel
import Testing

@testable import AppCode

/// Loops that wait, and whose unknown condition would keep them running for ever.
@Suite struct WaitingLoopTests {
  private func play(_ body: String, members: String = "") throws -> Play {
    var play = try Play(launching("Task {\n\(body)\n}", members: members))
    play.happens(.openedApp, .timePassed(60_000))
    #expect(play.traps == [] && play.spared == [])
    return play
  }

  @Test("the loop ends after the second pass that changes nothing, and a step says so")
  func endsAfterTwoPasses() throws {
    let play = try play(
      """
      while !Chat.shared.isReady {
        print("waits")
        try? await Task.sleep(nanoseconds: 100_000_000)
      }
      print("ready")
      """)
    #expect(play.logged == ["waits", "waits", "ready"])
    #expect(
      play.assumed == [
        "4: Chat.shared.isReady = false", "4: Chat.shared.isReady is false = ends",
      ])
  }

  @Test("so does repeat, and a loop in a called method")
  func repeats() throws {
    let play = try play(
      """
      repeat {
        print("waits")
        try? await Task.sleep(nanoseconds: 100_000_000)
      } while !SDK.isReady
      await connect()
      """,
      members: """
        func connect() async {
          while SDK.isBusy == false {
            print("busy")
            try? await Task.sleep(for: .seconds(1))
          }
          print("end")
        }
        """)
    #expect(play.logged.filter { $0 == "waits" }.count == 2)
    #expect(play.logged.last == "end")
  }

  @Test("a loop that counts goes on, and so does one that no assumption keeps running")
  func goesOn() throws {
    let counting = try play(
      """
      var n = 0
      while !SDK.isReady, n < 9 {
        n += 1
        try? await Task.sleep(nanoseconds: 100_000_000)
      }
      print(n)
      """)
    #expect(counting.logged == ["9"])
    let endless = try play(
      """
      var n = 0
      while true {
        if SDK.isReady { break }
        n += 1
        if n == 50 { print(n) }
        try? await Task.sleep(nanoseconds: 100_000_000)
      }
      """)
    #expect(endless.logged == ["50"])
  }
}
