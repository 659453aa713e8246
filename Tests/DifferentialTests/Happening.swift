import LifecycleModel

/// A random callback of iOS. Its application state is random as well, because the test compares the
/// two sides and not iOS's rules.
struct Happening {
  enum Kind {
    case launched(JSON?)
    case becameActive, resignedActive, enteredBackground, enteredForeground, memoryWarning
    case token
    case registrationFailed
    case push(JSON)
    case presentation(JSON)
    case response(JSON)
    case fetch
    case passed(Milliseconds)
  }

  var kind: Kind
  var state: ApplicationState
}

/// A generator with the same numbers on every machine (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: items.indices, using: &self)]
  }

  mutating func happens(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}

extension Dice {
  mutating func happening() -> Happening {
    let state = pick(ApplicationState.allCases)
    let kind: Happening.Kind
    switch Int.random(in: 0..<20, using: &self) {
    case 0: kind = .becameActive
    case 1: kind = .resignedActive
    case 2: kind = .enteredBackground
    case 3: kind = .enteredForeground
    case 4: kind = .memoryWarning
    case 5: kind = .token
    case 6: kind = .registrationFailed
    case 7, 8: kind = .presentation(payload())
    case 9, 10: kind = .response(payload())
    case 11: kind = .fetch
    case 12, 13: kind = .passed(pick([1, 300, 700, 1500, 2500, 10_000]))
    default: kind = .push(payload())
    }
    return Happening(kind: kind, state: state)
  }

  /// Keys that the delegates read, often with values of an unexpected type.
  mutating func payload() -> JSON {
    var members: [JSON.Member] = []
    if happens(92) { members.append(.init("aps", aps())) }
    if happens(80) {
      let types = ["chat", "news", "promo", "settings", "other", ""]
      members.append(.init("type", happens(92) ? .string(pick(types)) : .number("3")))
    }
    if happens(60) {
      members.append(
        .init(
          "id", happens(60) ? .number(pick(["0", "7", "41", "52"])) : .string(pick(["8", "x"])))
      )
    }
    if happens(50) { members.append(.init("thread", .string(pick(["T1", "T2", "日本"])))) }
    if happens(40) { members.append(.init("count", .number(pick(["0", "2", "3", "99"])))) }
    if happens(30) { members.append(.init("code", happens(80) ? .string("SALE10") : .null)) }
    if happens(50) { members.append(.init("score", .number(pick(["0.5", "2.25", "4", "-1.5"])))) }
    if happens(30) { members.append(.init("silent", .bool(happens(50)))) }
    if happens(40) { members.append(.init("items", items())) }
    if happens(30) { members.append(.init("gcm.message_id", .string("m-\(pick([1, 2, 3]))"))) }
    if happens(40) { members.append(.init("nested", nested())) }
    return .object(members)
  }

  private mutating func aps() -> JSON {
    var members: [JSON.Member] = []
    let texts = ["Hi", "Build finished", "", "新消息"]
    switch Int.random(in: 0..<4, using: &self) {
    case 0: break
    case 1:
      members.append(
        .init(
          "alert",
          .object([.init("title", .string(pick(texts))), .init("body", .string(pick(texts)))])))
    case 2: members.append(.init("alert", .object([.init("body", .string(pick(texts)))])))
    default: members.append(.init("alert", .string(pick(texts))))
    }
    if happens(50) { members.append(.init("badge", .number(pick(["0", "1", "3", "12"])))) }
    if happens(40) { members.append(.init("content-available", .number(pick(["1", "0"])))) }
    if happens(10) { return .string("aps") }
    return .object(members)
  }

  private mutating func items() -> JSON {
    var items: [JSON] = []
    for _ in 0..<Int.random(in: 0..<5, using: &self) {
      let names = ["tea", " milk ", "-", "", "a very long name of a thing", "grandmother's"]
      items.append(happens(95) ? .string(pick(names)) : .number("1"))
    }
    return .array(items)
  }

  private mutating func nested() -> JSON {
    .object([
      .init("flag", happens(70) ? .bool(happens(50)) : .number("1")),
      .init("deep", .object([.init("level", .number(pick(["1", "20"])))])),
    ])
  }
}
