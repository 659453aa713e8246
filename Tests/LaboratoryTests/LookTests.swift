import CommandLanguage
import LifecycleModel
import Testing

@testable import Laboratory

/// A repeated claim about the past continues from its last position. The answer equals that of a
/// session that asks once.
@Suite struct LookTests {
  private static let claim = "expect called didBecomeActive 2 times since start"

  private func found(_ lines: [String]) throws -> Bool {
    var session = try Session.playing(builtIn: "classic")
    var replies: [Reply] = []
    for line in lines { replies = session.submit(try #require(commands(line).first)) }
    guard case .steps(let steps)? = replies.first,
      case .judgement(let judgement)? = steps.last?.content
    else {
      Issue.record("\(lines): no judgement")
      return false
    }
    return judgement.holds
  }

  private func commands(_ text: String) throws -> [ParsedCommand] {
    try CommandParser.parse(text, ParseContext(place: .prompt, file: "-"))
  }

  @Test(
    "asked before, between and behind, over branches and after a reset",
    arguments: [
      (["open", claim, "home", "open", claim], true),
      (["open", "home", "open", claim, "open", claim], true),
      (["open", "home", "open", claim, "home", "open", claim], false),
      (["open", "home", "open", claim, "undo", claim], false),
      (["open", "home", "open", claim, "undo", "open", claim], true),
      (["open", "home", "open", claim, "reset", "open", claim], false),
      (["open", claim, "undo", "open", "home", "open", claim], true),
      (["open", "home", "open", claim, "goto 1", claim], false),
    ])
  func same(lines: [String], holds: Bool) throws {
    #expect(try found(lines) == holds)
    #expect(try found(lines.filter { $0 != Self.claim } + [Self.claim]) == holds)
  }
}
