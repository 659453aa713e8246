import CommandLanguage
import Demo
import Foundation
import Laboratory
import LifecycleModel
import RepositoryHandbook
import Testing
import TextGrid

@testable import Dashboard
@testable import Lessons

/// The keys of a demo.
@Suite struct DemoStateTests {
  @Test(
    "Page Down alone shows everything from start to end, in both languages",
    arguments: [(60, 20), (80, 24), (100, 30), (120, 40)], Language.allCases)
  func pageDown(size: (Int, Int), language: Language) throws {
    var show = try Sample.three.show(size.0, size.1, language)
    var texts = [show.render().grid.lines.joined(separator: "\n")]
    for _ in 0..<100 {
      let before = show.index
      _ = show.update(.key(.pageDown))
      if show.index == before { break }
      texts.append(show.render().grid.lines.joined(separator: "\n"))
    }
    #expect(texts.count == show.track.beats.count)
    let words =
      language == .english
      ? ["NOT CALLED", "A R R I V A L   T A K E N   F O R   A   T A P", "✓ right"]
      : ["没 有 调 用", "到 达 被 误 认 作 点 击", "✓ 正确"]
    for word in words {
      let isShown = texts.contains { text in
        text.contains(word) || (size.0 >= 100 && text.contains("█"))
      }
      #expect(isShown, "\(word)")
    }
    #expect(texts.contains { $0.contains("3/3") })
  }

  @Test(
    "an answer of the smallest screen is whole, whichever rule gives the reason",
    arguments: Sample.shippedDemos, Language.allCases)
  func reasons(name: String, language: Language) throws {
    var show = try Sample.shipped("demos/\(name)").show(60, 20, language)
    var answers = 0
    for _ in show.track.beats {
      if var headline = show.beat.headline, headline.verdict != nil {
        answers += 1
        let text = show.render().grid.lines.joined(separator: "\n")
        #expect(!text.contains(" …"), "\(text)")
        let painter = Painter(show.board)
        let cut = Rule.allCases.filter { rule in
          headline.why = Handbook.repository.sentence(of: rule)
          return !painter.fits(headline, counter: "10/12", in: show.size)
        }
        #expect(cut.isEmpty, "\(show.step.id): \(cut)")
      }
      _ = show.update(.key(.pageDown))
    }
    #expect(answers > 5)
  }

  @Test("no character of a reason stands alone in the last row", arguments: Sample.shippedDemos)
  func lastRow(name: String) throws {
    var show = try Sample.shipped("demos/\(name)").show(80, 24, .simplifiedChinese)
    for _ in show.track.beats {
      if show.beat.screen == .reveal, show.beat.headline != nil {
        let counter = "\(show.beat.step + 1)/\(show.track.script.steps.count)"
        let row = show.render().grid.lines[23]
        #expect(row.hasSuffix(counter))
        let width = row.dropLast(counter.count).filter { $0 != " " }.displayWidth
        #expect(width == 0 || width > 6, "\(row)")
      }
      _ = show.update(.key(.pageDown))
    }
  }

  @Test("the question gives no count of steps away")
  func question() throws {
    let show = try Sample.three.show()
    let text = show.render().grid.lines.joined(separator: "\n")
    #expect(text.contains("Is the delegate called?"))
    #expect(text.contains("Yes, in state background"))
    #expect(!text.lowercased().contains("step "))
  }

  private func press(_ show: inout DemoState, _ keys: String) {
    for scalar in keys.unicodeScalars { _ = show.update(.character(scalar)) }
  }

  @Test("hands of two votes, overwritten, kept when going back")
  func votes() throws {
    var show = try Sample.three.show()
    press(&show, "212")
    #expect(show.render().grid.lines[23].contains("2: 12 hands"))
    _ = show.update(.key(.enter))
    press(&show, "1")
    #expect(show.render().grid.lines[23].contains("1: __ hands"))
    press(&show, "3")
    for input in [Input.key(.escape), .key(.function(5)), .character("x")] {
      _ = show.update(input)
      #expect(show.render().grid.lines[23].contains("1: 3 hands"))
    }
    // A clicker's key records the typed number and continues.
    _ = show.update(.key(.pageDown))
    #expect(show.votes["background", .first, 0] == 3)
    #expect(show.index == 1)
    _ = show.update(.key(.pageUp))
    press(&show, "29")
    _ = show.update(.key(.enter))
    #expect(show.votes["background", .first, 1] == 9)
    press(&show, "v115")
    _ = show.update(.key(.enter))
    #expect(show.votes["background", .second, 0] == 15)
    #expect(show.votes["background", .first, 0] == 3)
    press(&show, "g1")
    _ = show.update(.key(.enter))
    for _ in 0..<9 where show.beat.screen != .result { _ = show.update(.key(.pageDown)) }
    let text = show.render().grid.lines.joined(separator: "\n")
    #expect(text.contains("█ 15"))
    #expect(text.contains("█ 9"))
  }

  @Test("a digit beyond the choices and every unknown key do nothing")
  func unknown() throws {
    var show = try Sample.three.show()
    let frame = show.render().grid
    for input in [
      Input.character("3"), .character("x"), .key(.escape), .key(.function(5)), .key(.up),
      .key(.tab), .alt("x"), .paste("open"), .character("é"),
    ] {
      #expect(show.update(input).isEmpty)
      #expect(show.render().grid == frame)
    }
  }

  @Test("black, and any key brings the picture back")
  func black() throws {
    var show = try Sample.three.show()
    let frame = show.render().grid
    for key in [".", "b"] {
      press(&show, key)
      #expect(show.render().grid.lines.joined() == "")
      _ = show.update(.key(.pageDown))
      #expect(show.render().grid == frame)
    }
  }

  @Test("q twice ends; another key between them takes it back")
  func quit() throws {
    var show = try Sample.three.show()
    #expect(show.update(.character("q")).isEmpty)
    #expect(show.render().grid.lines[23].contains("q once more"))
    #expect(show.update(.character("l")).isEmpty)
    #expect(show.update(.character("q")).isEmpty)
    guard case .quit(status: 0)? = show.update(.character("q")).first else {
      Issue.record("no end")
      return
    }
  }

  @Test("a paste without an end is told, on a detour by the dashboard, until the next key")
  func unfinishedPaste() throws {
    var show = try Sample.three.show()
    let frame = show.render().grid
    _ = show.update(.paste("open"))
    _ = show.update(.pasteUnfinished)
    #expect(show.render().grid.lines[23].contains("The paste has no end"))
    _ = show.update(.key(.escape))
    #expect(show.render().grid == frame)
    press(&show, ":")
    _ = show.update(.pasteUnfinished)
    #expect(show.detour?.note?.text.en.hasPrefix("The paste has no end") == true)
  }

  @Test("a detour changes nothing of the script, whatever happens in it")
  func detour() throws {
    var show = try Sample.three.show()
    _ = show.update(.key(.pageDown))
    let frame = show.render().grid
    press(&show, ":crash")
    _ = show.update(.key(.enter))
    #expect(show.render().grid.lines[0].contains("DETOUR"))
    press(&show, "reboot")
    _ = show.update(.key(.enter))
    _ = show.update(.key(.escape))
    #expect(show.detour == nil)
    #expect(show.render().grid == frame)
    // The key that ends free play ends only the detour.
    press(&show, ":")
    _ = show.update(.resize(Size(width: 120, height: 40)))
    _ = show.update(.key(.escape))
    #expect(show.render().grid.size == Size(width: 120, height: 40))
    _ = show.update(.resize(Size(width: 80, height: 24)))
    #expect(show.render().grid == frame)
  }

  @Test("a position as text and back, at the same step with the votes")
  func position() throws {
    var show = try Sample.three.show()
    press(&show, "17")
    _ = show.update(.key(.enter))
    press(&show, "g3")
    _ = show.update(.key(.enter))
    _ = show.update(.key(.pageDown))
    press(&show, "v")
    show.elapsed = 75
    let position = show.position
    let read = try #require(DemoPosition(position.text))
    #expect(read == position)
    var other = try Sample.three.show()
    other.resume(read)
    #expect(other.render().grid == show.render().grid)
    #expect(other.votes == show.votes)
    #expect(other.elapsed == 75)
  }

  @Test("the vote that is taken, language and theme come back; the notes keep their own")
  func resumed() throws {
    var show = try Sample.three.show()
    press(&show, "g2")
    _ = show.update(.key(.enter))
    press(&show, "v19")
    _ = show.update(.key(.enter))
    press(&show, "lT")
    #expect(show.render().grid.lines[0].contains("第二次举手"))
    let position = try #require(DemoPosition(show.position.text))
    var other = try Sample.three.show()
    other.resume(position)
    #expect(other.render().grid == show.render().grid)
    press(&other, "17")
    _ = other.update(.key(.enter))
    #expect(other.votes["swiped", .second, 0] == 7)
    var notes = try Sample.three.show()
    notes.follow(position)
    #expect(notes.language == .english && notes.theme == Theme(.dark))
  }

  @Test("a position that is cut off or nonsense is none; numbers out of range are passed over")
  func damaged() throws {
    var show = try Sample.three.show()
    press(&show, "17")
    _ = show.update(.key(.enter))
    let text = show.position.text
    for count in 0..<text.count - 1 {
      #expect(DemoPosition(String(text.prefix(count))) == nil)
    }
    #expect(DemoPosition("votes a 1 1 1\nend\n") == nil)
    let odd = text.replacing("votes background 1 1 7", with: "votes background 9 99 -4")
    let read = try #require(DemoPosition(odd))
    #expect(read.votes == DemoVotes())
    let far = text.replacing("at background 0", with: "at background 9999")
    show.resume(try #require(DemoPosition(far)))
    #expect(show.beat.step == 0)
  }

  @Test("the teacher sees notes, what comes next, the coming answer, clock and votes")
  func notes() throws {
    var show = try Sample.three.show()
    press(&show, "17")
    _ = show.update(.key(.enter))
    var notes = try Sample.three.show()
    var position = show.position
    position.elapsed = 125
    notes.follow(position)
    let text = notes.renderNotes(isConnected: true).grid.lines.joined(separator: "\n")
    for words in [
      "Let them talk.", "✓ 1 Yes, in state background", "[7 → –]", "02:05 of 10 min",
      "Next: application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(!text.contains("minutes 3"))
  }

  @Test("notes that are higher than their window say how many lines are hidden")
  func notesAreCut() throws {
    var notes = try Sample.three.show(60, 24)
    let all = notes.renderNotes(isConnected: true).grid.lines
    #expect(!all.contains { $0.contains("more lines") })
    let filled = all.dropFirst().dropLast().lastIndex { !$0.isEmpty } ?? 0
    let height = 6
    #expect(filled > height)
    _ = notes.update(.resize(Size(width: 60, height: height)))
    let cut = notes.renderNotes(isConnected: true).grid.lines
    #expect(cut[height - 2].contains("more lines: make this window higher"))
  }
}
