import LifecycleModel
import Testing

@testable import AppCode

/// Calls of unknown code that take a completion handler and say so.
@Suite struct HandOverTests {
  private static let asking = receiving(
    """
      if SDK.handle(userInfo, completionHandler) { return }
      completionHandler(.noData)
    """)

  private func calls(_ play: Play) -> Int {
    play.all.count { if case .app(.completed) = $0.change { true } else { false } }
  }

  @Test("a call that takes the handler is true, and one that is assumed false does not call it")
  func taken() throws {
    for (assumed, result) in [(nil, "newData"), (AssumedValue.bool(false), "noData")] {
      var play = try Play(Self.asking)
      if let assumed { play.happens(.assumed(Assumption(line: 3, assumed))) }
      play.happens(.sentPush(.mixed), .timePassed(.seconds(10)))
      let results = play.all.compactMap { step -> String? in
        if case .app(.completed(_, let result, _)) = step.change { result?.rawValue } else { nil }
      }
      #expect(results == [result])
    }
  }

  @Test("who assumes both gets both")
  func both() throws {
    var play = try Play(Self.asking)
    play.happens(
      .assumed(Assumption(line: 3, .bool(false))), .assumed(Assumption(line: 3, .calls)),
      .sentPush(.mixed), .timePassed(.seconds(10)))
    #expect(calls(play) == 2)
  }
}
