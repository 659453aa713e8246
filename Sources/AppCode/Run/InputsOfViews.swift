import LifecycleModel

/// The state that code read while view bodies were evaluated. SwiftUI evaluates them again only after some of it has
/// changed.
final class InputsOfViews {
  /// Captured variables and objects, as a bit set.
  private var cells: [UInt64] = []
  /// Properties of the delegate, then globals, as a bit set.
  private var properties: [UInt64] = []
  private var roots: Set<String> = []
  private var assumptions: Set<String> = []
  private var defaults: Set<String> = []
  private var readsAllDefaults = false
  private(set) var readsPhase = false

  func note(cell: Int) { InputsOfViews.mark(cell, in: &cells) }
  func note(property: Int) { InputsOfViews.mark(property, in: &properties) }
  func note(assumption: String) { assumptions.insert(assumption) }
  func note(defaultNamed key: String) { defaults.insert(key) }
  func noteAllDefaults() { readsAllDefaults = true }
  func notePhase() { readsPhase = true }

  func note(root key: String) {
    if !InputsOfViews.ofReading.contains(key), !key.hasPrefix("unknown.") { roots.insert(key) }
  }

  /// Roots that evaluating a body writes itself, and roots that a method above tracks.
  private static let ofReading: Set<String> = [
    "hooks", "kept", "scenes", "appeared", "phaseMoves", "phase", root, staleRoot, scenesRoot,
    staleScenesRoot, Interpreter.viewReceivers, Interpreter.assumedRoot,
    Interpreter.assumedAsideRoot,
  ]

  static let root = "inputs"
  /// Set when an input has changed since the bodies were evaluated.
  static let staleRoot = "stale"
  /// The same two for App.body and the contents of its windows.
  static let scenesRoot = "inputs of scenes"
  static let staleScenesRoot = "stale scenes"

  // MARK: Comparing

  func haveChanged(from old: StateOfViews, to new: StateOfViews) -> Bool {
    if InputsOfViews.numbers(in: cells).contains(where: { old.cell($0) != new.cell($0) }) {
      return true
    }
    let isChanged = InputsOfViews.numbers(in: properties).contains {
      old.property($0) != new.property($0)
    }
    if isChanged || roots.contains(where: { old.root($0) != new.root($0) }) { return true }
    if assumptions.contains(where: { old.assumption($0) != new.assumption($0) }) { return true }
    if readsAllDefaults { return old.defaults != new.defaults }
    return defaults.contains { old.defaultNamed($0) != new.defaultNamed($0) }
  }

  /// Forgets objects that existed only during the evaluation.
  func forgetCells(notIn heap: [Value?]) {
    for cell in InputsOfViews.numbers(in: cells)
    where !heap.indices.contains(cell) || heap[cell] == nil {
      cells[cell / 64] &= ~(1 << UInt64(cell % 64))
    }
  }

  // MARK: As a value

  /// Cell numbers are stored as text, so that the search for references ignores them.
  var value: Value {
    func words(_ bits: [UInt64]) -> Value {
      .string(bits.map { String($0, radix: 16) }.joined(separator: " "))
    }
    func names(_ all: Set<String>) -> Value { .array(all.sorted().map { .string($0) }) }
    return .tuple([
      words(cells), words(properties), names(roots), names(assumptions), names(defaults),
      .bool(readsAllDefaults), .bool(readsPhase),
    ])
  }

  init() {}

  init?(_ value: Value) {
    guard case .tuple(let parts) = value, parts.count == 7 else { return nil }
    func bits(_ value: Value) -> [UInt64] {
      value.description.split(separator: " ").map { UInt64($0, radix: 16) ?? 0 }
    }
    func names(_ value: Value) -> Set<String> {
      guard case .array(let all) = value else { return [] }
      return Set(all.map(\.description))
    }
    (cells, properties) = (bits(parts[0]), bits(parts[1]))
    (roots, assumptions, defaults) = (names(parts[2]), names(parts[3]), names(parts[4]))
    (readsAllDefaults, readsPhase) = (parts[5] == .bool(true), parts[6] == .bool(true))
  }

  private static func mark(_ number: Int, in bits: inout [UInt64]) {
    while bits.count <= number / 64 { bits.append(0) }
    bits[number / 64] |= 1 << UInt64(number % 64)
  }

  private static func numbers(in bits: [UInt64]) -> [Int] {
    bits.indices.flatMap { index in
      bits[index] == 0
        ? [] : (0..<64).filter { bits[index] & 1 << UInt64($0) != 0 }.map { 64 * index + $0 }
    }
  }
}

/// A snapshot of the state that view bodies can read.
struct StateOfViews {
  private let cells: [Value?]
  private let rootCell: Int?
  private let properties: [Value]
  let defaults: Value

  init(_ heap: ObjectHeap, _ world: World) {
    (cells, rootCell) = (heap.cells, heap.rootCell)
    properties = world.memory.properties
    defaults = world.defaults
  }

  func cell(_ cell: Int) -> Value? { cells.indices.contains(cell) ? cells[cell] : nil }

  func property(_ index: Int) -> Value {
    properties.indices.contains(index) ? properties[index] : .none
  }

  func root(_ key: String) -> Value {
    guard let rootCell, case .object(_, let parts)? = cell(rootCell),
      case .dictionary(let entries)? = parts.first
    else { return .none }
    return entries.value(named: key) ?? .none
  }

  func assumption(_ key: String) -> Value? {
    for table in [Interpreter.assumedRoot, Interpreter.assumedAsideRoot] {
      if case .dictionary(let entries) = root(table), let found = entries.value(named: key) {
        return found
      }
    }
    return nil
  }

  func defaultNamed(_ key: String) -> Value? {
    guard case .dictionary(let entries) = defaults else { return nil }
    return entries.value(named: key)
  }
}
