extension Screen {
  mutating func control(_ text: String, _ final: Character) {
    if text.hasPrefix("?") {
      privateMode(text.dropFirst().split(separator: ";").map(String.init), final)
      return
    }
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    if final == "m" {
      let strange = pen.select(numbers.isEmpty ? [0] : numbers)
      if !strange.isEmpty { unknown.append("CSI \(text)m") }
      return
    }
    let first = numbers.first ?? 0
    if !move(first, numbers.count > 1 ? numbers[1] : 0, final) && !edit(first, final) {
      switch final {
      case "r":
        top = max(1, first) - 1
        bottom = (numbers.count > 1 && numbers[1] > 0 ? min(numbers[1], height) : height) - 1
        (x, y) = (0, 0)
      case "h" where first == 4: inserting = true
      case "l" where first == 4: inserting = false
      case "h" where first == 34, "l" where first == 34, "t", "g": break
      default: unknown.append("CSI \(text)\(final)")
      }
    }
  }

  private mutating func privateMode(_ names: [String], _ final: Character) {
    switch final {
    case "h": modes.formUnion(names)
    case "l": modes.subtract(names)
    case "c": return  // the Linux console's cursor shape
    default: unknown.append("CSI ?\(names.joined(separator: ";"))\(final)")
    }
    if names.contains("1049") { useAlternate(final == "h") }
  }

  private mutating func move(_ first: Int, _ second: Int, _ final: Character) -> Bool {
    let count = max(1, first)
    switch final {
    case "H", "f": (x, y) = (max(1, second) - 1, count - 1)
    case "G", "`": x = count - 1
    case "d": y = count - 1
    case "A": y -= count
    case "B": y += count
    case "C": x += count
    case "D": x -= count
    case "I": x = (x / 8 + count) * 8
    case "Z": x = ((x + 7) / 8 - count) * 8
    default: return false
    }
    (x, y) = (min(max(0, x), width - 1), min(max(0, y), height - 1))
    wrapPending = false
    return true
  }

  private mutating func edit(_ first: Int, _ final: Character) -> Bool {
    let count = max(1, first)
    switch final {
    case "J":
      for row in 0..<height where first == 2 || (first == 0 ? row > y : row < y) {
        erase(0..<width, row: row)
      }
      if first != 2 { eraseLine(first) }
    case "K": eraseLine(first)
    case "X": erase(x..<(x + count), row: y)
    case "P":
      let removed = min(count, width - x)
      cells[y].removeSubrange(x..<(x + removed))
      cells[y] += Array(repeating: erased, count: removed)
    case "@":
      let added = min(count, width - x)
      cells[y].insert(contentsOf: Array(repeating: erased, count: added), at: x)
      cells[y].removeLast(added)
    case "L": scroll(up: -count, from: y)
    case "M": scroll(up: count, from: y)
    case "S": scroll(up: count, from: top)
    case "T": scroll(up: -count, from: top)
    case "b":
      for _ in 0..<count { put(lastScalar) }
      return true
    default: return false
    }
    wrapPending = false
    return true
  }

  private mutating func eraseLine(_ which: Int) {
    switch which {
    case 0: erase(x..<width, row: y)
    case 1: erase(0..<(x + 1), row: y)
    default: erase(0..<width, row: y)
    }
  }
}
