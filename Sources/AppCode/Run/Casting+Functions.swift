import LifecycleModel

/// Function types of closures, as far as their source shows them.
extension Interpreter {
  /// Whether a closure can have this function type. Types that its source does not show match any type.
  func mayBe(
    _ number: Int, _ captured: [Value], _ parameters: [TypeReference], _ result: TypeReference?
  ) -> Bool {
    let code = tree.codes[number]
    let own = captured.last.flatMap { bindings(in: $0) } ?? [:]
    func differ(_ given: TypeReference, _ wanted: TypeReference) -> Bool {
      let given = given.mapped { own[$0] ?? .parameter($0) }
      let wanted = resolved(wanted)
      return given.isSettled && wanted.isSettled && given.plain != wanted.plain
    }
    let takesPair =
      code.parameters.count > 1 && parameters.count == 1
      && (!parameters[0].isSettled || parameters[0].tupleCount == code.parameters.count)
    if code.parameterTypes.count == code.parameters.count, !takesPair {
      guard code.parameters.count == parameters.count else { return false }
      for (given, wanted) in zip(code.parameterTypes, parameters) where differ(given, wanted) {
        return false
      }
    }
    guard let given = code.returns ?? code.givenType else { return true }
    return !differ(given, result ?? .void)
  }
}
