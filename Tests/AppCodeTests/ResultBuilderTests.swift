import LifecycleModel
import Testing

@testable import AppCode

/// What a result builder of the files makes.
@Suite struct ResultBuilderTests {
  @Test("a function with a result-builder parameter gets what the builder makes of the closure")
  func parameter() throws {
    var play = try Play(
      launching(
        "print(make { 4; 5 })\nlet list = make { 1 }\nif list == [1] { print(\"one\") }",
        members: """
          @resultBuilder enum Lists { static func buildBlock(_ x: Int...) -> [Int] { x } }
          func make(@Lists _ f: () -> [Int]) -> [Int] { f() }
          """))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.logged == ["[4, 5]", "one"])
  }
}
