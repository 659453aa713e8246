import LifecycleModel
import Testing

/// Programs that do as much as a real delegate may at launch: none is ended by the watchdog.
@Suite struct HarmlessProgramTests {
  static let programs: [(body: String, printed: String)] = [
    (
      """
      let t = String(repeating: "0123456789", count: 300)
      var i = t.startIndex
      var n = 0
      while i < t.endIndex { if t[i] == "5" { n += 1 }; i = t.index(after: i) }
      print(n)
      """, "300"
    ),
    ("var s = \"\"\nfor _ in 0..<7000 { s += \"x\" }\nprint(s.count)", "7000"),
    ("_ = Decimal(string: \"1e\\(Int.min)\")\nprint(1)", "1"),
    (
      """
      let h = String(repeating: "0a", count: 1000)
      var i = h.startIndex
      var sum = 0
      while i < h.endIndex {
        let j = h.index(i, offsetBy: 2)
        sum += Int(h[i..<j], radix: 16)!
        i = j
      }
      print(sum)
      """, "10000"
    ),
    (
      """
      var s = Substring(String(repeating: "(1 + 22) * ", count: 200))
      var numbers = 0
      while let c = s.first {
        if c.isNumber { s = s.drop { $0.isNumber }; numbers += 1 } else { s.removeFirst() }
      }
      print(numbers)
      """, "400"
    ),
    (
      """
      var d: [String: Int] = [:]
      for i in 0..<2000 { d["key\\(i)"] = i }
      for i in 0..<2000 { d["key\\(i)"]! += 1 }
      print(d["key1999"]!)
      """, "2000"
    ),
    (
      """
      var t = Array(repeating: Array(repeating: 0, count: 61), count: 60)
      for i in 1..<60 { for j in 1..<61 { t[i][j] = t[i - 1][j - 1] + 1 } }
      print(t[59][60])
      """, "59"
    ),
    (
      """
      struct Reader { let letters: [Character]; var place = 0 }
      var reader = Reader(letters: Array(String(repeating: "a", count: 1500)))
      while reader.place < reader.letters.count { reader.place += 1 }
      print(reader.place)
      """, "1500"
    ),
    (
      "var s: Set<String> = []\nfor i in 0..<1500 { s.insert(\"key\\(i % 700)\") }\nprint(s.count)",
      "700"
    ),
  ]

  @Test(arguments: programs.indices)
  func comesToItsEnd(_ number: Int) throws {
    let (body, text) = Self.programs[number]
    #expect(try printed(body) == [text])
  }
}
