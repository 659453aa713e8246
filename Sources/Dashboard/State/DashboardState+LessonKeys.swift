import CommandLanguage
import Lessons
import TextGrid

extension DashboardState {
  /// Handles a key during a lesson; nil if the key has its usual meaning.
  mutating func pressInLesson(_ input: Input) -> [Effect]? {
    guard let learning, learning.screen == .task else { return nil }
    return answer(input, learning)
  }

  /// Handles a key on a page of the lesson.
  mutating func turnPages(_ input: Input) -> [Effect] {
    guard let learning, let layout, let view = lessonPageView(in: layout) else { return [] }
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
    case .key(.escape):
      return learning.screen == .text || learning.ownApp != nil ? onward() : [.listLessons]
    case .key, .modified, .character, .alt, .paste, .mouse, .pasteTooLong, .pasteUnfinished,
      .keysDropped,
      .resize, .tick, .mail,
      .quit, .ignored, .escapeRevoked:
      break
    }
    guard let action = KeyTable.bindings[input]?.action else { return pressKey(input) }
    switch action {
    case .help, .quit, .prompt, .lessons, .projector: return pressKey(input)
    case .nextStep, .restOfEvent, .forward, .back, .previousEvent, .nextEvent, .nextCallback,
      .nextStateChange, .nextTimer, .happen, .why, .undo, .redo, .resume, .nextPane, .previousPane,
      .zoom, .scrollUp, .scrollDown, .pageUp, .pageDown, .search, .lessonText, .hint, .solution,
      .again, .edit, .reload, .report:
      note = Note(kind: .hint, text: learning.whatNext(.dashboard))
      return []
    }
  }

  private mutating func answer(_ input: Input, _ learning: LessonRun) -> [Effect]? {
    if input == .key(.enter) {
      // The reply to an answered question covers its event, so Enter asks the next question, as the pane says.
      if session.history.position.shown > 0, !learning.isAnswered {
        rest()
        return []
      }
      if learning.hasOpenQuestion {
        if let picked {
          answer(.answer(picked))
        } else {
          note = Note(kind: .hint, text: learning.whatNext(.dashboard))
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
      answer(.choice(number))
      return []
    }
    guard let question = learning.question else { return nil }
    if number == 0 {
      picked = []
    } else if question.choices.indices.contains(number - 1) {
      let item = question.choices[number - 1]
      var picked = picked ?? []
      if let index = picked.firstIndex(of: item) {
        picked.remove(at: index)
      } else {
        picked.append(item)
      }
      self.picked = picked.isEmpty ? nil : picked
    } else {
      note = .refusal(
        Bilingual(
          en: "\(number): there are only \(question.choices.count) to choose from.",
          zh: "\(number)：只有 \(question.choices.count) 项可选。"))
    }
    return []
  }
}
