import CommandLanguage
import Explorer
import Laboratory
import LifecycleModel

extension LessonChecker {
  /// The different events in the blocks of this lesson and of the lessons that it needs.
  func candidates(_ prepared: PreparedLesson) -> [Exploration.Candidate] {
    var candidates: [Exploration.Candidate] = []
    for lesson in [prepared] + needed {
      for script in lesson.lesson.scripts {
        for candidate in lesson.records(of: script).compactMap(\.candidate)
        where !candidates.contains(where: { EventTrail.areAlike($0.event, candidate.event) }) {
          candidates.append(candidate)
        }
      }
    }
    return candidates
  }

  /// Runs a search with the remaining transitions; nil if they do not suffice.
  mutating func run(_ search: inout Search) -> Search.Answer? {
    let answer = search.advance(transitions: transitionsLeft)
    transitionsLeft -= search.transitions
    return answer
  }

  func endsEarly(_ check: LessonCheck, _ place: SourcePlace, en: String, zh: String) -> Diagnostic {
    let most = LessonChecker.mostTransitions
    return Diagnostic(
      check, place,
      en: "the searches of this lesson take more than \(most) transitions: \(en)",
      zh: "本课的搜索超过 \(most) 个转换：\(zh)")
  }

  private mutating func search(
    _ marks: [Lesson.Mark], depth: Int, _ prepared: PreparedLesson
  ) -> (Search, Search.Answer?) {
    let goals = marks.filter { $0.kind == .goal }.map(\.expectations)
    let keeps = marks.filter { $0.kind == .keep }.map(\.expectations)
    var search = Search(
      Search.Question(
        start: prepared.session().history.world, program: prepared.app.program,
        events: candidates(prepared), goal: .met(goals: goals, keeps: keeps), depth: depth,
        mostWorlds: mostWorlds))
    let answer = run(&search)
    return (search, answer)
  }

  /// Checks that nothing shorter than the solution solves the lesson, or that the lesson explains why it may.
  mutating func shorter(
    _ solution: Lesson.Script, _ prepared: PreparedLesson
  ) -> [Diagnostic] {
    let depth = prepared.records(of: solution).count - 1
    guard depth > 0 else { return [] }
    let (search, answer) = search(lesson.task.marks, depth: depth, prepared)
    // An assumption counts as a command.
    if let answer, let events = answer.events, events.count + answer.assumptions.count <= depth {
      guard lesson.shorterAllowed == nil else { return [] }
      let words = events.map(\.text).joined(separator: "; ")
      return [
        Diagnostic(
          .shorter, solution.place,
          en: "there is a shorter solution: \(words); if that is meant, say why in shorter-allowed",
          zh: "有更短的解法：\(words)；如果是有意的，请在 shorter-allowed 中说明原因")
      ]
    }
    if answer == nil {
      guard lesson.shorterAllowed == nil else { return [] }
      return [
        endsEarly(
          .shorter, solution.place,
          en: "whether there is a shorter solution cannot be told; say in shorter-allowed that "
            + "there may be one",
          zh: "无法判断有没有更短的解法；请在 shorter-allowed 中说明")
      ]
    }
    if search.worlds >= mostWorlds {
      guard lesson.shorterAllowed == nil else { return [] }
      return [
        Diagnostic(
          .shorter, solution.place,
          en: "more than \(mostWorlds) worlds: whether there is a shorter solution cannot be "
            + "told; say in shorter-allowed that there may be one",
          zh: "超过 \(mostWorlds) 个状态，无法判断有没有更短的解法；请在 shorter-allowed 中说明")
      ]
    }
    guard lesson.shorterAllowed != nil else { return [] }
    return [
      Diagnostic(
        .shorter, lesson.places.key("shorter-allowed"),
        en: "shorter-allowed is not needed: nothing shorter solves the lesson",
        zh: "不需要 shorter-allowed：没有更短的解法")
    ]
  }

  /// Checks that every goal can be met by itself. Unnecessary if the solution meets all of them.
  mutating func reachable(_ prepared: PreparedLesson, solved: Bool) -> [Diagnostic] {
    if solved { return [] }
    let depth = max(prepared.records(of: lesson.task.solution ?? .none).count, 4)
    var found: [Diagnostic] = []
    for goal in lesson.goals {
      let (search, answer) = search([goal] + lesson.keeps, depth: depth, prepared)
      guard let answer else {
        found.append(
          endsEarly(
            .reachable, goal.place, en: "whether the goal \(goal.id) can be met cannot be told",
            zh: "无法判断目标 \(goal.id) 能否达到"))
        continue
      }
      if answer.events != nil { continue }
      let count = search.worlds
      found.append(
        Diagnostic(
          .reachable, goal.place,
          en: "no sequence of up to \(depth) of the lesson's events meets the goal \(goal.id) "
            + "(\(count) worlds)",
          zh: "本课事件中不超过 \(depth) 个的任何序列都达不到目标 \(goal.id)（共 \(count) 个状态）"))
    }
    return found
  }
}

extension Lesson {
  /// All scripts that are played from the lesson's start.
  var scripts: [Script] {
    var scripts = [task.solution].compactMap { $0 } + task.also + task.wrong.map(\.script)
    if let start = task.start { scripts.append(start) }
    scripts += task.asks.map { Script(commands: $0.scene + [$0.event], place: $0.place) }
    return scripts.filter { $0.delegate == nil }
  }
}

extension Lesson.Script {
  static let none = Lesson.Script(commands: [], place: SourcePlace(file: ""))
}
