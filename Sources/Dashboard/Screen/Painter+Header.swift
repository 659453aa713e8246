import CommandLanguage
import LifecycleModel
import TextGrid

extension Painter {
  mutating func header(_ area: Rect) {
    canvas.fill(area, self[.bar])
    let x = text(" PushLab ", x: 0, y: area.y, .barName)
    let right = place[language] + "   " + moment.world.clock.asClock + " "
    let start = area.endX - right.displayWidth
    let setup = state.session.setup
    let head = "  \(setup.profile.rawValue) · "
    let full = setup.app.shortName.sanitized
    let room = start - 2 - x - head.displayWidth
    // The lesson pane shows its number as well.
    var lesson = lessonNumber[language]
    if room - lesson.displayWidth < min(12, full.displayWidth) { lesson = "" }
    var scenes = ofScenes[language]
    if room - lesson.displayWidth - scenes.displayWidth < full.displayWidth { scenes = "" }
    let name = full.shortenedInMiddle(to: max(0, room - lesson.displayWidth))
    text(head + name + scenes + lesson, x: x, y: area.y, .bar, limit: max(x, start - 1))
    text(right, x: max(x, start), y: area.y, .bar)
  }

  /// The header's note about scenes of a loaded app.
  private var ofScenes: Bilingual {
    if case .builtIn = state.session.setup.app.choice { return Bilingual(en: "", zh: "") }
    return state.session.stage.hasScenes
      ? Bilingual(en: " · with scenes", zh: " · 使用 scene")
      : Bilingual(en: " · without scenes", zh: " · 不使用 scene")
  }

  private var lessonNumber: Bilingual {
    guard let learning = state.learning else { return Bilingual(en: "", zh: "") }
    return Bilingual(
      en: " · lesson \(learning.number)/\(learning.count)",
      zh: " · 第 \(learning.number)/\(learning.count) 课")
  }

  /// The cursor's position in the history.
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
      zh = "◂ 正在回放 · " + zh
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
