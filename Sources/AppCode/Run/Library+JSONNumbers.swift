import LifecycleModel

/// Numbers in JSON that a Double or an Int cannot hold.
extension Interpreter {
  /// A Double or Float as Foundation writes it.
  static func written(_ number: Value, _ options: JSONOptions) throws(Unwinding) -> JSON {
    let (type, double, text) =
      if case .float(let float) = number {
        ("Float", Double(float), "\(float)")
      } else {
        ("Double", number.asDouble ?? 0, "\(number.asDouble ?? 0)")
      }
    guard double.isFinite else {
      if let own = options.text(for: double) { return .string(own) }
      let complaint = "Unable to encode \(type).\(text) directly in JSON."
      throw .thrown(encodingError(number, options.path, complaint))
    }
    return .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  static func encodingError(_ value: Value, _ path: [Value], _ text: String) -> Value {
    let context = Value.object("DecodingError.Context", [.array(path), .string(text)])
    return .object("EncodingError", [.member("invalidValue"), value, context])
  }

  /// Thrown for a value whose JSON form is not simulated.
  static let unplayedCoding = Value.opaque("what is not played in JSON")

  static func decodedDecimal(_ value: Value, _ path: [Value]) throws(Unwinding) -> Value {
    guard case .object("NSNumber", let parts) = value, let number = parts.first,
      number.asBool == nil
    else { throw .thrown(decodingError("typeMismatch", path, "", for: "Decimal")) }
    guard number.isFiniteJSON else {
      throw .thrown(decodingError("dataCorrupted", [], "The given data was not valid JSON."))
    }
    let spelling = parts.count > 1 ? parts[1].description : number.description
    return DecimalNumber(spelling).map { .object("Decimal", [.string($0.text)]) }
      ?? .opaque("Decimal from JSON")
  }

  /// A range decoded from its two bounds; nil if the type of the bounds is unknown.
  mutating func decodedRange(
    _ value: Value, _ name: String, of bound: TypeReference?, _ path: [Value],
    _ options: JSONOptions
  ) throws(Unwinding) -> Value? {
    // A range of Int is written without its type argument.
    let bound = bound ?? .int
    guard case .array(let items) = value else { throw .thrown(mismatch(.array(.any), value, path)) }
    var bounds: [Value] = []
    for index in 0..<2 {
      let inner = path + [.codingIndex(index)]
      guard items.indices.contains(index) else {
        let text = "Unkeyed container is at end."
        throw .thrown(
          Interpreter.decodingError("valueNotFound", inner, text, for: bound.swiftName))
      }
      bounds.append(try decoded(items[index], as: bound, inner, options))
    }
    guard try apply(.lessOrEqual, bounds[0], bounds[1]) == .bool(true) else {
      let shown = "\(name)<\(bound.swiftName)>"
      let order = "a lowerBound (\(bounds[0])) greater than upperBound (\(bounds[1]))"
      throw .thrown(
        Interpreter.decodingError(
          "dataCorrupted", path, "Cannot initialize \(shown) with \(order)"))
    }
    return .object(name, bounds)
  }
}

extension Value {
  /// The JSON that an encoder has written. Unlike in a payload, numbers keep their spelling.
  init(written json: JSON) {
    switch json {
    case .number(let spelling):
      if let whole = Int(spelling), "\(whole)" == spelling {
        self = .int(whole)
      } else {
        self = .object("Decimal", [.string(spelling)])
      }
    case .array(let items): self = .array(items.map { Value(written: $0) })
    case .object(let members):
      self = .dictionary(ofLast: members.map { ($0.key, Value(written: $0.value)) })
    default: self = Value(json)
    }
  }
}
