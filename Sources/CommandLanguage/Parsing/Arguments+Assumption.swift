import LifecycleModel

extension Arguments {
  /// `[FILE:]LINE[.N] true|false|nil|some|case NAME|calls|never|once|empty|"TEXT"`
  mutating func assumption() throws(CommandError) -> Assumption {
    let token = try next(.assumptionPlace)
    guard var assumption = Arguments.place(token.text) else {
      throw error(.unknown(read: token.text, expected: .assumptionPlace), at: token)
    }
    if let text = peek, text.kind == .quoted {
      assumption.value = .text(try next(.name).text)
      return assumption
    }
    switch try keyword(AssumptionWord.self) {
    case .true: assumption.value = .bool(true)
    case .false: assumption.value = .bool(false)
    case .nil: assumption.value = .none
    case .some: assumption.value = .some
    case .calls: assumption.value = .calls
    case .never: assumption.value = .never
    case .once: assumption.value = .once
    case .empty: assumption.value = .empty
    case .case:
      let name = try next(.name)
      guard !name.text.isEmpty else {
        throw error(.unknown(read: name.text, expected: .name), at: name)
      }
      assumption.value = .enumCase(
        name.text.hasPrefix(".") ? String(name.text.dropFirst()) : name.text)
    }
    return assumption
  }

  /// The assumption's place, without a value yet.
  private static func place(_ text: String) -> Assumption? {
    var file: String?
    var rest = text[...]
    if let colon = text.lastIndex(where: { $0 == ":" || $0 == "：" }) {
      let path = text[..<colon]
      file = String(path.split(separator: "/").last ?? path)
      if file?.isEmpty != false { return nil }
      rest = text[text.index(after: colon)...]
    }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let line = number(parts[0]) else { return nil }
    if parts.count == 1 { return Assumption(file: file, line: line, .some) }
    guard let number = number(parts[1]) else { return nil }
    return Assumption(file: file, line: line, number: number, .some)
  }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text),
      (1...largestNumber).contains(number)
    else { return nil }
    return number
  }
}

/// The words after `assume LINE`.
enum AssumptionWord: String, CaseIterable, Hashable, Sendable {
  case `true`, `false`, `nil`, some, `case`, calls, never, once, empty
}

extension AssumedValue {
  /// In the form that `assume` parses.
  var commandText: String {
    switch self {
    case .enumCase(let name): return "case " + CommandText.word(name)
    case .text(let text): return CommandText.quoted(text)
    case .once: return AssumptionWord.once.rawValue
    case .empty: return AssumptionWord.empty.rawValue
    default: return word
    }
  }
}
