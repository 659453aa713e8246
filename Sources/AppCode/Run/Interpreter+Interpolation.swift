import LifecycleModel

extension Interpreter {
  mutating func interpolate(_ parts: [Expression]) throws(Unwinding) -> Value {
    var text = ""
    var isKnown = true
    var pieces = [""]
    for part in parts {
      if case .callImplicit(let call) = part, call.name == Lowering.appendInterpolation {
        text = try interpolate(call, onto: text)
        pieces += [""]
      } else {
        let value = try evaluate(part)
        let shown = try knownText(value)
        text += shown.text
        isKnown = isKnown && shown.isKnown
        pieces = Interpreter.joined(
          pieces, self.pieces(of: value, shownAs: shown.text, isKnown: shown.isKnown))
      }
      try checkLength(text)
    }
    return isKnown ? .string(text) : unknownText(text, pieces)
  }

  /// A call of a user-defined `appendInterpolation`. `self` is the string so far.
  private mutating func interpolate(_ call: Call, onto text: String) throws(Unwinding) -> String {
    let values = try evaluate(call.values)
    let methods = ["StringInterpolation", "DefaultStringInterpolation"].flatMap {
      tree.tables[$0]?.methods[call.name] ?? []
    }
    guard let (method, places) = try choose(methods, call, values),
      call.labels != ["_"] || method.types.first.map({ fit(values[0], $0) > 0 }) == true
    else {
      return text + (try self.text(values.first ?? .none))
    }
    _ = try invoke(
      method, places, call, values,
      on: .object("StringInterpolation", [.string(text)]), place: nil)
    let made = finalValue(ofSlot: tree.codes[method.code].selfSlot ?? 0)
    guard case .object(_, let parts) = made else { return text }
    return parts.first?.description ?? text
  }
}
