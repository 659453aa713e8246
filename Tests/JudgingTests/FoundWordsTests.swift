import CommandLanguage
import Judging
import Testing

/// The findings of an expectation in Chinese.
@Suite struct FoundWordsTests {
  @Test(arguments: [
    ("no calls", "没有任何调用"), ("background", "后台"), ("not-running", "未运行"),
    ("call 2 is missing: didBecomeActive", "缺少第 2 个回调：didBecomeActive"),
    ("call 1 is one too many: scene() active", "多出第 1 个回调：scene() active"),
    ("call 1 is scene() active", "第 1 个回调是 scene() active"),
    ("willTerminate was not called", "没有调用 willTerminate"), ("3 times", "3 次"),
    ("a handler was called 2 times", "有完成处理程序被调用了 2 次"), ("no home", "没有 home"),
    ("the state is active", "状态是激活（active）"), ("treated as tap", "当作点击"), ("true", "true"),
    ("no timer handler was started", "没有启动计时器 handler"), ("banner, sound", "banner, sound"),
  ])
  func chinese(found: String, words: String) {
    let judgement = Judgement(kind: .expectation, text: "", holds: false, found: found)
    #expect(judgement.foundWords?.en == found)
    #expect(judgement.foundWords?.zh == words)
  }

  @Test("nothing was found where the claim holds")
  func holds() {
    let judgement = Judgement(kind: .expectation, text: "", holds: true, found: nil)
    #expect(judgement.foundWords == nil)
  }
}
