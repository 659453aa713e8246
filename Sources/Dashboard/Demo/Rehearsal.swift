import CommandLanguage
import Demo
import Laboratory
import Lessons
import TextGrid

/// Plays a demo in advance, with the keys of a clicker, on every screen that a class may have.
package struct Rehearsal {
  private let track: DemoTrack
  private let apps: [AppChoice: App]
  package private(set) var result = CheckResult()

  package static let sizes = [(60, 20), (80, 24), (100, 30), (120, 40)].map {
    Size(width: $0.0, height: $0.1)
  }

  /// The lowest contrast between text and background.
  package static let leastContrast = 7.0

  package init(_ player: DemoPlayer, apps: [AppChoice: App] = [:]) {
    track = player.track
    self.apps = apps
    result.demos = 1
    result.add([])
    for check in [LessonCheck.stage, .expect, .choices] {
      result.add(player.complaints.filter { $0.check == check })
    }
    result.add(translation)
    result.add(chinese)
    result.add(fits)
  }

  /// Every size, language and theme.
  package mutating func playEverywhere() {
    for size in Self.sizes {
      for language in Language.allCases {
        for theme in Theme.Name.allCases { play(size, language, theme) }
      }
    }
  }

  /// Plays on one screen: forwards with only Page Down, with a detour at each step, and back again.
  package mutating func play(_ size: Size, _ language: Language, _ theme: Theme.Name) {
    var show = DemoState(
      track, language: language, theme: Theme(theme), size: size, apps: apps)
    var frames = [show.render().grid]
    var faults: [Diagnostic] = []
    var weak: [Diagnostic] = contrast(frames[0], show)
    var step = -1
    while true {
      if show.beat.step != step {
        step = show.beat.step
        if let fault = detour(&show, frames[frames.count - 1]) { faults.append(fault) }
      }
      let before = show.index
      _ = show.update(.key(.pageDown))
      if show.index == before { break }
      let frame = show.render().grid
      weak += contrast(frame, show)
      frames.append(frame)
    }
    if frames.count != track.beats.count {
      faults.append(
        complaint(
          .rehearsal, show, en: "Page Down shows \(frames.count) of \(track.beats.count) pictures",
          zh: "翻页键只显示了 \(track.beats.count) 幅画面中的 \(frames.count) 幅"))
    }
    for frame in frames.dropLast().reversed() {
      _ = show.update(.key(.pageUp))
      if show.render().grid != frame {
        faults.append(
          complaint(
            .rehearsal, show, en: "Page Up shows another picture than before",
            zh: "往回翻页时画面与先前不同"))
        break
      }
    }
    result.add(faults)
    result.add(weak)
  }

  // MARK: What is looked at

  /// Makes a detour: a command and Escape. The frame must be the same afterwards.
  private func detour(_ show: inout DemoState, _ frame: Grid) -> Diagnostic? {
    let place = show.index
    for scalar in ":push alert".unicodeScalars { _ = show.update(.character(scalar)) }
    _ = show.update(.key(.enter))
    let wasAway = show.detour != nil
    _ = show.render()
    _ = show.update(.key(.escape))
    guard wasAway, show.detour == nil, show.index == place, show.render().grid == frame else {
      return complaint(
        .rehearsal, show, en: "a detour does not come back to the same picture",
        zh: "插曲结束后没有回到同一幅画面")
    }
    return nil
  }

  /// Ignores the empty part of a bar, which carries no information.
  private func contrast(_ grid: Grid, _ show: DemoState) -> [Diagnostic] {
    var seen: Set<Style> = []
    for cell in grid.cells where cell.glyph != Self.emptyBar {
      let isShaded = Contrast.coverage(of: cell.glyph) < 1
      guard isShaded || !cell.glyph.isBlank, isShaded || seen.insert(cell.style).inserted else {
        continue
      }
      let isDim = cell.style.attributes.contains(.dim)
      guard let ratio = Contrast.ratio(of: cell) ?? (isDim ? 1 : nil), ratio < Self.leastContrast
      else { continue }
      let shown = "\(Int(ratio * 10) / 10).\(Int(ratio * 10) % 10)"
      return [
        complaint(
          .contrast, show, en: "the contrast of “\(cell.glyph.text)” is \(shown):1, not 7:1",
          zh: "“\(cell.glyph.text)”的对比度是 \(shown):1，不足 7:1")
      ]
    }
    return []
  }

  private static let emptyBar = Glyph("░")

  private func complaint(
    _ check: LessonCheck, _ show: DemoState, en: String, zh: String
  ) -> Diagnostic {
    let screen =
      "\(show.size.width)x\(show.size.height) \(show.language.rawValue) \(show.theme.name.rawValue)"
    return Diagnostic(
      check, show.step.place, en: "step \(show.step.id) at \(screen): \(en)",
      zh: "步骤 \(show.step.id)，\(screen)：\(zh)")
  }
}

extension Rehearsal {
  private var translation: [Diagnostic] {
    guard track.script.translation == nil else { return [] }
    return [
      Diagnostic(
        .translation, track.script.place, severity: .warning,
        en: "the Chinese file NAME.demo.zh-Hans.md is missing beside it",
        zh: "旁边缺少中文文件 NAME.demo.zh-Hans.md")
    ]
  }

  /// Checks that each step has its Chinese text.
  private var chinese: [Diagnostic] {
    guard let file = track.script.translation else { return [] }
    return track.script.steps.flatMap { step -> [Diagnostic] in
      var found = chineseComplaints(
        in: step.caption[.simplifiedChinese], step.captionPlaceInTranslation ?? file)
      if let ask = step.ask {
        found += chineseComplaints(
          in: ask.question[.simplifiedChinese], ask.placeInTranslation ?? file)
        for choice in ask.choices {
          found += chineseComplaints(
            in: choice.sentence[.simplifiedChinese], choice.placeInTranslation ?? file)
        }
      }
      for block in step.notes?.zh ?? [] {
        found += block.words.flatMap { chineseComplaints(in: $0, block.place) }
      }
      return found
    }
  }

  /// Checks that captions have at most two lines, that questions fit the smallest screen, and that
  /// headlines are complete.
  private var fits: [Diagnostic] {
    var found: [Diagnostic] = []
    for step in track.script.steps {
      for language in Language.allCases {
        found += captionFault(step, language).map { [$0] } ?? []
        found += questionFault(step, language).map { [$0] } ?? []
      }
    }
    return found
  }

  private func captionFault(_ step: DemoStep, _ language: Language) -> Diagnostic? {
    let lines = step.caption[language].plain.wrapped(to: DemoLimits.captionWidth)
    guard lines.count > DemoLimits.captionLines else { return nil }
    let translated = language == .simplifiedChinese ? step.captionPlaceInTranslation : nil
    return Diagnostic(
      .fits, translated ?? step.captionPlace,
      en: "step \(step.id): the caption has \(lines.count) lines of \(DemoLimits.captionWidth) "
        + "columns, at most \(DemoLimits.captionLines) fit",
      zh: "步骤 \(step.id)：说明有 \(lines.count) 行（每行 \(DemoLimits.captionWidth) 列），"
        + "最多 \(DemoLimits.captionLines) 行")
  }

  private func questionFault(_ step: DemoStep, _ language: Language) -> Diagnostic? {
    guard let ask = step.ask else { return nil }
    let size = DemoState.smallest
    let rows = Painter.rowsOfQuestion(step, ask, language, width: size.width)
    // Without the top row and the row for the hands.
    guard rows > size.height - 2 else { return nil }
    let translated = language == .simplifiedChinese ? ask.placeInTranslation : nil
    return Diagnostic(
      .fits, translated ?? ask.place,
      en: "step \(step.id): caption, question and choices have \(rows) rows at "
        + "\(size.width) columns, \(size.height - 2) fit",
      zh: "步骤 \(step.id)：说明、问题与选项在 \(size.width) 列时共 \(rows) 行，最多 \(size.height - 2) 行")
  }
}
