import TextGrid

extension DashboardState {
  /// Handles one input. The effects must be carried out in order.
  package mutating func update(_ input: Input) -> [Effect] {
    let stops = input.containsEscape || input == .key(.control("c"))
    if isExploring, stops {
      stopExploring()
      return []
    }
    if isWorking {
      switch input {
      case _ where stops:
        stopWorking()
        return []
      case .tick: return work()
      // Keys would act in the middle of the commands being played.
      case .key, .modified, .character, .alt, .paste, .mouse: return []
      case .resize, .quit, .pasteTooLong, .pasteUnfinished, .keysDropped, .mail, .ignored,
        .escapeRevoked:
        break
      }
    }
    switch input {
    case .resize(let size):
      self.size = size
      return []
    case .quit(let reason): return [.quit(status: reason.exitStatus)]
    case .key(.control("c")): return [.quit(status: 130)]
    case .tick:
      continueSearch()
      return []
    case .mail, .ignored, .escapeRevoked: return []
    case .mouse(let mouse):
      take(mouse)
      return []
    case .pasteTooLong(let bytes):
      note = .hint(
        en: "The pasted text has \(bytes) bytes; that is too long for a command.",
        zh: "粘贴的内容有 \(bytes) 字节，作为命令太长了。")
      return []
    case .pasteUnfinished:
      note = .hint(
        en: "The paste has no end: what came was taken; further keys count as typed.",
        zh: "粘贴没有结束标记：已收到的内容照常处理，之后的按键视为键入。")
      return []
    case .keysDropped:
      note = .keysDropped
      return []
    case .paste(let text):
      guard let row = text.longRow else { return press(input) }
      note = .hint(
        en: "The pasted text was not read: it has \(row.sentence.en).",
        zh: "粘贴的内容没有读取：它\(row.sentence.zh)。")
      return []
    case .key, .modified, .character, .alt: return press(input)
    }
  }

  private mutating func press(_ input: Input) -> [Effect] {
    let focus = focus
    if focus == .tooSmall { return pressWithoutRoom(input) }
    note = nil
    warning = nil
    let announced = takeAnnounced()
    var effects: [Effect] = []
    switch focus {
    case .tooSmall: break
    case .reader:
      // A digit answers the question below a hint; it has no meaning in the overlay.
      if case .character("0"..."9") = input, learning?.hasOpenQuestion == true {
        reader = nil
        effects = pressInLesson(input) ?? []
      } else {
        read(input)
      }
    case .picker: effects = pick(input)
    case .lessonPage: effects = turnPages(input)
    case .prompt: effects = type(input)
    case .search: typeSearch(input)
    case .keys:
      if let announced, [.key(.enter), .character("E")].contains(input) {
        effects = [announced]
      } else {
        effects = pressInLesson(input) ?? pressKey(input)
      }
    }
    showLongMessages()
    return effects
  }

  /// Handles a key if the window is too small for the panes. The projector needs fewer cells, so its key works.
  private mutating func pressWithoutRoom(_ input: Input) -> [Effect] {
    switch KeyTable.bindings[input]?.action {
    case .quit: return [.quit(status: 0)]
    case .projector where Layout(projecting: size) != nil || isProjecting: isProjecting.toggle()
    default: break
    }
    return []
  }

  mutating func pressKey(_ input: Input) -> [Effect] {
    guard let binding = KeyTable.bindings[input] else {
      if input != .key(.escape) { note = .pressColon }
      return []
    }
    keyCast.add(binding)
    return perform(binding.action)
  }

  private mutating func takeAnnounced() -> Effect? {
    defer { announced = nil }
    return announced
  }

  private mutating func read(_ input: Input) {
    guard var reader, let layout else { return }
    if Reader.closing.contains(input) {
      self.reader = nil
      return
    }
    let view = readerView(of: reader, in: layout)
    let rows = Reader.scrolling[input] ?? 0
    let pages = Reader.paging[input] ?? 0
    reader.scroll += rows + pages * max(1, view.rows - 1)
    reader.scroll = min(max(0, reader.scroll), max(0, view.lines.count - view.rows))
    self.reader = reader
  }

  private mutating func take(_ mouse: Mouse) {
    guard !mouse.up, !mouse.dragged, let layout, focus != .picker else { return }
    let hit = layout.panes.first { $0.area.contains(x: mouse.x, y: mouse.y) }
    switch mouse.button {
    case .left:
      if let hit, focus != .reader, hit.pane != selected {
        selected = hit.pane
        scroll = 0
      }
    case .wheelUp: wheel(-3)
    case .wheelDown: wheel(3)
    case .middle, .right, .other: break
    }
  }

  private mutating func wheel(_ rows: Int) {
    if focus != .reader {
      scroll(by: rows)
    } else {
      for _ in 0..<abs(rows) { read(rows < 0 ? .key(.up) : .key(.down)) }
    }
  }
}
