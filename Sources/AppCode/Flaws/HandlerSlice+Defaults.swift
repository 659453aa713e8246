import LifecycleModel

/// UserDefaults in the slice: by key if the code shows the key, otherwise as a whole.
extension HandlerSlice {
  /// The variable that a relevant read of UserDefaults makes relevant.
  func stored(under key: Expression?) -> Variable {
    key.flatMap(text).map(Variable.stored) ?? .defaults
  }

  /// Whether a decision may read the value stored under the key.
  func decides(onStored key: Expression) -> Bool {
    if steering.contains(.defaults) { return true }
    switch stored(under: key) {
    case .defaults:
      return steering.contains { if case .stored = $0 { true } else { false } }
    case let one: return steering.contains(one)
    }
  }

  /// The text of a literal, or of a constant with a literal.
  private func text(of key: Expression) -> String? {
    switch key {
    case .literal(.string(let text)): return text
    case .global(let number): return text(of: tree.globals[number])
    case .member(.literal(.type(let path)), let name):
      let type = path.split(separator: ".").last.map(String.init)
      let named = tree.globals.filter {
        $0.name == name && $0.owner?.split(separator: ".").last.map(String.init) == type
      }
      return named.count == 1 ? text(of: named[0]) : nil
    default: return nil
    }
  }

  private func text(of constant: ProgramTree.Global) -> String? {
    guard constant.isConstant, let initial = constant.initial,
      case .return(.literal(.string(let text))?)? = tree.codes[initial].body.first?.kind
    else { return nil }
    return text
  }
}

/// The keys of UserDefaults whose values decide about completion handlers.
enum StoredKeys: Sendable, Equatable {
  case all
  case some(Set<String>)

  var isEmpty: Bool { self == .some([]) }

  /// The entries under these keys, of the app's own defaults and of suites (`suite/key`).
  func kept(of defaults: Value) -> Value {
    guard case .some(let keys) = self, case .dictionary(let entries) = defaults else {
      return defaults
    }
    return .dictionary(
      entries.filter { entry in
        let name = entry.key.description
        return keys.contains { name == $0 || name.hasSuffix("/" + $0) }
      })
  }
}
