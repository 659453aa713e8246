import CommandLanguage
import Explorer
import Laboratory
import LifecycleModel

/// A search that runs in slices between inputs.
struct Exploring: Sendable {
  var exploration: Exploration
  var search: Search
  let gauge: SearchGauge
  /// The session in which the search began. The answer becomes a branch there.
  var session: Session
  /// The learner's delegate that a lesson grades; nil for a user's question.
  var graded: App?
}

extension DashboardState {
  package var isExploring: Bool { exploring != nil }

  /// Whether a search or a long play advances with each tick.
  package var isBusy: Bool { isExploring || isWorking }

  mutating func explore(_ exploration: Exploration) {
    exploring = Exploring(
      exploration: exploration, search: session.search(for: exploration), gauge: searchGauge(),
      session: session)
    continueSearch()
  }

  /// Runs another slice of the search.
  package mutating func continueSearch() {
    guard var current = exploring else { return }
    // Cleared first, because with a second owner the search would copy its worlds.
    exploring = nil
    let outcome = current.gauge.advance(&current.search)
    exploring = current
    if let outcome {
      finishExploring(with: outcome.answer, endedBy: outcome.limit)
    } else {
      let progress = current.gauge.progress(of: current.search)
      note = .hint(
        en: "Esc stops the search: \(progress.en)", zh: "按 Esc 中断搜索：\(progress.zh)")
    }
  }

  mutating func stopExploring() {
    finishExploring(with: Search.Answer(extent: .stopped))
  }

  /// Adds the answer's events as a branch, with the cursor before the first of them.
  private mutating func finishExploring(
    with answer: Search.Answer, endedBy limit: Report.Limit? = nil
  ) {
    guard let done = exploring else { return }
    exploring = nil
    note = nil
    mode = .keys
    if let app = done.graded {
      // A search that ended at a limit gives no grade.
      learning?.grade(app, done.search, limit == nil ? answer : Search.Answer(extent: .stopped))
      showLongMessages()
      return
    }
    let report = done.session.report(on: done.exploration, done.search, answer, endedBy: limit)
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
