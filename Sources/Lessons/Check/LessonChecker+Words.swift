import CommandLanguage
import Laboratory
import LifecycleModel
import TextGrid

extension LessonChecker {
  // MARK: Hints

  /// Checks that no hint reveals the solution.
  func hints(_ prepared: PreparedLesson) -> [Diagnostic] {
    guard lesson.kind != .read else { return [] }
    let solutions = secrets(prepared)
    var found: [Diagnostic] = []
    for words in lesson.words where words.part == .hint {
      let text = words.blocks.flatMap(\.words).map(\.plain).joined(separator: "\n")
      let samples = words.blocks.flatMap { block -> [String] in
        if case .sample(_, let lines) = block.content { return lines }
        return []
      }
      let all = (text + "\n" + samples.joined(separator: "\n")).lowercased()
      guard let secret = solutions.first(where: { Self.contains(all, inOrder: $0) }) else {
        continue
      }
      let shown = secret.joined(separator: " … ")
      found.append(
        Diagnostic(
          .hints, words.place, en: "this hint holds the whole solution: \(shown)",
          zh: "这条提示包含了整个答案：\(shown)"))
    }
    return found
  }

  /// The words that a hint must not contain, in this order.
  private func secrets(_ prepared: PreparedLesson) -> [[String]] {
    switch lesson.kind {
    case .reach, .break:
      return ([lesson.task.solution].compactMap { $0 } + lesson.task.also).map { script in
        script.commands.map { parsed in
          // The text of a push is not a secret, and hints do not repeat it.
          String(parsed.text.prefix { $0 != "\"" }).trimmed.lowercased()
        }
      }
    case .predict:
      let rows = LessonPlay(prepared).table?.rows ?? []
      return rows.map(\.key.items).filter { $0.count > 1 }.map { $0.map { $0.text.lowercased() } }
    case .fix:
      guard let own = prepared.ownSource, let name = lesson.task.solution?.delegate,
        let fixed = prepared.delegates[name]?.program.sourceLines
      else { return [] }
      let old = Set(own.split(separator: "\n").map(String.init))
      let new = fixed.filter { !old.contains($0) && $0.trimmed.count > 3 }
      return new.isEmpty ? [] : [new.map { $0.trimmed.lowercased() }]
    case .explain:
      return lesson.task.choices.filter(\.isRight).map { [$0.answer.en.plain.lowercased()] }
    case .read: return []
    }
  }

  private static func contains(_ text: String, inOrder parts: [String]) -> Bool {
    var rest = text[...]
    for part in parts {
      guard let range = rest.firstRange(ofText: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return !parts.isEmpty
  }

  // MARK: Size

  /// Checks that pages fit the screen. Pages end at paragraphs, so only an unbreakable part can be
  /// too large.
  var fits: [Diagnostic] {
    var found: [Diagnostic] = []
    for words in lesson.words {
      if words.part == .title, let title = words.blocks.first?.words.first?.plain,
        title.displayWidth > 60
      {
        found.append(tooWide(words.place, "title", "标题", title.displayWidth, 60))
      }
      for block in words.blocks { found += fits(block, words.part) }
    }
    return found
  }

  private func fits(_ block: ProseBlock, _ part: LessonWords.Part) -> [Diagnostic] {
    if case .sample(_, let lines) = block.content {
      return lines.compactMap { line in
        let width = line.displayWidth
        return width > Pages.width
          ? tooWide(block.place, "line of code", "代码行", width, Pages.width) : nil
      }
    }
    let highest: Int
    switch part {
    case .sentence, .choice: highest = 2
    case .title, .text, .hint, .feedback, .reply: highest = Pages.highestParagraph
    }
    for group in block.groups(width: Pages.width) where group.count > highest {
      return [
        Diagnostic(
          .fits, block.place,
          en: "\(group.count) lines at 80x24; a paragraph has at most \(Pages.highestParagraph), "
            + "the sentence of a goal or a choice at most 2",
          zh: "在 80x24 下有 \(group.count) 行；一段最多 \(Pages.highestParagraph) 行，"
            + "目标和选项的句子最多 2 行")
      ]
    }
    return []
  }

  private func tooWide(
    _ place: SourcePlace, _ en: String, _ zh: String, _ width: Int, _ limit: Int
  ) -> Diagnostic {
    Diagnostic(
      .fits, place, en: "a \(en) of \(width) cells; at most \(limit) fit",
      zh: "\(zh)宽 \(width) 格，最多 \(limit) 格")
  }

  // MARK: What is still to be written

  /// Checks for `...`, which `save-lesson` leaves where the author has to write.
  var unwritten: [Diagnostic] {
    lesson.words.flatMap { words in
      words.blocks.compactMap { block -> Diagnostic? in
        let text = block.words.map(\.plain).joined().trimmed
        guard text == "..." || text == "…" || text == "……" else { return nil }
        return Diagnostic(
          .unwritten, block.place, en: "this is still to be written", zh: "这里还没有写")
      }
    }
  }

  // MARK: Translation

  var translation: [Diagnostic] {
    guard lesson.places.translation == nil else { return [] }
    return [
      Diagnostic(
        .translation, lesson.places.file, severity: isInPack ? .error : .warning,
        en: "\(LessonFiles.translationFile) is missing beside it: the same title, headings and "
          + "blocks in Chinese",
        zh: "旁边缺少 \(LessonFiles.translationFile)：标题、小标题和代码块与之对应的中文版")
    ]
  }
}

extension Substring {
  func firstRange(ofText text: String) -> Range<Index>? {
    guard !text.isEmpty else { return startIndex..<startIndex }
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
