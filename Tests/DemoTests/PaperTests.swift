import CommandLanguage
import Testing

@testable import Demo

/// The worksheet and the hand-out as Markdown.
@Suite struct PaperTests {
  @Test("no address of a demo becomes a link, whoever reads the Markdown")
  func addresses() throws {
    let hostile = "http://a.b www.a.b c@d.e *https://a.b* **www.a.b** ~~x~~ &lt; <i>"
    var sample = Sample.three
    for old in [
      "In the background", "The app is in the background.", "Is the delegate called?",
      "Yes, in state background",
    ] {
      sample = sample.changing(old, old + " " + hostile.replacing("*", with: ""))
    }
    sample = sample.changing("The user has swiped", hostile + " The user has swiped")
    let track = try sample.player().track
    for text in [
      track.worksheet(in: .english), track.handout(in: .english, votes: DemoVotes()),
    ] {
      let prose = text.components(separatedBy: "```text")[0]
      #expect(prose.contains("http\\://a\\.b www\\.a\\.b c`@`d\\.e"))
      for bare in ["://a", "www.a", "c@d", "~~x", "&lt;", "<i>"] {
        #expect(!prose.replacing("\\" + bare.prefix(1), with: "").contains(bare), "\(bare)")
      }
    }
  }
}
