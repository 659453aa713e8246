import CommandLanguage
import Lessons
import TextGrid

extension DashboardState {
  /// nil: the key means what it always means.
  mutating func pressInLesson(_ input: Input) -> [Effect]? {
    guard let learning, !isProjecting else { return nil }
    switch learning.screen {
    case .text, .recap: return turnPages(input, learning)
    case .task: return answer(input, learning)
    }
  }

  private mutating func turnPages(_ input: Input, _ learning: Learning) -> [Effect]? {
    guard let layout, let view = lessonPageView(in: layout) else { return nil }
    switch input {
    case .character(" "), .key(.enter), .key(.pageDown), .key(.right), .key(.down):
      if lessonPage + 1 < view.pages {
        lessonPage += 1
        return []
      }
      return input == .key(.enter) || input == .character(" ") ? onward() : []
    case .character("b"), .key(.pageUp), .key(.left), .key(.up), .key(.backspace):
      lessonPage = max(0, lessonPage - 1)
      return []
    case .key(.escape): return learning.screen == .text ? onward() : [.listLessons]
    case .key, .modified, .character, .alt, .paste, .mouse, .pasteTooLong, .resize, .tick, .mail,
      .quit, .ignored:
      break
    }
    guard let action = KeyTable.bindings[input]?.action else { return nil }
    switch action {
    case .help, .quit, .prompt, .lessons, .projector: return nil
    case .nextStep, .restOfEvent, .forward, .back, .previousEvent, .nextEvent, .nextCallback,
      .nextStateChange, .nextTimer, .happen, .why, .undo, .redo, .resume, .nextPane, .previousPane,
      .zoom, .scrollUp, .scrollDown, .pageUp, .pageDown, .search, .lessonText, .hint, .solution,
      .again, .edit, .reload:
      note = Note(kind: .hint, text: learning.whatNext(.keys))
      return []
    }
  }

  private mutating func answer(_ input: Input, _ learning: Learning) -> [Effect]? {
    if input == .key(.enter) {
      if session.history.position.shown > 0 {
        rest()
        return []
      }
      if learning.hasOpenQuestion {
        if let picked {
          take(.answer(picked))
        } else {
          note = Note(kind: .hint, text: learning.whatNext(.keys))
        }
        return []
      }
      return onward()
    }
    if learning.hasOpenQuestion, input == .key(.backspace), var picked {
      if !picked.isEmpty { picked.removeLast() }
      self.picked = picked.isEmpty ? nil : picked
      return []
    }
    guard case .character(let scalar) = input, ("0"..."9").contains(scalar) else { return nil }
    let number = Int(scalar.value) - 48
    if learning.lesson.kind == .explain {
      take(.choice(number))
      return []
    }
    guard learning.hasOpenQuestion, let table = learning.play.table, let row = table.current else {
      return nil
    }
    let offered = table.rows[row].offered
    if number == 0 {
      picked = []
    } else if number <= offered.count {
      let item = offered[number - 1]
      var picked = picked ?? []
      if let index = picked.firstIndex(of: item), item.isShown {
        picked.remove(at: index)
      } else if picked.count < 20 {
        picked.append(item)
      }
      self.picked = picked.isEmpty ? nil : picked
    } else {
      self.learning?.say(
        .fault(
          Bilingual(
            en: "\(number): there are only \(offered.count) to choose from.",
            zh: "\(number)：只有 \(offered.count) 项可选。")))
    }
    return []
  }
}
