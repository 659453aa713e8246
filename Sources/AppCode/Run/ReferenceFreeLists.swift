import LifecycleModel

/// Finds the references to cells in values. Remembers long lists without references, so that a list
/// of numbers is not read again at each statement.
final class ReferenceFreeLists {
  private var lists = Known<Value>()
  private var tables = Known<Value.Entry>()
  /// The elements read since their work was last spent.
  private var read = 0

  /// The elements read since the last call.
  func takeReadCount() -> Int {
    defer { read = 0 }
    return read
  }

  /// Whether the value is a long list or dictionary that refers to no cell.
  func contains(_ value: Value) -> Bool {
    switch value {
    case .array(let list), .tuple(let list), .object(_, let list), .labelled(_, let list):
      list.count > Interpreter.shortList && isPlain(list)
    case .dictionary(let table): table.count > Interpreter.shortList && isPlain(table)
    case .some(let held): contains(held)
    default: false
    }
  }

  /// Calls `body` with each cell that the value refers to, in the order of its parts.
  func forEachCell(of value: Value, _ body: (Int) -> Void) {
    if value.mayReferToObjects { _ = visit(value, body) }
  }

  /// Returns whether the value refers to a cell.
  private func visit(_ value: Value, _ body: (Int) -> Void) -> Bool {
    var refers = false
    var open = [value]
    while let next = open.popLast() {
      switch next {
      case .box(let cell), .reference(let cell):
        body(cell)
        refers = true
      case .closure(_, let parts), .array(let parts), .tuple(let parts), .object(_, let parts),
        .labelled(_, let parts):
        if parts.count > Interpreter.shortList {
          if visit(list: parts, body) { refers = true }
        } else {
          for part in parts.reversed() where part.mayReferToObjects { open.append(part) }
        }
      case .some(let held): open.append(held)
      case .dictionary(let entries):
        if entries.count > Interpreter.shortList {
          if visit(table: entries, body) { refers = true }
        } else {
          for entry in entries.reversed() {
            if entry.value.mayReferToObjects { open.append(entry.value) }
            if entry.key.mayReferToObjects { open.append(entry.key) }
          }
        }
      default: break
      }
    }
    return refers
  }

  private func visit(list: [Value], _ body: (Int) -> Void) -> Bool {
    if lists.contains(list) { return false }
    read += list.count
    var refers = false
    // Because a loop over the list would count a reference to each element.
    list.withUnsafeBufferPointer { elements in
      for index in elements.indices where elements[index].mayReferToObjects {
        if visit(elements[index], body) { refers = true }
      }
    }
    if !refers { lists.note(list) }
    return refers
  }

  private func visit(table: [Value.Entry], _ body: (Int) -> Void) -> Bool {
    if tables.contains(table) { return false }
    read += 2 * table.count
    var refers = false
    table.withUnsafeBufferPointer { entries in
      for index in entries.indices {
        if entries[index].key.mayReferToObjects, visit(entries[index].key, body) { refers = true }
        if entries[index].value.mayReferToObjects, visit(entries[index].value, body) {
          refers = true
        }
      }
    }
    if !refers { tables.note(table) }
    return refers
  }

  private func isPlain(_ list: [Value]) -> Bool {
    if lists.contains(list) { return true }
    // Because a loop over the list would count a reference to each element.
    let isPlain = list.withUnsafeBufferPointer { elements in
      elements.indices.allSatisfy { index in
        read += 1
        return !elements[index].mayReferToObjects || !refers(elements[index])
      }
    }
    if isPlain { lists.note(list) }
    return isPlain
  }

  private func isPlain(_ table: [Value.Entry]) -> Bool {
    if tables.contains(table) { return true }
    let isPlain = table.withUnsafeBufferPointer { entries in
      entries.indices.allSatisfy { index in
        read += 2
        return !(entries[index].key.mayReferToObjects && refers(entries[index].key))
          && !(entries[index].value.mayReferToObjects && refers(entries[index].value))
      }
    }
    if isPlain { tables.note(table) }
    return isPlain
  }

  /// Like `visit`, but stops at the first reference.
  private func refers(_ value: Value) -> Bool {
    switch value {
    case .box, .reference: true
    case .closure(_, let parts), .array(let parts), .tuple(let parts), .object(_, let parts),
      .labelled(_, let parts):
      parts.count > Interpreter.shortList
        ? !isPlain(parts) : parts.contains { $0.mayReferToObjects && refers($0) }
    case .some(let held): refers(held)
    case .dictionary(let entries):
      entries.count > Interpreter.shortList
        ? !isPlain(entries) : entries.contains { refers($0.key) || refers($0.value) }
    default: false
    }
  }
}

/// The most recent lists without references, by their storage. They are retained, because freed storage could be reused
/// for another list.
private struct Known<Element> {
  private var lists: [[Element]] = []
  private var oldest = 0

  private static var most: Int { 8 }

  func contains(_ list: [Element]) -> Bool {
    lists.contains { $0.isSameStorage(as: list) }
  }

  mutating func note(_ list: [Element]) {
    if lists.count < Known.most {
      lists.append(list)
    } else {
      lists[oldest] = list
      oldest = (oldest + 1) % Known.most
    }
  }
}
