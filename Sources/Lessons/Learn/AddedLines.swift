/// The lines that a solution adds to a delegate, with the method that each belongs to.
package struct AddedLines: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// In the solution, from 1.
    package var number: Int
    package var text: String
    /// False: it stands in the delegate already, and shows where the others belong.
    package var isAdded: Bool
  }

  package var lines: [Line]

  /// Every added line, below the head of its method.
  static func of(_ new: [String], since old: [String]) -> AddedLines {
    let added = Set(
      new.difference(from: old).insertions.compactMap { change -> Int? in
        if case .insert(let offset, _, _) = change { return offset }
        return nil
      })
    var lines: [Line] = []
    var shownHead: Int?
    for index in new.indices where added.contains(index) {
      guard !new[index].allSatisfy({ $0 == " " }) else { continue }
      if let head = head(of: index, in: new), head != shownHead, !added.contains(head) {
        lines.append(Line(number: head + 1, text: new[head], isAdded: false))
        shownHead = head
      }
      lines.append(Line(number: index + 1, text: new[index], isAdded: true))
    }
    return AddedLines(lines: lines)
  }

  /// The nearest line above with a declaration of a function or a type.
  private static func head(of index: Int, in lines: [String]) -> Int? {
    lines[..<index].lastIndex { line in
      let words = line.split { $0 == " " || $0 == "(" || $0 == "{" }
      return words.contains("func") || words.contains("class") || words.contains("init")
    }
  }
}
