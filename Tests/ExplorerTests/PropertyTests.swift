import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// One small delegate for each fault.
@Suite struct PropertyTests {
  private func delegate(_ body: String, more: String = "") -> String {
    """
    // UIBackgroundModes: remote-notification
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var later: ((UIBackgroundFetchResult) -> Void)?
      func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
      ) {
        \(body)
      }
      \(more)
    }
    """
  }

  private func breach(
    _ property: Exploration.Property, _ body: String, more: String = ""
  ) throws -> (events: [String]?, breach: Breach?) {
    var search = Search(
      try question(code: delegate(body, more: more), .ios9, .broken([property])))
    let answer = search.run()
    return (answer.events?.map(\.text), answer.breach)
  }

  @Test("a handler that is never called")
  func forgotten() throws {
    let found = try breach(.handlerOnce, "print(userInfo)")
    #expect(found.events == ["push mixed"])
    #expect(found.breach == .handlerForgotten)
  }

  @Test("a handler that is kept where no code ever reads it is forgotten")
  func keptInVain() throws {
    let found = try breach(.handlerOnce, "later = completionHandler")
    #expect(found.events == ["push mixed"])
    #expect(found.breach == .handlerForgotten)
  }

  @Test("a handler that the delegate keeps may still be called")
  func kept() throws {
    let found = try breach(
      .handlerOnce, "later = completionHandler",
      more:
        "func applicationDidBecomeActive(_ application: UIApplication) { later?(.noData); later = nil }"
    )
    // The second push replaces the handler of the first.
    #expect(found.events == ["push mixed", "push mixed"])
    #expect(found.breach == .handlerForgotten)
  }

  @Test("a handler that is called twice")
  func twice() throws {
    let found = try breach(
      .handlerOnce, "completionHandler(.newData); completionHandler(.noData)")
    #expect(found.events == ["push mixed"])
    #expect(found.breach == .handlerCalledTwice)
  }

  @Test("a handler that is kept until its time is over")
  func late() throws {
    let found = try breach(.handlerInTime, "later = completionHandler")
    #expect(found.events == ["push mixed", "wait 31s"])
    #expect(found.breach == .handlerTooLate)
  }

  @Test("code that traps, and only for a tap")
  func traps() throws {
    let found = try breach(
      .noTrap,
      """
      if application.applicationState == .inactive { let numbers = [1]; print(numbers[3]) }
      completionHandler(.noData)
      """)
    #expect(found.events == ["push mixed", "tap"])
    guard case .trapped? = found.breach else {
      Issue.record("\(String(describing: found.breach))")
      return
    }
  }

  @Test("code without end")
  func runsAway() throws {
    let found = try breach(.noTrap, "while true { print(1) }")
    #expect(found.events == ["push mixed"])
    guard case .ranAway? = found.breach else {
      Issue.record("\(String(describing: found.breach))")
      return
    }
  }
}
