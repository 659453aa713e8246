import CommandLanguage
import LifecycleModel
import Testing

struct PromptTests {
  @Test func prefixesStandForWords() throws {
    #expect(
      try prompt("ope; pus si; wa 5; lan zh") == [
        .event(.openedApp), .event(.sentPush(.silent)), .event(.timePassed(5000)),
        .session(.language(.simplifiedChinese)),
      ])
    #expect(
      try prompt("clear a; modes n; predict no")
        == [.event(.clearedAll), .stage(.modes([])), .predict([])])
    #expect(try prompt("step") == [.move(.step)])
    #expect(try prompt("app le") == [.stage(.app(.builtIn("legacy")))])
    #expect(error("app le") != nil)
    #expect(
      error("re", in: .prompt)?.kind
        == .ambiguous(read: "re", candidates: ["reset", "return", "reclaim", "reboot", "redo"]))
  }

  @Test func chineseWordsAndSignsAreUnderstood() throws {
    #expect(
      try prompt("　推送　alert　“你好；#”；等待 5s；打开") == [
        .event(.sentPush(.alert("你好；#"))), .event(.timePassed(5000)), .event(.openedApp),
      ])
    #expect(
      try prompt("推送 {“aps”：{“alert”：“你好”，“badge”：1}}")
        == script(#"push {"aps":{"alert":"你好","badge":1}}"#))
    #expect(
      try prompt("为何不 application：didReceiveRemoteNotification：")
        == [
          .ask(
            .whyNot(
              name(
                "application:didReceiveRemoteNotification:", .didReceiveRemoteNotification)))
        ])
    for verb in Verb.allCases {
      for word in verb.row.chinese {
        #expect(error(word, in: .prompt)?.kind != .unknown(read: word, expected: .verb))
      }
    }
  }

  @Test func aFullWidthCommaMayFollowTheQuotesAtThePromptOnly() {
    let list = "explore events push alert \"Hi\"，home"
    #expect(throws: Never.self) { try prompt(list) }
    #expect(error(list)?.kind == .textAfterQuote)
    #expect(error("push alert \"Hi\"x", in: .prompt)?.kind == .textAfterQuote)
  }

  @Test(
    "Chinese and full-width arguments",
    arguments: [
      ("推送 静默", "push silent"), ("设置 通知 关", "settings notifications off"),
      ("等待 5秒", "wait 5s"), ("等待 １０ 分钟", nil), ("等待 ２分钟", "wait 2m"),
      ("断言 状态 后台", "expect state background"), ("显示 矩阵", "show matrix"),
      ("ｐｕｓｈ　ｍｉｘｅｄ", "push mixed"),
      ("推送 普通 “静默”", "push alert \"静默\""), ("网络 500毫秒", "network 500ms"),
    ])
  func chineseArguments(typed: String, english: String?) throws {
    guard let english else {
      #expect(error(typed, in: .prompt) != nil)
      return
    }
    #expect(try prompt(typed) == script(english))
    #expect(error(typed) != nil)
  }

  @Test func journalsGetEnglishWords() throws {
    let commands = try prompt("推送 al “x”；设置 so of；显示 ti")
    #expect(
      commands.map(\.canonicalText) == ["push alert \"x\"", "settings sound off", "show timers"])
  }
}
