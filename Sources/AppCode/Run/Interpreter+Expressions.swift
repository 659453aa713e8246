import LifecycleModel

extension Interpreter {
  mutating func evaluate(_ expression: Expression) throws(Unwinding) -> Value {
    try descend()
    defer { ascend() }
    switch expression {
    case .literal(let value): return value
    case .slot(let slot): return load(slot: slot)
    case .property(let index): return load(property: index)
    case .member(let base, let member): return try read(member, of: try evaluate(base))
    case .tupleElement(let base, let number): return try element(number, of: try evaluate(base))
    case .index(let base, let index):
      let base = try evaluate(base)
      return try element(at: try evaluate(index), of: base)
    case .call(let code, let arguments):
      if let method = tree.methods.first(where: { $0.code == code }),
        method.fullName == Callback.pushSDKDidReceivePayload.swiftName
      {
        reaction.callFromSDK(line: method.line)
      }
      return try call(code: code, try evaluate(arguments), captured: [])
    case .callValue(let callee, let arguments):
      let callee = try evaluate(callee)
      return try call(callee, try evaluate(arguments))
    case .callMethod(let receiver, let method, let arguments):
      let receiver = try evaluate(receiver)
      return try call(method, on: receiver, try evaluate(arguments))
    case .callFunction(let function, let arguments):
      return try call(function, try evaluate(arguments))
    case .mutate(let place, let mutation, let arguments):
      return try mutate(place, mutation, try evaluate(arguments))
    case .assign(let place, let value):
      let value = try evaluate(value)
      try store(value, in: place)
      return .void
    case .compound(let place, let operation, let value):
      let old = try load(place)
      try store(try apply(operation, old, try evaluate(value)), in: place)
      return .void
    case .binary(let operation, let left, let right):
      let left = try evaluate(left)
      return try apply(operation, left, try evaluate(right))
    case .and(let left, let right): return .bool(try truth(left) ? try truth(right) : false)
    case .or(let left, let right): return .bool(try truth(left) ? true : try truth(right))
    case .not(let value): return .bool(try !truth(value))
    case .negate(let value): return try apply(.subtract, .int(0), try evaluate(value))
    case .coalesce(let left, let right):
      let value = try evaluate(left)
      return value == .none ? try evaluate(right) : value
    case .choice(let condition, let first, let second):
      return try truth(condition) ? try evaluate(first) : try evaluate(second)
    case .array(let items): return .array(try evaluate(items))
    case .dictionary(let entries): return try makeDictionary(entries)
    case .tuple(let items): return .tuple(try evaluate(items))
    case .interpolation(let parts):
      var text = ""
      for part in parts {
        text += try evaluate(part).description
        try checkLength(text)
      }
      return .string(text)
    case .closure(let code):
      return .closure(code: code, captured: tree.codes[code].captures.map { frame[$0.outer] })
    case .cast(let value, let type, let cast): return try convert(try evaluate(value), type, cast)
    case .isType(let value, let type):
      return .bool(Casting.convert(try evaluate(value), to: type) != nil)
    case .forced(let value):
      let value = try evaluate(value)
      if value == .none { throw trap(Trap.foundNil) }
      return value
    case .chain(let value):
      do {
        return try evaluate(value)
      } catch {
        guard case .chainBroke = error else { throw error }
        return .none
      }
    case .link(let value):
      let value = try evaluate(value)
      if value == .none { throw .chainBroke }
      return value
    }
  }

  mutating func evaluate(_ expressions: [Expression]) throws(Unwinding) -> [Value] {
    var values: [Value] = []
    for expression in expressions { values.append(try evaluate(expression)) }
    return values
  }

  mutating func truth(_ expression: Expression) throws(Unwinding) -> Bool {
    let value = try evaluate(expression)
    guard case .bool(let bool) = value else {
      throw trap("'\(Interpreter.typeName(of: value))' is no Bool")
    }
    return bool
  }

  mutating func apply(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Unwinding) -> Value {
    switch Arithmetic.apply(operation, left, right) {
    case .value(let value):
      if case .string(let text) = value { try checkLength(text) }
      if case .array(let items) = value { try checkCount(items.count) }
      return value
    case .trap(let reason): throw trap(reason)
    }
  }

  mutating func checkLength(_ text: String) throws(Unwinding) {
    guard text.utf8.count > Interpreter.longestText else { return }
    throw trap("Out of memory: a text of more than \(Interpreter.longestText) bytes")
  }

  mutating func checkCount(_ count: Int) throws(Unwinding) {
    guard count > Interpreter.mostElements else { return }
    throw trap("Out of memory: more than \(Interpreter.mostElements) elements")
  }

  private mutating func makeDictionary(
    _ entries: [(key: Expression, value: Expression)]
  ) throws(Unwinding) -> Value {
    var result = Value.dictionary([])
    for entry in entries {
      let key = try evaluate(entry.key)
      if lookUp(key, in: result) != .none {
        throw trap("Dictionary literal contains duplicate keys")
      }
      result.set(try evaluate(entry.value), forKey: key)
    }
    return result
  }

  private mutating func convert(
    _ value: Value, _ type: TypeReference, _ cast: Expression.Cast
  ) throws(Unwinding) -> Value {
    let converted = Casting.convert(value, to: type)
    switch cast {
    case .conditional: return converted ?? .none
    case .known: return converted ?? value
    case .forced:
      if let converted { return converted }
      if value == .none { throw trap(Trap.foundNil) }
      throw trap(
        "Could not cast value of type '\(Interpreter.typeName(of: value))' to "
          + "'\(type.swiftName)'")
    }
  }

  private mutating func element(_ number: Int, of value: Value) throws(Unwinding) -> Value {
    guard case .tuple(let parts) = value, parts.indices.contains(number) else {
      throw trap(Trap.noMember("\(number)", of: value))
    }
    return parts[number]
  }
}
