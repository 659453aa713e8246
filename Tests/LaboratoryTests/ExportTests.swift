import AppCode
import CommandLanguage
import Foundation
import FoundationXML
import Laboratory
import LifecycleModel
import Platform
import RepositoryHandbook
import Testing

@Suite struct ExportTests {
  private static let delegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: \
    [AnyHashable: Any], fetchCompletionHandler completionHandler: \
    @escaping (UIBackgroundFetchResult) -> Void) {
        print("<b>&`*_|\\"")
        completionHandler(.newData)
      }
    }
    """

  private func session(_ events: String...) throws -> Session {
    let source = AppSource(name: "AppDelegate.swift", text: Self.delegate)
    return try .playing(events, with: .read([source]), under: .ios9)
  }

  private func exported(_ format: ExportFormat, of session: Session) throws -> Bilingual {
    var session = session
    let line = "export \(format.rawValue) out"
    let parsed = try #require(
      try CommandParser.parse(line, ParseContext(place: .prompt, file: "-")).first)
    guard case .save("out", let text, _)? = session.submit(parsed).first else { throw Unreadable() }
    return Bilingual(en: try text.text(in: .english), zh: try text.text(in: .simplifiedChinese))
  }

  private var hostile: Session {
    get throws {
      try session(
        "open", "home", "push mixed \"]]>&<script>`*_# ;%% end {x} | ~\"",
        "expect treated as tap", "tap", "back 3")
    }
  }

  @Test func theTextIsWhatRunPrints() throws {
    let session = try session(
      "open", "push mixed \"A\"", "expect called didReceiveRemoteNotification")
    let text = try exported(.text, of: session)
    #expect(text.en.hasPrefix("> profile ios9\n> app AppDelegate.swift\n> open\n"))
    #expect(text.en.contains("> push mixed \"A\"\n"))
    #expect(text.en.hasSuffix("= holds\n"))
    #expect(text.zh.hasSuffix("= 成立\n"))
    #expect(
      try exported(.text, of: self.session()).en == "> profile ios9\n> app AppDelegate.swift\n")
  }

  @Test func anExportPastItsLimitIsEmptyAndSaysSo() {
    var export = ExportText(limit: 8)
    export.add(["abc", "def"])
    #expect(export.text == "abc\ndef\n" && !export.isTooLong)
    export.add("")
    #expect(export.text.isEmpty && export.isTooLong)
    export.add("a")
    #expect(export.text.isEmpty && export.isTooLong)
  }

  @Test("an export that is broken off stops at the next event", arguments: ExportFormat.allCases)
  func brokenOff(format: ExportFormat) throws {
    let session = try session("open", "home", "push alert \"seen\"")
    #expect(try exported(format, of: session).en.contains("seen"))
    let interruption = Interruption()
    let (text, isCancelled) = try interruption.perform {
      interruption.cancel(interruption.piece)
      return try exported(format, of: session)
    }
    #expect(isCancelled)
    // Markdown ends with the script, which is cheap.
    let head = text.en.components(separatedBy: "## Play it again")[0]
    #expect(!head.contains("seen") && !text.zh.contains("推送 1"))
  }

  @Test("work may be broken off in the middle of a list")
  func brokenOffInTheMiddle() {
    let interruption = Interruption()
    let (seen, _) = interruption.perform {
      (1...5).untilCancelled.map { number in
        if number == 2 { interruption.cancel(interruption.piece) }
        return number
      }
    }
    #expect(seen == [1, 2])
  }

  @Test("so does the draft of a lesson: no other way is tried")
  func brokenOffDraft() throws {
    let session = try session("open", "home")
    let untried = "```wrong feedback=not-yet\nopen\n```"
    #expect(!session.lessonDraft.contains(untried))
    let interruption = Interruption()
    let (draft, _) = interruption.perform {
      interruption.cancel(interruption.piece)
      return session.lessonDraft
    }
    #expect(draft.contains(untried))
  }

  @Test("no format has what turns the direction of writing", arguments: ExportFormat.allCases)
  func noHarmfulScalars(format: ExportFormat) throws {
    let session = try session("open", "push alert \"a\u{202E}b\u{200B}c\u{2066}\"")
    let text = try exported(format, of: session)
    for scalar in ["\u{202E}", "\u{200B}", "\u{2066}"] as [Unicode.Scalar] {
      #expect(!(text.en + text.zh).unicodeScalars.contains(scalar))
    }
  }

  @Test(arguments: ExportFormat.allCases)
  func theWholeBranchIsThereWhereverTheCursorStands(format: ExportFormat) throws {
    var session = try session("open", "home", "push alert \"A\"")
    let whole = try exported(format, of: session)
    let undo = try CommandParser.parse("goto 3", ParseContext(place: .prompt, file: "-"))
    _ = session.submit(undo[0])
    #expect(try exported(format, of: session) == whole)
    #expect(whole.en != whole.zh)
  }

  @Test func markdownTakesNoTextForMarkup() throws {
    let text = try exported(.markdown, of: hostile).en
    #expect(text.contains("## ``push mixed \"]]>&<script>`*_# ;%% end {x} | ~\"``\n"))
    #expect(text.contains("“\\]\\]\\>\\&\\<script\\>\\`\\*\\_\\# ;%% end \\{x\\} \\| \\~”"))
    #expect(text.contains("- **✗ expected, fails: treated as tap: "))
    #expect(text.contains("\n## Rules\n\n- `event.happened`: "))
    let scripts = text.components(separatedBy: "```\n")
    #expect(
      scripts.count == 3 && scripts[1].hasPrefix("profile ios9\napp AppDelegate.swift\nopen\n"))
  }

  @Test("an e-mail address is broken by a code span: GitHub would link it")
  func markdownLinksNoAddresses() throws {
    let session = try session("open", "home", "push alert \"xmpp:a@b.c @b x@ <@>\"")
    let markdown = try exported(.markdown, of: session).en
    #expect(markdown.contains("“xmpp:a`@`b\\.c \\@b x\\@ \\<\\@\\>”"))
  }

  /// A combining mark makes `<` a different `Character`, but readers of SVG and Markdown still see
  /// `<`.
  @Test(arguments: ["<\u{338}script>", "&\u{301}lt;", "`\u{301}<b>"])
  func combiningMarksHideNothing(text: String) throws {
    let session = try session("open", "home", "push alert \"\(text)\"")
    let picture = try exported(.svg, of: session).en
    let reader = SVGReader()
    let parser = XMLParser(data: Data(picture.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.elements.isSubset(of: ["svg", "title", "rect", "text", "path", "circle"]))
    #expect(reader.texts.contains { $0.unicodeScalars.contains(text.unicodeScalars.first!) })
    let markdown = try exported(.markdown, of: session).en
    for line in markdown.split(separator: "\n") where line.hasPrefix("- ") {
      let scalars = Array(line.unicodeScalars)
      // Outside of code spans a backslash precedes each sign, or it opens a link of ours.
      var isCode = false
      for (index, scalar) in scalars.enumerated() {
        let isEscaped = index > 0 && scalars[index - 1] == "\\"
        if scalar == "`", !isEscaped { isCode.toggle() }
        if scalar == "<", !isCode { #expect(isEscaped || scalars[index - 1] == "(", "\(line)") }
      }
    }
  }

  @Test func bareAddressesAreNoLinks() throws {
    let session = try session("open", "home", "push alert \"see http://a.b, www.a.b and c@d.e\"")
    let text = try exported(.markdown, of: session).en
    #expect(text.contains("http\\://a\\.b, www\\.a\\.b and c`@`d\\.e"))
  }

  @Test func aRuleInDisputeTellsTheOtherSide() throws {
    let session = try session("open", "home", "wait 30s")
    let cited = try exported(.markdown, of: session).en
    let steps = session.history.records.flatMap(\.steps).filter(\.change.isShown)
    let disputes = Set(
      try steps.compactMap {
        let reading = try Handbook.repository.page(of: $0.rule).get().otherReading
        return reading?.circumstance == nil ? reading?.dispute : nil
      })
    #expect(!disputes.isEmpty)
    for dispute in disputes {
      let key = markdownEscaped(dispute.spelling)
      #expect(cited.contains("[\(key), ") || cited.contains("*\(key), "), "\(dispute)")
    }
    #expect(cited.components(separatedBy: "**The other side**: ").count - 1 >= disputes.count)
  }

  @Test func castIsARecordingWithTheSimulatedPauses() throws {
    let session = try session("open", "push alert \"\u{1B}[31m\"", "wait 30s", "home")
    let lines = try exported(.cast, of: session).en.split(separator: "\n").map(String.init)
    let header = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    #expect(header?["version"] as? Int == 2)
    let events = try lines.dropFirst().map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
    }
    let times = events.compactMap { ($0[0] as? NSNumber)?.doubleValue }
    #expect(times.count == events.count)
    #expect(times == times.sorted())
    let home = try #require(events.firstIndex { ($0[2] as? String)?.contains("> home") == true })
    #expect(times[home] - times[home - 1] >= 30)
    for event in events {
      let text = try #require(event[2] as? String)
      #expect(text.hasSuffix("\r\n"))
      #expect(!text.dropLast(1).contains("\u{1B}"))
    }
  }

  @Test func castShowsWhatAWaitBringsWhenItComes() throws {
    let session = try session("open", "home", "wait 30s", "push alert \"x\"")
    let events = try exported(.cast, of: session).en.split(separator: "\n").dropFirst().map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [Any])
    }
    func time(_ text: String) throws -> Double {
      let event = try #require(events.last { ($0[2] as? String)?.contains(text) == true })
      return try #require((event[0] as? NSNumber)?.doubleValue)
    }
    let wait = try time("> wait 30s")
    let suspended = try time("running → suspended")
    let push = try time("> push")
    // Lines of one moment follow each other within a second.
    #expect((5...6).contains(suspended - wait), "\(suspended - wait)")
    #expect((25...27).contains(push - suspended), "\(push - suspended)")
  }

  @Test func mermaidGetsStatementsThatItCanRead() throws {
    let session = try hostile
    let lines = try exported(.mermaid, of: session).en.split(separator: "\n")
    let shown = session.history.records.map(\.shownCount).reduce(0, +)
    #expect(lines.count == 1 + 5 + shown)
    #expect(lines[0] == "sequenceDiagram")
    let names = "(user|server|apns|ios|app)"
    let message = try Regex("  (\(names)->>\(names)|Note over \(names)): .+")
    for line in lines.dropFirst(6) {
      #expect(line.wholeMatch(of: message) != nil, "\(line)")
      let text = String(line.drop { $0 != ":" }).replacing(/#[0-9]+;/, with: "")
      #expect(!text.contains { "#;<>&\"%{}".contains($0) }, "\(line)")
    }
  }

  @Test func thePictureIsWellFormed() throws {
    let session = try hostile
    for text in [try exported(.svg, of: session).en, try exported(.svg, of: session).zh] {
      let reader = SVGReader()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = reader
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
      let shown = session.history.records.map(\.shownCount).reduce(0, +)
      #expect(reader.texts.count { $0.contains("]]>&<script>`*_#") } >= 1)
      // Title and headings, a text for each row, and the marks that are text.
      #expect(reader.texts.count >= 6 + shown)
      #expect(reader.elements.isSubset(of: ["svg", "title", "rect", "text", "path", "circle"]))
      #expect(reader.bottom <= reader.height)
    }
  }
}

private final class SVGReader: NSObject, XMLParserDelegate {
  var elements: Set<String> = []
  var texts: [String] = []
  var height = 0.0
  var bottom = 0.0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.insert(name)
    if name == "svg" { height = attributes["height"].flatMap(Double.init) ?? 0 }
    guard name == "text" else { return }
    texts.append("")
    bottom = max(bottom, attributes["y"].flatMap(Double.init) ?? .infinity)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !texts.isEmpty { texts[texts.count - 1] += string }
  }
}
