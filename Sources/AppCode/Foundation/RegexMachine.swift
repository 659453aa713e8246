/// Runs a compiled regular expression on a string. The alternatives to try are in a list, so that long strings do not
/// need a deep stack.
struct RegexMachine {
  let expression: RegularExpression
  let text: [Character]
  private(set) var gaveUp = false
  private(set) var steps = 0

  /// An alternative to try: its next instruction and its saved positions.
  private struct Thread {
    var instruction: Int
    var place: Int
    var saved: [Int]
  }

  init(expression: RegularExpression, text: [Character]) {
    self.expression = expression
    self.text = text
  }

  /// Two positions for each group (-1 if it did not take part), and one mark for each loop.
  private var nothingSaved: [Int] {
    Array(repeating: -1, count: 2 * (expression.groups.count + 1) + expression.marks)
  }

  mutating func match(
    program: Int, at start: Int, endingAt end: Int?
  ) -> RegularExpression.Match? {
    let nothing = nothingSaved
    steps += nothing.count / RegexMachine.copiedPlaces
    guard let (place, saved) = run(program, at: start, endingAt: end, nothing) else {
      return nil
    }
    var bounds: [Range<Int>?] = [start..<place]
    for group in expression.groups.indices {
      let (low, high) = (saved[2 * group + 2], saved[2 * group + 3])
      bounds.append(low < 0 || high < low ? nil : low..<high)
    }
    return RegularExpression.Match(bounds: bounds)
  }

  /// The number of copied positions, or of compared letters of a group, that counts as one step.
  private static let copiedPlaces = 8

  private mutating func run(
    _ program: Int, at start: Int, endingAt end: Int?, _ saved: [Int]
  ) -> (place: Int, saved: [Int])? {
    let code = expression.programs[program]
    var open = [Thread(instruction: 0, place: start, saved: saved)]
    while var thread = open.popLast() {
      var goesOn = true
      while goesOn {
        steps += 1
        guard steps <= RegularExpression.mostSteps, open.count < 20_000 else {
          gaveUp = true
          return nil
        }
        switch code[thread.instruction] {
        case .match:
          if end == nil || end == thread.place { return (thread.place, thread.saved) }
          goesOn = false
        case .split(let first, let other):
          // Saving the next position copies all of them.
          steps += thread.saved.count / RegexMachine.copiedPlaces
          open.append(Thread(instruction: other, place: thread.place, saved: thread.saved))
          thread.instruction = first
        case .jump(let target): thread.instruction = target
        case .look(let inner, let isAhead, let isNegated):
          let found = look(inner, isAhead, at: thread.place, thread.saved)
          if gaveUp { return nil }
          goesOn = (found != nil) != isNegated
          if let found, !isNegated { thread.saved = found }
          thread.instruction += 1
        case .atomic(let inner):
          guard let (place, saved) = run(inner, at: thread.place, endingAt: nil, thread.saved)
          else {
            if gaveUp { return nil }
            goesOn = false
            continue
          }
          (thread.place, thread.saved) = (place, saved)
          thread.instruction += 1
        case let simple:
          goesOn = take(simple, &thread)
          thread.instruction += 1
        }
      }
    }
    return nil
  }

  private mutating func look(
    _ program: Int, _ isAhead: Bool, at place: Int, _ saved: [Int]
  ) -> [Int]? {
    if isAhead { return run(program, at: place, endingAt: nil, saved)?.saved }
    for start in (0...place).reversed() {
      if let found = run(program, at: start, endingAt: place, saved) { return found.saved }
      if gaveUp { return nil }
    }
    return nil
  }

  /// Returns false if the instruction does not match.
  private mutating func take(
    _ instruction: RegularExpression.Instruction, _ thread: inout Thread
  ) -> Bool {
    let place = thread.place
    switch instruction {
    case .letters(let set):
      steps += set.extraSteps
      guard place < text.count, set.contains(text[place]) else { return false }
      thread.place += 1
      return true
    case .save(let index):
      thread.saved[index] = place
      return true
    case .progress(let index): return thread.saved[index] != place
    case .start(let lines): return place == 0 || (lines && text[place - 1].isNewline)
    case .end(let lines):
      return place == text.count || (lines && text[place].isNewline)
    case .wordBoundary(let wanted):
      let before = place > 0 && isWord(text[place - 1])
      let after = place < text.count && isWord(text[place])
      return (before != after) == wanted
    case .backreference(let group, let ignoresCase):
      let (low, high) = (thread.saved[2 * group], thread.saved[2 * group + 1])
      guard low >= 0, high >= low, place + high - low <= text.count else { return false }
      let (one, other) = (text[low..<high], text[place..<place + high - low])
      steps += (high - low) / RegexMachine.copiedPlaces
      let fits =
        ignoresCase
        ? String(one).lowercased() == String(other).lowercased() : one.elementsEqual(other)
      thread.place += fits ? high - low : 0
      return fits
    case .match, .split, .jump, .look, .atomic: return false
    }
  }

  private func isWord(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_"
  }
}
