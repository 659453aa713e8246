import CommandLanguage

/// The progress of several learners as one table of comma-separated values.
package struct ClassReport: Sendable {
  private var learners: [Learner] = []

  package init() {}

  private struct Learner {
    var name: String
    var progress: Progress
  }

  /// Adds a learner. The name is untrusted, so it is made safe for a terminal and a spreadsheet. Invisible characters
  /// are spelled out, because two names may differ only in them.
  package mutating func add(_ progress: Progress, of learner: String) {
    learners.append(Learner(name: terminalSafe(learner, limit: .max), progress: progress))
  }

  private static let head = "learner,lesson,status,attempts,hints,solved_at"

  /// A line with the names of the columns, then a row for each begun lesson, by learner and lesson.
  package var lines: [String] {
    [Self.head]
      + learners.flatMap { learner in
        learner.progress.records.map { (learner.name, $0.key, Optional($0.value), nil) }
      }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(Self.row)
  }

  /// The report with a row for every learner and lesson of the pack, begun or not.
  package func lines(of pack: Pack) -> [String] {
    let renames = Renames(pack.renamed, lessons: pack.lessons.map(\.id))
    return [Self.head]
      + learners.sorted { $0.name < $1.name }.flatMap { learner in
        pack.lessons.map { lesson in
          let record = learner.progress.record(of: lesson.id, renames)
          return Self.row(learner.name, lesson.id, record, ContentHash(lesson.hash))
        }
      }
  }

  private static func row(
    _ learner: String, _ lesson: String, _ record: LessonRecord?, _ content: ContentHash?
  ) -> String {
    let status = record?.status(of: content) ?? .new
    return CSVCell.line([
      learner, lesson, status.rawValue, "\(record?.attempts ?? 0)", "\(record?.hints ?? 0)",
      record?.solved?.at.text ?? "",
    ])
  }

  // MARK: Questions

  /// A line for each question: the number of learners who answered it, the percentage whose first
  /// answer was right, and the most frequent wrong first answer. With a pack, only answers to its
  /// current lessons count.
  package func summary(of pack: Pack?) -> [String] {
    let renames = Renames(pack?.renamed ?? [:], lessons: pack?.lessons.map(\.id) ?? [])
    var answers: [FirstAnswer.Question: [FirstAnswer]] = [:]
    for learner in learners {
      for (question, answer) in learner.progress.answers.sorted(by: { $0.key < $1.key }) {
        var question = question
        question.lesson = renames.newest(question.lesson)
        if let pack {
          guard let lesson = pack.lesson(question.lesson),
            ContentHash(lesson.hash) == answer.content
          else { continue }
        }
        answers[question, default: []].append(answer)
      }
    }
    let order = pack?.lessons.map(\.id) ?? []
    func place(_ question: FirstAnswer.Question) -> (Int, String, Int) {
      (order.firstIndex(of: question.lesson) ?? order.count, question.lesson, question.number)
    }
    let head = "lesson,question,answered,right,right_percent,most_chosen_wrong,times"
    return [head]
      + answers.sorted { place($0.key) < place($1.key) }.map { question, answers in
        Self.summaryRow(question, answers)
      }
  }

  private static func summaryRow(
    _ question: FirstAnswer.Question, _ answers: [FirstAnswer]
  ) -> String {
    let right = answers.count(where: \.isRight)
    var wrong: [String: Int] = [:]
    for answer in answers where !answer.isRight { wrong[answer.given, default: 0] += 1 }
    // Among equally frequent ones the first in alphabetical order, so that equal input gives equal
    // output.
    let most = wrong.min { ($1.value, $0.key) < ($0.value, $1.key) }
    return CSVCell.line([
      question.lesson, "\(question.number)", "\(answers.count)", "\(right)",
      "\((right * 200 + answers.count) / (2 * answers.count))", most?.key ?? "",
      most.map { "\($0.value)" } ?? "",
    ])
  }
}

extension Pack {
  /// Hash of all tasks in order. It identifies the edition of the pack.
  package var hash: ContentHash { ContentHash(of: lessons.flatMap { [$0.id, $0.hash] }) }
}
