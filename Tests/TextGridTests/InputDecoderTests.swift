import RandomFrames
import Testing
import TextGrid

@Suite struct InputDecoderTests {
  private func decode(_ bytes: [UInt8], timeout: Bool = true) -> [Input] {
    var decoder = InputDecoder()
    return decoder.feed(bytes) + (timeout ? decoder.timeout() : [])
  }

  private func decode(_ text: String) -> [Input] { decode(Array(text.utf8)) }

  @Test(
    arguments: [
      ("a", [.character("a")]), ("推", [.character("推")]), (" ", [.character(" ")]),
      ("\r", [.key(.enter)]), ("\n", [.key(.enter)]), ("\t", [.key(.tab)]),
      ("\u{7F}", [.key(.backspace)]),
      ("\u{3}", [.key(.control("c"))]), ("\u{1C}", [.key(.control("\\"))]),
      ("\0", [.key(.control("@"))]),
      ("\u{1B}", [.key(.escape)]), ("\u{1B}\u{1B}", [.key(.escape), .key(.escape)]),
      ("\u{1B}x", [.alt("x")]), ("\u{1B}[", [.alt("[")]), ("\u{1B}O", [.alt("O")]),
      ("\u{1B}]", [.alt("]")]), ("\u{1B}\u{7F}", [.modified(.alt, .backspace)]),
      ("\u{1B}[A", [.key(.up)]), ("\u{1B}OA", [.key(.up)]), ("\u{1B}[1~", [.key(.home)]),
      ("\u{1B}[5~", [.key(.pageUp)]), ("\u{1B}[Z", [.key(.backTab)]),
      ("\u{1B}[3~", [.key(.delete)]),
      ("\u{1B}[1;5C", [.modified(.control, .right)]), ("\u{1B}[3;2~", [.modified(.shift, .delete)]),
      ("\u{1B}OP", [.key(.function(1))]), ("\u{1B}[[E", [.key(.function(5))]),
      ("\u{1B}[15~", [.key(.function(5))]), ("\u{1B}[24~", [.key(.function(12))]),
      ("\u{1B}[99;7u", [.ignored]), ("\u{1B}[?1;2c", [.ignored]), ("\u{1B}[200;1~", [.ignored]),
      ("\u{1B}[>0;276;0cq", [.ignored, .character("q")]), ("\u{1B}[12", [.ignored]),
      ("\u{1B}]11;rgb:0/0/0\u{7}q", [.ignored, .character("q")]),
      ("\u{1B}P1$r0m\u{1B}\\q", [.ignored, .character("q")]),
      ("\u{1B}\u{3}", [.key(.escape), .key(.control("c"))]),
      ("\u{1B}[Ma\u{3}", [.ignored, .key(.control("c"))]),
      ("\u{1B}P\u{3}", [.alt("P"), .key(.control("c"))]),
      ("\u{1B}]ab\u{3}", [.ignored, .key(.control("c"))]),
      ("\u{1B}_\r", [.alt("_"), .key(.enter)]),
      ("\u{1B}P\u{1B}[A", [.alt("P"), .key(.up)]),
      ("\u{1B}]ab\u{1B}[A", [.ignored, .key(.up)]), ("\u{1B}]\u{7}q", [.ignored, .character("q")]),
      ("\u{1B}[<0;10;5M", [.mouse(Mouse(x: 9, y: 4, button: .left))]),
      ("\u{1B}[<2;1;1m", [.mouse(Mouse(x: 0, y: 0, button: .right, up: true))]),
      ("\u{1B}[<32;300;200M", [.mouse(Mouse(x: 299, y: 199, button: .left, dragged: true))]),
      ("\u{1B}[<64;1;1M", [.mouse(Mouse(x: 0, y: 0, button: .wheelUp))]),
      ("\u{1B}[M !!q", [.mouse(Mouse(x: 0, y: 0, button: .left)), .character("q")]),
      ("\u{1B}[200~a\rb\u{1B}[A\u{1B}[201~q", [.paste("a\nb\u{1B}[A"), .character("q")]),
      ("\u{1B}[200~never ends", [.paste("never ends"), .pasteUnfinished]),
      ("\u{1B}[201~", [.ignored]),
      ("\u{1B}[1\rq", [.ignored, .key(.enter), .character("q")]), ("\u{85}", [.ignored]),
    ] as [(String, [Input])])
  func sequences(text: String, inputs: [Input]) {
    #expect(decode(text) == inputs)
  }

  /// The decoder waits as long as it wants to, and nothing else comes.
  @Test(
    "while Escape is urgent, a key read together with it does not make it Alt",
    arguments: [
      ("\u{1B}x", [.key(.escape), .character("x")]), ("\u{1B}\r", [.key(.escape), .key(.enter)]),
      ("\u{1B}]a", [.key(.escape), .character("]"), .character("a")]),
      ("\u{1B}P", [.key(.escape), .character("P")]),
      ("\u{1B}[", [.key(.escape), .character("[")]),
      ("\u{1B}O", [.key(.escape), .character("O")]),
      ("\u{1B}Ox", [.key(.escape), .character("O"), .character("x")]),
      ("\u{1B}\u{1B}", [.key(.escape), .key(.escape)]), ("\u{1B}[A", [.key(.up)]),
      ("\u{1B}OA", [.key(.up)]), ("\u{1B}[1;3A", [.modified(.alt, .up)]),
      ("\u{1B}[<0;10;5M", [.mouse(Mouse(x: 9, y: 4, button: .left))]),
      ("\u{1B}[200~x\u{1B}[201~", [.paste("x")]),
    ] as [(String, [Input])])
  func urgentEscape(text: String, inputs: [Input]) {
    var decoder = InputDecoder()
    decoder.isEscapeUrgent = true
    var decoded = decoder.feed(Array(text.utf8))
    while let patience = decoder.patience {
      // Otherwise Escape would be heard too late.
      if decoded.isEmpty { #expect(patience <= .milliseconds(100)) }
      decoded += decoder.timeout()
    }
    #expect(decoded == inputs)
  }

  @Test(
    arguments: [
      ([0xFF], ["\u{FFFD}"]), ([0xC0, 0x41], ["\u{FFFD}", "A"]), ([0xE4, 0xB8], ["\u{FFFD}"]),
      ([0xE4, 0x41], ["\u{FFFD}", "A"]), ([0xE4, 0xB8, 0xE4, 0xB8, 0xAD], ["\u{FFFD}", "中"]),
      ([0xED, 0xA0, 0x80], ["\u{FFFD}", "\u{FFFD}", "\u{FFFD}"]),
      ([0xF0, 0x9F, 0x9A, 0x80], ["🚀"]),
      ([0xF5], ["\u{FFFD}"]),
    ] as [([UInt8], [Unicode.Scalar])])
  func brokenUTF8(bytes: [UInt8], scalars: [Unicode.Scalar]) {
    #expect(decode(bytes) == scalars.map(Input.character))
  }

  @Test func everySplitPointGivesTheSame() {
    let bytes = Array(
      "a推🚀\u{1B}[1;5C\u{1B}OA\u{1B}[<35;40;7m\u{1B}[200~推\r\u{1B}送\u{1B}[201~\u{1B}]0;x\u{7}\u{1B}[[Aé"
        .utf8)
    let whole = decode(bytes)
    for first in bytes.indices {
      for second in first...bytes.count {
        var decoder = InputDecoder()
        let parts = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(parts.flatMap { decoder.feed($0) } == whole)
      }
    }
  }

  @Test func everyByteEndsInTheGround() {
    let starts: [[UInt8]] = [
      [], [0x1B], Array("\u{1B}[".utf8), Array("\u{1B}O".utf8), [0xE4], [0xF0],
    ]
    for start in starts {
      for byte in UInt8.min...UInt8.max {
        var decoder = InputDecoder()
        _ = decoder.feed(start + [byte])
        for _ in 0..<2 { _ = decoder.timeout() }
        #expect(decoder.patience == nil)
        #expect(decoder.feed([0x71]) == [.character("q")])
      }
    }
  }

  @Test("an arrow that a slow line cuts in two is one key", arguments: ["[A", "OA", "[1A"])
  func cutInTwo(rest: String) throws {
    let arrow = [0x1B] + Array(rest.utf8)
    for cut in 1..<arrow.count {
      var decoder = InputDecoder()
      #expect(decoder.feed(arrow[..<cut]).isEmpty)
      var state = "before"
      var guarding = EscapeGuard<String>()
      // An Escape that has already acted is taken back.
      var inputs = cut == 1 ? decoder.timeout() : []
      #expect(cut > 1 || inputs == [.key(.escape)])
      inputs += decoder.feed(arrow[cut...])
      var keys: [Input] = []
      for input in inputs where guarding.admits(input, &state) {
        if input == .key(.escape) { state = "escaped" } else { keys.append(input) }
      }
      #expect(keys == [.key(.up)] && state == "before", "cut at \(cut)")
    }
  }

  @Test("what an Escape has broken off takes the keys in front of it along, and the Escape itself")
  func keysBeforeABreak() {
    var state = "before"
    var guarding = EscapeGuard<String>()
    guarding.brokeOff()
    let inputs: [Input] = [
      .character("o"), .resize(Size(width: 80, height: 24)), .tick, .key(.enter), .key(.escape),
      .escapeRevoked, .character("h"), .key(.escape),
    ]
    #expect(
      inputs.filter { guarding.admits($0, &state) }
        == [.resize(Size(width: 80, height: 24)), .tick, .character("h"), .key(.escape)])
    guarding.brokeOff()
    let ending: [Input] = [.character("o"), .quit(.terminated), .key(.escape)]
    #expect(
      ending.filter { guarding.admits($0, &state) } == [.quit(.terminated), .key(.escape)])
    #expect(state == "before")
  }

  @Test("Escape and a key soon after it stay two keys", arguments: ["[", "[[", "O", "q", "[x"])
  func escapeThenTyping(typed: String) {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.patience == .milliseconds(40))
    #expect(decoder.timeout() == [.key(.escape)])
    let inputs = decoder.feed(Array(typed.utf8)) + decoder.timeout()
    #expect(inputs == typed.unicodeScalars.map(Input.character))
  }

  @Test("a paste that has lost its end hears Ctrl-C")
  func lostEnd() {
    var decoder = InputDecoder()
    let start = Array("\u{1B}[200~".utf8)
    _ = decoder.feed(start + Array(repeating: 0x61, count: InputDecoder.pasteLimit + 1000))
    let inputs = decoder.feed([0x03])
    #expect(inputs.last == .key(.control("c")))
    #expect(decoder.feed([0x71]) == [.character("q")])
  }

  @Test("Ctrl-C by itself ends a paste, also one held down")
  func interruptedPaste() {
    let ended: [Input] = [.paste("abc"), .pasteUnfinished, .key(.control("c"))]
    for presses in 1...3 {
      var decoder = InputDecoder()
      #expect(decoder.feed(Array("\u{1B}[200~abc".utf8)).isEmpty)
      let inputs = decoder.feed(Array(repeating: 0x03, count: presses))
      #expect(inputs == ended + Array(repeating: .key(.control("c")), count: presses - 1))
      #expect(decoder.patience == nil)
      #expect(decoder.feed([0x71]) == [.character("q")])
    }
  }

  @Test("a Ctrl-C between pasted bytes is text, wherever a read has split it")
  func pastedControlC() {
    let text = Array("\u{1B}[200~ab\u{3}c\u{1B}[201~".utf8)
    for cut in 6..<text.count {
      var decoder = InputDecoder()
      let inputs = decoder.feed(text[..<cut]) + decoder.feed(text[cut...])
      #expect(inputs == [.paste("ab\u{3}c")])
    }
  }

  @Test func randomBytesNeverBecomeControlCharacters() {
    var random = SplitMix64(seed: 1)
    let likely = Array("\u{1B}\u{1B}[[O0123456789;<~MmA\u{7F}\r推".utf8)
    for _ in 0..<2000 {
      let bytes = (0..<40).map { _ in
        Bool.random(using: &random)
          ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      var decoder = InputDecoder()
      for input in decoder.feed(bytes) + decoder.timeout() + decoder.timeout() {
        if case .character(let scalar) = input, scalar.properties.generalCategory == .control {
          Issue.record("\(bytes) gives U+\(scalar.value)")
        }
      }
      #expect(decoder.patience == nil)
    }
  }

  @Test func aPasteHasALimit() {
    let limit = InputDecoder.pasteLimit
    let begin = Array("\u{1B}[200~".utf8)
    let end = Array("\u{1B}[201~q".utf8)
    let fits = decode(begin + Array(repeating: 0x61, count: limit) + end)
    #expect(fits == [.paste(String(repeating: "a", count: limit)), .character("q")])
    let tooLong = decode(begin + Array(repeating: 0x61, count: 3 * limit + 5) + end)
    #expect(tooLong == [.pasteTooLong(bytes: 3 * limit + 5), .character("q")])
  }

  @Test func anUnendingSequenceIsGivenUp() {
    let inputs = decode(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 1000) + [0x71])
    #expect(inputs.first == .ignored)
    #expect(inputs.last == .character("q"))
  }
}
