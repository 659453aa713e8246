import CommandLanguage
import Testing

struct CompletionTests {
  private func words(_ line: String) -> [String] {
    Completion.candidates(for: line, cursor: line.unicodeScalars.count).map(\.word)
  }

  @Test func offersWhatCanFollow() {
    #expect(words("sw") == ["switcher", "swipe"])
    #expect(words("open; uns").isEmpty)
    #expect(words("open; und") == ["undo"])
    #expect(words("push ") == ["alert", "silent", "mixed", "badge", "rich", "voip"])
    #expect(words("push silent pri") == ["priority="])
    #expect(words("push silent type=back") == ["background"])
    #expect(words("push silent priority=5 p").isEmpty)
    #expect(words("settings style ") == ["none", "banner", "alert"])
    #expect(words("show a") == ["apns", "app"])
    #expect(words("expect not tre") == ["treated"])
    #expect(words("expect treated as ") == ["arrival", "tap", "nothing"])
    #expect(words("expect called didBecomeActive in in") == ["inactive"])
    #expect(words("predict didBecomeActive,willPre") == ["willPresent"])
    #expect(words("推").contains("push"))
    #expect(words("travel ") == ["in", "out", "far", "visit"])
    #expect(words("settings location ") == ["always", "in-use", "never"])
    #expect(words("export m") == ["markdown", "mermaid"])
  }

  @Test func offersWhatFollowsExplore() {
    #expect(words("explore ev") == ["eventually", "events"])
    #expect(words("explore no-trap d") == ["depth"])
    #expect(words("explore no-trap nev").isEmpty)
    #expect(words("explore never called didBecomeActive a") == ["after"])
    #expect(words("explore never refused after sta") == ["state"])
    #expect(words("explore from ") == ["which"])
    #expect(words("explore from which state active s") == ["stays"])
    #expect(words("explore from which state active stays ") == ["possible"])
    #expect(words("explore events open, swit") == ["switcher"])
  }

  @Test func staysOutOfQuotesAndRemarks() {
    #expect(words("push alert \"sw").isEmpty)
    #expect(words("push {\"a").isEmpty)
    #expect(words("open # sw").isEmpty)
    #expect(words("open;").count == words("").count)
    #expect(words("").contains("open"))
  }

  @Test("the own app's pushes come first, and are completed from their beginning on")
  func ownPushes() {
    let own = OwnWords(payloads: [#"{"aps":{"alert":"Hi"},"type":"a"}"#, #"{"aps":{}}"#])
    func words(_ line: String) -> [String] {
      Completion.candidates(for: line, cursor: line.unicodeScalars.count, own: own).map(\.word)
    }
    #expect(Array(words("push ").prefix(3)) == own.payloads + ["alert"])
    #expect(words("push {") == own.payloads)
    #expect(words(#"open; push {"aps":{"a"#) == [own.payloads[0]])
    #expect(words(#"push {"apt"#).isEmpty && words("open {").isEmpty)
    let begun = Completion.candidates(for: #"push {"aps":{"#, cursor: 13, own: own)
    #expect(begun.map(\.replaced) == [5..<13, 5..<13])
  }

  @Test func saysWhatIsReplaced() throws {
    let first = try #require(Completion.candidates(for: "open; swi tap", cursor: 9).first)
    #expect(first.word == "switcher" && first.replaced == 6..<9)
    #expect(first.description == Verb.switcher.row.help)
    let type = try #require(Completion.candidates(for: "push silent type=b", cursor: 18).first)
    #expect(type.replaced == 17..<18)
  }

  @Test func everyOfferedVerbParsesAsItself() {
    for word in words("") { #expect(Verb(rawValue: word) != nil) }
  }
}
