import CommandLanguage
import Laboratory
import LifecycleModel
import TextGrid

/// The projector's view of free play, lessons and demos: the state, the headline, the verdict, and
/// the reason.
extension Painter {
  /// Paints the announcement. `counter`: text at the right end of the last row, such as `4/12`.
  mutating func announcement(_ headline: Headline?, counter: String = "") {
    let size = canvas.bounds.size
    let (plan, why, _) = announcementPlan(headline, counter, size)
    for (row, line) in why.enumerated() {
      text(line, x: 1, y: size.height - why.count + row, .text)
    }
    text(counter, x: size.width - counter.displayWidth - 1, y: size.height - 1, .title)
    var y = 0
    draw(plan.state, y: y, .current)
    y += plan.state.height + plan.gap
    guard let headline else { return }
    if let label = plan.label {
      text(label, x: 1, y: y, .title)
      y += 1
    }
    draw(plan.headline, y: y, role(of: headline))
    y += plan.headline.height + plan.gap
    if let verdict = plan.verdict { draw(verdict, y: y, role(of: headline.tone)) }
  }

  private static let mostWhyLines = 3

  /// Whether the complete announcement fits a screen of that size.
  func fits(_ headline: Headline?, counter: String, in size: Size) -> Bool {
    announcementPlan(headline, counter, size).isWhole
  }

  /// The letters, and as many lines of the reason as there is room for, at least one.
  private func announcementPlan(
    _ headline: Headline?, _ counter: String, _ size: Size
  ) -> (AnnouncementPlan, why: [String], isWhole: Bool) {
    let lines = reason(headline, beside: counter, width: size.width - 2)
    var rows = min(lines.count, Self.mostWhyLines)
    while true {
      let plan = AnnouncementPlan(
        state: moment.world.lifecycle, headline, language,
        width: size.width - 2, height: size.height - max(1, rows))
      guard !plan.fits, rows > 1 else {
        var shown = Array(lines.prefix(rows))
        let isCut = rows < lines.count
        if isCut {
          let width = size.width - counter.displayWidth - 4
          shown[rows - 1] = (shown[rows - 1] + " …").truncated(to: width)
        }
        return (plan, shown, plan.fits && !isCut)
      }
      rows -= 1
    }
  }

  /// The reason in lines, with room for the counter in the last one.
  private func reason(_ headline: Headline?, beside counter: String, width: Int) -> [String] {
    guard let why = headline?.why[language], !why.isEmpty else { return [] }
    let narrow = width - counter.displayWidth - 2
    func wrapped(_ width: Int) -> [String] { why.wrapped(to: width).map(String.init) }
    var lines = wrapped(width)
    if (lines.last?.displayWidth ?? 0) > narrow { lines = wrapped(narrow) }
    guard lines.count > 1, let last = lines.last, last.displayWidth < Self.leastLastLine else {
      return lines
    }
    let shorter = wrapped(narrow - Self.leastLastLine)
    return shorter.count == lines.count ? shorter : lines
  }

  /// A shorter last line, such as a single Chinese character, looks like a mistake.
  private static let leastLastLine = 7

  private func role(of headline: Headline) -> Role {
    switch headline.kind {
    case .called: return .callback
    case .notCalled, .refused: return .bad
    case .underWay: return .text
    }
  }

  private func role(of tone: Headline.Tone) -> Role {
    switch tone {
    case .plain: return .notice
    case .good: return .good
    case .bad: return .bad
    }
  }

  private mutating func draw(_ block: AnnouncementPlan.Block, y: Int, _ role: Role) {
    switch block {
    case .none: break
    case .letters(let lines, let scale): letters(lines, x: 1, y: y, scale, role)
    case .framed(let words, let height): framed(words, y: y, height: height, role)
    case .banner(let words): banner(words, y: y, role)
    }
  }
}

/// The sizes of an announcement's parts.
struct AnnouncementPlan {
  enum Block {
    case none
    case letters([String], BigLetters.Scale)
    case framed(String, height: Int)
    case banner(String)

    var height: Int {
      switch self {
      case .none: return 0
      case .letters(let lines, let scale): return Painter.height(of: lines, scale)
      case .framed(_, let height): return height
      case .banner: return 1
      }
    }
  }

  private(set) var state: Block = .none
  /// Apple's exact name, or the headline again in small letters.
  private(set) var label: String?
  private(set) var headline: Block = .none
  private(set) var verdict: Block?
  private(set) var gap = 1
  /// Whether everything fits, at the smallest sizes at the latest.
  private(set) var fits = false

  /// Sizes from the largest to the smallest; the first that fits is used.
  private struct Sizes {
    var state: BigLetters.Scale
    var headline: BigLetters.Scale
    var verdict: BigLetters.Scale?
    var frame: Int
    var gap: Int
    /// The most lines of the headline.
    var lines: Int
    var hasLabel = true
  }

  private static let sizes: [Sizes] = {
    let large = BigLetters.Scale(across: 2, down: 2)
    let wide = BigLetters.Scale(across: 2, down: 1)
    let small = BigLetters.Scale(across: 1, down: 1)
    return [
      Sizes(state: large, headline: large, verdict: large, frame: 5, gap: 1, lines: 3),
      Sizes(state: large, headline: large, verdict: wide, frame: 5, gap: 1, lines: 3),
      Sizes(state: wide, headline: wide, verdict: wide, frame: 5, gap: 1, lines: 3),
      Sizes(state: wide, headline: wide, verdict: small, frame: 5, gap: 1, lines: 3),
      Sizes(state: small, headline: wide, verdict: small, frame: 5, gap: 1, lines: 3),
      Sizes(state: small, headline: small, verdict: small, frame: 5, gap: 1, lines: 3),
      Sizes(state: wide, headline: wide, verdict: nil, frame: 5, gap: 1, lines: 2),
      Sizes(state: small, headline: small, verdict: nil, frame: 5, gap: 1, lines: 3),
      Sizes(state: small, headline: small, verdict: nil, frame: 5, gap: 1, lines: 2),
      Sizes(state: small, headline: small, verdict: nil, frame: 5, gap: 0, lines: 2),
      Sizes(state: small, headline: small, verdict: nil, frame: 3, gap: 0, lines: 2),
      Sizes(
        state: small, headline: small, verdict: nil, frame: 3, gap: 0, lines: 2, hasLabel: false),
    ]
  }()

  init(
    state: LifecycleState, _ headline: Headline?, _ language: Language, width: Int, height: Int
  ) {
    for sizes in Self.sizes {
      guard let fitting = AnnouncementPlan(state, headline, language, width, sizes) else {
        continue
      }
      self = fitting
      fits = fitting.height <= height
      if fits { return }
    }
  }

  /// nil if a part is too wide.
  private init?(
    _ lifecycle: LifecycleState, _ headline: Headline?, _ language: Language, _ width: Int,
    _ sizes: Sizes
  ) {
    gap = sizes.gap
    switch language {
    case .simplifiedChinese: state = .framed(lifecycle.name.zh, height: sizes.frame)
    case .english:
      guard
        let lines = BigLetters.lines(
          lifecycle.name.en.split(separator: " ").map(String.init), width: width, sizes.state)
      else { return nil }
      state = .letters(lines, sizes.state)
    }
    guard let headline else { return }
    switch headline.kind {
    case .called(let call):
      let words = BigLetters.words(of: CallbackNames.shortName(of: call.callback))
      guard
        let lines = BigLetters.fitted(words, width: width, sizes.headline, most: sizes.lines)
      else { return nil }
      if sizes.hasLabel { label = Self.label(of: call, width: width) }
      self.headline = .letters(lines, sizes.headline)
    case .notCalled, .refused, .underWay:
      guard let words = headline.words else { break }
      guard let block = Self.block(words, language, width, sizes.headline, sizes.frame) else {
        return nil
      }
      if sizes.hasLabel { label = words[language].uppercased() }
      self.headline = block
    }
    guard let words = headline.verdict else { return }
    guard let scale = sizes.verdict else {
      verdict = .banner(words[language].uppercased())
      return
    }
    guard let block = Self.block(words, language, width, scale, 3) else { return nil }
    verdict = block
  }

  /// The full name with its state. If there is not enough room, the state, which is also above, and
  /// the last labels of the name are omitted.
  private static func label(of call: Call, width: Int) -> String {
    let whole = call.name + "  " + call.stateWord
    if whole.displayWidth <= width { return whole }
    if call.name.displayWidth <= width { return call.name }
    var shown = ""
    for part in call.name.split(separator: ":", omittingEmptySubsequences: true) {
      guard (shown + part).displayWidth + 3 <= width else { break }
      shown += part + ":"
    }
    return shown + "…)"
  }

  private static func block(
    _ words: Bilingual, _ language: Language, _ width: Int, _ scale: BigLetters.Scale, _ frame: Int
  ) -> Block? {
    if language == .simplifiedChinese { return .framed(words.zh, height: frame) }
    let parts = words.en.split(separator: " ").map(String.init)
    return BigLetters.lines(parts, width: width, scale).map { .letters($0, scale) }
  }

  private var height: Int {
    var rows = state.height + gap + (label == nil ? 0 : 1) + headline.height
    if let verdict { rows += gap + verdict.height }
    return rows
  }
}

extension Headline {
  /// The text of a headline without a callback.
  fileprivate var words: Bilingual? {
    switch kind {
    case .called, .underWay: return nil
    case .notCalled: return Bilingual(en: "not called", zh: "没有调用")
    case .refused: return Bilingual(en: "not possible", zh: "不能发生")
    }
  }
}
