import CommandLanguage
import LifecycleModel
import TextGrid

extension Painter {
  mutating func header(_ area: Rect) {
    canvas.fill(area, self[.bar])
    var x = text(" PushLab ", x: 0, y: area.y, .barName)
    let setup = state.session.setup
    x = text(
      "  \(setup.profile.rawValue) · \(setup.app.shortName.sanitized)", x: x, y: area.y, .bar)
    if let learning = state.learning {
      let words = Bilingual(
        en: " · lesson \(learning.number)/\(learning.count)",
        zh: " · 第 \(learning.number)/\(learning.count) 课")
      x = text(words[language], x: x, y: area.y, .bar)
    }
    let right = place[language] + "   " + moment.world.clock.asClock + " "
    let start = area.endX - right.displayWidth
    if start > x + 1 { text(right, x: start, y: area.y, .bar) }
  }

  /// Where the cursor stands in the history.
  private var place: Bilingual {
    let history = state.session.history
    let count = history.branches[history.current].stepCount
    guard count > 0 else { return Bilingual(en: "", zh: "") }
    let number = history.stepNumber
    var en = "step \(number)/\(count)"
    var zh = "第 \(number)/\(count) 步"
    if history.branches.count > 1 {
      en += " · branch \(history.current + 1)/\(history.branches.count)"
      zh += " · 分支 \(history.current + 1)/\(history.branches.count)"
    }
    if history.isInPast {
      en = "◂ in the past · " + en
      zh = "◂ 过去 · " + zh
    }
    return Bilingual(en: en, zh: zh)
  }
}

extension Milliseconds {
  /// Hours, minutes, seconds and tenths.
  var asClock: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let seconds = self / 1000
    return "\(two(seconds / 3600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
      + ".\(self / 100 % 10)"
  }
}
