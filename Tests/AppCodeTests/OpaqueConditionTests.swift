import LifecycleModel
import Testing

@testable import AppCode

/// What a condition counts as that cannot be known, and values that nothing in the files gives.
@Suite struct OpaqueConditionTests {
  @Test(arguments: [
    "guard Store.shared.isOpen else { fatalError(\"closed\") }",
    "guard let _ = Store.shared.find(1) else { preconditionFailure() }",
    "if Store.shared.isOpen, Store.shared.isFull { print(1) } else { assertionFailure(\"no\") }",
    "precondition(Store.shared.isOpen)",
  ])
  func whatLeadsToATrapIsAssumedNotToHappen(_ statement: String) throws {
    let source = launching(statement)
    var play = try Play(source)
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.assumed.allSatisfy { $0.hasSuffix("= true") })
    #expect(!play.assumed.isEmpty)
  }

  @Test func otherConditionsAreAssumedFalse() throws {
    let source = launching("guard Store.shared.isOpen else { return false }")
    var play = try Play(source)
    play.happens(.openedApp)
    #expect(play.assumed == ["3: Store.shared.isOpen = false"])
    #expect(try notes(of: source).contains { $0.hasSuffix("assumed false") })
  }

  /// The reason holds for the condition alone, not for the code that it calls.
  @Test func theAssumptionEndsWithTheCondition() throws {
    var play = try Play(
      launching(
        "guard isReady() else { fatalError() }",
        members: "func isReady() -> Bool { if Store.shared.isOpen { return false }; return true }"))
    play.happens(.openedApp)
    #expect(play.assumed.map { $0.hasSuffix("= false") } == [true])
    #expect(play.traps == [])
  }

  @Test func injectedPropertiesAreOpaqueAndNotNil() throws {
    var play = try Play(
      launching("tracker.start()", members: "@Injected private var tracker: Tracker"))
    play.happens(.openedApp)
    #expect(play.traps == [])
  }

  @Test func theWindowOfAStoryboardIsThere() throws {
    var play = try Play(
      launching("window!.tintColor = .red; print(window != nil)", members: "var window: UIWindow?"))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.logged == ["true"])
  }

  @Test func aWindowThatTheCodeMakesIsNotThereBefore() throws {
    let made = try printed(
      "print(window == nil); window = UIWindow(frame: UIScreen.main.bounds); print(window == nil)",
      members: "var window: UIWindow?")
    #expect(made == ["true", "false"])
  }
}
