import LifecycleModel
import TextGrid

/// Facts about single values that follow from all uses in the code.
extension ProgramTree {
  // MARK: Variables that are not Optional

  /// Finds variables that cannot be Optional, because code reads a member of them with `.`. Only for variables that the
  /// code uses otherwise too.
  mutating func findPlainSlots() {
    var plain = [Set<Int>](repeating: [], count: codes.count)
    var others = plain
    var closures: [(outer: Int, inner: Int)] = []
    for (number, code) in codes.enumerated() {
      var uses: [Int: Int] = [:]
      code.body.visitExpressions { expression in
        switch expression {
        case .slot(let slot): uses[slot, default: 0] += 1
        case .member(.slot(let slot), let name) where !Optional<Int>.mayHave(name),
          .extensionMember(.slot(let slot), let name, _) where !Optional<Int>.mayHave(name):
          plain[number].insert(slot)
          uses[slot, default: 0] -= 1
        case .callMember(.slot(let slot), _, let call) where !Optional<Int>.mayHave(call.name):
          plain[number].insert(slot)
          uses[slot, default: 0] -= 1
        case .closure(let inner): closures.append((number, inner))
        default: break
        }
      }
      others[number] = Set(uses.filter { $0.value > 0 }.map(\.key))
    }
    // A closure reads variables of the code around it; inner closures first.
    for (outer, inner) in closures.sorted(by: { $0.inner > $1.inner }) {
      for capture in codes[inner].captures {
        if plain[inner].contains(capture.inner) { plain[outer].insert(capture.outer) }
        if others[inner].contains(capture.inner) { others[outer].insert(capture.outer) }
      }
    }
    for number in codes.indices {
      let slots = plain[number].intersection(others[number])
      if slots.isEmpty { continue }
      codes[number].plainSlots = slots.filter { codes[number].slotTypes[$0] == nil }
    }
  }

  // MARK: Suites of UserDefaults

  /// Finds the names given to `UserDefaults(suiteName:)`, as texts or constants.
  mutating func findSuites() {
    var found: Set<String> = []
    for code in codes {
      code.body.visitExpressions { expression in
        guard case .callNamed(let call) = expression, call.labels == ["suiteName"],
          let value = call.values.first, let name = text(of: value)
        else { return }
        found.insert(name)
      }
    }
    suites = found.sorted()
  }

  /// The text of a literal or of a constant that is set to one.
  private func text(of expression: Expression) -> String? {
    switch expression {
    case .literal(.string(let text)): return text
    case .cast(let inner, _, _): return text(of: inner)
    case .global(let index):
      return globals[index].isConstant ? globals[index].initial.flatMap(text(ofInitial:)) : nil
    case .member(_, let name):
      let fields = types.values.flatMap(\.fields).filter { $0.name == name }
      return fields.count == 1 ? fields[0].initial.flatMap(text(ofInitial:)) : nil
    default: return nil
    }
  }

  private func text(ofInitial code: Int) -> String? {
    guard case .return(let value?)? = codes[code].body.last?.kind else { return nil }
    return text(of: value)
  }
}

extension Optional {
  /// Whether Optional has a member of the name, or an extension of it in another file may have.
  static func mayHave(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["map", "flatMap", "hash", "hashValue", "encode", "take", "self"].contains(name)
      || ["nil", "none", "some", "optional", "wrap", "description", "empty"].contains {
        lower.containsBytes(of: $0)
      }
      || lower.hasPrefix("or")
  }
}
