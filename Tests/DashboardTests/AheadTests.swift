import CommandLanguage
import Laboratory
import LifecycleModel
import RandomFrames
import Testing
import TextGrid

@testable import Dashboard

@Suite struct AheadTests {
  /// What is painted ahead is what the key then brings about, the journal's lines too.
  @Test func aGuessIsWhatTheKeyDoes() throws {
    var random = SplitMix64(seed: 3)
    var state = try Sample("article", 120, 40).state
    let keys: [Input] =
      [.key(.left), .key(.right), .key(.tab), .key(.up), .key(.pageDown)]
      + "  eebf[]nuUoosaaAthwlc".unicodeScalars.map(Input.character)
    var hits = 0
    var last: Input?
    for _ in 0..<2000 {
      let isAgain = last != nil && Int.random(in: 0..<2, using: &random) == 0
      let key = isAgain ? last! : keys[Int.random(in: 0..<keys.count, using: &random)]
      let guess = last == key ? state.ahead(key) : nil
      _ = state.update(key)
      if var guess {
        hits += 1
        #expect(guess.render().grid == state.render().grid)
        var copy = state
        #expect(guess.takeUnwritten().count == copy.takeUnwritten().count)
      }
      _ = state.takeUnwritten()
      last = key
    }
    #expect(hits > 300)
  }

  @Test func nothingIsGuessedOfEventsQuestionsAndTyping() throws {
    var sample = try Sample()
    for key in "oaAhswWyLpz?/:q".unicodeScalars {
      #expect(sample.state.ahead(.character(key)) == nil, "\(key)")
    }
    sample.press(":")
    #expect(sample.state.ahead(.key(.left)) == nil)
  }

  @Test("the screen before the delegate is read", arguments: Language.allCases)
  func opening(language: Language) {
    let app = App.unread(.builtIn("modern"), file: "modern.swift")
    for size in [
      Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60),
    ] {
      let state = DashboardState(
        setup: StageSetup(profile: .ios17Scenes, app: app), apps: [:], language: language,
        theme: Theme(.dark), size: size)
      let text = state.render().grid.lines.joined(separator: "\n")
      #expect(text.contains("ios17-scenes · modern") && text.contains("modern.swift"))
      #expect(text.contains(KeyTable.all.first { $0.action == .help }!.name[language]))
    }
  }
}
