/// Divides a text into pages at the ends of its paragraphs.
package enum Pages {
  /// Columns of text at 80x24 and on the projector.
  package static let width = 70
  package static let height = 16
  /// The most lines of a paragraph, so that it fits a screen.
  package static let highestParagraph = 12

  /// The lines of a text, with a blank line between its parts.
  package static func lines(of blocks: [ProseBlock], width: Int) -> [PageLine] {
    Array(
      blocks.map { block in Array(block.groups(width: width).joined()) }
        .joined(separator: [PageLine.blank]))
  }

  /// The pages of a text. A heading stays with the next part. A part higher than a page is split.
  package static func pages(
    of blocks: [ProseBlock], width: Int, height: Int
  ) -> [[PageLine]] {
    var pages: [[PageLine]] = []
    var page: [PageLine] = []
    func turn() {
      if !page.isEmpty { pages.append(page) }
      page = []
    }
    for chunk in chunks(of: blocks, width: width) {
      let gap = page.isEmpty || chunk.joinsOn ? 0 : 1
      if page.count + gap + chunk.lines.count > height { turn() }
      if !page.isEmpty, gap == 1 { page.append(.blank) }
      var rest = chunk.lines[...]
      while page.count + rest.count > height {
        let room = height - page.count
        page += rest.prefix(room)
        rest = rest.dropFirst(room)
        turn()
      }
      page += rest
    }
    turn()
    return pages
  }

  private struct Chunk {
    var lines: [PageLine]
    /// It follows without a blank line, like the next item of a list.
    var joinsOn: Bool
  }

  private static func chunks(of blocks: [ProseBlock], width: Int) -> [Chunk] {
    var chunks: [Chunk] = []
    var heading: [PageLine]?
    for block in blocks {
      if case .heading = block.content {
        heading = (heading.map { $0 + [.blank] } ?? []) + block.groups(width: width).joined()
        continue
      }
      for (index, group) in block.groups(width: width).enumerated() {
        if let waiting = heading {
          chunks.append(Chunk(lines: waiting + [.blank] + group, joinsOn: false))
          heading = nil
        } else {
          chunks.append(Chunk(lines: group, joinsOn: index > 0))
        }
      }
    }
    if let heading { chunks.append(Chunk(lines: heading, joinsOn: false)) }
    return chunks
  }
}
