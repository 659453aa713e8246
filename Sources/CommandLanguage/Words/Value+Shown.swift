import LifecycleModel

extension Value {
  /// The value as Swift prints it, cut after `limit` scalars with `…` for the rest. The parts of a value may share one
  /// long text, so a description can have thousands of times the size of the value: anything that is shown or compared
  /// uses this instead of `description`. Not yet safe for the terminal.
  package func description(upTo limit: Int) -> String {
    let text = beginning(limit).description
    guard text.unicodeScalars.count > limit else { return text }
    return String(text.unicodeScalars.prefix(limit)) + "…"
  }
}
