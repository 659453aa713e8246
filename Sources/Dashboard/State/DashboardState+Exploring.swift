import CommandLanguage
import Explorer
import Laboratory
import LifecycleModel

/// A search that goes on between the inputs.
struct Exploring: Sendable {
  var exploration: Exploration
  var search: Search
  /// Where it began: its answer becomes a branch there.
  var session: Session
  /// In a lesson: the learner's delegate, which the search is to grade; nil: a question.
  var graded: App?
}

extension DashboardState {
  /// Transitions that are looked at between two looks at the keyboard: some hundredths of a second.
  private static let slice = 2_000

  package var isExploring: Bool { exploring != nil }

  mutating func explore(_ exploration: Exploration) {
    exploring = Exploring(
      exploration: exploration, search: session.search(for: exploration), session: session)
    goOnExploring()
  }

  /// Another slice of the search.
  package mutating func goOnExploring() {
    guard var current = exploring else { return }
    let answer = current.search.advance(transitions: Self.slice)
    exploring = current
    if let answer {
      finishExploring(with: answer)
    } else {
      note = .hint(
        en: "Searching: \(current.search.worlds) states, depth \(current.search.depthReached) of "
          + "\(current.exploration.depth). Esc stops it.",
        zh: "搜索中：\(current.search.worlds) 个状态，深度 \(current.search.depthReached) / "
          + "\(current.exploration.depth)。按 Esc 中断。")
    }
  }

  mutating func stopExploring() {
    finishExploring(with: Search.Answer(extent: .stopped))
  }

  /// The answer's events become a branch; the cursor stands before the first of them.
  private mutating func finishExploring(with answer: Search.Answer) {
    guard let done = exploring else { return }
    exploring = nil
    note = nil
    mode = .keys
    if let app = done.graded {
      learning?.grade(app, done.search, answer)
      showLongMessages()
      return
    }
    let report = done.session.report(on: done.exploration, done.search, answer)
    guard report.isReplayed else {
      note = .refusal(Report.isNotReplayed)
      return
    }
    var en = report.lines(in: .english)
    var zh = report.lines(in: .simplifiedChinese)
    if answer.events?.isEmpty == false {
      session = session.adopting(answer, from: done.session)
      en.append("Enter closes this; then → steps through the sequence, on a branch of its own.")
      zh.append("按 Enter 关闭；然后用 → 在单独的分支上逐步走过这个序列。")
    }
    let title = Bilingual(en: "explore", zh: "探索")
    reader = Reader(
      content: .text(
        title: title,
        Bilingual(en: en.joined(separator: "\n"), zh: zh.joined(separator: "\n"))))
  }
}
