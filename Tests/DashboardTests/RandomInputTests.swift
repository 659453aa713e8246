import CommandLanguage
import LifecycleModel
import Testing
import TextGrid

@testable import Dashboard

/// No input stops the dashboard or damages a frame.
@Suite struct RandomInputTests {
  struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  static let lines = [
    "push mixed \"你好\"", "reboot", "settings style alert", "language zh-Hans", "language en",
    "expect state active", "predict nothing", "goto 7", "branch 1", "show flags", "branches",
    "option http2 on", "network 45s", "crash", "call; answer; hangup", "xcode run",
  ]

  func input(_ random: inout Random) -> Input {
    let keys: [Key] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .delete, .backspace, .enter, .tab,
      .backTab, .escape, .function(3), .insert,
    ]
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<18:
      let all = KeyTable.all.flatMap(\.inputs)
      return all.randomElement(using: &random) ?? .ignored
    case 18..<24: return .key(keys.randomElement(using: &random) ?? .enter)
    case 24..<28:
      return .character(Unicode.Scalar(UInt8.random(in: 32..<127, using: &random)))
    case 28..<30:
      return .key(.control(Unicode.Scalar(UInt8.random(in: 97..<123, using: &random))))
    case 30: return .alt(["b", "f", "d", "x"].randomElement(using: &random) ?? "b")
    case 31:
      return .character(["推", "\u{301}", "\u{1F600}", "；"].randomElement(using: &random) ?? "推")
    case 32:
      return .resize(
        Size(
          width: Int.random(in: 0...220, using: &random),
          height: Int.random(in: 0...70, using: &random)))
    case 33..<36: return .resize(Size(width: 80, height: 24))
    case 36: return .paste(Self.lines.randomElement(using: &random) ?? "")
    case 37:
      return .mouse(
        Mouse(
          x: Int.random(in: 0...220, using: &random), y: Int.random(in: 0...70, using: &random),
          button: [.left, .wheelUp, .wheelDown].randomElement(using: &random) ?? .left))
    default: return .key(.enter)
    }
  }

  @Test("20,000 inputs", arguments: 1...4)
  func inputs(seed: UInt64) throws {
    var random = Random(state: seed)
    var sample = try Sample(["naive", "article", "classic", "legacy"][Int(seed - 1)])
    var frames = FrameMemory()
    for count in 0..<5_000 {
      if count % 500 == 0 { sample = try Sample("article") }
      for effect in sample.state.update(input(&random)) {
        switch effect {
        case .loadApp, .loadScript, .listExamples, .save, .readOwnApp:
          _ = sample.state.take(.failed(["no files here"]))
        case .announceEditor(let target):
          let words = Bilingual(en: "vi opens a file.", zh: "将用 vi 打开文件。")
          _ = sample.state.take(.announced(target, words))
        case .beginLesson, .openEditor, .reloadApp, .readLearnersFile:
          let ids = ["switcher-trap", "the-flag", "permission-matrix"]
          try sample.begin(ids.randomElement(using: &random) ?? ids[0])
        case .listLessons: _ = sample.state.take(.lessons(try Sample.list()))
        case .quit, .bell: break
        }
      }
      let frame = sample.state.render()
      #expect(frame.grid.size == sample.state.size)
      let kept = frames.frame(of: sample.state)
      #expect(kept.grid == frame.grid)
      #expect(kept.cursor?.x == frame.cursor?.x && kept.cursor?.y == frame.cursor?.y)
      if let cursor = frame.cursor {
        #expect(frame.grid.bounds.contains(x: cursor.x, y: cursor.y))
      }
    }
  }
}
