import CommandLanguage
import Testing

struct VerbTableTests {
  @Test func everyWordStandsForOneVerb() {
    let words = Verb.allCases.flatMap { [$0.word] + $0.row.chinese }
    #expect(Set(words).count == words.count)
  }

  @Test func everyRowIsFilledIn() {
    for verb in Verb.allCases {
      let entry = verb.row
      #expect(!entry.chinese.isEmpty && !verb.usage.isEmpty)
      #expect(!entry.help.en.isEmpty && !entry.help.zh.isEmpty)
      for usage in verb.usage { #expect(usage.hasPrefix(verb.word)) }
      for sign in [",", ";", ":", "?", "!", "("] { #expect(!entry.help.zh.contains(sign)) }
    }
  }

  @Test func everyVerbHasACommand() throws {
    let arguments: [Verb: String] = [
      .profile: "ios9", .app: "naive", .option: "habits on", .modes: "none", .push: "silent",
      .action: "REPLY", .link: "myapp://item/7",
      .settings: "sound off", .travel: "far", .task: "refresh", .transfer: "done", .charger: "on",
      .battery: "50",
      .wait: "1", .xcode: "run", .network: "fail",
      .steps: "2",
      .goto: "3", .branch: "1", .whynot: "willPresent", .show: "state", .expect: "refused",
      .predict: "nothing", .save: "a.pushlab", .saveLesson: "lesson.md", .export: "svg lanes.svg",
      .language: "en",
      .theme: "light", .assume: "3 true",
    ]
    for verb in Verb.allCases {
      let line = [verb.word, arguments[verb] ?? ""].joined(separator: " ")
      #expect(try prompt(line).count == 1)
    }
  }
}
