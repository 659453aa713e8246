import TextGrid

extension DashboardState {
  /// What the same move through time would lead to once more; nil: the input is no such move, or it
  /// wants something of the world around. Whoever reads on presses a key again and again, and the next
  /// picture can be painted while nobody waits for it.
  package func ahead(_ input: Input) -> DashboardState? {
    guard mode == .keys, reader == nil, picker == nil, learning == nil, !isExploring,
      KeyTable.bindings[input]?.action.isMove == true
    else { return nil }
    var next = self
    return next.update(input).isEmpty ? next : nil
  }
}

extension Action {
  /// Moves through what has happened, or through what is shown of it; nothing happens by it.
  fileprivate var isMove: Bool {
    switch self {
    case .nextStep, .restOfEvent, .forward, .back, .previousEvent, .nextEvent, .nextCallback,
      .nextStateChange, .nextTimer, .undo, .redo, .nextPane, .previousPane, .scrollUp,
      .scrollDown, .pageUp, .pageDown:
      return true
    case .happen, .why, .resume, .zoom, .projector, .search, .help, .prompt, .quit, .lessons,
      .lessonText, .hint, .solution, .again, .edit, .reload:
      return false
    }
  }
}
