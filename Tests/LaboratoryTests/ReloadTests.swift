import AppCode
import CommandLanguage
import Laboratory
import LifecycleModel
import Testing

/// An edited delegate is read again, and the events are replayed on the new code.
@Suite struct ReloadTests {
  private func app(_ body: String) throws -> App {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var opened = 0
        func applicationDidBecomeActive(_ application: UIApplication) {
      \(body)
        }
      }
      """
    return try .read([AppSource(name: "AppDelegate.swift", text: source)])
  }

  private func session(_ body: String, _ events: String...) throws -> Session {
    try .playing(events, with: app(body), under: .ios13)
  }

  @Test func eventsStayAndTheFirstDifferenceIsFound() throws {
    var session = try session("opened += 1; print(opened)", "open", "home", "open", "wait 1s")
    let found = session.reload(try app("opened += 1; print(opened == 1 ? 1 : 5)"))
    #expect(session.history.records.map(\.text) == ["open", "home", "open", "wait 1s"])
    let difference = try #require(found)
    #expect(difference.event == "open")
    #expect(difference.before?.en == "The app prints: 2")
    #expect(difference.after?.en == "The app prints: 5")
    let step = try #require(session.step(difference.step))
    guard case .model(let model) = step.content else { return }
    #expect(model.change == .app(.logged("5")))
    #expect(session.history.world.memory.properties == [.int(2)])
  }

  @Test func linesThatMoveAreNoDifference() throws {
    var session = try session("print(1)", "open", "home")
    #expect(session.reload(try app("\n\n// a remark\nprint(1)")) == nil)
    #expect(session.history.records.count == 2)
  }

  @Test func codeThatDoesLessIsADifference() throws {
    var session = try session("print(1)", "open")
    let difference = try #require(session.reload(try app("")))
    #expect(difference.before?.en == "The app prints: 1")
    #expect(difference.after == nil)
  }
}
