import LifecycleModel
import Testing

@testable import AppCode

/// Calls whose labels no member of the library has: the app declares them in a file that is not
/// here.
@Suite struct LibraryLabelsTests {
  @Test(
    "the call is told as not played, and its result is unknown",
    arguments: [
      ("[3, 1]", "sorted(ascending: false)"),
      ("UserDefaults.standard", "bool(forKey: \"k\", or: true)"),
      ("\"a\"", "appending(path: \"b\")"),
      ("UNUserNotificationCenter.current()", "add(title: \"t\")"),
      ("Date()", "addingTimeInterval(minutes: 3)"), ("[1, 2]", "contains(all: [1])"),
      ("", "max(1, 2, by: 3)"), ("", "TimeInterval(hours: 2)"), ("", "Data(hex: \"ff\")"),
      ("", "Int32(clamp: 3)"), ("", "URL(safeString: \"a\")"),
      ("Calendar.current", "date(adding: 3, to: day)"),
      ("DispatchQueue(label: \"a\")", "asyncAfter(1)"), ("[1, 2]", "contains(1, 2)"),
      ("\"a\"", "hasPrefix(\"a\", true)"), ("[3, 1]", "sorted(1)"),
      ("UserDefaults.standard", "set(1)"),
    ])
  func notPlayed(owner: String, call: String) throws {
    let whole = owner.isEmpty ? call : owner + "." + call
    var play = try Play(launching("let day = Date()\nprint(\(whole))"))
    play.happens(.openedApp)
    #expect(play.told.count == 1 && play.told[0].hasSuffix(call))
    #expect(play.logged == play.told)
    #expect(play.traps == [])
  }

  @Test("a print of the app's own prints nothing")
  func ownPrint() throws {
    var play = try Play(launching("print(\"a\", level: 3)\nprint(\"b\", separator: \"-\")"))
    play.happens(.openedApp)
    #expect(play.logged == ["b"])
    #expect(play.told == ["print(\"a\", level: 3)"])
  }

  @Test("a subscript with a label is unknown, and reads nothing")
  func subscripts() throws {
    var play = try Play(
      launching(
        """
        let list = [1, 2]
        if let found = list[safe: 5] { print("there", found) }
        let table = ["a.b": 1]
        print(table[keyPath: "a.b"] == 1, table["a.b", default: 0])
        """))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.assumed == ["4: [1, 2][safe: 5] = nil"])
    #expect(
      play.logged.count == 1 && !play.logged[0].hasPrefix("true") && play.logged[0].hasSuffix(" 1"))
  }

  @Test("labels of the library, of Apple's frameworks and of the files' extensions are played")
  func played() throws {
    var play = try Play(
      launching(
        """
        UserDefaults.standard.set(3, forKey: "k")
        print([3, 1].sorted(by: <), "a-b".split(separator: "-", maxSplits: 1), "ab".prefix(upTo: "ab".endIndex))
        print(TimeInterval(hours: 1), Int("12", radix: 8)!, String(repeating: "x", count: 2))
        print([1, 2, 3].first(where: { $0 > 1 })!, "a".padding(toLength: 2, withPad: "-", startingAt: 0))
        """) + "\nextension TimeInterval { init(hours: Int) { self = Double(hours) * 3600 } }\n")
    play.happens(.openedApp)
    #expect(play.logged == ["[1, 3] [\"a\", \"b\"] ab", "3600.0 10 xx", "2 a-"])
    #expect(play.told == [])
  }
}
