import Glibc
import PtyKit
import Testing

@Suite struct InputTests {
  @Test func keysTextAndMouse() {
    let program = fixture()
    #expect(program.shows("count 0"))
    for (sent, shown) in [
      ("\u{1B}[A", "key(TextGrid.Key.up)"), ("推", "typed 推"), ("\u{3}", #"control("c")"#),
      ("\u{1B}", "key(TextGrid.Key.escape)"), ("\u{1B}x", "alt("), ("\u{13}", #"control("s")"#),
      ("\u{1C}", "control("), ("\u{1B}[<0;10;5M", "x: 9, y: 4"), ("\u{1B}[99;9u", "ignored"),
    ] {
      program.send(sent)
      #expect(program.shows(shown), "\(sent.debugDescription)")
    }
    program.send("q")
    #expect(program.exitStatus() == 0)
  }

  @Test func aCharacterInTwoReads() {
    let program = fixture()
    #expect(program.shows("count 0"))
    let bytes = Array("送".utf8)
    program.send(Array(bytes[..<1]))
    program.send(Array(bytes[1...]))
    #expect(program.shows("typed 送"))
    #expect(program.screen.lines.contains { $0.contains("count 1") })
  }

  @Test func aPasteOfAHundredKilobytes() {
    let program = fixture()
    #expect(program.shows("count 0"))
    let line = "推送 payload \u{7}{\"aps\": 1}\n"
    let text = String(repeating: line, count: 100_000 / line.utf8.count + 1)
    let sum = text.utf8.reduce(UInt32(7)) { $0 &* 31 &+ UInt32($1) }
    program.send("\u{1B}[200~" + text + "\u{1B}[201~")
    #expect(program.shows("paste of \(text.utf8.count) bytes, sum \(sum)"))
    program.send("q")
    #expect(program.exitStatus() == 0)
  }

  @Test func timeAndMail() {
    let program = fixture()
    #expect(program.shows("count 0"))
    program.send("t")
    #expect(program.shows("tick"))
    program.send("m")
    #expect(program.shows("hello from outside"))
  }

  @Test func typingAheadOfTheStart() {
    let program = fixture()
    program.send("abq")
    #expect(program.exitStatus() == 0)
  }
}
