import CommandLanguage
import Lessons
import TextGrid

/// The list of lessons over the panes: typed letters filter it.
package struct LessonPicker: Sendable {
  package let list: LessonList
  package var wanted = LineEditor()
  /// Index among the rows that match the typed text.
  package var selection: Int

  init(list: LessonList, current: String?) {
    self.list = list
    let open = list.rows.firstIndex { $0.status != .solved } ?? 0
    selection = list.rows.firstIndex { $0.id == current } ?? open
  }

  package var rows: [LessonList.Row] {
    let text = wanted.text.lowercased()
    if text.isEmpty { return list.rows }
    let length = text.count
    return list.rows.filter { row in
      // Because the library's search first reads all of `text`, even if no candidate can contain it.
      [row.id, row.title.en, row.title.zh, row.kind.rawValue, row.kind.word.zh].contains {
        $0.count >= length && $0.lowercased().contains(text)
      }
    }
  }
}

extension DashboardState {
  mutating func pick(_ input: Input) -> [Effect] {
    guard var picker else { return [] }
    defer { if self.picker != nil { self.picker = picker } }
    let last = max(0, picker.rows.count - 1)
    switch input {
    case .key(.escape): self.picker = nil
    case .key(.up): picker.selection = max(0, picker.selection - 1)
    case .key(.down): picker.selection = min(last, picker.selection + 1)
    case .key(.home), .key(.pageUp): picker.selection = 0
    case .key(.end), .key(.pageDown): picker.selection = last
    case .key(.enter):
      guard picker.rows.indices.contains(picker.selection) else { return [.bell] }
      let row = picker.rows[picker.selection]
      self.picker = nil
      return [.beginLesson(row.id)]
    case .character(let scalar):
      picker.wanted.insert(scalar)
      picker.selection = 0
    case .key, .modified, .alt, .paste, .mouse, .pasteTooLong, .pasteUnfinished, .keysDropped,
      .resize, .tick,
      .mail, .quit,
      .ignored, .escapeRevoked:
      if let command = LineEditor.keys[input] {
        picker.wanted.perform(command)
        picker.selection = 0
      }
    }
    return []
  }
}
