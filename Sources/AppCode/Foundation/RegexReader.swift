/// Parses a pattern and compiles it to programs.
struct RegexReader {
  private typealias Instruction = RegularExpression.Instruction

  /// The syntax tree of a pattern.
  private indirect enum Node {
    case letters(LetterClass)
    case sequence([Node])
    case choice([Node])
    case group(Int, Node)
    case loop(Node, low: Int, high: Int?, manner: Manner)
    case look(Node, isAhead: Bool, isNegated: Bool)
    case atomic(Node)
    case plain(Instruction)
  }

  private enum Manner { case greedy, lazy, possessive }

  private let letters: [Character]
  private var place = 0
  private var depth = 0
  private var options: RegularExpression.Options
  private var made = RegularExpression()
  /// The number of parts in the pattern, including those in sets.
  private var elements = 0
  /// The number of instructions in all programs.
  private var written = 0

  private init(_ pattern: String, _ options: RegularExpression.Options) {
    letters = Array(pattern)
    self.options = options
  }

  static func read(
    _ pattern: String, _ options: RegularExpression.Options = RegularExpression.Options()
  ) throws(RegularExpression.Complaint) -> RegularExpression {
    var reader = RegexReader(pattern, options)
    let tree = try reader.choice()
    guard reader.place == reader.letters.count else { throw .syntax(reader.place) }
    var code: [Instruction] = []
    try reader.write(tree, to: &code)
    reader.made.programs[0] = code + [.match]
    return reader.made
  }

  private var next: Character? { place < letters.count ? letters[place] : nil }

  private func isNext(_ text: String) -> Bool { letters[place...].starts(with: text) }

  private mutating func skip(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    place += text.count
    return true
  }

  private mutating func choice() throws(RegularExpression.Complaint) -> Node {
    depth += 1
    guard depth < 60 else { throw .tooLong }
    defer { depth -= 1 }
    let groupsBefore = made.groups.count
    var ways = [try sequence()]
    while skip("|") { ways.append(try sequence()) }
    guard ways.count > 1 else { return ways[0] }
    for group in groupsBefore..<made.groups.count { made.groups[group].isOptional = true }
    return .choice(ways)
  }

  private mutating func sequence() throws(RegularExpression.Complaint) -> Node {
    var parts: [Node] = []
    while let letter = next, letter != "|", letter != ")" {
      let groupsBefore = made.groups.count
      elements += 1
      guard elements < RegularExpression.mostInstructions else { throw .tooLong }
      guard let atom = try atom() else { continue }
      let looped = try loop(atom)
      if case .loop(_, low: 0, _, _) = looped {
        for group in groupsBefore..<made.groups.count { made.groups[group].isOptional = true }
      }
      parts.append(looped)
    }
    return .sequence(parts)
  }

  private mutating func loop(_ atom: Node) throws(RegularExpression.Complaint) -> Node {
    var node = atom
    var loops = 0
    while let letter = next {
      let bounds: (low: Int, high: Int?)
      switch letter {
      case "*": bounds = (0, nil)
      case "+": bounds = (1, nil)
      case "?": bounds = (0, 1)
      case "{":
        guard let counted = counts() else { return node }
        bounds = counted
      default: return node
      }
      if letter != "{" { place += 1 }
      guard bounds.low <= bounds.high ?? .max, bounds.low <= 1000, bounds.high ?? 0 <= 1000 else {
        throw .syntax(place)
      }
      let manner: Manner = skip("?") ? .lazy : skip("+") ? .possessive : .greedy
      node = .loop(node, low: bounds.low, high: bounds.high, manner: manner)
      loops += 1
      guard loops < 20 else { throw .tooLong }
    }
    return node
  }

  /// `{2}`, `{2,}`, `{2,5}` or `{,5}`; nil for a literal brace.
  private mutating func counts() -> (low: Int, high: Int?)? {
    guard let end = letters[place...].firstIndex(of: "}") else { return nil }
    let parts = String(letters[(place + 1)..<end]).split(
      separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, first.allSatisfy(\.isNumber),
      parts.last?.allSatisfy(\.isNumber) == true, parts.contains(where: { !$0.isEmpty })
    else { return nil }
    place = end + 1
    let low = Int(first) ?? 0
    return (low, parts.count == 1 ? low : parts[1].isEmpty ? nil : Int(parts[1]))
  }

  /// The next element of the pattern; nil for options, which match nothing.
  private mutating func atom() throws(RegularExpression.Complaint) -> Node? {
    guard let letter = next else { throw .syntax(place) }
    place += 1
    switch letter {
    case "(": return try group()
    case "[": return .letters(try set())
    case ".":
      let any = LetterClass(parts: options.dotMatchesNewlines ? [.any] : [.other(.newline)])
      return .letters(any)
    case "^": return .plain(.start(lines: options.anchorsMatchLines))
    case "$": return .plain(.end(lines: options.anchorsMatchLines))
    case "\\": return try escape()
    case "*", "+", "?": throw .syntax(place - 1)
    default: return .letters(one(.letter(letter)))
    }
  }

  private func one(_ part: LetterClass.Part) -> LetterClass {
    LetterClass(parts: [part], ignoresCase: options.ignoresCase)
  }

  private mutating func group() throws(RegularExpression.Complaint) -> Node? {
    let outer = options
    var name: String?
    if skip("?") {
      if skip(":") { return try closed(outer) }
      for (sign, isAhead, isNegated) in [
        ("=", true, false), ("!", true, true), ("<=", false, false), ("<!", false, true),
      ] where skip(sign) {
        return .look(try closed(outer), isAhead: isAhead, isNegated: isNegated)
      }
      if skip(">") { return .atomic(try closed(outer)) }
      if skip("P<") || skip("<") {
        guard let end = letters[place...].firstIndex(of: ">") else { throw .syntax(place) }
        name = String(letters[place..<end])
        place = end + 1
      } else {
        guard try optionLetters() else { return nil }
        return try closed(outer)
      }
    }
    made.groups.append(RegularExpression.Group(name: name, isOptional: false))
    let number = made.groups.count
    return .group(number, try closed(outer))
  }

  /// `(?i)` for the rest of the pattern, or `(?i:...)` for a group. Returns true for a group.
  private mutating func optionLetters() throws(RegularExpression.Complaint) -> Bool {
    var value = true
    while let letter = next {
      place += 1
      switch letter {
      case "-": value = false
      case "i": options.ignoresCase = value
      case "s": options.dotMatchesNewlines = value
      case "m": options.anchorsMatchLines = value
      case ")": return false
      case ":": return true
      default: throw .syntax(place - 1)
      }
    }
    throw .syntax(place)
  }

  private mutating func closed(
    _ outer: RegularExpression.Options
  ) throws(RegularExpression.Complaint) -> Node {
    let inner = try choice()
    guard skip(")") else { throw .syntax(place) }
    options = outer
    return inner
  }

  private mutating func escape() throws(RegularExpression.Complaint) -> Node {
    guard let letter = next else { throw .syntax(place) }
    switch letter {
    case "b", "B":
      place += 1
      return .plain(.wordBoundary(letter == "b"))
    case "A", "z", "Z":
      place += 1
      return .plain(letter == "A" ? .start(lines: false) : .end(lines: false))
    case "1"..."9":
      place += 1
      guard let group = letter.wholeNumberValue, group <= made.groups.count else {
        throw .syntax(place)
      }
      return .plain(.backreference(group, ignoresCase: options.ignoresCase))
    case "k":
      place += 1
      guard skip("<"), let end = letters[place...].firstIndex(of: ">") else { throw .syntax(place) }
      let name = String(letters[place..<end])
      guard let group = made.groups.firstIndex(where: { $0.name == name }) else {
        throw .syntax(place)
      }
      place = end + 1
      return .plain(.backreference(group + 1, ignoresCase: options.ignoresCase))
    default: return .letters(one(try escapedPart()))
    }
  }

  /// An escape after a backslash, also inside a set.
  private mutating func escapedPart() throws(RegularExpression.Complaint) -> LetterClass.Part {
    guard let letter = next else { throw .syntax(place) }
    place += 1
    switch letter {
    case "d": return .digit
    case "D": return .other(.digit)
    case "w": return .word
    case "W": return .other(.word)
    case "s": return .space
    case "S": return .other(.space)
    case "n": return .letter("\n")
    case "r": return .letter("\r")
    case "t": return .letter("\t")
    case "e": return .letter("\u{1B}")
    case "0": return .letter("\0")
    case "x", "u": return .letter(try scalar(digits: letter == "x" ? 2 : 4))
    case "p", "P":
      guard skip("{"), let end = letters[place...].firstIndex(of: "}") else { throw .syntax(place) }
      guard let part = LetterClass.properties[String(letters[place..<end])] else {
        throw .syntax(place)
      }
      place = end + 1
      return letter == "p" ? part : .other(part)
    default:
      if letter.isLetter || letter.isNumber { throw .syntax(place - 1) }
      return .letter(letter)
    }
  }

  private mutating func scalar(digits: Int) throws(RegularExpression.Complaint) -> Character {
    var text = ""
    if skip("{") {
      while let letter = next, letter != "}" {
        text.append(letter)
        place += 1
      }
      place += 1
    } else {
      text = String(letters[place...].prefix(digits))
      place += text.count
    }
    guard let number = UInt32(text, radix: 16), let scalar = Unicode.Scalar(number) else {
      throw .syntax(place)
    }
    return Character(scalar)
  }

  private mutating func set() throws(RegularExpression.Complaint) -> LetterClass {
    depth += 1
    guard depth < 60 else { throw .tooLong }
    defer { depth -= 1 }
    var set = LetterClass(parts: [], ignoresCase: options.ignoresCase)
    set.isNegated = skip("^")
    while let letter = next {
      place += 1
      elements += 1
      guard elements < RegularExpression.mostInstructions else { throw .tooLong }
      var part = LetterClass.Part.letter(letter)
      switch letter {
      case "]" where !set.parts.isEmpty: return set
      case "[":
        if skip(":"), let end = letters[place...].firstIndex(of: ":"),
          let named = LetterClass.properties[String(letters[place..<end])]
        {
          place = end + 2
          part = named
        } else {
          part = .set(try self.set())
        }
      case "\\":
        if skip("b") { part = .letter("\u{8}") } else { part = try escapedPart() }
      default: break
      }
      if case .letter(let low) = part, next == "-", place + 1 < letters.count,
        letters[place + 1] != "]"
      {
        place += 1
        guard let high = try rangeEnd(), low <= high else { throw .syntax(place) }
        part = .range(low, high)
      }
      set.parts.append(part)
    }
    throw .syntax(place)
  }

  private mutating func rangeEnd() throws(RegularExpression.Complaint) -> Character? {
    guard let letter = next else { return nil }
    place += 1
    guard letter == "\\" else { return letter }
    guard case .letter(let high) = try escapedPart() else { return nil }
    return high
  }

  private mutating func write(
    _ node: Node, to code: inout [Instruction]
  ) throws(RegularExpression.Complaint) {
    written += 1
    guard written < RegularExpression.mostInstructions else { throw .tooLong }
    switch node {
    case .letters(let set): code.append(.letters(set))
    case .plain(let instruction): code.append(instruction)
    case .sequence(let parts): for part in parts { try write(part, to: &code) }
    case .group(let number, let inner):
      code.append(.save(2 * number))
      try write(inner, to: &code)
      code.append(.save(2 * number + 1))
    case .choice(let ways):
      var ends: [Int] = []
      for (index, way) in ways.enumerated() {
        let split = code.count
        if index < ways.count - 1 { code.append(.jump(0)) }
        try write(way, to: &code)
        guard index < ways.count - 1 else { break }
        ends.append(code.count)
        code.append(.jump(0))
        code[split] = .split(first: split + 1, other: code.count)
      }
      for end in ends { code[end] = .jump(code.count) }
    case .look(let inner, let isAhead, let isNegated):
      code.append(
        .look(program: try program(inner), isAhead: isAhead, isNegated: isNegated))
    case .atomic(let inner): code.append(.atomic(program: try program(inner)))
    case .loop(let inner, let low, let high, .possessive):
      let greedy = Node.loop(inner, low: low, high: high, manner: .greedy)
      code.append(.atomic(program: try program(greedy)))
    case .loop(let inner, let low, let high, let manner):
      for _ in 0..<low { try write(inner, to: &code) }
      if let high {
        try writeOptional(inner, times: high - low, manner, to: &code)
      } else {
        try writeEndless(inner, manner, to: &code)
      }
    }
  }

  private func split(_ manner: Manner, into inner: Int, behind: Int) -> Instruction {
    manner == .lazy ? .split(first: behind, other: inner) : .split(first: inner, other: behind)
  }

  private mutating func writeOptional(
    _ inner: Node, times: Int, _ manner: Manner, to code: inout [Instruction]
  ) throws(RegularExpression.Complaint) {
    var splits: [Int] = []
    for _ in 0..<times {
      splits.append(code.count)
      code.append(.jump(0))
      try write(inner, to: &code)
    }
    for place in splits { code[place] = split(manner, into: place + 1, behind: code.count) }
  }

  private mutating func writeEndless(
    _ inner: Node, _ manner: Manner, to code: inout [Instruction]
  ) throws(RegularExpression.Complaint) {
    made.marks += 1
    let mark = 2 * (made.groups.count + 1) + made.marks - 1
    let start = code.count
    code += [.jump(0), .save(mark)]
    try write(inner, to: &code)
    code += [.progress(mark), .jump(start)]
    code[start] = split(manner, into: start + 1, behind: code.count)
  }

  private mutating func program(_ inner: Node) throws(RegularExpression.Complaint) -> Int {
    made.programs.append([])
    let number = made.programs.count - 1
    var code: [Instruction] = []
    try write(inner, to: &code)
    made.programs[number] = code + [.match]
    return number
  }
}
