import LifecycleModel

/// Random numbers and elements from a user-defined generator (`using: &generator`). They are drawn as Swift's library
/// draws them, so that a seeded generator gives the same numbers as in a compiled app.
extension Interpreter {
  /// `Int.random(in:using:)` and the like; nil for other types, and without a user-defined generator.
  mutating func randomValue(
    of type: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard call.name == "random", let generator = generator(in: call) else { return nil }
    switch KnownType.reference(type) {
    case .bool:
      return try next(of: generator).map { .bool($0 >> 17 & 1 == 0) }
    case let type:
      guard call.labels.first == "in", case .object(let range, let bounds)? = values.first,
        bounds.count == 2
      else { return nil }
      let isClosed = range == "ClosedRange"
      switch type {
      case .int:
        guard let low = bounds[0].asInt, let high = bounds[1].asInt else { return nil }
        let drawn = try number(Int128(low), Int128(high), isClosed, bits: 64, generator)
        return drawn.map { .int(Int(truncatingIfNeeded: $0)) }
      case .integer(let type):
        guard case .integer(_, let low) = try coerce(bounds[0], to: .integer(type)),
          case .integer(_, let high) = try coerce(bounds[1], to: .integer(type))
        else { return nil }
        let drawn = try number(
          type.wide(low), type.wide(high), isClosed, bits: type.bitWidth, generator)
        return drawn.map { .integer(type, type.truncating($0)) }
      case .double, .float:
        guard let low = bounds[0].asDouble, let high = bounds[1].asDouble else { return nil }
        guard type == .double else {
          return try fraction(Float(low), Float(high), isClosed, bits: 32, generator)
            .map { .float($0) }
        }
        return try fraction(low, high, isClosed, bits: 64, generator).map { .double($0) }
      default: return nil
      }
    }
  }

  /// `next(upperBound:)` of a user-defined generator; nil for other calls.
  mutating func randomCall(
    _ receiver: Value, _ place: Place?, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard call.name == "next", call.labels == ["upperBound"], let place,
      table(of: receiver)?.table.names.contains("RandomNumberGenerator") == true,
      case .integer(let type, let bits)? = values.first
    else { return nil }
    guard bits != 0 else { throw trap("upperBound cannot be zero.") }
    return try below(UInt64(bitPattern: Int64(bits)), bits: type.bitWidth, place)
      .map { .integer(type, type.truncating(Int128($0))) }
  }

  /// The index of `randomElement(using:)`; nil without a user-defined generator.
  mutating func randomIndex(
    below count: Int, _ call: Call
  ) throws(Unwinding) -> Int? {
    guard let generator = generator(in: call) else { return nil }
    return try number(0, Int128(count), false, bits: 64, generator).map { Int($0) }
  }

  /// `shuffled(using:)`; nil without a user-defined generator.
  mutating func shuffled(
    _ items: [Value], _ call: Call
  ) throws(Unwinding) -> [Value]? {
    guard let generator = generator(in: call) else { return nil }
    var items = items
    for index in items.indices.dropLast() {
      guard let step = try number(0, Int128(items.count - index), false, bits: 64, generator)
      else { return nil }
      items.swapAt(index, index + Int(step))
    }
    return items
  }

  // MARK: Drawing

  private func generator(in call: Call) -> Place? {
    guard let index = call.labels.firstIndex(of: "using"), call.values.indices.contains(index),
      case .reference(let place) = call.values[index]
    else { return nil }
    return place
  }

  /// The generator's next number; nil if the app does not define the generator.
  private mutating func next(of generator: Place) throws(Unwinding) -> UInt64? {
    let value = try load(generator)
    guard table(of: value)?.table.methods["next"] != nil else { return nil }
    let call = Call(name: "next", labels: [], values: [], trailing: 0, spelling: "()")
    guard case .integer(_, let bits) = try callMember(value, generator, call, []) else {
      return nil
    }
    return UInt64(bitPattern: Int64(bits))
  }

  private mutating func number(
    _ low: Int128, _ high: Int128, _ isClosed: Bool, bits: Int, _ generator: Place
  ) throws(Unwinding) -> Int128? {
    let count = high - low + (isClosed ? 1 : 0)
    guard count > 0 else { throw trap("Can't get random value with an empty range") }
    // The range covers all values of the type.
    if count == Int128(1) << Int128(bits) {
      return try next(of: generator).map { low + Int128($0 & mask(bits)) }
    }
    return try below(UInt64(count), bits: bits, generator).map { low + Int128($0) }
  }

  private func mask(_ bits: Int) -> UInt64 { UInt64.max >> UInt64(64 - bits) }

  /// A number below `bound`, drawn from that many bits (Lemire's method).
  private mutating func below(
    _ bound: UInt64, bits: Int, _ generator: Place
  ) throws(Unwinding) -> UInt64? {
    let mask = mask(bits)
    let least = (0 &- bound) & mask % bound
    while let drawn = try next(of: generator) {
      let product = (drawn & mask).multipliedFullWidth(by: bound)
      guard bits < 64 else {
        if product.low >= least { return product.high }
        continue
      }
      if product.low & mask >= least { return product.low >> UInt64(bits) }
    }
    return nil
  }

  private mutating func fraction<Number: BinaryFloatingPoint>(
    _ low: Number, _ high: Number, _ isClosed: Bool, bits: Int, _ generator: Place
  ) throws(Unwinding) -> Number? {
    guard isClosed ? low <= high : low < high else {
      throw trap("Can't get random value with an empty range")
    }
    let most = UInt64(1) << UInt64(Number.significandBitCount + 1)
    while true {
      let drawn =
        try isClosed
        ? below(most + 1, bits: bits, generator) : next(of: generator).map { $0 & (most - 1) }
      guard let drawn else { return nil }
      if isClosed, drawn == most { return high }
      let made = (high - low) * (Number(drawn) * (Number.ulpOfOne / 2)) + low
      if isClosed || made != high { return made }
    }
  }
}
