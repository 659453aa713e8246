import LifecycleModel
import Platform
import Testing

/// Programs that would use all memory, time or stack. Each ends in a step that says why and where.
@Suite struct HostileProgramTests {
  @Test("references of a long list are counted in a fraction of the bound")
  func longList() throws {
    var play = try Play(
      launching(
        """
        class Node { var next: Node?; deinit {} }
        var first: Node?
        for _ in 0..<3000 { let node = Node(); node.next = first; first = node }
        first = nil
        print("freed")
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["freed"])
  }

  @Test("an element of a local list is changed in place, at no cost of the list")
  func elementsInPlace() throws {
    let lines = try printed(
      """
      var list = Array(repeating: 0, count: 10000)
      for index in 0..<9000 { list[index] += index }
      print(list[8999])
      """)
    #expect(lines == ["8999"])
  }

  @Test("an iterator of a long list is read at no cost of the list")
  func longIterator() throws {
    let lines = try printed(
      """
      var iterator = Array(0..<9000).makeIterator()
      var sum = 0
      while let number = iterator.next() { sum += number }
      print(sum)
      """)
    #expect(lines == ["40495500"])
  }

  @Test("extreme arguments of calendars and formats, and defaults without end, are harmless")
  func extremeArguments() throws {
    let lines = try printed(
      """
      var calendar = Calendar(identifier: .gregorian)
      calendar.firstWeekday = Int.min
      _ = calendar.component(.weekOfYear, from: Date(timeIntervalSince1970: 0))
      _ = String(format: "%.*s", -5, "abc")
      func level(_ number: Int = level()) -> Int { number }
      _ = level()
      print("alive")
      """)
    #expect(lines == ["alive"])
  }

  @Test("the history of a property keeps a bounded part of what a loop stores in it")
  func longStores() throws {
    var play = try Play(
      launching(
        "for i in 0..<9000 { list[i] = -1 }",
        members: "  var list = Array(repeating: 0, count: 9999)"))
    play.happens(.openedApp)
    let stored = play.all.count { if case .property = $0.change { true } else { false } }
    #expect(stored > 500 && stored < 2_000)
  }

  @Test("the same object may be appended to a property a thousand times where objects end")
  func appendedObjects() throws {
    var play = try Play(
      launching(
        """
        do {
          let node = Node()
          for _ in 0..<1000 { list.append(node) }
        }
        print(list.count)
        list = []
        """, members: "  var list: [Node] = []\n  class Node { deinit { print(\"freed\") } }"))
    play.happens(.openedApp)
    #expect(play.logged == ["1000", "freed"])
  }

  @Test("a loop that always assumes something new ends after about a thousand assumptions")
  func assumptionsOfOneLine() throws {
    var play = try Play(
      launching(
        """
        struct Countdown: Sequence, IteratorProtocol {
          var current = 0
          mutating func next() -> Int? {
            guard current > .lowest else { return nil }
            defer { current -= 1 }
            return current
          }
        }
        for _ in Countdown() {}
        """))
    play.happens(.openedApp)
    let assumed = play.all.count { step in
      if case .app(.assumed) = step.change { return true }
      return false
    }
    #expect(assumed > 500 && assumed < 2000)
  }

  @Test("blocks that start themselves share the bound of one event")
  func workOfAnEventIsBounded() throws {
    var play = try Play(
      launching("func go() { for _ in 0..<5000 {}; DispatchQueue.main.async { go() } }\ngo()"))
    play.happens(.openedApp)
    let lines = play.all.count { if case .line = $0.change { true } else { false } }
    #expect(lines < 700_000)
    #expect(
      play.all.contains { if case .app(.ranAway) = $0.change { true } else { false } })
  }

  @Test("code that is broken off stops within 32 statements, and so does what it has started")
  func brokenOff() throws {
    let source = launching(
      "func go() { for _ in 0..<50 {}; DispatchQueue.main.async { go() } }\ngo()")
    var play = try Play(source)
    let interruption = Interruption()
    let (_, isCancelled) = interruption.perform {
      interruption.cancel(interruption.piece)
      play.happens(.openedApp)
    }
    #expect(isCancelled && !interruption.isCancelled)
    #expect(play.lines.count < 40)
    var whole = try Play(source)
    _ = interruption.perform { whole.happens(.openedApp) }
    #expect(whole.lines.count > 1000)
  }

  @Test("what waits makes each firing dearer: 500 blocks are looked at each time")
  func waitingWorkCounts() throws {
    var play = try Play(
      launching(
        """
        var runs = 0
        func go() { runs += 1; DispatchQueue.main.async { go() } }
        for _ in 0..<400 { go() }
        """))
    play.happens(.openedApp)
    let started = play.all.count { step in
      if case .timer(let timer, .expired) = step.change { timer.isAppWork } else { false }
    }
    #expect(started > 500 && started < 1500)
  }

  @Test(arguments: programs.indices)
  func endsInASentence(_ number: Int) throws {
    let (body, end) = Self.programs[number]
    var play = try Play(launching(body))
    play.happens(.openedApp)
    let ends = play.all.compactMap { step -> AppAction? in
      guard case .app(let action) = step.change else { return nil }
      switch action {
      case .trapped, .ranAway: return action
      default: return nil
      }
    }
    let last = try #require(ends.first, "\(body)")
    switch (end, last) {
    case (.trap(let reason, let line), .trapped(let found, let place)):
      #expect(found == reason)
      #expect(place == line)
    case (.runsAway(let line), .ranAway(let place)): #expect(place == line)
    case (.endless, .ranAway): break
    default: Issue.record("\(body): \(last)")
    }
  }

  @Test func valuesAtTheEdgesAreAnswered() throws {
    var play = try Play(
      launching(
        """
        print(Array((Int.max - 5)..<Int.max).count)
        print(Date(timeIntervalSince1970: 1e300).description)
        print(String(format: "%.-5f", 1.5))
        """))
    play.happens(.openedApp)
    #expect(
      play.logged == ["5", "(a date outside of the years 1 to 9999)", "1.55f"])
  }

  @Test(
    "numbers at the ends of Int make a value or a trap",
    arguments: [
      ("1 << Int.min", "0"), ("Int8(1) << Int.min", "0"), ("1 >> Int.min", "0"),
      ("repeatElement(1, count: Int.min).count", "Repetition count should be non-negative"),
      ("String(repeating: \"ab\", count: -1)", "Negative count not allowed"),
      ("[1].index(after: Int.max)", "arithmetic overflow"),
      ("[1].distance(from: Int.min, to: 1)", "arithmetic overflow"),
      ("[1, 2, 3][1...][(Int.min + 1)..<2]", "Array index is out of range"),
      ("\"ab\".padding(toLength: 6, withPad: \"xyz\", startingAt: 2)", "abzxyz"),
      (
        "\"ab\".padding(toLength: 5, withPad: \"xyz\", startingAt: Int.max)",
        "out of range padIndex"
      ),
      ("Data([1, 2]).prefix(through: Int.max).count", "Index out of range"),
      ("Array((3..<8).prefix(upTo: 5))", "[3, 4]"), ("Array((3..<8).suffix(from: 6))", "[6, 7]"),
      ("Array((3..<8).prefix(through: Int.max))", "Index out of range"),
      ("Array((3..<8).suffix(from: Int.min))", "Index out of range"),
      ("Array(stride(from: Int.max - 3, through: Int.max, by: 2)).count", "2"),
      (
        "Array(stride(from: Int.min, to: Int.max, by: Int.max))",
        "[-9223372036854775808, -1, 9223372036854775806]"
      ),
      ("Duration.seconds(1) < .seconds(1e300)", "true"),
      (
        "DispatchSemaphore(value: Int.max).signal()",
        "BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_semaphore_signal()"
      ),
      ("TimeZone(secondsFromGMT: Int.min) == nil", "true"),
      (
        "Calendar.current.date(byAdding: .day, value: Int.min, to: Date()) == nil", "true"
      ),
    ])
  func ends(of expression: String, are end: String) throws {
    var play = try Play(launching("print(\(expression))"))
    play.happens(.openedApp)
    let traps = play.all.compactMap { step -> String? in
      if case .app(.trapped(let reason, _)) = step.change { reason } else { nil }
    }
    #expect(play.logged + traps == [end])
  }

  @Test func aRawValueThatOverflowsIsRefused() {
    let source = delegate("enum E: Int { case a = 9223372036854775807, b }")
    #expect(refusal(of: source).first?.contains("9223372036854775807 + 1") == true)
  }

  @Test func aStrangeCharacterBesideAnOperator() {
    for sign in ["\u{2019}", "\u{1}", "\u{FFFD}", "\u{E000}"] {
      #expect(!refusal(of: "a \(sign)= 3").isEmpty)
    }
  }
}
