extension Method {
  /// The source of a parameter's value.
  enum Fitting: Equatable {
    case argument(Int)
    case many([Int])
    /// The code of a default value.
    case standard(Int)
  }

  /// The sources of the parameters' values, in order; nil if the call cannot mean the method.
  func fitted(to call: Call) -> [Fitting]? {
    var fitted: [Fitting] = []
    var next = 0
    for index in labels.indices {
      if index == variadic {
        let many = rest(of: call, from: next, at: index)
        next += many.count
        fitted.append(.many(many))
      } else if next < call.labels.count, takes(call, next, at: index) {
        fitted.append(.argument(next))
        next += 1
      } else if let code = defaults[index] {
        fitted.append(.standard(code))
      } else {
        return nil
      }
    }
    return next == call.labels.count ? fitted : nil
  }

  /// The arguments of a variadic parameter. A trailing closure is one of them, unless a later parameter needs it.
  private func rest(of call: Call, from start: Int, at index: Int) -> [Int] {
    let named = call.labels.count - call.trailing
    let takesClosure =
      call.trailing == 1 && types[index].isFunction
      && !types.indices.dropFirst(index + 1).contains { types[$0].mayBeFunction }
    guard start < named, call.labels[start] == labels[index] else {
      return takesClosure && start == named ? [named] : []
    }
    let end = (start + 1..<max(start + 1, named)).first { call.labels[$0] != "_" } ?? named
    return Array(start..<end) + (takesClosure && end == named ? [named] : [])
  }

  /// Whether the argument fits the parameter at `index`. A first trailing closure has no label. It goes to the first
  /// parameter that can take it, unless a later one needs it.
  private func takes(_ call: Call, _ argument: Int, at index: Int) -> Bool {
    let named = call.labels.count - call.trailing
    guard argument >= named else { return call.labels[argument] == labels[index] }
    guard types[index].mayBeFunction, labels.count - index >= call.labels.count - argument else {
      return false
    }
    if argument > named { return call.labels[argument] == labels[index] }
    guard defaults[index] != nil, call.trailing == 1 else { return true }
    return !types.indices.dropFirst(index + 1).contains { later in
      defaults[later] == nil && later != variadic && types[later].mayBeFunction
    }
  }
}

extension OwnType.Computed {
  /// Whether arguments of that number, spelled like that, can mean the subscript.
  func isCalled(with count: Int, _ spelling: String) -> Bool {
    let mayHaveCount =
      parameters.count == count || isVariadic && count >= parameters.count - 1
      || parameters.count > count && defaults.dropFirst(count).allSatisfy { $0 != nil }
    return mayHaveCount
      && labels.prefix(count).allSatisfy { $0 == "_" || spelling.contains($0 + ":") }
  }
}

extension TypeReference {
  /// Whether it may be a function type. A name may be a type alias of one.
  var mayBeFunction: Bool {
    switch self {
    case .function, .any, .named: return true
    case .optional(let wrapped): return wrapped.mayBeFunction
    // A type such as `K.Value` may be a function type.
    case .parameter(let name): return name.contains(".")
    default: return false
    }
  }
}
