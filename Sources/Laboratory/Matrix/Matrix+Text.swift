import CommandLanguage
import LifecycleModel
import TextGrid

extension Matrix {
  /// A row for each permission and kind of push, a column for each state. `Y/n` means seen but not called; `*` marks
  /// disputed behaviour.
  var text: Bilingual {
    let table = Bilingual(
      en: table(
        title: "seen/called", permission: \.rawValue, kind: \.rawValue, state: \.rawValue,
        yes: "Y", no: "n"),
      zh: table(
        title: "看见/调用", permission: { $0.label.zh }, kind: \.rawValue,
        state: { $0.chinese }, yes: "是", no: "否"))
    guard let cell = cells.first(where: \.isDisputed) else { return table }
    let example = Question.whyMatrix(cell.address).canonicalText
    return Bilingual(
      en: table.en + "\n* disputed; for example: \(example)",
      zh: table.zh + "\n* 有争议；例如：\(example)")
  }

  private func table(
    title: String, permission: (Permission) -> String, kind: (Kind) -> String,
    state: (Condition) -> String, yes: String, no: String
  ) -> String {
    var rows = [[title, ""] + Condition.allCases.map(state)]
    var index = 0
    while index < cells.count {
      let row = cells[index..<min(index + Condition.allCases.count, cells.count)]
      guard let first = row.first else { break }
      rows.append(
        [permission(first.permission), kind(first.kind)]
          + row.map {
            "\($0.isSeen ? yes : no)/\($0.isCalled ? yes : no)\($0.isDisputed ? "*" : "")"
          })
      index += Condition.allCases.count
    }
    let widths = rows[0].indices.map { column in
      rows.map { $0[column].displayWidth }.max() ?? 0
    }
    return rows.map { row in
      let padded = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.displayWidth)
      }
      var line = padded.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// For the machine-readable trace.
  var json: JSON {
    .array(
      cells.map { cell in
        .object([
          .init("permission", .string(cell.permission.rawValue)),
          .init("push", .string(cell.kind.rawValue)),
          .init("state", .string(cell.condition.rawValue)),
          .init("seen", .bool(cell.isSeen)), .init("called", .bool(cell.isCalled)),
          .init("disputed", .bool(cell.isDisputed)),
        ])
      })
  }
}

extension Matrix.Cell {
  /// The events of the cell, the deciding rule, and what the user sees.
  func explanation(_ handbook: Handbook) -> Bilingual {
    let events = [Event.openedApp] + condition.events + [.sentPush(kind.push)]
    let played = events.map(\.canonicalText).joined(separator: "; ")
    var lines = [
      Bilingual(
        en: "\(permission.rawValue), \(kind.rawValue), \(condition.rawValue): "
          + "\(isSeen ? "seen" : "not seen"), \(isCalled ? "called" : "not called").",
        zh: "\(permission.label.zh)、\(kind.rawValue)、\(condition.chinese)："
          + "\(isSeen ? "看得见" : "看不见")，\(isCalled ? "有调用" : "没有调用")。"),
      Bilingual(en: "Played: \(played).", zh: "演示的事件：\(played)。"),
    ]
    if let deciding {
      lines.append(handbook.explain(deciding, withParagraphs: true, in: circumstances))
    }
    return (lines + [seen].compactMap { $0 }).asLines
  }
}

extension Matrix.Condition {
  fileprivate var chinese: String {
    switch self {
    case .active: return "前台"
    case .background: return "后台"
    case .suspended: return "挂起"
    case .reclaimed: return "被系统回收"
    case .swiped: return "被划掉"
    }
  }
}
