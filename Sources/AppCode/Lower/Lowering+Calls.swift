import LifecycleModel
import SwiftSyntax

/// Calls. What is called is found while lowering; only values are called by what they are.
extension Lowering {
  private struct Arguments {
    var labels: [String]
    var values: [Expression]
    /// Trailing closures, which take the labels of the last parameters.
    var trailing: Int

    func fullName(_ base: String) -> String {
      base + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    /// With the default values of what the call leaves out; nil where it cannot mean the method.
    func filled(for method: ProgramTree.Method) -> [Expression]? {
      var filled: [Expression] = []
      var next = 0
      for (index, label) in method.labels.enumerated() {
        let isTrailing = next >= labels.count - trailing
        let isLast = index >= method.labels.count - trailing
        if next < labels.count, isTrailing ? isLast : labels[next] == label {
          filled.append(values[next])
          next += 1
        } else if let code = method.defaults[index] {
          filled.append(.call(code: code, []))
        } else {
          return nil
        }
      }
      return next == labels.count ? filled : nil
    }

    /// Whether the call can mean a function with these labels.
    func fit(_ wanted: [String]) -> Bool {
      guard wanted.count == labels.count else { return false }
      let named = labels.count - trailing
      return Array(wanted.prefix(named)) == Array(labels.prefix(named))
    }
  }

  func lower(_ call: FunctionCallExprSyntax) -> Expression {
    let callee = call.calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.identifierText
      guard let base = member.base else {
        return callFunction(name, arguments(of: call), at: member.declName)
      }
      if isDelegate(base) {
        return callOwn(name, arguments(of: call), at: member.declName)
          ?? callProperty(name, arguments(of: call), at: member.declName)
      }
      if base.is(SuperExprSyntax.self) {
        // What UIResponder does is nothing that is played.
        let values = arguments(of: call).values
        return .tupleElement(.tuple(values + [.literal(.void)]), values.count)
      }
      if let type = typeName(base) {
        if KnownType.system.contains("\(type).\(name)"), name != "Name" {
          return refuse(Construct("making a \(type).\(name)", "创建 \(type).\(name)"), at: member)
        }
        if KnownStatic.value(type, name) == nil {
          return callFunction(name, arguments(of: call), at: member.declName)
        }
      }
      return callMember(member, base, name, call)
    }
    if let name = callee.as(DeclReferenceExprSyntax.self),
      name.baseName.tokenKind != .keyword(.self)
    {
      return callNamed(name.baseName, call)
    }
    if let empty = emptyCollection(callee), call.arguments.isEmpty { return empty }
    return callValue(lower(callee), call)
  }

  /// `[String]()` and `[String: Int]()`.
  private func emptyCollection(_ callee: ExprSyntax) -> Expression? {
    if let array = callee.as(ArrayExprSyntax.self), array.elements.count == 1,
      let type = array.elements.first, typeName(type.expression) != nil
    {
      return .array([])
    }
    if let dictionary = callee.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content, elements.count == 1,
      let type = elements.first, typeName(type.key) != nil
    {
      return .dictionary([])
    }
    return nil
  }

  private func arguments(of call: FunctionCallExprSyntax) -> Arguments {
    var arguments = Arguments(labels: [], values: [], trailing: 0)
    for argument in call.arguments {
      arguments.labels.append(argument.label?.text ?? "_")
      arguments.values.append(aside { lower(argument.expression) })
    }
    if let closure = call.trailingClosure {
      arguments.labels.append("_")
      arguments.values.append(aside { lower(closure) })
      arguments.trailing += 1
    }
    for more in call.additionalTrailingClosures {
      arguments.labels.append(more.label.text)
      arguments.values.append(aside { lower(more.closure) })
    }
    return arguments
  }

  private func callNamed(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> Expression {
    let text = name.identifierText
    if scope.find(text) != nil || name.isShorthand { return callValue(lowerName(name), call) }
    if tree.properties.contains(where: { $0.name == text }) {
      return callValue(lowerName(name), call)
    }
    let arguments = arguments(of: call)
    return callOwn(text, arguments, at: name) ?? callFunction(text, arguments, at: name)
  }

  private func callValue(_ value: Expression, _ call: FunctionCallExprSyntax) -> Expression {
    let arguments = arguments(of: call)
    if let label = call.arguments.first(where: { $0.label != nil }) {
      _ = refuse(Construct("labels in the call of a closure", "调用闭包时的参数标签"), at: label)
    }
    return .callValue(value, arguments.values)
  }

  /// A method of the delegate; nil where none has that name.
  private func callOwn(
    _ name: String, _ arguments: Arguments, at node: some SyntaxProtocol
  ) -> Expression? {
    let candidates = tree.methods.filter { $0.baseName == name }
    guard let first = candidates.first else { return nil }
    if let method = candidates.first(where: { arguments.fit($0.labels) }) {
      return .call(code: method.code, arguments.values)
    }
    for method in candidates {
      if let values = arguments.filled(for: method) { return .call(code: method.code, values) }
    }
    report(.unknownMethod(arguments.fullName(name)), at: node, nearest: first.fullName)
    return .literal(.none)
  }

  private func callProperty(
    _ name: String, _ arguments: Arguments, at node: some SyntaxProtocol
  ) -> Expression {
    if let index = tree.properties.firstIndex(where: { $0.name == name }) {
      return .callValue(.property(index), arguments.values)
    }
    return unknownMethod(arguments.fullName(name), at: node, among: tree.methods.map(\.fullName))
  }

  private func callFunction(
    _ name: String, _ arguments: Arguments, at node: some SyntaxProtocol
  ) -> Expression {
    if let open = KnownFunction(rawValue: "\(name)(_:)"), open.takesAnyNumber {
      let count = arguments.labels.count { $0 == "_" }
      for label in arguments.labels where label != "_" {
        report(.notPlayed(Construct("'\(label):' in \(name)", "\(name) 的参数 '\(label):'")), at: node)
      }
      return .callFunction(open, Array(arguments.values.prefix(count)))
    }
    if name == "String", arguments.labels.first == "format" {
      return .callFunction(.format, arguments.values)
    }
    let fullName = arguments.fullName(name)
    if let known = KnownFunction(rawValue: fullName) {
      return .callFunction(known, arguments.values)
    }
    return unknownMethod(
      fullName, at: node, among: KnownFunction.names + tree.methods.map(\.fullName))
  }

  private func callMember(
    _ member: MemberAccessExprSyntax, _ base: ExprSyntax, _ name: String,
    _ call: FunctionCallExprSyntax
  ) -> Expression {
    if let known = KnownMember(rawValue: name), call.arguments.isEmpty, call.trailingClosure == nil
    {
      return .callValue(.member(lower(base), known), [])
    }
    let mutation = KnownMutation.allCases.contains { $0.baseName == name }
    if mutation {
      let arguments = arguments(of: call)
      let known = KnownMutation.allCases.first {
        $0.baseName == name && arguments.fit($0.rawValue.labels)
      }
      guard let known else {
        return unknownMethod(
          arguments.fullName(name), at: member.declName, among: KnownMutation.names)
      }
      guard let place = lowerPlace(base) else { return .literal(.none) }
      return .mutate(place, known, arguments.values)
    }
    let before = diagnostics.count
    let receiver = lower(base)
    let isReceiverKnown = diagnostics.count == before
    let arguments = arguments(of: call)
    let known = KnownMethod.allCases.first {
      $0.baseName == name && arguments.fit($0.rawValue.labels)
    }
    guard let known else {
      guard isReceiverKnown else { return .literal(.none) }
      if let own = callOwn(name, arguments, at: member.declName) {
        return .tupleElement(.tuple([receiver, own]), 1)
      }
      return unknownMethod(arguments.fullName(name), at: member.declName, among: KnownMethod.names)
    }
    return .callMethod(receiver, known, arguments.values)
  }

  private func unknownMethod(
    _ fullName: String, at node: some SyntaxProtocol, among names: [String]
  ) -> Expression {
    let base = fullName.prefix { $0 != "(" }
    let sameBase = names.first { $0.prefix { $0 != "(" } == base }
    report(
      .unknownMethod(fullName), at: node,
      nearest: sameBase ?? Nearest.match(fullName, among: names))
    return .literal(.none)
  }
}

extension String {
  /// Of a `name(labels:)`.
  fileprivate var labels: [String] {
    guard let open = firstIndex(of: "("), hasSuffix(")") else { return [] }
    return self[index(after: open)...].dropLast().split(separator: ":").map(String.init)
  }
}

extension RawRepresentable where RawValue == String {
  fileprivate var baseName: String { String(rawValue.prefix { $0 != "(" }) }
}

extension TokenSyntax {
  fileprivate var isShorthand: Bool {
    if case .dollarIdentifier = tokenKind { return true }
    return false
  }
}
