import CommandLanguage
import Demo
import Laboratory
import Lessons
import TextGrid

/// The question to the audience and its result.
extension Painter {
  /// The caption and the numbered choices; without a question the initial state.
  mutating func question(_ show: DemoState) {
    let size = canvas.bounds.size
    let width = size.width - 4
    var y = size.height >= 21 ? 1 : 0
    for line in show.step.caption[language].plain.wrapped(to: width) {
      text(String(line), x: 2, y: y, .title)
      y += 1
    }
    y += 1
    guard let ask = show.step.ask else {
      inside(Rect(x: 0, y: y + 1, width: size.width, height: size.height - y - 1)) {
        $0.announcement(nil)
      }
      return
    }
    for line in ask.question[language].plain.wrapped(to: width) {
      text(String(line), x: 2, y: y, .command)
      y += 1
    }
    y += 1
    choices(
      ask.choices.enumerated().map {
        (number: "\($0 + 1)", sentence: $1.sentence[language].plain)
      }, y: y)
  }

  /// The rows of a question in its tightest layout.
  static func rowsOfQuestion(
    _ step: DemoStep, _ ask: DemoAsk, _ language: Language, width: Int
  ) -> Int {
    let caption = step.caption[language].plain.wrapped(to: width - 4).count
    let question = ask.question[language].plain.wrapped(to: width - 4).count
    let choices = ask.choices.map { $0.sentence[language].plain.wrapped(to: width - 7).count }
    return caption + 1 + question + 1 + choices.reduce(0, +)
  }

  /// Draws the numbers in large letters if all have room. The last row stays free.
  mutating func choices(_ choices: [(number: String, sentence: String)], y top: Int) {
    let size = canvas.bounds.size
    let scale = BigLetters.Scale(across: 2, down: 1)
    let room = size.height - top - 1
    let isLarge = choices.count * (BigLetters.height + 1) - 1 <= room
    let margin = isLarge ? 10 : 5
    let lines = choices.map { $0.sentence.wrapped(to: size.width - margin - 2).map(String.init) }
    let rows = lines.reduce(0) { $0 + $1.count }
    let gap = isLarge || rows + choices.count - 1 <= room ? 1 : 0
    var y = top
    for (choice, sentence) in zip(choices, lines) {
      let height = isLarge ? max(BigLetters.height, sentence.count) : sentence.count
      if isLarge {
        letters([choice.number], x: 2, y: y, scale, .key)
      } else {
        text(choice.number, x: 2, y: y, .key)
      }
      let first = isLarge ? y + max(0, (height - sentence.count) / 2) : y
      for (row, line) in sentence.enumerated() { text(line, x: margin, y: first + row) }
      y += height + gap
    }
  }

  /// Draws a bar for each choice and vote. The right choice has a sign and a word.
  mutating func result(_ show: DemoState) {
    guard let ask = show.step.ask else { return }
    let size = canvas.bounds.size
    let right = show.track.right[show.beat.step]
    let rounds = DemoVotes.Round.allCases.filter { show.votes.hasVotes(show.step.id, $0) }
    let most =
      rounds.flatMap { round in
        ask.choices.indices.map { show.votes[show.step.id, round, $0] ?? 0 }
      }.max() ?? 0
    var y = size.height >= 21 ? 1 : 0
    let (area, corner) = Rect(size).cutLeft(size.width - (size.height >= 23 ? 12 : 0))
    if let right, corner.width > 0 {
      letters(
        ["\(right + 1)"], x: corner.x + 2, y: y, BigLetters.Scale(across: 2, down: 1), .good)
    }
    let question = ask.question[language].plain.wrapped(to: area.width - 4)
    for (row, line) in question.prefix(2).enumerated() {
      let isCut = row == 1 && question.count > 2
      text(
        isCut ? (line + " …").truncated(to: area.width - 4) : String(line), x: 2, y: y, .command)
      y += 1
    }
    let bars = max(1, rounds.count)
    let room = size.height - y - 1
    let width = area.width - 7
    let lines = ask.choices.map { $0.sentence[language].plain.wrapped(to: width).map(String.init) }
    let whole = lines.reduce(0) { $0 + $1.count + bars }
    let isWhole = whole <= room
    let rows = isWhole ? whole : ask.choices.count * (1 + bars)
    let gap = rows + ask.choices.count <= room ? 1 : 0
    y += gap
    for (number, sentence) in lines.enumerated() {
      let isRight = number == right
      let shown =
        isWhole ? sentence : [ask.choices[number].sentence[language].plain.truncated(to: width)]
      text("\(number + 1)", x: 2, y: y, isRight ? .good : .key)
      for (row, line) in shown.enumerated() {
        text(line, x: 5, y: y + row, isRight ? .good : .text)
      }
      y += shown.count
      for round in rounds {
        bar(show.votes[show.step.id, round, number] ?? 0, of: most, y: y, area.width, isRight)
        y += 1
      }
      if isRight {
        let word = Bilingual(en: "✓ right", zh: "✓ 正确")[language]
        let x = area.width - word.displayWidth - 2
        text(word, x: x, y: rounds.isEmpty ? y : y - 1, .good)
      }
      if rounds.isEmpty { y += 1 }
      y += gap
    }
  }

  private mutating func bar(
    _ hands: Int, of most: Int, y: Int, _ width: Int, _ isRight: Bool
  ) {
    let room = width - 22
    let length = most > 0 ? hands * room / most : 0
    var style = self[isRight ? .good : .callback]
    style.attributes.remove(.underline)
    canvas.fill(Rect(x: 5, y: y, width: length, height: 1), style, with: Painter.fullBlock)
    text("\(hands)", x: 5 + length + (length > 0 ? 1 : 0), y: y, .title)
  }
}
