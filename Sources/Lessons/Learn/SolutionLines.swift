/// The solution of a fix lesson compared with its original delegate: added and removed lines.
package struct SolutionLines: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case added
    case removed
    /// An unchanged line that shows where the others belong.
    case head
  }

  package struct Line: Hashable, Sendable {
    package var kind: Kind
    /// Line number, from 1, in the solution; for a removed line, in the lesson's delegate.
    package var number: Int
    package var text: String
  }

  package var lines: [Line]

  /// Every changed line except doc comments, below the head of its method.
  static func of(_ new: [String], since old: [String]) -> SolutionLines {
    let difference = new.difference(from: old)
    let added = Set(difference.insertions.map(\.offset))
    let removed = Set(difference.removals.map(\.offset))
    var lines: [Line] = []
    var shownHead: Int?
    func add(_ kind: Kind, _ index: Int, _ text: String, below place: Int) {
      let code = text.drop { $0 == " " }
      guard !code.isEmpty, !code.hasPrefix("///") else { return }
      if let head = head(of: place, in: new), head != shownHead, !added.contains(head) {
        lines.append(Line(kind: .head, number: head + 1, text: new[head]))
        shownHead = head
      }
      lines.append(Line(kind: kind, number: index + 1, text: text))
    }
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if before < old.count, removed.contains(before) {
        add(.removed, before, old[before], below: after)
        before += 1
      } else if after < new.count, added.contains(after) {
        add(.added, after, new[after], below: after)
        after += 1
      } else {
        before += 1
        after += 1
      }
    }
    return SolutionLines(lines: lines)
  }

  /// The nearest line above that declares a function or a type.
  private static func head(of index: Int, in lines: [String]) -> Int? {
    lines.prefix(index).lastIndex { line in
      let words = line.split { $0 == " " || $0 == "(" || $0 == "{" }
      return words.contains("func") || words.contains("class") || words.contains("init")
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): return offset
    }
  }
}
