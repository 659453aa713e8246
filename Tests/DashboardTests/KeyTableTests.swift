import CommandLanguage
import Foundation
import LifecycleModel
import Testing
import TextGrid

@testable import Dashboard

@Suite struct KeyTableTests {
  @Test("no key twice, no label twice, both languages")
  func unique() {
    let inputs = KeyTable.all.flatMap(\.inputs)
    #expect(Set(inputs).count == inputs.count)
    let labels = KeyTable.all.flatMap { $0.label.split(separator: " ") }
    #expect(Set(labels).count == labels.count)
    for binding in KeyTable.all {
      #expect(binding.inputs.count == binding.label.split(separator: " ").count)
      #expect(binding.name.zh != binding.name.en && binding.help.zh != binding.help.en)
    }
  }

  @Test(
    "the fixed keys of the design",
    arguments: [
      (" ", Action.nextStep), ("e", .restOfEvent), ("b", .back), ("f", .forward),
      ("[", .previousEvent), ("]", .nextEvent), ("o", .happen(.open)), ("h", .happen(.home)),
      ("s", .happen(.switcher)), ("r", .happen(.returnToApp)), ("k", .happen(.swipe)),
      ("a", .happen(.pushMixed)), ("A", .happen(.pushAlert)), ("S", .happen(.pushSilent)),
      ("t", .happen(.tap)), ("c", .happen(.centerOrClose)), ("l", .happen(.lockOrUnlock)),
      ("w", .happen(.waitShort)), ("W", .happen(.waitLong)), ("y", .why), ("u", .undo),
      ("U", .redo), ("z", .zoom), ("/", .search), ("?", .help), ("q", .quit), (":", .prompt),
    ] as [(Unicode.Scalar, Action)])
  func fixed(key: Unicode.Scalar, action: Action) {
    #expect(KeyTable.bindings[.character(key)]?.action == action)
  }

  @Test("every event that a key makes is on a key")
  func events() {
    for event in QuickEvent.allCases {
      #expect(KeyTable.all.contains { $0.action == .happen(event) })
    }
  }

  @Test("the table in docs/commands.md is this one")
  func page() throws {
    let file = Sample.root.appending(path: "docs/commands.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- keys -->\n"))
    let end = try #require(text.range(of: "<!-- /keys -->"))
    let table = text[start.upperBound..<end.lowerBound].trimmingCharacters(in: .newlines)
    #expect(table == KeyTable.markdown(in: .english))
  }

  @Test(
    "the key bar keeps help and quit at any width, and what fits in it",
    arguments: [0, 12, 20, 40, 80, 300])
  func bar(width: Int) {
    let items = KeyTable.all.map {
      KeyBar.Item(
        key: String($0.label.split(separator: " ")[0]), name: $0.name, priority: $0.priority,
        isAvailable: true)
    }
    func shown(_ width: Int, _ language: Language) -> [KeyBar.Item] {
      var bar = KeyBar(width: width, language)
      for index in KeyBar.order(items.map(\.priority)) {
        guard bar.add(items[index], at: index) else { break }
      }
      return bar.items
    }
    for language in Language.allCases {
      let shown = shown(width, language)
      let used = shown.map { $0.text(language).displayWidth + KeyBar.gap }.reduce(-KeyBar.gap, +)
      #expect(shown.isEmpty || used <= width)
      if width >= 20 { #expect(Set(["?", "q"]).isSubset(of: shown.map(\.key))) }
    }
    let all = shown(2000, .english)
    #expect(all.count == items.count)
  }
}
