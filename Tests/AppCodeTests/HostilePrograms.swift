/// Bodies of `didFinishLaunching`, from line 3 on, and how each ends.
extension HostileProgramTests {
  enum End: Sendable {
    case trap(String, line: Int)
    case runsAway(line: Int)
    /// Work that starts itself again.
    case endless
  }

  static let programs: [(body: String, end: End)] = [
    (
      "var a: [Any] = [1]\nfor _ in 0..<40 { a = [a, a] }",
      .trap("Out of memory: a value of more than 100000 parts", line: 4)
    ),
    (
      "var a: Any = 1\nfor _ in 0..<60 { a = (a, a) }",
      .trap("Out of memory: a value of more than 100000 parts", line: 4)
    ),
    (
      "var d: [String: Any] = [:]\nfor _ in 0..<50 { d = [\"a\": d, \"b\": d] }",
      .trap("Out of memory: a value of more than 100000 parts", line: 4)
    ),
    (
      "var l: Any = 0\nfor _ in 0..<60000 { l = [l] }",
      .trap("Out of memory: a value of more than 1000 levels", line: 4)
    ),
    (
      "var f: () -> Void = {}\nfor _ in 0..<60000 { let g = f; f = { g() } }",
      .trap("Out of memory: a value of more than 1000 levels", line: 4)
    ),
    (
      """
      let s = String(repeating: "a", count: 60000)
      for _ in 0..<300 { _ = URL(string: s) }
      """, .runsAway(line: 4)
    ),
    (
      """
      let letters = CharacterSet(charactersIn: String(repeating: "e\u{301}", count: 20000))
      let s = String(repeating: "ab", count: 32000)
      for _ in 0..<40 { _ = s.rangeOfCharacter(from: letters) }
      """, .runsAway(line: 5)
    ),
    (
      "let a = Array(0..<6200)\nprint(Array(a.reversed()).difference(from: a).count)",
      .runsAway(line: 4)
    ),
    ("let s = Set(0..<9999)\nfor _ in 0..<6000 { _ = s[0] }", .runsAway(line: 4)),
    (
      "let a = Array(0..<9999), b = Array(0..<9999)\nfor _ in 0..<6000 { _ = a == b }",
      .runsAway(line: 4)
    ),
    (
      """
      let s = Set((0..<300).map { String(repeating: "e\u{301}", count: 100) + "\\($0)" })
      for _ in 0..<2000 { _ = s.intersection(s) }
      """, .runsAway(line: 4)
    ),
    ("print(Data([1, 2, 3]).advanced(by: -1))", .trap("Index out of range", line: 3)),
    ("_ = Data(bytes: [1, 2], count: -1)", .trap("Index out of range", line: 3)),
    (
      "print([1, 2].prefix(-1))",
      .trap("Can't take a prefix of negative length from a collection", line: 3)
    ),
    ("var x = SDK.x\nwhile true { x = x + 1 }", .runsAway(line: 4)),
    (
      "let f = String(repeating: \"%1$d\", count: 16000)\nwhile true { _ = String(format: f, 7) }",
      .runsAway(line: 4)
    ),
    ("for _ in 0..<300 { _ = String(repeating: \"a\", count: 60000) }", .runsAway(line: 3)),
    ("let a: Any = Array(0..<9999)\nfor _ in 0..<9000 { _ = a as? [Int] }", .runsAway(line: 4)),
    (
      "var a: [Any] = [1]\nfor _ in 0..<40 { a = [0, a, 0, a, 0] }",
      .trap("Out of memory: a value of more than 100000 parts", line: 4)
    ),
    (
      "var a: [Any] = [1]\nfor _ in 0..<19000 { a = [0, a, 0] }",
      .trap("Out of memory: a value of more than 1000 levels", line: 4)
    ),
    (
      "var o: Any? = 1\nfor _ in 0..<12000 { o = Optional(o as Any) }",
      .trap("Out of memory: a value of more than 1000 levels", line: 4)
    ),
    (
      "let a = Array(repeating: Array(repeating: 0, count: 10000), count: 10000)\nprint(a)",
      .trap("Out of memory: a value of more than 100000 parts", line: 3)
    ),
    (
      "print((0..<4611686018427387904).map { $0 }.count)",
      .trap("Out of memory: more than 10000 elements", line: 3)
    ),
    (
      "print((0..<20000).reduce(0, +))",
      .trap("Out of memory: more than 10000 elements", line: 3)
    ),
    (
      "let s = String(repeating: \"a\", count: 60000)\nprint(Array(repeating: s, count: 20).joined())",
      .trap("Out of memory: a text of more than 65536 bytes", line: 4)
    ),
    (
      """
      var s = String(repeating: "a", count: 60000)
      for _ in 0..<3000 { s = s.replacingOccurrences(of: "a", with: "a") }
      """, .runsAway(line: 4)
    ),
    (
      """
      let s = String(repeating: "a", count: 60000)
      for _ in 0..<30000 { if s.count == 1 { break } }
      """, .runsAway(line: 4)
    ),
    (
      """
      struct Log { var lines: [Int] = [] }
      class Kept { static var log = Log() }
      for i in 0..<9000 { Kept.log.lines.append(i) }
      """, .runsAway(line: 5)
    ),
    ("while true {}", .runsAway(line: 3)),
    ("print((0...).lazy.filter { $0 < 0 }.first { _ in true } as Any)", .runsAway(line: 3)),
    (
      "func go() { DispatchQueue.main.async { go() }; DispatchQueue.main.async { go() } }\ngo()",
      .endless
    ),
    ("func go() { DispatchQueue.main.async { go() } }\ngo()", .endless),
    ("func go() { Task { go() }; Task { go() } }\ngo()", .endless),
    ("for i in 0..<30000 { Task { print(i) } }", .runsAway(line: 3)),
    (
      """
      Task {
        await withTaskGroup(of: Int.self) { group in
          for i in 0..<30000 { group.addTask { i } }
        }
      }
      """, .runsAway(line: 5)
    ),
    (
      """
      class Box { var list = Array(0..<9999) }
      let box = Box()
      for i in 0..<9000 { box.list[i] = -1 }
      """, .runsAway(line: 5)
    ),
    (
      "func go(_ list: inout [Int], _ n: Int) { list[0] += 1; if n > 0 { go(&list, n - 1) } }\n"
        + "var list = Array(repeating: 0, count: 10000)\ngo(&list, 3000)", .runsAway(line: 3)
    ),
    (
      "func go(_ l: [Int], _ n: Int) { var own = l; own[0] += 1; if n > 0 { go(own, n - 1) } }\n"
        + "go(Array(repeating: 0, count: 10000), 3000)", .runsAway(line: 3)
    ),
    (
      """
      var one = Array(repeating: 0, count: 10000)
      var other = one
      for _ in 0..<9000 { other = one; one[0] += 1 }
      """, .runsAway(line: 5)
    ),
    (
      "class Node<T> { func grow(_ n: Int) { if n > 0 { Node<(T, T)>().grow(n - 1) } } }\n"
        + "Node<Int>().grow(60)",
      .trap("Out of memory: a type name of more than 16384 bytes", line: 3)
    ),
    (
      """
      var date = Date(timeIntervalSince1970: 0)
      let leapDay = DateComponents(month: 2, day: 29)
      let calendar = Calendar(identifier: .gregorian)
      for _ in 0..<9000 {
        date = calendar.nextDate(after: date, matching: leapDay, matchingPolicy: .nextTime) ?? date
      }
      """, .runsAway(line: 7)
    ),
    (
      """
      let data = Data(("[" + String(repeating: "[1],", count: 3000) + "1]").utf8)
      for _ in 0..<9000 { _ = try? JSONSerialization.jsonObject(with: data) }
      """, .runsAway(line: 4)
    ),
    (
      "print((0..<20000).first { $0 > 15000 } as Any)",
      .trap("Out of memory: more than 10000 elements", line: 3)
    ),
    (
      """
      var url = URLComponents(string: "https://a.b")!
      var items: [URLQueryItem] = []
      for _ in 0..<3000 { items.append(URLQueryItem(name: "n", value: "é é é")); url.queryItems = items }
      """, .runsAway(line: 5)
    ),
    (
      """
      let text = String(repeating: "a", count: 40)
      for _ in 0..<2000 { _ = text.contains(#/(a+)+b/#) }
      """, .runsAway(line: 4)
    ),
    (
      "for _ in 0..<90 { _ = Dictionary(uniqueKeysWithValues: zip(0..<9999, 1..<10000)) }",
      .runsAway(line: 3)
    ),
    (
      """
      let ids = Dictionary(uniqueKeysWithValues: zip(0..<2000, 1..<2001))
      for _ in 0..<9000 where ids != ids.mapValues({ $0 }) {}
      """, .runsAway(line: 4)
    ),
    (
      """
      let ids = Array(0..<9999)
      let others = Array(0..<9999)
      for _ in 0..<9000 { _ = ids == others }
      """, .runsAway(line: 5)
    ),
    (
      """
      struct Rank: Equatable { var n: Int; static func == (a: Rank, b: Rank) -> Bool { a.n == b.n } }
      let (ids, others) = (Array(0..<9999), Array(0..<9999))
      for _ in 0..<200 { _ = ids == others }
      """, .runsAway(line: 5)
    ),
    (
      """
      struct Rank: Comparable { var n: Int; static func < (a: Rank, b: Rank) -> Bool { a.n < b.n } }
      let ids = Array(0..<9999)
      for _ in 0..<9000 { _ = ids.sorted() }
      """, .runsAway(line: 5)
    ),
    (
      """
      let ids = Set(0..<9999)
      for _ in 0..<9000 { _ = ids.intersection(Set(1..<10000)) }
      """, .runsAway(line: 4)
    ),
    (
      "print(String(format: \"%0100000d\", 1))",
      .trap("Out of memory: a text of more than 65536 bytes", line: 3)
    ),
    (
      "print((0...20000).prefix(15000).count)",
      .trap("Out of memory: more than 10000 elements", line: 3)
    ),
    (
      "print(zip(0..., String(repeating: \"a\", count: 12000)).map { $0.0 }.count)",
      .trap("Out of memory: more than 10000 elements", line: 3)
    ),
    (
      "let c = Character(\"e\" + String(repeating: \"\\u{301}\", count: 20000))\n"
        + "for _ in 0..<9900 { _ = c.isLetter }",
      .trap("Out of memory: a text with more than 256 combining marks in a row", line: 3)
    ),
    (
      "_ = AsyncStream<Int> { feed in for i in 0..<30000 { feed.yield(i) } }",
      .runsAway(line: 3)
    ),
    (
      "let t = String(repeating: \"🇩🇪\", count: 7000)\nfor _ in 0..<9900 { _ = t.last }",
      .runsAway(line: 4)
    ),
    (
      "let t = \"e\" + String(repeating: \"\\u{301}\", count: 30000)\n"
        + "for _ in 0..<9900 { _ = t.hasPrefix(\"e\") }",
      .trap("Out of memory: a text with more than 256 combining marks in a row", line: 3)
    ),
    (
      """
      let t = String(repeating: "e\\u{301}", count: 20000)
      let u = String(repeating: "é", count: 20000)
      for _ in 0..<9900 { _ = u == t }
      """, .runsAway(line: 5)
    ),
    ("let a: [Int]? = Array(0..<9999)\nfor _ in 0..<9900 { _ = a == SDK.v }", .runsAway(line: 4)),
    ("let a = [\"a\": Array(0..<9999)]\nfor _ in 0..<9900 { _ = a.foo }", .runsAway(line: 4)),
    ("let a = Array(0..<9999)\nfor _ in 0..<9900 { _ = a.contains(SDK.v) }", .runsAway(line: 4)),
    (
      "let t = String(repeating: \"🇩🇪\", count: 7000)\nfor _ in 0..<9900 { _ = t.suffix(100) }",
      .runsAway(line: 4)
    ),
    (
      """
      let a = "e" + String(repeating: "\\u{301}\\u{316}", count: 15000)
      _ = a == a + "x"
      """, .trap("Out of memory: a text with more than 256 combining marks in a row", line: 3)
    ),
    (
      """
      var a = "e"
      for _ in 0..<300 { a += "\\u{301}" }
      """, .trap("Out of memory: a text with more than 256 combining marks in a row", line: 4)
    ),
    (
      """
      let row = "e" + String(repeating: "\\u{301}\\u{316}", count: 120)
      let a = String(repeating: row, count: 120)
      let b = a + "x"
      for _ in 0..<9900 { _ = a + "y" == b }
      """, .runsAway(line: 6)
    ),
    (
      """
      struct Key: Hashable { var list: [Int] }
      let key = Key(list: Array(0..<9999))
      let values = [key: 1]
      for _ in 0..<9900 { _ = values[key] }
      """, .runsAway(line: 6)
    ),
    (
      "let a = Array(0..<9999)\nprint(a.contains(Array(repeating: 9998, count: 9999)))",
      .runsAway(line: 4)
    ),
    (
      """
      let a = (0..<9999).map { "\\($0)e\\u{301}" }
      print(a.contains(Array(repeating: a[9998], count: 9999)))
      """, .runsAway(line: 4)
    ),
    (
      """
      let p = String(repeating: "e\\u{301}", count: 20000)
      for _ in 0..<30 { _ = try? Regex(p) }
      """, .runsAway(line: 4)
    ),
    (
      """
      let t = String(repeating: "e\\u{301}", count: 20000)
      for _ in 0..<300 { _ = t.suffix(3) }
      """, .runsAway(line: 4)
    ),
    (
      """
      let row = "e" + String(repeating: "\\u{301}\\u{323}", count: 120)
      let t = String(repeating: row, count: 120)
      for _ in 0..<300 { _ = t.index(before: t.endIndex) }
      """, .runsAway(line: 5)
    ),
    (
      """
      let data = Data(repeating: 97, count: 9999)
      let wanted = Data(repeating: 97, count: 5000) + Data([98])
      for _ in 0..<9000 { _ = data.range(of: wanted) }
      """, .runsAway(line: 5)
    ),
    (
      """
      var data = Data(String(repeating: "ab", count: 30000).utf8)
      for _ in 0..<300 { data.removeFirst() }
      """, .runsAway(line: 4)
    ),
    (
      """
      let list = (0..<9900).map { $0 % 2 == 0 ? Optional($0) : nil }
      let slice = list.dropLast(0)
      for _ in 0..<9000 { _ = list == slice }
      """, .runsAway(line: 5)
    ),
    (
      """
      var list = (0..<9900).map { Double($0) / 3 }
      for _ in 0..<9000 { list.reverse() }
      """, .runsAway(line: 4)
    ),
    (
      """
      var list: [String] = []
      let text = String(repeating: "a", count: 60000)
      for _ in 0..<200 { list.append(text) }
      let nest = [list, list, list, list, list, list, list, list, list]
      var keyed: [[[String]]: Int] = [:]
      keyed[nest] = 1
      """, .runsAway(line: 8)
    ),
    (
      """
      var list: [String] = []
      let text = String(repeating: "a", count: 60000)
      for _ in 0..<200 { list.append(text) }
      let content = UNMutableNotificationContent()
      content.userInfo = ["a": [list, list, list, list, list, list, list, list, list]]
      let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
      UNUserNotificationCenter.current().add(request)
      """, .runsAway(line: 9)
    ),
  ]
}
