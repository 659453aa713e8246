import Testing
import TextGrid

@Suite struct WrappingTests {
  private func wrap(_ text: String, _ width: Int) -> [String] {
    text.wrapped(to: width).map(String.init)
  }

  @Test func latinWordsStayWhole() {
    #expect(wrap("the app is suspended", 10) == ["the app is", "suspended"])
    #expect(wrap("a  b   c", 4) == ["a  b", "c"])
    #expect(
      wrap("applicationWillEnterForeground", 12) == ["applicationW", "illEnterFore", "ground"])
    #expect(wrap("one\n\ntwo\r\n", 9) == ["one", "", "two", ""])
    #expect(wrap("", 5) == [""])
    #expect(wrap("  indented text", 10) == ["  indented", "text"])
    #expect(wrap("content-available", 20) == ["content-available"])
  }

  @Test func chineseBreaksBetweenCharacters() {
    #expect(wrap("应用进入后台以后", 8) == ["应用进入", "后台以后"])
    #expect(wrap("收到push以后再打开App", 10) == ["收到push以", "后再打开", "App"])
    #expect(wrap("中文", 1) == ["中", "文"])
  }

  @Test func closingPunctuationIsNeverFirst() {
    #expect(wrap("应用进入，后台", 8) == ["应用进", "入，后台"])
    #expect(wrap("他说好的。”然后", 8) == ["他说好", "的。”然", "后"])
    #expect(wrap("应用进入,后台", 8) == ["应用进", "入,后台"])
    #expect(wrap("一二三四……五六", 8) == ["一二三", "四……五六"])
  }

  @Test func openingPunctuationIsNeverLast() {
    #expect(wrap("应用进（后台）", 8) == ["应用进", "（后台）"])
    #expect(wrap("点了三次“通知”", 9) == ["点了三次", "“通知”"])
    #expect(wrap("点了三次(通知)", 9) == ["点了三次", "(通知)"])
  }

  @Test func punctuationAloneStillEnds() {
    #expect(wrap("。。。。。", 4) == ["。。", "。。", "。"])
    #expect(wrap("（（（（（", 4) == ["（（", "（（", "（"])
    #expect(wrap("中文", 0) == [])
    #expect(wrap("text", -1) == [])
  }

  @Test func nothingButBlanksIsLost() {
    let text = "当应用被挂起后，iOS 不会再调用 didReceiveRemoteNotification（除非有 content-available）。\tOK"
    for width in 2...60 {
      let lines = text.wrapped(to: width)
      #expect(lines.allSatisfy { String($0).displayWidth <= width })
      #expect(lines.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    }
  }

  @Test("plain ASCII has a way of its own through it, with the same lines and cuts")
  func ascii() {
    var seed: UInt64 = 7
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    let signs = Array("ab,.\"(-  ")
    for _ in 0..<2_000 {
      let text = String((0..<next(30)).map { _ in signs[next(signs.count)] })
      let width = 1 + next(12)
      // A paragraph that is not ASCII makes both take the general code.
      let other = (text + "\n汉").wrapped(to: width).dropLast().map(String.init)
      #expect(text.wrapped(to: width).map(String.init) == other, "\(text) \(width)")
      let cut = (text + "汉汉汉汉汉汉汉").truncated(to: width)
      if text.count > width { #expect(text.truncated(to: width) == cut) }
    }
  }
}
