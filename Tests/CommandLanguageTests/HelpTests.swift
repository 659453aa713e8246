import CommandLanguage
import LifecycleModel
import Testing

struct HelpTests {
  @Test func listsEveryVerbOnce() {
    let rows = Help.overview.compactMap { line -> String? in
      guard case .row(let command, _, _) = line else { return nil }
      return command
    }
    #expect(rows.sorted() == Verb.allCases.map(\.word).sorted())
    let english = Help.text(Help.overview, in: .english)
    #expect(english.contains(/\n  keepalive +the connection to APNs/))
    let chinese = Help.text(Help.overview, in: .simplifiedChinese)
    #expect(chinese.contains(/\n  open +打开：点击应用图标/))
  }

  @Test func explainsOneVerb() {
    #expect(
      Help.text(Help.lines(for: .wait), in: .english) == """
          wait  let simulated time pass
            wait DURATION
          DURATION: 30s, 2m, 1h, 500ms, 1.5s; a bare number is seconds; at most 366 days.
        """)
    #expect(Help.text(for: "wait").en == Help.text(Help.lines(for: .wait), in: .english))
    #expect(Help.text(for: nil).zh == Help.text(Help.overview, in: .simplifiedChinese))
    #expect(error("help wiat")?.nearest == "wait")
  }

  @Test("help explains each word that the panes show")
  func wordsOfPanes() {
    let named =
      Flag.Name.allCases.map(\.rawValue) + Timer.Name.allCases.map(\.rawValue)
      + Permission.allCases.map(\.rawValue) + Treatment.allCases.map(\.rawValue)
    let words = named + ["ready", "MISSING", "right", "WRONG", "AGAIN", "Srv", "paused", "past"]
    for word in words {
      #expect(Glossary.entry(for: word) != nil || Verb(rawValue: word) != nil, "\(word)")
    }
    #expect(Help.text(for: "task").en.contains("the system grants a BGTask"))
    #expect(Help.text(for: "task").en.contains("Time of a BGTask"))
  }

  @Test func linesFitTheirPlace() {
    for language in Language.allCases {
      for line in Help.text(Help.overview, in: language).split(separator: "\n") {
        let cells = line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
        #expect(cells <= 80, "\(line)")
      }
    }
  }
}
