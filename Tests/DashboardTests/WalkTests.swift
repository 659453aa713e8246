import CommandLanguage
import Foundation
import Laboratory
import Lessons
import Testing
import TextGrid

@testable import Dashboard

/// Every overlay and every lesson at four sizes, in both languages, without colours: whatever is
/// cut off can be scrolled to.
@Suite struct WalkTests {
  static let sizes = [(60, 20), (80, 24), (120, 40), (200, 60)]

  struct Way: CustomTestStringConvertible {
    var name: String
    var lines: [String] = []
    var keys = ""

    var testDescription: String { name }
  }

  static let ways = [
    Way(name: "help", keys: "?"),
    Way(name: "why", lines: FrameTests.trap, keys: "ey"),
    Way(name: "words of the flags", keys: "\t\ty"),
    Way(name: "words of the states", keys: "\u{1B}\u{1B}y"),
    Way(name: "matrix", lines: ["show matrix"]),
    Way(name: "rules", lines: ["show rules"]),
    Way(name: "commands", lines: ["help"]),
    Way(name: "not called", lines: ["open", "whynot willTerminate"]),
    Way(name: "options", lines: ["option"]),
    Way(name: "a rule", lines: ["show rules push.arrival.inactive"]),
    Way(name: "a cell of the matrix", lines: ["why matrix authorized mixed background"]),
    Way(name: "a command", lines: ["help explore"]),
    Way(name: "the app", lines: ["show app"]),
    Way(name: "load report", keys: "i"),
    Way(name: "explore", lines: ["explore no-trap depth 2"]),
  ]

  /// A dashboard of that size; below 80x24 it is the projector view.
  private func sample(
    _ app: String, _ width: Int, _ height: Int, _ language: Language, _ theme: Theme.Name = .mono
  ) throws -> Sample {
    var sample = try Sample(app, width, height, language, theme: theme)
    if sample.state.layout == nil {
      #expect(sample.text.contains("80x24"), "\(width)x\(height)")
      sample.press("p")
    }
    return sample
  }

  @Test("all of an overlay can be scrolled to; its border stays", arguments: ways)
  func overlays(way: Way) throws {
    for (width, height) in Self.sizes {
      for language in Language.allCases {
        // Themes do not change the text of cells, so one size is enough for the coloured ones.
        for theme in width == 80 ? Theme.Name.allCases : [.mono] {
          var sample = try sample("modern", width, height, language, theme)
          for line in way.lines {
            sample.press(":")
            sample.press(line)
            sample.press(.enter)
            while sample.state.isBusy { sample.effects += sample.state.update(.tick) }
          }
          for key in way.keys {
            switch key {
            case "\t": sample.press(.tab)
            case "\u{1B}": sample.press(.backTab)
            default: sample.press(String(key))
            }
          }
          let layout = try #require(sample.state.layout)
          let reader = try #require(sample.state.reader, "\(way.name) \(width)x\(height)")
          let view = sample.state.readerView(of: reader, in: layout)
          var missing: [String] = []
          var seen = 0
          for _ in 0..<300 where seen < view.lines.count {
            let rows = sample.lines
            #expect(rows[view.area.endY - 1].contains("└"), "\(way.name) \(width)x\(height)")
            let first = sample.state.reader?.scroll ?? 0
            #expect(first <= seen, "\(way.name): lines \(seen) to \(first) are passed over")
            let page = view.lines.dropFirst(first).prefix(view.rows).map(\.text)
            for line in page where !line.isEmpty {
              if !rows.contains(where: { $0.contains(line.trimmedEnd) }) { missing.append(line) }
            }
            seen = first + view.rows
            sample.press(.pageDown)
          }
          #expect(seen >= view.lines.count)
          #expect(missing.isEmpty, "\(way.name) \(width)x\(height) \(language): \(missing)")
        }
      }
    }
  }

  @Test("the list of lessons: every title can be read, and the sign that tells its state")
  func picker() throws {
    let lessons = try Sample.course.get().lessons
    for (width, height) in Self.sizes {
      for language in Language.allCases {
        var sample = try sample("modern", width, height, language)
        sample.effects += sample.state.take(
          .lessons(LessonList(lessons, Lessons.Progress(), Renames())))
        for lesson in lessons {
          let title = "▸ ○ " + lesson.title[language].sanitized
          #expect(
            sample.lines.contains { $0.contains(title) }, "\(lesson.id) \(width)x\(height)")
          sample.press(.down)
        }
      }
    }
  }

  @Test(
    "an open prompt leaves the edges of the panes above it",
    arguments: [(80, 24), (120, 40), (200, 60)], Language.allCases)
  func prompt(size: (Int, Int), language: Language) throws {
    var sample = try Sample("modern", size.0, size.1, language, theme: .mono)
    let lanes = try #require(sample.state.layout?.panes.first { $0.pane == .lanes })
    for key in ["o", ":", "s"] {
      sample.press(key)
      #expect(sample.lines[lanes.area.endY - 1].contains("┘"), "\(key)")
    }
  }

  @Test("an error at the prompt is told whole", arguments: Language.allCases)
  func error(language: Language) throws {
    var sample = try Sample("modern", 80, 24, language, theme: .mono)
    sample.press(":option foo on")
    sample.press(.enter)
    let error = try #require(sample.state.prompt.error)
    for line in error.sentence[language].wrapped(to: 76) {
      #expect(sample.lines.contains { $0.contains(String(line).trimmedEnd) }, "\(line)")
    }
  }

  @Test("a pane whose list is longer says how many are hidden, and the command for all of them")
  func hidden() throws {
    var sample = try Sample("modern", 80, 24, .english, theme: .mono)
    for line in ["open"] + Array(repeating: "push mixed", count: 12) {
      sample.send(line)
      sample.press("e")
    }
    sample.press(.tab, .tab)
    let timers = sample.state.session.history.world.timers.count
    let shown = sample.lines.count { $0.contains("▓") }
    #expect(timers > shown)
    #expect(sample.text.contains("… \(timers - shown) more: show timers"))
  }

  @Test("a table never wraps inside a cell")
  func table() throws {
    for language in Language.allCases {
      var sample = try Sample("modern", 80, 24, language, theme: .mono)
      sample.press(":show matrix")
      sample.press(.enter)
      guard case .text(_, let text)? = sample.state.reader?.content else {
        Issue.record("the matrix is read in an overlay")
        return
      }
      let widest = text[language].split(separator: "\n").map { String($0).displayWidth }.max()
      #expect((widest ?? 0) <= 72)
    }
  }

  static let lessons: [String] = {
    let pack = try? Sample.course.get()
    return pack?.lessons.map(\.id) ?? []
  }()

  @Test("every page of every lesson, and its task, can be read", arguments: lessons)
  func lesson(id: String) throws {
    let pack = try Sample.course.get()
    let lesson = try #require(pack.lesson(id))
    let run = LessonRun(try Sample.files.prepare(lesson), number: 1, of: 1, next: nil)
    for (width, height) in Self.sizes {
      for language in Language.allCases {
        var sample = try sample("naive", width, height, language)
        sample.effects += sample.state.take(.lesson(run, acts: []))
        let layout = try #require(sample.state.layout)
        let pages = try #require(sample.state.lessonPageView(in: layout)).pages
        for page in 0..<pages {
          let view = try #require(sample.state.lessonPageView(in: layout))
          #expect(view.page == page && view.lines.count <= view.area.height - 3)
          let rows = sample.lines
          for line in view.lines where !line.text.isEmpty {
            #expect(
              rows.contains { $0.contains(line.text.sanitized.trimmedEnd) },
              "\(id) \(width)x\(height) \(language): \(line.text)")
          }
          sample.press(" ")
        }
        if sample.state.learning?.screen == .text { sample.press(.escape) }
        guard sample.state.learning?.screen == .task else { continue }
        if sample.state.isProjecting {
          try questionCanBeRead(&sample, id)
        } else {
          try paneCanBeRead(&sample, id)
        }
      }
    }
  }

  /// Checks that the lesson's question and each choice are visible, in large letters or small ones.
  private func questionCanBeRead(_ sample: inout Sample, _ id: String) throws {
    let language = sample.state.language
    let text = sample.lines.joined().filter { $0 != " " }
    func isShown(_ words: String) -> Bool { text.contains(words.filter { $0 != " " }) }
    guard let question = sample.state.learning?.question else { return }
    #expect(isShown(question.text[language]), "\(id) \(language): \(question.text[language])")
    for choice in question.choices {
      #expect(isShown(choice.label[language]), "\(id) \(language): \(choice.label[language])")
    }
  }

  /// Checks that the lesson's pane can be scrolled to its end.
  private func paneCanBeRead(_ sample: inout Sample, _ id: String) throws {
    sample.press("H")
    if sample.state.reader != nil { sample.press(.escape) }
    while sample.state.selected != .lesson { sample.press(.tab) }
    let layout = try #require(sample.state.layout)
    let pane = try #require(layout.panes.first { $0.pane == .lesson })
    let size = pane.inner
    let view = sample.state.lessonPaneView(width: size.width, height: size.height)
    #expect(view.room > 0 || view.scrolling.isEmpty, "\(id): no room for what scrolls")
    var missing = Set(
      (view.scrolling + view.reserved).map { $0.text.trimmedEnd }.filter { !$0.isEmpty })
    sample.press(.pageUp, .pageUp, .pageUp)
    for _ in 0..<60 where !missing.isEmpty {
      let rows = sample.lines
      missing = missing.filter { line in !rows.contains { $0.contains(line) } }
      sample.press(.down)
    }
    #expect(missing.isEmpty, "\(id) \(sample.state.size) \(sample.state.language): \(missing)")
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
