/// Types by the names that values carry, such as `Array<Main.User>`.
extension ProgramTree {
  func type(named name: String) -> TypeReference { type(named: name[...]) }

  /// Each level reads only its own brackets, because names may be nested a thousand levels deep.
  private func type(named text: Substring) -> TypeReference {
    func argument(of generic: String) -> Substring? {
      guard text.hasPrefix(generic) else { return nil }
      return Substring(text.utf8.dropFirst(generic.utf8.count).dropLast())
    }
    if let element = argument(of: "Array<") { return .array(type(named: element)) }
    if let wrapped = argument(of: "Optional<") { return .optional(type(named: wrapped)) }
    if let element = argument(of: "Set<") { return .set(type(named: element)) }
    if let pair = argument(of: "Dictionary<") {
      let (key, value) = Interpreter.firstArgument(in: pair)
      return .dictionary(type(named: key), type(named: value))
    }
    if let pair = argument(of: "Result<") {
      let (success, failure) = Interpreter.firstArgument(in: pair)
      return .result(type(named: success), type(named: failure))
    }
    let name = String(text)
    if name == "Substring" { return .named(name) }
    if let own = types[name] {
      // `Int`, where the files only extend it.
      let known = KnownType.reference(name)
      if own.kind == .extended, known != .named(name) { return known }
      return .named(name)
    }
    if name.hasSuffix(".Type") { return .metatype(type(named: String(name.dropLast(5)))) }
    if name.contains("<") { return .named(name) }
    let known = KnownType.reference(name)
    guard case .named = known else { return known }
    let path = types.keys.filter { $0.hasSuffix("." + name) }.sorted().first
    return path.map { .named($0) } ?? known
  }
}
