import CommandLanguage
import Testing
import TextGrid

@testable import Lessons

@Suite struct ProseTests {
  func blocks(_ text: String) throws -> [ProseBlock] {
    let source = try LessonText(file: "x", bytes: Array(text.utf8))
    var reader = MarkdownReader(
      source, lines: 1..<source.lines.count + 1, names: BlockName.samples)
    reader.read()
    #expect(reader.faults.map(\.sentence.en) == [])
    return reader.parts.compactMap { part in
      switch part {
      case .prose(let block): return block
      case .fence(let fence): return fence.sample
      case .title: return nil
      }
    }
  }

  @Test("code, strong and stressed words; stars with blanks are stars")
  func inline() throws {
    guard case .paragraph(let rich) = try blocks("a `b*c` **d e** *f* 2 * 3").first?.content else {
      Issue.record("no paragraph")
      return
    }
    #expect(
      rich.runs == [
        .init(text: "a ", style: .plain), .init(text: "b*c", style: .code),
        .init(text: " ", style: .plain), .init(text: "d e", style: .strong),
        .init(text: " ", style: .plain), .init(text: "f", style: .stressed),
        .init(text: " 2 * 3", style: .plain),
      ])
    #expect(rich.marked == "a `b*c` d e f 2 * 3")
  }

  @Test("lines are joined by a blank, but not between Chinese characters")
  func joining() throws {
    let all = try blocks("one\ntwo\n\n一行\n两行\n\n一行\n`two`")
    #expect(all.flatMap(\.words).map(\.plain) == ["one two", "一行两行", "一行 two"])
  }

  @Test("styles survive wrapping")
  func wrapping() {
    let rich = Rich([
      .init(text: "one ", style: .plain), .init(text: "two three", style: .strong),
      .init(text: " four", style: .plain),
    ])
    let lines = rich.lines(width: 9)
    #expect(lines.map(\.text) == ["one two", "three", "four"])
    #expect(lines[0].runs.map(\.style) == [.plain, .strong])
    #expect(lines[1].runs.map(\.style) == [.strong])
    #expect(lines[2].runs.map(\.style) == [.plain])
  }

  @Test("lists keep their indent")
  func lists() throws {
    let all = try blocks("- one two three\n- four\n\n1. five\n2. six")
    let lines = Pages.lines(of: all, width: 9).map(\.text)
    #expect(lines == ["• one two", "  three", "• four", "", "1. five", "2. six"])
  }

  @Test("pages end at paragraphs; a heading stays with what follows; nothing is lost")
  func pages() throws {
    let text = "a\nb\n\nc\n\n## d\n\ne\n\n- f\n- g"
    let all = try blocks(text)
    for height in 1...12 {
      let pages = Pages.pages(of: all, width: 10, height: height)
      #expect(pages.allSatisfy { !$0.isEmpty && $0.count <= height })
      let words = pages.joined().map(\.text).filter { !$0.isEmpty }
      #expect(words == ["a b", "c", "d", "e", "• f", "• g"])
    }
    let pages = Pages.pages(of: all, width: 10, height: 6)
    #expect(pages.map { $0.map(\.text) } == [["a b", "", "c"], ["d", "", "e", "", "• f", "• g"]])
  }

  @Test("a sample is shown as it stands")
  func samples() throws {
    let all = try blocks("```swift\nlet a = 1\n\n  b\n```")
    #expect(Pages.lines(of: all, width: 20).map(\.text) == ["  let a = 1", "  ", "    b"])
    // A line that does not fit continues below, and nothing is lost.
    let narrow = Pages.lines(of: all, width: 5).map(\.text)
    #expect(narrow == ["  let", "  a =", "  1", "  ", "    b"])
  }
}
