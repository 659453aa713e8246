import LifecycleModel
import Testing

@testable import AppCode

/// Dictionaries and sets with many keys, and with keys that are dear to compare.
@Suite struct KeySearchTests {
  @Test(
    "what a real program may do with its keys is not ended by the watchdog",
    arguments: [
      (
        """
        let p = String(repeating: "é", count: 1000)
        var d: [String: Int] = [:]
        for i in 0..<5 { d[p + "\\(i)"] = i }
        print(d.count)
        """, "5"
      ),
      (
        """
        let p = String(repeating: "e\\u{301}", count: 300)
        var d: [String: Int] = [:]
        for i in 0..<50 { d[p + "\\(i)", default: 0] += i }
        for i in 0..<50 { d.updateValue(d[p + "\\(i)"]! + 1, forKey: p + "\\(i)") }
        print(d.count, d[p + "49"]!)
        """, "50 50"
      ),
      (
        """
        let p = String(repeating: "é", count: 30000)
        var d: [String: Int] = [:]
        d[p] = 1; d[p] = 2; d[p + "x"] = 2
        print(d.count, d[p]!)
        """, "2 2"
      ),
      (
        """
        let p = String(repeating: "й", count: 500)
        var s: Set<String> = []
        for i in 0..<40 { s.insert(p + "\\(i % 20)") }
        s.remove(p + "7"); s.update(with: p + "8")
        print(s.count)
        """, "19"
      ),
      (
        "let d = Dictionary(uniqueKeysWithValues: (0..<9999).map { (\"k\\($0)\", $0) })\n"
          + "print(d[\"k9998\"]!)", "9998"
      ),
      (
        """
        let p = String(repeating: "é", count: 100)
        let d = Dictionary(grouping: 0..<9999) { p + "\\($0 % 5000)" }
        print(d.count, d[p + "7"]!)
        """, "5000 [7, 5007]"
      ),
      (
        """
        let d = Dictionary(uniqueKeysWithValues: (0..<4000).map { ("k\\($0)", $0) })
        var e = d
        e.merge(d) { $0 + $1 }
        let f = e.merging((3000..<7000).map { ("k\\($0)", 1) }) { $0 + $1 }
        print(e.count, e["k3999"]!, f.count, f["k3999"]!)
        """, "4000 7998 7000 7999"
      ),
      (
        """
        struct Key: Hashable { let path: [Int] }
        let d = Dictionary(uniqueKeysWithValues: (0..<2000).map { (Key(path: [$0, 1]), $0) })
        print(d.count)
        """, "2000"
      ),
      (
        """
        struct Key: Hashable { let number: Double }
        let d = Dictionary(grouping: 0..<2000) { _ in Key(number: .nan) }
        let e = Dictionary(grouping: 0..<2000) { _ in [Double.nan] }
        let f = Dictionary(uniqueKeysWithValues: (0..<2000).map { (Double.nan, $0) })
        let s = Set((0..<2000).map { _ in Double.nan })
        print(d.count, e.count, f.count, s.count)
        """, "2000 2000 2000 2000"
      ),
    ])
  func harmless(body: String, text: String) throws {
    #expect(try printed(body) == [text])
  }

  @Test(
    "keys whose hashes would take seconds are charged before they are computed",
    arguments: [
      (
        """
        let p = String(repeating: "e\\u{301}", count: 20000)
        print(Dictionary(uniqueKeysWithValues: (0..<200).map { (p + "\\($0)", $0) }).count)
        """, 4
      ),
      (
        """
        let p = String(repeating: "e\\u{301}", count: 20000)
        print(Dictionary(grouping: 0..<200) { p + "\\($0)" }.count)
        """, 4
      ),
      (
        """
        let p = String(repeating: "e\\u{301}", count: 2000)
        var d = Dictionary(uniqueKeysWithValues: (0..<90).map { (p + "\\($0)", $0) })
        for _ in 0..<100 { d.merge(d) { $0 + $1 } }
        """, 5
      ),
      (
        """
        let p = String(repeating: "e\\u{301}", count: 8)
        let q = String(repeating: "é", count: 8)
        let d = Dictionary(uniqueKeysWithValues: (0..<9000).map { (p + "\\($0)", $0) })
        for i in 0..<9000 { _ = d[q + "\\(i)"] }
        """, 6
      ),
    ])
  func hostile(body: String, line: Int) throws {
    var play = try Play(launching(body))
    play.happens(.openedApp)
    let ends = play.all.compactMap { step -> Int? in
      if case .app(.ranAway(let line)) = step.change { line } else { nil }
    }
    #expect(ends == [line])
  }

  @Test("equal texts of different bytes are one key, however long")
  func normalisedKeys() throws {
    let lines = try printed(
      """
      let one = "Cafe\\u{301} " + String(repeating: "é", count: 50)
      let other = "Café " + String(repeating: "e\\u{301}", count: 50)
      var d = [one: 1]
      d[other, default: 0] += 1
      print(d.count, d[one] ?? 0, d.index(forKey: other) != nil)
      print(Dictionary([(one, 1), (other, 2), ("b", 3)], uniquingKeysWith: +).values.sorted())
      print(Dictionary(grouping: [one, other, "a"]) { $0 }.count)
      d.merge([other: 5]) { $0 * $1 }
      print(d.count, d[one] ?? 0)
      var s: Set = [one]
      print(s.insert(other).inserted, s.remove(other) == one, s.isEmpty)
      d[other] = nil
      print(d.isEmpty)
      """)
    #expect(lines == ["1 2 true", "[3, 3]", "2", "1 10", "false true true", "true"])
  }

  @Test("a value that is nil is there for the closure, and its key is a duplicate")
  func nilValues() throws {
    let lines = try printed(
      """
      var d: [String: Int?] = ["a": nil]
      d.merge(["a": 5]) { old, new in old == nil ? 7 : new }
      print(d["a"]! ?? 0)
      let e: [String: Int?] = Dictionary([("b", nil), ("b", 5)]) { old, new in old == nil ? 8 : new }
      print(e["b"]! ?? 0)
      """)
    #expect(lines == ["7", "8"])
  }

  @Test("a dictionary grows by merging up to the number of elements that it may have")
  func mergedBeyondTheLimit() throws {
    var play = try Play(
      launching(
        """
        var d = Dictionary(uniqueKeysWithValues: (0..<9000).map { ($0, 0) })
        d.merge((9000..<18000).map { ($0, 0) }) { $1 }
        """))
    play.happens(.openedApp)
    #expect(
      play.all.contains { step in
        if case .app(.trapped(let reason, let line)) = step.change {
          reason == "Out of memory: more than 10000 elements" && line == 4
        } else {
          false
        }
      })
  }

  @Test("equal bytes of two texts are skipped; letters that may have marks are normalised")
  func workOfTwoTexts() {
    let composed = String(repeating: "é", count: 1000)
    let marked = String(repeating: "e\u{301}", count: 1000)
    #expect((composed + "1").comparisonWork(with: composed + "2") == 2000 / 32)
    #expect((marked + "1").comparisonWork(with: marked + "2") == 3000 / 32)
    #expect(marked.comparisonWork(with: composed) == 6000 + 500)
    #expect((marked + "1\u{301}").comparisonWork(with: marked + "2") > 6000)
  }
}
