import CPty

/// The cells of a small terminal, and the operations on them.
package struct Screen: Sendable {
  package struct Cell: Hashable, Sendable {
    /// Empty in the right half of a wide character.
    package var text = " "
    package var pen = Pen()

    package init(text: String = " ", pen: Pen = Pen()) {
      self.text = text
      self.pen = pen
    }
  }

  package internal(set) var width: Int
  package internal(set) var height: Int
  package internal(set) var cells: [[Cell]]
  package internal(set) var x = 0
  package internal(set) var y = 0
  /// Private modes that are on: "1049", "2004"...
  package internal(set) var modes: Set<String> = ["7", "25"]
  /// Sequences that it does not know. Tests fail if there are any.
  package internal(set) var unknown: [String] = []
  /// Erased cells get the pen's background.
  let colorsErased: Bool

  var parser = Parser.ground
  var pen = Pen()
  var top = 0
  var bottom: Int
  var inserting = false
  /// The last column is written; the next character goes to the next line.
  var wrapPending = false
  var lastScalar: Unicode.Scalar = " "
  private var lastPlace: (x: Int, y: Int)?
  var saved: (x: Int, y: Int, pen: Pen) = (0, 0, Pen())
  private var normalCells: [[Cell]]?

  package init(width: Int, height: Int, colorsErased: Bool = true) {
    self.width = width
    self.height = height
    self.colorsErased = colorsErased
    bottom = height - 1
    cells = Array(repeating: Array(repeating: Cell(), count: width), count: height)
  }

  /// The rows without trailing blanks.
  package var lines: [String] {
    cells.map { row in
      let line = row.map(\.text).joined()
      guard let end = line.lastIndex(where: { $0 != " " }) else { return "" }
      return String(line[...end])
    }
  }

  package var isAlternate: Bool { normalCells != nil }

  package mutating func resize(width newWidth: Int, height newHeight: Int) {
    cells = Self.fit(cells, newWidth, newHeight)
    normalCells = normalCells.map { Self.fit($0, newWidth, newHeight) }
    (width, height) = (newWidth, newHeight)
    (top, bottom) = (0, height - 1)
    (x, y) = (min(x, width - 1), min(y, height - 1))
    wrapPending = false
  }

  private static func fit(_ cells: [[Cell]], _ width: Int, _ height: Int) -> [[Cell]] {
    (0..<height).map { y in
      let row = y < cells.count ? Array(cells[y].prefix(width)) : []
      return row + Array(repeating: Cell(), count: width - row.count)
    }
  }

  mutating func useAlternate(_ alternate: Bool) {
    if alternate, normalCells == nil {
      normalCells = cells
      saved = (x, y, pen)
      cells = Array(repeating: Array(repeating: Cell(), count: width), count: height)
    } else if !alternate, let normal = normalCells {
      cells = normal
      normalCells = nil
      (x, y, pen) = saved
    }
  }

  var erased: Cell {
    var pen = Pen()
    if colorsErased { pen.background = self.pen.background }
    return Cell(pen: pen)
  }

  mutating func erase(_ columns: Range<Int>, row: Int) {
    for column in columns.clamped(to: 0..<width) { cells[row][column] = erased }
  }

  mutating func scroll(up count: Int, from first: Int) {
    guard first <= bottom else { return }
    let blank = Array(repeating: erased, count: width)
    for _ in 0..<min(abs(count), height) {
      cells.remove(at: count > 0 ? first : bottom)
      cells.insert(blank, at: count > 0 ? bottom : first)
    }
  }

  mutating func lineFeed() {
    wrapPending = false
    if y == bottom { scroll(up: 1, from: top) } else if y < height - 1 { y += 1 }
  }

  mutating func put(_ scalar: Unicode.Scalar) {
    let columns = Int(cpty_width(scalar.value))
    guard columns > 0 else {
      join(scalar)
      return
    }
    let wraps = modes.contains("7")
    if wraps && (wrapPending || x + columns > width) {
      x = 0
      lineFeed()
    }
    guard columns <= width else { return }
    x = min(x, width - columns)
    lastScalar = scalar
    if inserting {
      let blanks = Array(repeating: Cell(pen: pen), count: columns)
      cells[y].insert(contentsOf: blanks, at: x)
      cells[y].removeLast(columns)
    }
    if x > 0, cells[y][x].text.isEmpty { cells[y][x - 1].text = " " }
    if x + columns < width, cells[y][x + columns].text.isEmpty { cells[y][x + columns].text = " " }
    cells[y][x] = Cell(text: String(scalar), pen: pen)
    lastPlace = (x, y)
    if columns == 2 { cells[y][x + 1] = Cell(text: "", pen: pen) }
    x += columns
    wrapPending = x >= width && wraps
    x = min(x, width - 1)
  }

  /// Adds the mark to the last written character, wherever the cursor is now.
  private mutating func join(_ mark: Unicode.Scalar) {
    guard let (column, row) = lastPlace, column < width, row < height else { return }
    cells[row][column].text.unicodeScalars.append(mark)
  }
}
