import CommandLanguage
import LifecycleModel
import TextGrid

/// The lessons of a pack with a learner's progress.
package struct LessonList: Sendable {
  package struct Row: Hashable, Sendable {
    package var id: String
    package var title: Bilingual
    package var kind: Lesson.Kind
    package var minutes: Int
    /// The heading of the part that begins with this lesson. Parts are numbered from 1.
    package var part: Heading?
    package var status: LessonStatus
    package var attempts: Int
    package var hints: Int
    package var solvedAt: Moment?
  }

  package struct Heading: Hashable, Sendable {
    package var number: Int
    package var title: Bilingual
    /// What a learner is able to do after it; may be empty.
    package var gives: Bilingual
    package var minutes: Int

    /// The heading followed by `gives`.
    package var whole: Bilingual {
      gives.en.isEmpty
        ? timed : Bilingual(en: "\(timed.en): \(gives.en)", zh: "\(timed.zh)——\(gives.zh)")
    }

    package var timed: Bilingual {
      Bilingual(en: "\(text.en) (\(minutes) min)", zh: "\(text.zh)（\(minutes) 分钟）")
    }

    package var text: Bilingual {
      Bilingual(en: "Part \(number). \(title.en)", zh: "第 \(number) 部分：\(title.zh)")
    }
  }

  /// In the order of the pack.
  package var rows: [Row]

  package init(
    _ lessons: [Lesson], _ progress: Progress, _ renames: Renames, parts: [Pack.Part] = []
  ) {
    var minutes: [Int: Int] = [:]
    var number = 0
    for lesson in lessons {
      number = parts.firstIndex { $0.first == lesson.id } ?? number
      minutes[number, default: 0] += lesson.minutes
    }
    rows = lessons.map { lesson in
      let record = progress.record(of: lesson.id, renames)
      let part = parts.firstIndex { $0.first == lesson.id }
      return Row(
        id: lesson.id, title: lesson.title.bilingual, kind: lesson.kind, minutes: lesson.minutes,
        part: part.map {
          Heading(
            number: $0 + 1, title: parts[$0].title, gives: parts[$0].gives,
            minutes: minutes[$0, default: 0])
        },
        status: record?.status(of: ContentHash(lesson.hash)) ?? .new,
        attempts: record?.attempts ?? 0, hints: record?.hints ?? 0, solvedAt: record?.solved?.at)
    }
  }
}

extension LessonList {
  /// A JSON array with one object per line; English.
  package var json: String {
    let objects = rows.map { $0.json.compact }
    return objects.isEmpty ? "[]" : "[\n" + objects.joined(separator: ",\n") + "\n]"
  }

  /// A table. Lessons that were not begun have no numbers; the title comes last, because it may be long.
  package func lines(in language: Language) -> [String] {
    let head = LessonList.head.map { $0[language] }
    let cells = [head] + rows.map { $0.cells(in: language) }
    let widths = head.indices.map { column in cells.map { $0[column].displayWidth }.max() ?? 0 }
    let lines = cells.map { row in
      let line = row.indices.map { column in
        row[column].padded(to: widths[column], LessonList.alignments[column])
      }
      let text = line.joined(separator: "  ")
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    return [lines[0]]
      + zip(rows, lines.dropFirst()).flatMap { row, line in
        row.part.map { ["", $0.whole[language], line] } ?? [line]
      }
  }

  private static let head = [
    Bilingual(en: "lesson", zh: "课程"), Bilingual(en: "kind", zh: "类型"),
    Bilingual(en: "min", zh: "分钟"), Bilingual(en: "status", zh: "状态"),
    Bilingual(en: "tries", zh: "尝试"),
    Bilingual(en: "hints", zh: "提示"), Bilingual(en: "solved on", zh: "完成日期"),
    Bilingual(en: "title", zh: "标题"),
  ]

  private static let alignments: [Alignment] = [
    .leading, .leading, .trailing, .leading, .trailing, .trailing, .leading, .leading,
  ]
}

extension LessonList.Row {
  fileprivate var json: JSON {
    var members: [JSON.Member] = [
      .init("id", .string(id)), .init("title", .string(title.en)),
      .init("kind", .string(kind.rawValue)), .init("status", .string(status.rawValue)),
      .init("attempts", .number("\(attempts)")), .init("hints", .number("\(hints)")),
    ]
    if let solvedAt { members.append(.init("solvedAt", .string(solvedAt.text))) }
    return .object(members)
  }

  fileprivate func cells(in language: Language) -> [String] {
    let isNew = status == .new
    return [
      id, kind.word[language], "\(minutes)", status.word[language], isNew ? "" : "\(attempts)",
      isNew ? "" : "\(hints)", solvedAt?.date ?? "", VisibleText.line(title[language]),
    ]
  }
}

extension LessonStatus {
  package var word: Bilingual {
    switch self {
    case .new: return Bilingual(en: "new", zh: "未开始")
    case .started: return Bilingual(en: "started", zh: "进行中")
    case .solved: return Bilingual(en: "solved", zh: "已完成")
    case .changed: return Bilingual(en: "changed", zh: "完成后有改动")
    }
  }
}

extension Lesson.Kind {
  package var word: Bilingual {
    switch self {
    case .read: return Bilingual(en: "read", zh: "阅读")
    case .predict: return Bilingual(en: "predict", zh: "预测")
    case .reach: return Bilingual(en: "reach", zh: "达成")
    case .break: return Bilingual(en: "break", zh: "找漏洞")
    case .fix: return Bilingual(en: "fix", zh: "修复")
    case .explain: return Bilingual(en: "explain", zh: "解释")
    }
  }
}
