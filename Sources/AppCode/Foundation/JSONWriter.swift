import LifecycleModel

/// JSON as Foundation writes it.
struct JSONWriter {
  /// Some of `prettyPrinted`, `sortedKeys` and `withoutEscapingSlashes`.
  let options: Set<String>

  func text(_ json: JSON) -> String { text(json, 0) }

  private func text(_ json: JSON, _ depth: Int) -> String {
    switch json {
    case .array(let items): return list(items.map { text($0, depth + 1) }, "[", "]", depth)
    case .object(let members):
      let sorted =
        options.contains("sortedKeys") ? members.sorted { $0.key < $1.key } : members
      let colon = options.contains("prettyPrinted") ? " : " : ":"
      return list(
        sorted.map { quoted($0.key) + colon + text($0.value, depth + 1) }, "{", "}", depth)
    case .string(let text): return quoted(text)
    case .null, .bool, .number: return json.compact
    }
  }

  private func quoted(_ text: String) -> String {
    let quoted = JSON.quote(text)
    guard !options.contains("withoutEscapingSlashes") else { return quoted }
    return quoted.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "\\/")
  }

  private func list(_ parts: [String], _ open: String, _ close: String, _ depth: Int) -> String {
    guard options.contains("prettyPrinted") else {
      return open + parts.joined(separator: ",") + close
    }
    let margin = String(repeating: "  ", count: depth)
    if parts.isEmpty { return open + "\n\n" + margin + close }
    return open + "\n" + parts.map { margin + "  " + $0 }.joined(separator: ",\n") + "\n" + margin
      + close
  }
}
